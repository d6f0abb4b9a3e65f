import type { Words } from "../words";

/** What a game is called: as the lobby says it, or by its name. */
export function titleOf(words: Words, game: string): string {
  const id = `lobby-${game}`;
  return words.has(id)
    ? words.t(id)
    : game.replaceAll("-", " ").replace(/(^| )\p{L}/gu, (one) => one.toUpperCase());
}
