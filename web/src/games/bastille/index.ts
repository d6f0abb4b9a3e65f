/** The room of Bastille. */
import sheet from "../../art/bastille.svg?url";
import { screen } from "../../screen.svelte";
import { settings } from "../../settings.svelte";
import type { Table } from "../../table.svelte";
import { facts, sentence } from "../../ui/option";
import type { BastilleView, Event } from "../../wire";
import { textOf, type Message } from "../../words";
import type { Room, ScoreRow } from "../room";
import Board from "./Board.svelte";
import Brief from "./Brief.svelte";
import { face } from "./cards";
import Choices from "./Choices.svelte";
import {
  cardName,
  figuresOf,
  GROUPS,
  missionName,
  order,
  outlookOf,
  placeOutlook,
  player,
  viewOf,
  WEAPONS,
} from "./figures";
import Hand from "./Hand.svelte";
import Helps from "./Helps.svelte";
import Near from "./Near.svelte";
import Possessions from "./Possessions.svelte";
import Stats from "./Stats.svelte";
import { foretold } from "../../stage/plan";
import { script } from "./perform";
import { text } from "./text";

const locales = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

const ICONS: Record<string, string> = {
  "notre-dame": "b-notre-dame",
  versailles: "b-versailles",
  flags: "b-flag",
  gems: "b-gem",
  crowns: "b-crown",
  catacombs: "b-bag",
  bastille: "b-bastille",
  characters: "b-noble",
  missions: "b-mission-max",
  henchmen: "b-henchman",
  coins: "b-coin",
  weapons: "b-unarmed",
};
const ROUND_SOURCES = ["notre-dame", "versailles", "flags"];
const SCORED = ["gems", "crowns", "catacombs", "bastille"];
const LAST = ["characters", "missions", "henchmen", "coins", "weapons"];

function rows(table: Table): ScoreRow[] {
  const { words } = table;
  const name = (source: string): string => {
    const label = words.t(`source-${source}`);
    return label.charAt(0).toUpperCase() + label.slice(1);
  };
  return [
    {
      key: "early",
      label: words.t("page-rounds", { from: 1, to: 4 }),
      icon: "b-upgrade",
      sources: ROUND_SOURCES,
      rounds: [1, 4],
    },
    ...SCORED.map((source): ScoreRow => ({
      key: `interim-${source}`,
      label: words.t("page-interim", { source: words.t(`source-${source}`) }),
      icon: ICONS[source] ?? "",
      sources: [source],
      rounds: [1, 4],
    })),
    {
      key: "late",
      label: words.t("page-rounds", { from: 5, to: 8 }),
      icon: "b-upgrade",
      sources: ROUND_SOURCES,
      rounds: [5, 8],
    },
    ...[...SCORED, ...LAST].map((source): ScoreRow => ({
      key: source,
      label: name(source),
      icon: ICONS[source] ?? "",
      sources: [source],
      rounds: [5, 8],
    })),
  ];
}

function when(table: Table): string {
  const view = viewOf(table);
  if (screen.narrow) {
    return table.words.t("page-round-short", { round: view.round });
  }
  return `${table.words.t("page-round-of", { round: view.round })} · ${table.words.t(`step-${view.step}`)}`;
}

/** Short words for the button: "3 to Place Louis". */
function short(table: Table, action: string): string {
  const [verb, first = "", second = ""] = action.split(" ");
  if (verb === "place") {
    return table.words.t("page-place", { value: first, location: [`location-${second}`, {}] });
  }
  if (verb === "recruit") {
    const { cards, tile } = outlookOf(table);
    const price = cards.find((one) => one.id === first)?.prices[tile - 1] ?? 0;
    return table.words.t("page-recruit", { price, card: cardName(table, first) });
  }
  return verb === "take"
    ? table.words.t("page-take", { mission: missionName(table, first) })
    : sentence(table, action);
}

/** What would follow from the chosen place: "2 to Place Louis: 1st Denis 3, 2nd you 2". */
function outcome(table: Table): string {
  const [verb, value = "", id = ""] = table.chosen.split(" ");
  const place = placeOutlook(table, id);
  if (verb !== "place" || !place || !settings.helps) {
    return "";
  }
  const name = (seat: number): string =>
    seat === table.me ? table.words.t("you") : (table.names[seat] ?? "");
  const ranks = order(place, { seat: table.me, value: Number(value) }).map(
    (tile, index) => `${table.words.rank(index + 1)} ${name(tile.seat)} ${tile.value}`,
  );
  return `${short(table, table.chosen)}: ${ranks.join(", ")}`;
}

function how(table: Table): string {
  const kind = table.decision?.kind ?? "";
  return (
    outcome(table) ||
    (settings.helps && facts(table, table.chosen)) ||
    (table.words.has(`how-${kind}`) ? table.words.t(`how-${kind}`) : "")
  );
}

/** My tile, card, cube or token is on its way at the click. */
function mine(table: Table, action: string): Event[] {
  const [verb, first = "", second = ""] = action.split(" ");
  const seat = table.me;
  const { characters } = figuresOf(table);
  const card = characters.findIndex((one) => one.id === first);
  switch (verb) {
    case "place": {
      const location = viewOf(table).locations.findIndex((one) => one.id === second);
      return [foretold("tile-placed", { seat, value: Number(first), location })];
    }
    case "recruit":
      return [foretold("card-recruited", { seat, card })];
    case "assign":
      return [foretold("monk-assigned", { seat, card, group: GROUPS.indexOf(second) })];
    case "claim":
      return [first, second].map((name) =>
        foretold("token-claimed", { seat, weapon: WEAPONS.indexOf(name) }),
      );
    case "take":
      return [foretold("mission-taken", { seat })];
    default:
      return [];
  }
}

/** A character, mission or place by its name. */
function thing(_: Table, [id]: Message): string {
  const [, kind = "", name = ""] = /^(card|mission|location)-(\w+)$/u.exec(id) ?? [];
  return kind && `${{ card: "character", mission: "mission", location: "place" }[kind]} ${name}`;
}

export const room: Room = {
  sheets: [sheet],
  words: (language) => textOf(locales, language),
  Board,
  card: face,
  things: () => import("./things"),
  Possessions,
  Choices,
  chooses: ({ decision }) =>
    decision?.kind === "take-mission" || (screen.upright && decision?.kind === "recruit"),
  asCard: (_, action) => action.startsWith("take ") || (screen.upright && action.startsWith("recruit ")),
  Near,
  covers: { show: "show-missions", open: true, backs: (table, seat) => [player(table, seat)?.missions ?? 0] },
  Hand,
  Stats,
  Brief,
  Helps,
  when,
  score: (table, seat) => player(table, seat)?.score ?? 0,
  total: ({ end, look }, seat) => end?.scores[seat] ?? (look.view as BastilleView).players[seat]?.score ?? 0,
  note: (table, seat) => (viewOf(table).start_player === seat ? table.words.t("page-start-player") : ""),
  text,
  rows,
  onBoard: (_, action) => /^(place|recruit|bonus|claim|pile) /u.test(action),
  script,
  mine,
  thing,
  how,
  short,
};
