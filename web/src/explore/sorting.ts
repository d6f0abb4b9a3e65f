/** The order of the card table. */
import type { StudyCard } from "../wire";
import type { Column } from "./address";

const FIGURES: Record<Exclude<Column, "name">, (card: StudyCard) => number> = {
  taken: (card) => card.rate,
  points: (card) => card.points,
  share: (card) => card.share,
  difference: (card) => card.difference,
};

/** Sorted by a column; what is equal there stands by name. */
export function sorted(
  cards: readonly StudyCard[],
  { sort, up }: { sort: Column; up: boolean },
  name: (card: StudyCard) => string,
  language: string,
): StudyCard[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const byName = (one: StudyCard, two: StudyCard): number => collator.compare(name(one), name(two));
  const sign = up ? 1 : -1;
  return [...cards].sort((one, two) =>
    sort === "name"
      ? sign * byName(one, two)
      : sign * (FIGURES[sort](one) - FIGURES[sort](two)) || byName(one, two),
  );
}
