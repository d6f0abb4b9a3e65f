/** The room of Louis XIV. */
import sheet from "../../art/louis.svg?url";
import { screen } from "../../screen.svelte";
import { settings } from "../../settings.svelte";
import type { Table } from "../../table.svelte";
import { facts, sentence } from "../../ui/option";
import type { Event, LouisXivView } from "../../wire";
import { textOf, type Message } from "../../words";
import type { Room, ScoreRow } from "../room";
import Board from "./Board.svelte";
import Brief from "./Brief.svelte";
import { face } from "./cards";
import Choices from "./Choices.svelte";
import {
  figuresOf,
  missionAction,
  missionName,
  missionNamed,
  missions,
  NAMES,
  outlookOf,
  player,
  viewOf,
} from "./figures";
import Hand from "./Hand.svelte";
import Helps from "./Helps.svelte";
import Near from "./Near.svelte";
import Missions from "./Missions.svelte";
import Possessions from "./Possessions.svelte";
import Stats from "./Stats.svelte";
import { foretold } from "../../stage/plan";
import { script } from "./perform";
import { text } from "./text";

const locales = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });
const ICONS: Record<string, string> = {
  missions: "l-first-player",
  supply: "l-coat-1",
  income: "l-coat-3",
  tiles: "l-crown",
  exchange: "l-louis-dor",
  majority: "l-coat-5",
};

function rows(table: Table): ScoreRow[] {
  return Object.keys(ICONS).map((source) => {
    const label = table.words.t(`source-${source}`);
    return {
      key: source,
      label: label.charAt(0).toUpperCase() + label.slice(1),
      icon: ICONS[source] ?? "",
      sources: [source],
    };
  });
}

function when(table: Table): string {
  const view = viewOf(table);
  if (screen.narrow) {
    return table.words.t("page-round-short", { round: view.round });
  }
  return `${table.words.t("page-round-of", { round: view.round })} · ${table.words.t(`phase-${view.phase}`)}`;
}

function short(table: Table, action: string): string {
  const [verb, name = "", number = ""] = action.split(" ");
  if (verb === "board" || verb === "card") {
    const shown = name === "joker" ? table.words.t("page-joker") : (NAMES[name] ?? "");
    return table.words.t(`page-do-${verb}`, { name: shown });
  }
  if (verb === "fulfil" || verb === "return") {
    return table.words.t(`page-${verb}`, { mission: missionName(table, name) });
  }
  if (table.decision?.kind === "bribe") {
    const board = viewOf(table).scoring?.board;
    const mine = outlookOf(table)
      .boards.find((one) => one.id === board)
      ?.claims.find((one) => one.seat === table.me);
    // a board that is scored later on than is shown has no price yet
    return verb === "yes" && !mine
      ? sentence(table, action)
      : table.words.t(verb === "yes" ? "page-bribe" : "page-no-bribe", { count: mine?.price ?? 0 });
  }
  if (verb === "conspire") {
    const reserve: Message = [`reserve-${name}`, {}];
    return table.words.t("page-conspire", { count: Number(number), reserve });
  }
  if (verb === "count") {
    return table.words.t("page-how-many", { count: Number(name) });
  }
  return verb === "use"
    ? table.words.t("page-use", { office: [`office-${name}`, {}] })
    : sentence(table, action);
}

/** Whether one of my missions is lit for this option. */
const carried = (table: Table, action: string): boolean =>
  missions(table).some((one) => missionAction(table, one.mission) === action);

function how(table: Table): string {
  const kind = table.decision?.kind ?? "";
  const outlook = settings.helps ? facts(table, table.chosen) : "";
  if (outlook) {
    return outlook;
  }
  return table.words.has(`how-${kind}`)
    ? table.words.t(`how-${kind}`, { count: viewOf(table).markers_left })
    : "";
}

/** My card, marker, chip or mission is on its way at the click. */
function mine(table: Table, action: string): Event[] {
  const [verb, id = ""] = action.split(" ");
  const view = viewOf(table);
  const kind = table.decision?.kind;
  const own = (name: string, figure: string, all: readonly string[]): Event[] => [
    foretold(name, { seat: table.me, [figure]: all.indexOf(id) }),
  ];
  if (verb === "card" && kind === "choose-card") {
    return own("card-played", "influence", Object.keys(view.influence_played));
  }
  if (verb === "board" && (kind === "start-board" || kind === "next-marker")) {
    return own(
      "markers-on",
      "board",
      view.boards.map((one) => one.id),
    );
  }
  if (verb === "pay" && kind === "pay-tile") {
    return own("tile-paid", "tile", Object.keys(view.players[0]?.tiles ?? {}));
  }
  if (verb === "fulfil") {
    return own(
      "mission-laid",
      "mission",
      figuresOf(table).mission.map((one) => one.id),
    );
  }
  return verb === "deck" ? own("mission-drawn", "colour", Object.keys(view.mission_decks)) : [];
}

/** A mission, board or influence card by its name. */
function thing(table: Table, message: Message): string {
  const [, kind = "", id = ""] = /^(board|influence)-(\w+)$/u.exec(message[0]) ?? [];
  if (kind) {
    return `${kind} ${id}`;
  }
  const mission = message[0].startsWith("mission") ? missionNamed(figuresOf(table).mission, message) : "";
  return mission && `mission ${mission}`;
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
    ["fulfil", "pay-tile", "exchange-tile", "keep-tile", "choose-deck", "bribe"].includes(
      decision?.kind ?? "",
    ),
  asCard: (table, action) => /^(pay|exchange|keep|deck) /u.test(action) || carried(table, action),
  Near,
  covers: {
    show: "show-hand",
    backs: (table, seat) => {
      const one = player(table, seat);
      const missions = Object.values(one?.missions ?? {}).reduce((sum, count) => sum + count, 0);
      return [one?.influence_cards ?? 0, one?.conspiracy_cards ?? 0, missions];
    },
  },
  Mine: Missions,
  Hand,
  Stats,
  Brief,
  Helps,
  when,
  score: (table, seat) => player(table, seat)?.score ?? 0,
  total: ({ end, look }, seat) => end?.scores[seat] ?? (look.view as LouisXivView).players[seat]?.score ?? 0,
  note: (table, seat) => (viewOf(table).first_player === seat ? table.words.t("page-first-player") : ""),
  text,
  rows,
  onBoard: (_, action) => /^(board|card) /u.test(action),
  // a marker that can be taken back is placed by one tap; the last one, which ends the turn, is confirmed
  instant: (table, action) =>
    /^(mode|card) /u.test(action) ||
    (/^board /u.test(action) && table.options.some((one) => one.action === action && one.safe)),
  script,
  mine,
  thing,
  how,
  short,
};
