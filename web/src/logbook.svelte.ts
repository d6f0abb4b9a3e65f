/** The log of a table: what was played, and who came, went or was replaced at the seats. */
import { interleaved, type Row } from "./seatlines";
import type { Event, SeatLine, Step, Update } from "./wire";

export type LogLine = { seq: number; index: number; by: number; event: Event };

type Fetch = (seat: number) => Promise<Step[]>;

export class Logbook {
  changes = $state.raw<SeatLine[]>([]);
  private steps = $state.raw<Step[]>([]);
  private readonly fetch: Fetch;

  constructor(fetch: Fetch) {
    this.fetch = fetch;
  }

  /**
   * The log up to now; what was shown while it was on its way is kept, unless another reader has sat down.
   */
  async load(reader: () => number): Promise<void> {
    const seat = reader();
    const found = await this.fetch(seat);
    if (seat === reader()) {
      this.steps = [...found, ...newer(this.steps, found)];
    }
  }

  /** Another reader sits down: what the one before could know is gone. */
  forget(): void {
    this.steps = [];
  }

  /** What an update told me, unless it is known already. */
  add({ seq, ply, by }: Update, events: Event[]): void {
    const step = { seq, ply, by, undone: false, action: "", words: null, events };
    this.steps = [...this.steps, ...newer([step], this.steps)];
  }

  /** The events that still hold, up to a moment, without the last ones that the board has yet to show. */
  lines(until: number, ahead = 0): LogLine[] {
    const all = this.steps
      .filter((step) => !step.undone && step.seq <= until)
      .flatMap((step) => step.events.map((event, index) => ({ seq: step.seq, index, by: step.by, event })));
    return ahead > 0 ? all.slice(0, -ahead) : all;
  }

  /** The same, with the changes of the seats where they happened. */
  rows(until: number, ahead = 0): Row[] {
    const changes = this.changes.filter((change) => change.seq <= until);
    return interleaved(this.lines(until, ahead), changes);
  }

  /** How many actions there were since the last one of a seat; none if it has not acted. */
  since(seat: number): number {
    const last = this.steps.findLastIndex((step) => step.by === seat && !step.undone);
    return last < 0 ? 0 : this.steps.length - 1 - last;
  }
}

/** The steps that come after the last of some others. */
function newer(steps: readonly Step[], than: readonly Step[]): Step[] {
  const last = than.at(-1)?.seq ?? -1;
  return steps.filter((step) => step.seq > last);
}
