/** The page's own words of learning, and how a line is written. */
import type { Catalogue } from "../words";

export const OWN: Catalogue = import.meta.glob<string>("./locale/*.ftl", {
  query: "?raw",
  import: "default",
});

/** A capital at the start of each sentence: what fills a line may stand there. */
export const sentences = (text: string): string =>
  text.replace(/(^|[.!?]\s)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
