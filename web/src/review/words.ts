/** The words of the review, fetched with it. */
import { textOf, type Catalogue, type Language } from "../words";

const REVIEW: Catalogue = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

export const reviewWords = (language: Language): Promise<string> => textOf(REVIEW, language);
