/** The words of the puzzles, fetched with them. */
import { textOf, type Catalogue, type Language } from "../words";

const PUZZLES: Catalogue = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

export const puzzleWords = (language: Language): Promise<string> => textOf(PUZZLES, language);
