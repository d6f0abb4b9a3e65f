/** The teacher beside a table: asked at each of my decisions; what was heard stays with this browser. */
import type { Table } from "../table.svelte";
import type { HeardLines, SourceLine, Taught, TeacherLine } from "../wire";
import { learning } from "./api";

const PATIENCE = 2500; // milliseconds an answer waits for what the search says

const FAREWELLS = 2; // how often she says that she is silent; later her silence says it

type Kept = { heard: HeardLines; since: number; silences: number };
const NOTHING: Kept = { heard: { kinds: [], lines: {} }, since: -1, silences: 0 };

export class Teacher {
  private readonly table: Table;
  taught = $state.raw<Taught | null>(null);
  /** What a search holds against my choices; null while it thinks. */
  private warnings: Promise<{ [action: string]: TeacherLine }> = Promise.resolve({});
  /** The warning that holds an answer back, and that answer. */
  warning = $state.raw<TeacherLine | null>(null);
  private held = "";
  asked = $state(false);
  /** Points of mine since my last answer, by source; without those she speaks of. */
  gains = $state.raw<SourceLine[]>([]);
  /** She has nothing to say and says so. */
  silent = $state(false);
  private kept: Kept;
  private before: SourceLine[] = [];
  private anyway = "";
  private at = -1;

  constructor(table: Table) {
    this.table = table;
    this.kept = kept(table.id);
    table.heldBack = (action) => this.holds(action);
  }

  stop(): void {
    this.table.heldBack = () => false;
  }

  /** At a decision of mine: what followed, what to look at, and what the search warns of. */
  async meet(seq: number): Promise<void> {
    if (seq === this.at) {
      return;
    }
    this.at = seq;
    this.asked = false;
    this.warning = null;
    this.anyway = "";
    this.taught = null;
    const question = { seat: this.table.me, seq, since: this.kept.since, heard: this.kept.heard };
    const gains = gained(this.table.me, this.before, this.table.shownSources);
    // begun at once: the search thinks while she speaks, and no warning of the last decision is left
    this.warnings = learning.warnings(this.table.id, question).then(
      ({ lines }) => lines,
      () => ({}),
    );
    try {
      const taught = await learning.teacher(this.table.id, question);
      if (this.at !== seq) {
        return;
      }
      const told = taught.after.map((line) => line.source);
      this.gains = gains.filter((one) => !told.includes(one.source));
      this.silent = taught.before === null && this.kept.silences < FAREWELLS;
      this.taught = taught;
      const silences = this.kept.silences + Number(this.silent);
      this.keep({ ...this.kept, heard: taught.heard, silences });
    } catch {
      // a teacher who cannot be asked is silent
    }
  }

  /** Before an answer: a clearly bad choice is held back once. */
  private holds(action: string): boolean {
    const { seq } = this.table;
    if (this.anyway === action) {
      this.answered(seq);
      return false;
    }
    void this.judge(action, seq);
    return true;
  }

  private async judge(action: string, seq: number): Promise<void> {
    const late = new Promise<{ [action: string]: TeacherLine }>((resolve) =>
      setTimeout(() => resolve({}), PATIENCE),
    );
    const line = (await Promise.race([this.warnings, late]))[action];
    if (this.table.seq !== seq || this.table.chosen !== action) {
      return;
    }
    if (line === undefined || this.kept.heard.lines?.[line.id]) {
      this.go(action);
      return;
    }
    const { kinds, lines } = this.kept.heard;
    this.keep({ ...this.kept, heard: { kinds: kinds ?? [], lines: { ...lines, [line.id]: 1 } } });
    this.held = action;
    this.warning = line;
  }

  /** Somebody has chosen something else: what was said of the other choice is over. */
  follow(chosen: string): void {
    if (this.warning !== null && chosen !== this.held) {
      this.warning = null;
    }
  }

  /** Do it anyway. */
  insist(): void {
    this.go(this.held);
  }

  /** Do it: nothing holds it back any more. */
  private go(action: string): void {
    this.anyway = action;
    this.warning = null;
    this.table.chosen = action;
    this.table.confirm();
  }

  other(): void {
    this.warning = null;
    this.table.chosen = "";
  }

  private answered(seq: number): void {
    this.before = this.table.shownSources;
    this.keep({ ...this.kept, since: seq + 1 });
  }

  private keep(now: Kept): void {
    this.kept = now;
    try {
      sessionStorage.setItem(`trianon.teacher.${this.table.id}`, JSON.stringify(now));
    } catch {
      // a browser without storage hears a line twice, nothing more
    }
  }
}

/** What a seat has won or lost since, by source. */
export function gained(
  seat: number,
  before: readonly SourceLine[],
  now: readonly SourceLine[],
): SourceLine[] {
  const sum = (lines: readonly SourceLine[], source: string): number =>
    lines
      .filter((one) => one.seat === seat && one.source === source)
      .reduce((all, one) => all + one.points, 0);
  const mine = now.filter((one) => one.seat === seat);
  return mine
    .filter((one, index) => mine.findIndex((other) => other.source === one.source) === index)
    .map((one) => ({ ...one, points: sum(now, one.source) - sum(before, one.source) }))
    .filter((one) => one.points !== 0);
}

/** What this browser keeps of a game with the teacher. */
export function kept(table: string): Kept {
  try {
    return {
      ...NOTHING,
      ...(JSON.parse(sessionStorage.getItem(`trianon.teacher.${table}`) ?? "{}") as object),
    };
  } catch {
    return NOTHING;
  }
}
