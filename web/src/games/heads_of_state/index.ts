/** The room of Heads of State. */
import sheet from "../../art/heads.svg?url";
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
import { player, treacheryIcon, viewOf } from "./figures";
import Hand from "./Hand.svelte";
import Helps from "./Helps.svelte";
import "./realms.css";
import Stats from "./Stats.svelte";
import { text } from "./text";

const locales: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./locale/en.ftl?raw"),
  fr: () => import("./locale/fr.ftl?raw"),
  de: () => import("./locale/de.ftl?raw"),
};
const ICONS: Record<string, string> = {
  initial: "h-hexagon",
  country: "h-castle",
  house: "h-house",
  "round-gb": "h-realm-gb",
  "round-fr": "h-realm-fr",
  "round-ge": "h-realm-ge",
  "round-sp": "h-realm-sp",
  "most-nobles": "h-king",
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
  return screen.narrow
    ? String(view.year)
    : `${view.year} · ${table.words.t("page-century", { round: view.round })} · ${table.words.t(`step-${view.step}`)}`;
}

function short(table: Table, action: string): string {
  const [verb, spot = ""] = action.split(" ");
  const [sector = "", noble = ""] = spot.split(".");
  if ((verb === "create" || verb === "target") && noble) {
    return table.words.t(`page-${verb}`, { spot: ["spot", { noble, sector }] });
  }
  return table.words.t("confirm");
}

/** Cards travel from the display to the hand and to the discard pile; nobles bring their cards. */
function flight({ kind, figures, words }: Event): Flight | null {
  const seat = figures["seat"] ?? -1;
  const { attribute, treachery, noble } = words[1];
  const card = [attribute, treachery, noble].find((one) => isMessage(one))?.[0] ?? "";
  const icon = card.startsWith("treachery-")
    ? treacheryIcon(card.slice(10))
    : card.replace(/^(attribute|noble)-/u, "h-");
  if (/^(attribute|treachery)-taken$|^noble-card-taken$/u.test(kind)) {
    return { icon, seat, from: `[data-card="${card.replace(/^\w+-/u, "")}"]` };
  }
  if (/^(attribute|treachery)-(discarded|played)$/u.test(kind)) {
    return { icon, seat, goes: true };
  }
  if (/^(attribute|treachery)-drawn$/u.test(kind)) {
    return { icon: "i-hand", seat };
  }
  return /-place-scored$|-marker-taken$|^most-nobles-s/u.test(kind) ? { icon: "h-castle", seat } : null;
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
  onBoard: (_, action) => /^(create|target|take|discard) /u.test(action),
  instant: (_, action) => /^(option|take) /u.test(action),
  flight,
  how: (table) => {
    const kind = table.decision?.kind ?? "";
    const outlook = settings.helps ? facts(table, table.chosen) : "";
    if (outlook) {
      return outlook;
    }
    return table.words.has(`how-${kind}`) ? table.words.t(`how-${kind}`) : "";
  },
  short,
};
