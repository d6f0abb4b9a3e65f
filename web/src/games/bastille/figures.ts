/** The figures of the table's edition, as the server gives them (components.toml). */
import type { Table } from "../../table.svelte";
import type {
  BastilleMissionOutlook,
  BastilleOutlook,
  BastillePlaceOutlook,
  BastillePlayerView,
  BastilleTileOutlook,
  BastilleView,
} from "../../wire";

export type Bonus = { kind: string; n: number };
export type Field = Bonus & { id: string };
export type Character = {
  id: string;
  group: string;
  stage: string;
  cost: number;
  vp: number;
  crowns: number;
  gems: number;
  flags: number;
  weapon: string;
  armed: boolean;
};
export type MissionCard = {
  id: string;
  eval: string;
  metric?: string;
  group?: string;
  first?: number;
  second?: number;
  vp?: number;
  each?: number;
  values?: [number, number, number];
};
export type Rank = {
  coins?: number;
  coins_x_value?: number;
  start_player?: boolean;
  vp?: number;
  henchmen?: number;
  bastille_value_plus?: number;
};
export type Figures = {
  locations: { id: string; order: number; spaces: number; ranks: Rank[] }[];
  bastille_track: { last_space: number; lines: { at_space: number; vp: number }[] };
  versailles_tiles: { id: string; bonuses: Bonus[] }[];
  bonus_tiles: { id: string; large: Bonus; small: Bonus }[];
  end_bonus_tiles: { id: string; large: Bonus; small: Bonus }[];
  catacomb_boards: { id: string; when: string; after: string; bonuses: Field[] }[];
  characters: Character[];
  missions: MissionCard[];
  setup: { catacomb_draws: number };
  group_weapon: Record<string, string>;
};

export const viewOf = (table: Table): BastilleView => table.view as BastilleView;
export const outlookOf = (table: Table): BastilleOutlook => table.outlook as BastilleOutlook;
export const figuresOf = (table: Table): Figures => table.figures as Figures;
export const player = (table: Table, seat: number): BastillePlayerView | undefined =>
  viewOf(table).players[seat];

export function character(table: Table, id: string): Character | undefined {
  return figuresOf(table).characters.find((one) => one.id === id);
}

/** The name of a character, as in the middle of a sentence. */
export const cardName = (table: Table, id: string): string => table.words.t(`card-${id}`);

/** The name of a mission; series and sets are called by the figures of the table. */
export function missionName(table: Table, id: string): string {
  const card = figuresOf(table).missions.find((one) => one.id === id);
  const [low, middle, high] = card?.values ?? [0, 0, 0];
  return table.words.t(`mission-${id}`, { low, middle, high, each: card?.each ?? 0 });
}

/** A character in one sentence: its group, its cost and all its signs. */
export function cardAbout(table: Table, id: string): string {
  const card = character(table, id);
  if (!card) {
    return "";
  }
  return table.words.t("card-about", {
    card: cardName(table, id),
    group: card.group,
    cost: card.cost,
    points: card.vp,
    crowns: card.crowns,
    gems: card.gems,
    flags: card.flags,
    armed: card.armed ? "yes" : "no",
  });
}

export function placeOutlook(table: Table, id: string): BastillePlaceOutlook | undefined {
  return outlookOf(table).places.find((one) => one.id === id);
}

/** The tiles in the order of evaluation, with one of mine where it would stand. */
export function order(
  place: BastillePlaceOutlook,
  extra: BastilleTileOutlook | null = null,
): BastilleTileOutlook[] {
  const rank = extra ? (place.ranks[extra.value - 1] ?? 0) : 0;
  return extra && rank > 0
    ? [...place.order.slice(0, rank - 1), extra, ...place.order.slice(rank - 1)]
    : place.order;
}

/** The rank a tile of this value would have; 0 where no space is free. */
export const rankOf = (place: BastillePlaceOutlook, value: number): number => place.ranks[value - 1] ?? 0;

/** The points to show beside a mission: what it would bring now, or what it could bring. */
export const worth = (mission: BastilleMissionOutlook): number => mission.points || mission.most;

export function bonusTile(table: Table): { large: Bonus; small: Bonus } | undefined {
  const figures = figuresOf(table);
  return [...figures.bonus_tiles, ...figures.end_bonus_tiles].find((tile) => tile.id === viewOf(table).bonus);
}

export function versailles(table: Table): Bonus[] {
  return (
    figuresOf(table).versailles_tiles.find((tile) => tile.id === viewOf(table).versailles)?.bonuses ?? []
  );
}

/** The catacomb boards that count next: both interim ones, or the final one. */
export function boards(table: Table): Figures["catacomb_boards"] {
  const fields = viewOf(table).fields;
  return figuresOf(table).catacomb_boards.filter((board) =>
    board.bonuses.some((field) => field.id in fields),
  );
}

const ICONS: Record<string, string> = {
  torch: "b-torch",
  bastille: "b-bastille-step",
  coins: "b-coin",
  henchmen: "b-henchman",
  vp: "b-vp",
  upgrade: "b-upgrade",
  character: "b-noble",
  mission: "b-mission-max",
};
/** The sign of a bonus by the number its kind has in events. */
export const signOf = (kind: number): string => Object.values(ICONS)[kind] ?? "b-vp";
export const iconOf = (kind: string): string => ICONS[kind] ?? "b-vp";

export function bonusWords(table: Table, bonus: Bonus): string {
  return table.words.t(`bonus-${bonus.kind}`, { count: bonus.n });
}

/** Weapons and groups in the order in which events number them. */
export const WEAPONS = ["pitchfork", "rifle", "rapier"];
export const GROUPS = ["peasant", "soldier", "noble", "monk"];
