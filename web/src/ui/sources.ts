/** Points by the rows of the score table. */
import type { ScoreRow } from "../games/room";
import type { SourceLine } from "../wire";

/** The awards that a row of the score table adds up, of one seat or of all. */
export function linesOf(lines: readonly SourceLine[], row: ScoreRow, seat = -1): SourceLine[] {
  return lines.filter(
    (line) =>
      row.sources.includes(line.source) &&
      (seat < 0 || line.seat === seat) &&
      (!row.rounds || (line.round >= row.rounds[0] && line.round <= row.rounds[1])),
  );
}

export function pointsOf(lines: readonly SourceLine[], row: ScoreRow, seat: number): number {
  return linesOf(lines, row, seat).reduce((total, line) => total + line.points, 0);
}

/** The two rows in which a seat is furthest ahead of another: "Bastille +9". */
export function decisive(
  lines: readonly SourceLine[],
  rows: readonly ScoreRow[],
  seat: number,
  other: number,
): string[] {
  return rows
    .map((row) => ({ row, lead: pointsOf(lines, row, seat) - pointsOf(lines, row, other) }))
    .filter(({ lead }) => lead > 0)
    .sort((one, two) => two.lead - one.lead)
    .slice(0, 2)
    .map(({ row, lead }) => `${row.label} +${lead}`);
}
