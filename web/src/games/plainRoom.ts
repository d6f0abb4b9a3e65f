/** The room of a game that has none of its own: what its view says, as text. */
import type { Rule } from "../stage/plan";
import type { Script } from "../stage/stage.svelte";
import type { Table } from "../table.svelte";
import type { Words } from "../words";
import PlainBoard from "./PlainBoard.svelte";
import PlainNothing from "./PlainNothing.svelte";
import PlainSeat from "./PlainSeat.svelte";
import type { Room, ScoreRow, TextBlock } from "./room";

type Fields = Record<string, unknown>;

/** What the shell of the page shows already. */
const SHOWN = ["game", "ply", "over", "winners", "asked_seat", "switches", "seat", "asked", "players"];

const fieldsOf = (table: Table): Fields => (table.view ?? {}) as unknown as Fields;
const playersIn = (view: unknown): Fields[] => ((view as Fields | null)?.["players"] ?? []) as Fields[];
const playersOf = (table: Table): Fields[] => playersIn(table.view);
const scoreIn = (view: unknown, seat: number): number => Number(playersIn(view)[seat]?.["score"] ?? 0);

/** The name of a field: the game's own word for it, else as it is written. */
function label(words: Words, field: string): string {
  const id = `label-${field.replaceAll("_", "-")}`;
  return words.has(id) ? words.t(id) : field.replaceAll("_", " ");
}

/** A value in one line: lists by commas, tables as "field value". */
export function said(words: Words, value: unknown): string {
  if (Array.isArray(value)) {
    return value.map((item) => said(words, item)).join(", ") || "–";
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([field, inner]) => `${label(words, field)} ${said(words, inner)}`)
      .join(", ");
  }
  return value === null || value === "" ? "–" : String(value);
}

/** The fields of something as lines. */
export function lines(words: Words, fields: Fields, without: readonly string[]): string[] {
  return Object.entries(fields)
    .filter(([field]) => !without.includes(field))
    .map(([field, value]) => `${label(words, field)}: ${said(words, value)}`);
}

export function seatLines(table: Table, seat: number): string[] {
  return lines(table.words, playersOf(table)[seat] ?? {}, ["seat"]);
}

export function text(table: Table): TextBlock[] {
  const seats = playersOf(table).map((_, seat) => ({
    title: table.names[seat] ?? `${seat + 1}`,
    lines: seatLines(table, seat),
  }));
  return [
    { title: table.words.t("game-title"), lines: lines(table.words, fieldsOf(table), SHOWN) },
    ...seats,
  ];
}

function rows(table: Table): ScoreRow[] {
  const found = [...new Set(table.shownSources.map((line) => line.source))];
  return found.map((source) => ({
    key: source,
    label: table.words.t(`source-${source}`),
    icon: "",
    sources: [source],
  }));
}

/** Nothing is played, whatever happens: a view follows the one before. */
const SILENT: Rule = { how: "silent", act: "", of: [], ms: 0, hold: 0, sound: "", voice: 0 };
const script: Script = {
  acts: { rules: new Proxy<Record<string, Rule>>({}, { get: () => SILENT }), ceremony: [] },
  fold: (view) => view,
  flights: () => [],
  place: () => "",
  count: () => ({ icon: "", title: "", rule: "", gains: {} }),
  opening: "",
  counts: () => false,
};

export const room: Room = {
  sheets: [],
  words: () => Promise.resolve(""),
  Board: PlainBoard,
  card: () => null,
  Possessions: PlainSeat,
  Hand: PlainNothing,
  Stats: PlainSeat,
  Brief: PlainSeat,
  Helps: PlainNothing,
  when: (table) => said(table.words, fieldsOf(table)["round"] ?? ""),
  score: (table, seat) => scoreIn(table.view, seat),
  total: (moment, seat) => moment.end?.scores[seat] ?? scoreIn(moment.look.view, seat),
  note: () => "",
  text,
  rows,
  onBoard: () => false,
  script,
  how: () => "",
  short: (table) => table.words.t("confirm"),
};
