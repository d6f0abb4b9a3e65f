/** The log in acts: one line for one thing a person would point at; the events are its atoms. */
import type { LogLine } from "../logbook.svelte";
import type { Row } from "../seatlines";
import type { SeatLine } from "../wire";
import { joined, plan, type Act, type Acts } from "./plan";

type Line = { key: string; kind: "act"; act: Act; lines: LogLine[] };
export type ActRow = Line | { key: string; kind: "change"; change: SeatLine };

/** The rows of the log, those of each action laid together to acts. */
export function grouped(acts: Acts, rows: readonly Row[]): ActRow[] {
  const found: ActRow[] = [];
  let last = null as Line | null;
  for (let index = 0; index < rows.length;) {
    const row = rows[index]!;
    if (row.kind === "change") {
      found.push(row);
      index += 1;
      continue;
    }
    const lines = linesOf(rows, index, row.line.seq);
    index += lines.length;
    for (const one of actsOf(acts, lines, last?.act ?? null)) {
      const united: Act[] = last ? joined([last.act], [one.act]) : [one.act];
      if (last && united.length === 1) {
        last.act = united[0]!;
        last.lines.push(...one.lines);
      } else {
        found.push(one);
        last = one;
      }
    }
  }
  return found;
}

/** The lines of one action, from here on. */
function linesOf(rows: readonly Row[], from: number, seq: number): LogLine[] {
  const lines: LogLine[] = [];
  for (let row = rows[from]; row?.kind === "line" && row.line.seq === seq; row = rows[from + lines.length]) {
    lines.push(row.line);
  }
  return lines;
}

function actsOf(acts: Acts, lines: readonly LogLine[], last: Act | null): Line[] {
  let from = 0;
  const events = lines.map((line) => line.event);
  return plan(acts, null, events, null, last).map((act) => {
    const own = lines.slice(from, from + act.events.length);
    from += act.events.length;
    return { key: `${own[0]!.seq}.${own[0]!.index}`, kind: "act", act, lines: own };
  });
}
