/** Things on the board that are no cards, read by few: what they say is fetched when the first of them is lifted. */
import type { Table } from "../table.svelte";
import { textOf, Words, type Catalogue } from "../words";
import type { Face } from "./face";

export type Things = {
  /** The face of "weapon rifle"; `say` has the words of things. */
  face: (table: Table, key: string, say: Words) => Face | null;
  words: Catalogue;
};
/** Fetched, with its words in one language. */
export type Known = { things: Things; say: Words };

export async function knownThings(fetched: () => Promise<Things>, language: string): Promise<Known> {
  const things = await fetched();
  return { things, say: new Words(language, [await textOf(things.words, language)]) };
}
