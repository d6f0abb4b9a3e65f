/** What the room reads: the view of the table, and the figures of its edition. */
import type { Table } from "../../table.svelte";
import type {
  LouisXivBoardOutlook,
  LouisXivBoardView,
  LouisXivMissionOutlook,
  LouisXivOutlook,
  LouisXivPlayerView,
  LouisXivView,
} from "../../wire";

type Counts = Record<string, number>;
export type Mission = { id: string; colour: string; cost: string[]; benefit: string };
export type Income = {
  tiles?: Counts;
  coats?: number;
  louis?: number;
  place_any?: number;
  place_on_5?: number;
  recover?: number;
  influence_cards?: number;
  conspiracy_cards?: number;
};
export type Figures = {
  board: { id: string; no: number; income: Income; neighbours: number[]; grid: [number, number] }[];
  mission: Mission[];
  tiles: Record<string, number>;
};

export const viewOf = (table: Table): LouisXivView => table.view as LouisXivView;
export const outlookOf = (table: Table): LouisXivOutlook => table.outlook as LouisXivOutlook;
export const figuresOf = (table: Table): Figures => table.figures as Figures;
export const player = (table: Table, seat: number): LouisXivPlayerView | undefined =>
  viewOf(table).players[seat];
export const missionOf = (table: Table, id: string): Mission | undefined =>
  figuresOf(table).mission.find((one) => one.id === id);

/** What becomes of a board as it stands, in words, and who gets its income for nothing. */
export function standing(table: Table, board: LouisXivBoardView): { seats: number[]; text: string } {
  const found = outlookOf(table).boards.find((one) => one.id === board.id);
  return found
    ? { seats: found.winners, text: verdict(table, found, board.needed) }
    : { seats: [], text: "" };
}

function verdict(table: Table, found: LouisXivBoardOutlook, needed: number): string {
  const { words, names } = table;
  const free = found.winners.filter((seat) => seat !== found.second || found.verdict !== "crown");
  const who = free.length ? words.list(free.map((seat) => names[seat] ?? "")) : words.t("label-fictive");
  const text = words.t(`page-now-${found.verdict}`, { who, count: needed });
  return found.verdict === "crown" && found.second >= 0
    ? words.t("page-and-second", { who: text, name: names[found.second] ?? "" })
    : text;
}

/** My missions with their cards, laid ones first. */
export function missions(table: Table): { mission: Mission; outlook: LouisXivMissionOutlook }[] {
  return outlookOf(table).missions.flatMap((outlook) => {
    const mission = missionOf(table, outlook.id);
    return mission ? [{ mission, outlook }] : [];
  });
}

/** Proper names, short enough for a board; the same in every language. */
export const NAMES: Record<string, string> = {
  anne: "Anne d’Autriche",
  philippe: "Philippe d’Orléans",
  marie_therese: "Marie-Thérèse",
  dauphin: "Le Grand Dauphin",
  montespan: "Mme de Montespan",
  conde: "Le Grand Condé",
  colbert: "Colbert",
  maintenon: "Mme de Maintenon",
  la_valliere: "La Vallière",
  turenne: "Turenne",
  mazarin: "Mazarin",
  louvois: "Louvois",
};
export const SLIM_NAMES: Record<string, string> = {
  ...NAMES,
  anne: "Anne",
  philippe: "Philippe",
  dauphin: "Dauphin",
  montespan: "Montespan",
  conde: "Condé",
  maintenon: "Maintenon",
};
export const portrait = (id: string): string => `portrait-${id.replaceAll("_", "-")}`;

export type Sign = { icon: string; text: string };

/** What a board gives, in signs. */
export function income(table: Table, id: string): Sign[] {
  const found = figuresOf(table).board.find((one) => one.id === id)?.income ?? {};
  const signs: Sign[] = Object.entries(found.tiles ?? {}).map(([tile, count]) => ({
    icon: `l-${tile}`,
    text: table.words.t(`tile-${tile}`, { count }),
  }));
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
