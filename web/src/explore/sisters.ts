/** Studies beside each other: the one that differs in a single respect, as far as there is one. */
import type { StudyLine } from "../wire";

export const FACETS = ["game", "bots", "players", "edition", "games"] as const;
export type Facet = (typeof FACETS)[number];

/** What a study is in one respect, as a text to compare. */
export function facetOf(line: StudyLine, facet: Facet): string {
  if (facet === "bots") {
    return line.bots.join(",");
  }
  if (facet === "edition") {
    return `${line.game} ${line.edition}`;
  }
  return String(line[facet]);
}

/** The study with this value that has most in common with the one that is looked at. */
export function sister(list: readonly StudyLine[], line: StudyLine, facet: Facet, value: string): StudyLine {
  const alike = (one: StudyLine): number =>
    FACETS.filter((other) => facetOf(one, other) === facetOf(line, other)).length;
  const found = list.filter((one) => facetOf(one, facet) === value);
  return found.reduce((best, one) => (alike(one) > alike(best) ? one : best), found[0] ?? line);
}
