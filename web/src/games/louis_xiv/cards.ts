/** What is printed on the cards, boards and chips of Louis XIV. */
import type { Face, Sign } from "../../cards/face";
import type { Table } from "../../table.svelte";
import { capital } from "../../words";
import {
  figuresOf,
  income,
  missionName,
  missionOf,
  missions,
  NAMES,
  portrait,
  standing,
  viewOf,
  type Mission,
} from "./figures";
import { stateOf } from "./text";

const JOKER = "joker";
export const tileIcon = (tile: string): string => (tile === "any" ? "i-why" : `l-${tile}`);

/** The face of "mission L01", "influence anne" or "board anne". */
export function face(table: Table, key: string): Face | null {
  const [kind, id = ""] = key.split(" ");
  switch (kind) {
    case "mission":
      return missionFace(table, id);
    case "influence":
      return influenceFace(table, id);
    case "board":
      return boardFace(table, id);
    default:
      return null;
  }
}

/** A chip in words without its number: "ring". */
export const chipName = (table: Table, tile: string): string => table.words.t(`card-chip-${tile}`);

function costSigns(table: Table, mission: Mission): Sign[] {
  const lacks = missions(table).find((one) => one.mission.id === mission.id && !one.outlook.laid)?.outlook;
  return mission.cost.map((tile, index) => ({
    icon: tileIcon(tile),
    words: chipName(table, tile),
    need: lacks?.cost[index]?.lacks ?? false,
  }));
}

export function missionFace(table: Table, id: string): Face | null {
  const { words } = table;
  const mission = missionOf(table, id);
  if (!mission) {
    return null;
  }
  const mine = missions(table).find((one) => one.mission.id === id);
  const phase = figuresOf(table).benefit.find((one) => one.id === mission.benefit)?.phase ?? "";
  const points = figuresOf(table).meta.vp_per_mission;
  const state = mine ? capital(stateOf(words, mine.outlook)) : "";
  return {
    key: `mission ${id}`,
    title: capital(missionName(table, id)),
    kind: words.t(`colour-${mission.colour}`),
    ground: "plain",
    colour: mission.colour as NonNullable<Face["colour"]>,
    right: { icon: "l-first-player", text: String(points), label: words.t("card-points", { count: points }) },
    cost: costSigns(table, mission),
    signs: [],
    does: words.t(`benefit-${mission.benefit}`),
    notes: [words.t(`works-${phase}`)],
    row: ["mission", id],
    ...(state ? { now: state, good: mine?.outlook.usable || mine?.outlook.payable || false } : {}),
  };
}

function influenceFace(table: Table, id: string): Face | null {
  const { words } = table;
  const cards = figuresOf(table).influence_cards;
  const joker = id === JOKER;
  const board = figuresOf(table).board.find((one) => one.id === id);
  if (!joker && !board) {
    return null;
  }
  const place = joker ? cards.joker_place_max : cards.character_place_max;
  const take = joker ? cards.joker_take : cards.character_take;
  const near = board ? board.neighbours.join(" · ") : "";
  return {
    key: `influence ${id}`,
    title: joker ? words.t("page-joker") : (NAMES[id] ?? ""),
    kind: words.t("card-influence"),
    ground: "plain",
    drawing: joker ? "l-joker-curtain" : portrait(id),
    portrait: !joker,
    signs: [
      { icon: "l-marker", words: words.t("card-place", { count: place }) },
      { icon: "l-reserve-personal", words: words.t("card-take-back", { count: take }) },
    ],
    notes: [joker ? words.t("card-joker-about") : words.t("card-influence-about", { near })],
    ...(board ? { left: { icon: "l-influence-card", text: String(board.no), label: "" } } : {}),
  };
}

function boardFace(table: Table, id: string): Face | null {
  const { words } = table;
  const board = viewOf(table).boards.find((one) => one.id === id);
  if (!board) {
    return null;
  }
  const condition = conditionWords(table, id);
  const now = standing(table, board).text;
  const signs: Sign[] = income(table, id).map((sign) => ({ icon: sign.icon, words: sign.about }));
  return {
    key: `board ${id}`,
    title: NAMES[id] ?? "",
    kind: condition,
    ground: "plain",
    drawing: portrait(id),
    portrait: true,
    left: { icon: `l-cond-${board.condition}`, text: String(board.number), label: condition },
    signs,
    now: `${capital(words.t("page-now"))}: ${now}`,
    notes: board.king ? [words.t("page-king-about")] : [],
    row: ["board", id],
  };
}

/** On which condition a board gives what it gives. */
export function conditionWords(table: Table, id: string): string {
  const board = viewOf(table).boards.find((one) => one.id === id);
  if (board?.condition === "money") {
    return table.words.t("page-cond-money", { count: board.bribe });
  }
  return board?.condition === "markers"
    ? table.words.t("page-cond-markers", { count: board.needed })
    : table.words.t("page-cond-first");
}
