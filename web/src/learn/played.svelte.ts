/** A table that nobody holds: its moments come from a lesson or from a golden game, not from a socket. */
import type { Door } from "../door";
import { Table } from "../table.svelte";
import type { Look, SourceLine, TableInfo, Whole } from "../wire";
import { learning } from "./api";

/** What is shown next; `held`: the view is ahead of what is told, so the board follows the events alone. */
export type Shown = { look: Look; sources: SourceLine[]; held?: boolean };
export type Opening = {
  game: string;
  names: string[];
  seat: number;
  shown: Shown;
  /** Its figures, if they are not the printed ones. */
  components?: () => Promise<unknown>;
};

export class PlayedTable extends Table {
  /** What to do with an answer of mine. */
  answers: (action: string) => void = () => undefined;
  busy = $state(false);
  private readonly seat: number;

  constructor(opening: Opening) {
    super("", playedDoor(opening));
    this.seat = opening.seat;
    this.mine = [opening.seat];
  }

  override get sending(): boolean {
    return this.busy;
  }

  protected override deliver(_seat: number, action: string): void {
    this.answers(action);
  }

  /** What happens, played on the board. */
  play(shown: Shown, by = -1): void {
    const look = shown.held ? { ...shown.look, view: this.told(shown.look) } : shown.look;
    this.busy = false;
    this.show({ ...this.message({ ...shown, look }), type: "update", by, undone: false });
  }

  /** Another position, or the same one as before: pieces slide, nothing is told. */
  lay(shown: Shown): void {
    this.busy = false;
    this.apply(this.message(shown));
    this.stage.slide(this.truth);
  }

  /** The board as it would be after what is told, and nothing more. */
  private told(look: Look): unknown {
    const fold = this.room?.script.fold;
    try {
      return look.events.reduce(
        (view, event) => (fold ? fold(view, event, this.figures) : view),
        this.truth.look.view,
      );
    } catch (error) {
      reportError(error);
      return look.view;
    }
  }

  private message(shown: Shown): Whole {
    return wholeOf(shown, this.seq + 1);
  }

  /** Whether a thing of this seat is meant. */
  isMe(seat: number): boolean {
    return seat === this.seat;
  }
}

function wholeOf({ look, sources }: Shown, seq: number): Whole {
  const asked = (look.view as { asked_seat: number }).asked_seat;
  return { type: "whole", seq, ply: seq, asked_seat: asked, looks: [look], sources, end: null };
}

function playedDoor({ game, names, seat, shown, components }: Opening): Door {
  return {
    path: "",
    shared: true,
    info: () => Promise.resolve(infoOf(game, names, seat)),
    components: components ?? (() => learning.components(game)),
    figures: () => Promise.reject(new Error("a lesson has no edition")),
    log: () => Promise.resolve([]),
    scenes: () => Promise.resolve([]),
    last: () => Promise.resolve(wholeOf(shown, 0)),
  };
}

function infoOf(game: string, names: string[], seat: number): TableInfo {
  return {
    table: "",
    game,
    rules: 1,
    players: names.length,
    switches: {},
    edition: false,
    practice: true,
    branch_of: "",
    branch_ply: 0,
    commitment: "",
    created: 0,
    host: false,
    solo: false,
    hot_seat: false,
    watchers: 0,
    seats: names.map((name, index) => ({
      seat: index,
      kind: "human",
      name,
      level: "",
      stand_in: "",
      here: true,
      mine: index === seat,
    })),
    kept: false,
    guests_sit: false,
    rematch: "",
    shared: true,
  };
}
