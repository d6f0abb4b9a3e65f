/** The HTTP part of learning: lessons, the glossary, clauses on the board, the teacher. */
import { ask, json, text } from "../api";
import type {
  AskTeacher,
  ClauseScene,
  Explained,
  FirstGame,
  LessonInfo,
  LessonScene,
  Made,
  Taught,
  Warnings,
} from "../wire";

const at = (game: string): string => `/learn/${encodeURIComponent(game)}`;
const here = (game: string, lesson: string): string => `${at(game)}/lessons/${encodeURIComponent(lesson)}`;
const beside = (table: string): string => `/tables/${encodeURIComponent(table)}/teacher`;

export const learning = {
  lessons: (game: string) => json<LessonInfo[]>("GET", at(game)),
  words: (game: string, language: string) => text(`${at(game)}/locale/${language}.ftl`),
  glossary: (game: string, language: string) => json<Explained[]>("GET", `${at(game)}/glossary/${language}`),
  clauses: (game: string) => json<string[]>("GET", `${at(game)}/moments`),
  clause: (game: string, clause: string) =>
    json<ClauseScene>("GET", `${at(game)}/moments/${encodeURIComponent(clause)}`),
  components: (game: string) => json<unknown>("GET", `/games/${encodeURIComponent(game)}/components`),
  lesson: (game: string, lesson: string) => json<LessonScene>("GET", here(game, lesson)),
  answer: (game: string, lesson: string, step: number, line: string[], help = false) =>
    json<LessonScene>("POST", `${here(game, lesson)}/answer`, { step, line, help }),
  next: (game: string, lesson: string, step: number, line: string[]) =>
    json<LessonScene>("POST", `${here(game, lesson)}/next`, { step, line }),
  back: (game: string, lesson: string, step: number) =>
    json<LessonScene>("POST", `${here(game, lesson)}/back`, { step }),
  skip: (game: string, lesson: string, step: number) =>
    json<LessonScene>("POST", `${here(game, lesson)}/skip`, { step }),
  firstGame: (game: string, wish: FirstGame) => json<Made>("POST", `${at(game)}/first-game`, wish),
  again: async (game: string, lesson: string) => void (await ask("DELETE", here(game, lesson))),
  teacher: (table: string, asked: AskTeacher) => json<Taught>("POST", beside(table), asked),
  warnings: (table: string, asked: AskTeacher) => json<Warnings>("POST", `${beside(table)}/warnings`, asked),
};
