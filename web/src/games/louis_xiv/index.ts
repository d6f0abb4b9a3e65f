/** The room of Louis XIV. */
import sheet from "../../art/louis.svg?url";
import { screen } from "../../screen.svelte";
import { settings } from "../../settings.svelte";
import type { Flight } from "../../course";
import type { Table } from "../../table.svelte";
import { facts } from "../../ui/option";
import type { Event } from "../../wire";
import { isMessage, type Language } from "../../words";
import type { Room, ScoreRow } from "../room";
import Board from "./Board.svelte";
import Brief from "./Brief.svelte";
import { NAMES, player, viewOf } from "./figures";
import Hand from "./Hand.svelte";
import Helps from "./Helps.svelte";
import Stats from "./Stats.svelte";
import { text } from "./text";

const locales: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./locale/en.ftl?raw"),
  fr: () => import("./locale/fr.ftl?raw"),
  de: () => import("./locale/de.ftl?raw"),
};
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
  const [verb, name = ""] = action.split(" ");
  if (verb === "board" || verb === "card") {
    return name === "joker" ? table.words.t("page-joker") : (NAMES[name] ?? table.words.t("confirm"));
  }
  return table.words.t("confirm");
}

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

const WON: Record<string, string> = {
  "louis-gained": "l-louis-dor",
  "conspiracy-drawn": "l-conspiracy-card",
  "influence-drawn": "l-influence-card",
  "coats-drawn": "l-coat-3",
  "mission-drawn": "l-first-player",
};

/** Louis d’or, tiles and cards travel to the one who gets them; what is paid travels back. */
function flight({ kind, figures, words }: Event): Flight | null {
  const seat = figures["seat"] ?? -1;
  const { tile } = words[1];
  if ((kind === "tile-gained" || kind === "tile-paid") && isMessage(tile)) {
    return { icon: tile[0].replace("tile-", "l-"), seat, goes: kind === "tile-paid" };
  }
  if (kind === "louis-paid") {
    return { icon: "l-louis-dor", seat, goes: true };
  }
  const icon = WON[kind];
  return icon ? { icon, seat } : null;
}

export const room: Room = {
  sheets: [sheet],
  words: async (language) => (await locales[language]()).default,
  Board,
  Hand,
  Stats,
  Brief,
  Helps,
  when,
  score: (table, seat) => player(table, seat)?.score ?? 0,
  note: (table, seat) => (viewOf(table).first_player === seat ? table.words.t("page-first-player") : ""),
  text,
  rows,
  onBoard: (_, action) => /^(board|card) /u.test(action),
  instant: (_, action) => /^(mode|card) /u.test(action),
  flight,
  how,
  short,
};
