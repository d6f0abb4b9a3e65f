/** What a game gives the page; see web/README.md. Rooms are loaded when their table is opened. */
import type { Component } from "svelte";
import type { Table } from "../table.svelte";
import type { Flight } from "../course";
import type { Event } from "../wire";
import type { Language } from "../words";

/** A block of the text table: the same facts as on the board, as sentences. */
export type TextBlock = { title: string; lines: string[] };

/** A row of the score table. */
export type ScoreRow = {
  key: string;
  label: string;
  icon: string;
  sources: string[];
  rounds?: [number, number];
};

export interface Room {
  /** Sheets of drawings (SVG symbols), fetched once. */
  sheets: string[];
  /** Words the page needs besides the game's own. */
  words: (language: Language) => Promise<string>;
  /** The board; it lights the options of the decision. */
  Board: Component<{ table: Table }>;
  /** What the player holds, in the dock; compact when options stand beside it. */
  Hand: Component<{ table: Table; compact?: boolean }>;
  /** Lines of figures in a player's panel. */
  Stats: Component<{ table: Table; seat: number }>;
  /** One line of figures in the strip of a phone. */
  Brief: Component<{ table: Table; seat: number }>;
  /** Panels of the rail: odds, balances. */
  Helps: Component<{ table: Table }>;
  /** Where the game stands: "Round 5 of 8, placement". */
  when: (table: Table) => string;
  /** The score of a seat as it may be known now. */
  score: (table: Table, seat: number) => number;
  /** What is worth saying beside a name: "start player". */
  note: (table: Table, seat: number) => string;
  /** The board as sentences. */
  text: (table: Table) => TextBlock[];
  /** Rows of the score table. */
  rows: (table: Table) => ScoreRow[];
  /** Whether this option is lit on the board or in the hand, so that the dock need not list it. */
  onBoard: (table: Table, action: string) => boolean;
  /** Whether choosing this option answers at once: a step of a longer gesture, which can be taken back. */
  instant?: (table: Table, action: string) => boolean;
  /** What travels when this happened: coins to a purse, a card to a hand. */
  flight?: (event: Event) => Flight | null;
  /** How to answer, in one line under the prompt. */
  how: (table: Table) => string;
  /** Short words for the chosen option, for the button. */
  short: (table: Table, action: string) => string;
}

const rooms: Record<string, () => Promise<{ room: Room }>> = {
  bastille: () => import("./bastille"),
  "louis-xiv": () => import("./louis_xiv"),
  "heads-of-state": () => import("./heads_of_state"),
};

export async function loadRoom(game: string): Promise<Room> {
  const load = rooms[game];
  if (load === undefined) {
    throw new Error(`no room for ${game}`);
  }
  return (await load()).room;
}

export const hasRoom = (game: string): boolean => game in rooms;
