/** The figures of a table in lines: those of one row and one origin share a line. */
import type { Figure } from "./wire";

export type Line = { what: string; figure: string; origin: string };
export type Group = { name: string; lines: Line[] };

export function grouped(figures: readonly Figure[]): Group[] {
  const groups: Group[] = [];
  let last: Figure | undefined;
  for (const figure of figures) {
    if (groups.at(-1)?.name !== figure.group) {
      groups.push({ name: figure.group, lines: [] });
      last = undefined;
    }
    const line = groups.at(-1)?.lines.at(-1);
    if (line && last && figure.row !== "" && figure.row === last.row && figure.origin === last.origin) {
      line.figure += `, ${figure.field} ${figure.value}`;
    } else {
      groups.at(-1)?.lines.push(lineOf(figure));
    }
    last = figure;
  }
  return groups;
}

function lineOf(figure: Figure): Line {
  const own = figure.row === "";
  return {
    what: own ? figure.field : figure.row,
    figure: own ? figure.value : `${figure.field} ${figure.value}`,
    origin: figure.origin,
  };
}
