/** The puzzles' part of the wire. */
import { json } from "../api";
import type { MistakeShelf, MistakesFound, PuzzleAnswer, PuzzleScene, PuzzleShelf } from "../wire";

/** The shelf on which my own mistakes stand. */
export const MINE = "mistakes";

const path = (shelf: string, puzzle: string): string =>
  shelf === MINE
    ? `/mistakes/${encodeURIComponent(puzzle)}`
    : `/puzzles/${encodeURIComponent(shelf)}/${encodeURIComponent(puzzle)}`;

export const calls = {
  shelf: (game: string) => json<PuzzleShelf>("GET", `/puzzles/${encodeURIComponent(game)}`),
  mistakes: () => json<MistakeShelf>("GET", "/mistakes"),
  learn: (table: string) => json<MistakesFound>("POST", `/tables/${encodeURIComponent(table)}/mistakes`, {}),
  asked: (shelf: string, puzzle: string, theme: string) =>
    json<PuzzleScene>(
      "GET",
      path(shelf, puzzle) + (theme && shelf !== MINE ? `?theme=${encodeURIComponent(theme)}` : ""),
    ),
  answer: (shelf: string, puzzle: string, action: string) =>
    json<PuzzleAnswer>("POST", `${path(shelf, puzzle)}/answer`, { action }),
  components: (game: string) => json<unknown>("GET", `/games/${encodeURIComponent(game)}/components`),
};
