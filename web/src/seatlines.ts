/** Changes of who plays a seat, as lines of the log between the actions they came between. */
import type { LogLine } from "./logbook.svelte";
import type { SeatLine } from "./wire";
import type { Message, Words } from "./words";

export type Row =
  { key: string; kind: "line"; line: LogLine } | { key: string; kind: "change"; change: SeatLine };

/** The log with its changes of seats in place: each stands behind the action whose number it has. */
export function interleaved(log: readonly LogLine[], changes: readonly SeatLine[]): Row[] {
  const rows: Row[] = [];
  let next = 0;
  const upTo = (seq: number): void => {
    for (let change = changes[next]; change !== undefined && change.seq < seq; change = changes[next]) {
      rows.push({ key: `seat ${change.id}`, kind: "change", change });
      next += 1;
    }
  };
  for (const line of log) {
    upTo(line.seq);
    rows.push({ key: `${line.seq}.${line.index}`, kind: "line", line });
  }
  upTo(Infinity);
  return rows;
}

/** A change in words; a name is text and nothing else. */
export function seatWords(change: SeatLine, words: Words): Message {
  const number = change.seat + 1;
  const name = change.name || words.t("seat-number", { number });
  const level = words.has(`bot-${change.level}`) ? words.t(`bot-${change.level}`) : change.level;
  return [`seat-line-${change.kind}`, { name, number, level }];
}
