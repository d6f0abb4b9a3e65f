/** What a game gives the page; see web/README.md. Rooms are loaded when their table is opened. */
import type { Component } from "svelte";
import type { Face } from "../cards/face";
import type { Things } from "../cards/things";
import type { Table } from "../table.svelte";
import type { Moment, Script } from "../stage/stage.svelte";
import type { Event } from "../wire";
import type { Language, Message } from "../words";

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

/** A hand that is covered; `open`: the dock shows what lies open beside it. */
export type Covers = { show: string; open?: boolean; backs: (table: Table, seat: number) => number[] };

export interface Room {
  /** Sheets of drawings (SVG symbols), fetched once. */
  sheets: string[];
  /** Words the page needs besides the game's own. */
  words: (language: Language) => Promise<string>;
  /** The board; it lights the options of the decision. */
  Board: Component<{ table: Table }>;
  /** What is printed on a thing of this table: "character S02". */
  card: (table: Table, key: string) => Face | null;
  /** What there is to read about the other things on its board: tokens, decks, tracks. */
  things?: () => Promise<Things>;
  /** Everything that lies open before a player, card by card; one's own adds what is hidden. */
  Possessions: Component<{ table: Table; seat: number }>;
  /** The things a decision is about, to be chosen as things; in the dock instead of sentences. */
  Choices?: Component<{ table: Table }>;
  chooses?: (table: Table) => boolean;
  /** Whether a card carries this option, so that the dock need not list it. */
  asCard?: (table: Table, action: string) => boolean;
  /** What a player keeps an eye on: a row above the dock where there is no rail, else a panel of the rail. */
  Near?: Component<{ table: Table }>;
  Mine?: Component<{ table: Table }>;
  /** What the player holds, in the dock; compact when options stand beside it. */
  Hand: Component<{ table: Table; compact?: boolean }>;
  /** What of a hand is secret: its backs in groups, and the words of the button that shows it. */
  covers?: Covers;
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
  /** The score of a seat at some moment; at the end the final one. */
  total: (moment: Moment, seat: number) => number;
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
  /** How its events play on the board. */
  script: Script;
  /** What my answer will be told as, if it is seen at the click: my pieces go where I put them. */
  mine?: (table: Table, action: string) => Event[];
  /** The card, tile or board a message names, as `card` knows it: "character S02"; empty for none. */
  thing?: (table: Table, message: Message) => string;
  /** How to answer, in one line under the prompt. */
  how: (table: Table) => string;
  /** Short words for the chosen option, for the button. */
  short: (table: Table, action: string) => string;
}

/** The rooms there are, by folder: a game's folder has its name. */
const rooms = import.meta.glob<{ room: Room }>("./*/index.ts");

/** The room of a game; one that has none is shown as text. */
export async function loadRoom(game: string): Promise<Room> {
  const load = rooms[`./${game.replaceAll("-", "_")}/index.ts`] ?? (() => import("./plainRoom"));
  return (await load()).room;
}
