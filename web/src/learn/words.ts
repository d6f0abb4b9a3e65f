/** The words of learning a game: the page's own, and those of lessons, teacher and glossary. */
import { api } from "../api";
import { coreWords, pageWords } from "../language.svelte";
import { textOf, Words, type Language } from "../words";
import { learning } from "./api";
import { OWN } from "./own";

const kept = new Map<string, Promise<Words>>();

/** All words of the page and, if a game is given, of learning it. */
export function learnWords(language: Language, game = ""): Promise<Words> {
  const key = `${language} ${game}`;
  let found = kept.get(key);
  if (found === undefined) {
    found = load(language, game);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

async function load(language: Language, game: string): Promise<Words> {
  const own = [coreWords(language), pageWords(language), textOf(OWN, language)];
  const its = game ? [api.gameWords(game, language), learning.words(game, language)] : [];
  return new Words(language, await Promise.all([...own, ...its]));
}
