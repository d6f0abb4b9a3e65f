/** The words of the page in the chosen language; a table adds those of its game. */
import { api } from "./api";
import { settings } from "./settings.svelte";
import { FIRST, PAGE, textOf, Words, type Language } from "./words";

export const pageWords = (language: Language): Promise<string> => textOf(PAGE, language);

const core: Partial<Record<Language, Promise<string>>> = {};

/** What all games share, the errors above all; without a server the page still has its own words. */
export function coreWords(language: Language): Promise<string> {
  let found = core[language];
  if (found === undefined) {
    found = api.coreWords(language).catch(() => {
      delete core[language];
      return "";
    });
    core[language] = found;
  }
  return found;
}

const games: Record<string, Promise<string>> = {};

/** What a game says; asked for once. */
export function gameWords(game: string, language: Language): Promise<string> {
  const key = `${game} ${language}`;
  const found = games[key] ?? api.gameWords(game, language);
  games[key] = found;
  found.catch(() => {
    delete games[key];
  });
  return found;
}

class Speech {
  words = $state.raw<Words>(new Words(FIRST, []));
  ready = $state(false);

  async load(language: Language): Promise<void> {
    const sources = await Promise.all([coreWords(language), pageWords(language)]);
    if (settings.language === language) {
      this.words = new Words(language, sources);
      this.ready = true;
    }
  }
}

export const speech = new Speech();
