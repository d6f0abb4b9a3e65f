/** What the room reads: the view of the table, and the figures of its edition. */
import type { Table } from "../../table.svelte";

type Counts = Record<string, number>;
export type BoardView = {
  id: string; number: number; side: string; condition: string; bribe: number; needed: number; markers: number[]; fictive: number; king: boolean;
};
export type PlayerView = {
  seat: number; score: number; louis: number; general: number; personal: number; tiles: Counts; coats: number; influence_cards: number;
  conspiracy_cards: number; missions: Counts; laid: string[]; used: string[];
};
export type View = {
  round: number; phase: string; step: string; first_player: number; on_turn: number; over: boolean; players: PlayerView[]; boards: BoardView[];
  king: string; influence_deck: number; influence_played: Counts; last_played: string; conspiracy_deck: number; mission_decks: Counts; coats_left: number;
  playing: string; mode: string; chain: string[]; chain_at: string; markers_left: number; scoring: { board: string } | null;
  asked: string; my_influence: string[]; my_conspiracies: string[]; my_missions: string[]; my_coats: Counts;
};
export type Mission = { id: string; colour: string; cost: string[]; benefit: string };
export type Income = { tiles?: Counts; coats?: number; louis?: number; place_any?: number; place_on_5?: number; recover?: number; influence_cards?: number; conspiracy_cards?: number };
export type Figures = {
  board: { id: string; no: number; income: Income; neighbours: number[]; grid: [number, number] }[];
  mission: Mission[];
  tiles: Record<string, number>;
  benefit: { id: string; phase: string }[];
};

export const viewOf = (table: Table): View => table.view as View;
export const figuresOf = (table: Table): Figures => table.figures as Figures;
export const player = (table: Table, seat: number): PlayerView | undefined => viewOf(table).players[seat];
export const missionOf = (table: Table, id: string): Mission | undefined => figuresOf(table).mission.find((one) => one.id === id);

/** Proper names, short enough for a board; the same in every language. */
export const NAMES: Record<string, string> = {
  anne: "Anne d’Autriche", philippe: "Philippe d’Orléans", marie_therese: "Marie-Thérèse", dauphin: "Le Grand Dauphin", montespan: "Mme de Montespan",
  conde: "Le Grand Condé", colbert: "Colbert", maintenon: "Mme de Maintenon", la_valliere: "La Vallière", turenne: "Turenne", mazarin: "Mazarin", louvois: "Louvois",
};
export const SLIM_NAMES: Record<string, string> = {
  ...NAMES, anne: "Anne", philippe: "Philippe", dauphin: "Dauphin", montespan: "Montespan", conde: "Condé", maintenon: "Maintenon",
};
export const portrait = (id: string): string => `portrait-${id.replaceAll("_", "-")}`;

export type Sign = { icon: string; text: string };

/** What a board gives, in signs. */
export function income(table: Table, id: string): Sign[] {
  const found = figuresOf(table).board.find((one) => one.id === id)?.income ?? {};
  const signs: Sign[] = Object.entries(found.tiles ?? {}).map(([tile, count]) => ({ icon: `l-${tile}`, text: table.words.t(`tile-${tile}`, { count }) }));
  const add = (icon: string, count: number | undefined, suffix = ""): void => {
    if (count) {
      signs.push({ icon, text: `${count}${suffix}` });
    }
  };
  add("l-coat-3", found.coats);
  add("l-louis-dor", found.louis);
  add("l-marker", found.place_any, ` ${table.words.t("page-any")}`);
  add("l-marker", found.place_on_5, "→5");
  add("l-reserve-personal", found.recover);
  add("l-influence-card", found.influence_cards);
  add("l-conspiracy-card", found.conspiracy_cards);
  return signs;
}
