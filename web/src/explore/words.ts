/** The words of the explorer, fetched with it. */
import { api } from "../api";
import { coreWords, pageWords } from "../language.svelte";
import { capital, textOf, Words, type Catalogue, type Language, type Message } from "../words";

const OWN: Catalogue = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

/** All words of exploring a game; of none: of the list. */
export async function exploreWords(language: Language, game = ""): Promise<Words> {
  const sources = [coreWords(language), pageWords(language), textOf(OWN, language)];
  if (game) {
    sources.push(api.gameWords(game, language));
  }
  return new Words(language, await Promise.all(sources));
}

/** A thing of the game by its words, or by its id if it has none. */
export const named = (words: Words, message: Message | null, id: string): string =>
  message === null ? id : capital(words.say(message));

/** A bot as people call it: `minister:400` is a minister that thinks 400 times. */
export function botName(words: Words, bot: string): string {
  const [level = "", ...rest] = bot.split(":");
  if (level === "random") {
    return words.t("explore-random");
  }
  const name = words.has(`bot-${level}`) ? words.t(`bot-${level}`) : level;
  return [name, ...rest].join(" ");
}

const formats = new Map<string, Intl.NumberFormat>();
function format(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  let found = formats.get(key);
  if (found === undefined) {
    found = new Intl.NumberFormat(language, options);
    formats.set(key, found);
  }
  return found;
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
export const percent = (words: Words, share: number): string =>
  format(words.language, { style: "percent", ...ONE_DIGIT }).format(share);
export const decimal = (words: Words, value: number): string =>
  format(words.language, ONE_DIGIT).format(value);
export const signed = (words: Words, value: number): string =>
  format(words.language, { signDisplay: "exceptZero", ...ONE_DIGIT }).format(value);
/** Small differences of points need two digits. */
export const signedFinely = (words: Words, value: number): string =>
  format(words.language, {
    signDisplay: "exceptZero",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value);
/** Hundredths of a share with their sign: +3.2 of a hundred games. */
export const signedHundredths = (words: Words, share: number): string => signed(words, 100 * share);
