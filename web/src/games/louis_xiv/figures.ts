/** What the room reads: the view of the table, and the figures of its edition. */
import type { Table } from "../../table.svelte";
import type { Message } from "../../words";
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
  benefit: { id: string; phase: string }[];
  influence_cards: {
    character_place_max: number;
    character_take: number;
    joker_place_max: number;
    joker_take: number;
  };
  meta: { vp_per_mission: number };
  tiles: Record<string, number>;
};

export const viewOf = (table: Table): LouisXivView => table.view as LouisXivView;
export const outlookOf = (table: Table): LouisXivOutlook => table.outlook as LouisXivOutlook;
export const figuresOf = (table: Table): Figures => table.figures as Figures;
export const player = (table: Table, seat: number): LouisXivPlayerView | undefined =>
  viewOf(table).players[seat];
export const missionOf = (table: Table, id: string): Mission | undefined =>
  figuresOf(table).mission.find((one) => one.id === id);

/** The name of a mission: its office, and where several hold it the symbols that tell it apart. */
export function missionMessage(all: readonly Mission[], card: Mission): Message {
  const office: Message = [`office-${card.benefit}`, {}];
  const others = all.filter((one) => one.benefit === card.benefit && one.id !== card.id);
  const [first = "", second = first] = card.cost.filter((symbol) => symbol !== "any");
  if (others.length === 0) {
    return ["mission", { office }];
  }
  return first === second || others.every((one) => !one.cost.includes(second))
    ? ["mission-with-one", { office, sign: second }]
    : ["mission-with-two", { office, first, second }];
}

export function missionName(table: Table, id: string): string {
  const card = missionOf(table, id);
  return card ? table.words.say(missionMessage(figuresOf(table).mission, card)) : "";
}

/** The mission a message names; empty for none. */
export function missionNamed(all: readonly Mission[], message: Message): string {
  const said = JSON.stringify(message);
  return all.find((card) => JSON.stringify(missionMessage(all, card)) === said)?.id ?? "";
}

/** What a mission costs, in words. */
export const costWords = (table: Table, mission: Mission): string =>
  mission.cost.map((tile) => table.words.t(`tile-${tile}`, { count: 1 })).join(" + ");

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

/** The option a mission carries now: to be fulfilled, used, or put back under its deck. */
export function missionAction(table: Table, mission: Mission): string {
  const laid = outlookOf(table).missions.find((one) => one.laid && one.id === mission.id);
  const uses = laid?.usable ? [`use ${mission.benefit}`] : [];
  const wishes = laid ? uses : [`fulfil ${mission.id}`, `return ${mission.id}`];
  return wishes.find((wish) => table.options.some((option) => option.action === wish)) ?? "";
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

/** A sign of a board: a few letters beside it, and the whole of it in words. */
export type Sign = { icon: string; text: string; about: string };

/** What a board gives, in signs. */
export function income(table: Table, id: string): Sign[] {
  const { words } = table;
  const found = figuresOf(table).board.find((one) => one.id === id)?.income ?? {};
  const signs: Sign[] = Object.entries(found.tiles ?? {}).map(([tile, count]) => {
    const text = words.t(`tile-${tile}`, { count });
    return { icon: `l-${tile}`, text, about: text };
  });
  const add = (icon: string, gain: keyof Income, suffix = ""): void => {
    const count = Number(found[gain] ?? 0);
    if (count) {
      signs.push({ icon, text: `${count}${suffix}`, about: words.t(`page-gain-${gain}`, { count }) });
    }
  };
  add("l-coat-3", "coats");
  add("l-louis-dor", "louis");
  add("l-marker", "place_any", ` ${words.t("page-any")}`);
  add("l-marker", "place_on_5", "→5");
  add("l-reserve-personal", "recover");
  add("l-influence-card", "influence_cards");
  add("l-conspiracy-card", "conspiracy_cards");
  return signs;
}
