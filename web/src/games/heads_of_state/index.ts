/** The room of Heads of State. */
import sheet from "../../art/heads.svg?url";
import { screen } from "../../screen.svelte";
import { settings } from "../../settings.svelte";
import type { Table } from "../../table.svelte";
import { facts, sentence } from "../../ui/option";
import type { Event, HeadsOfStateView } from "../../wire";
import { textOf, type Message } from "../../words";
import type { Room, ScoreRow } from "../room";
import Board from "./Board.svelte";
import Brief from "./Brief.svelte";
import { face } from "./cards";
import Choices from "./Choices.svelte";
import { figuresOf, outlookOf, player, spotsOf, viewOf } from "./figures";
import Hand from "./Hand.svelte";
import Helps from "./Helps.svelte";
import Possessions from "./Possessions.svelte";
import "./realms.css";
import Stats from "./Stats.svelte";
import { foretold } from "../../stage/plan";
import { script } from "./perform";
import { text } from "./text";

const locales = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });
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
  const step = table.over || table.stage.counting ? "page-step-end" : `step-${view.step}`;
  return screen.narrow
    ? String(view.year)
    : `${view.year} · ${table.words.t("page-century", { round: view.round })} · ${table.words.t(step)}`;
}

function short(table: Table, action: string): string {
  const [verb, spot = ""] = action.split(" ");
  const [sector = "", noble = ""] = spot.split(".");
  if ((verb === "create" || verb === "target") && noble) {
    return table.words.t(`page-${verb}`, { spot: ["spot", { noble, sector }] });
  }
  return sentence(table, action);
}

/** A noble that can be paid in one way only is created at the click. */
function isPaid(table: Table, spot: string): boolean {
  const found = outlookOf(table).nobles.find((one) => one.spots.includes(spot));
  return found !== undefined && (!found.set.every((one) => one.held) || !viewOf(table).my_hand["courtesan"]);
}

/** My card or noble is on its way at the click; a card that is drawn unseen is not mine to foretell. */
function mine(table: Table, action: string): Event[] {
  const [verb, id = ""] = action.split(" ");
  const { attributes, treachery } = figuresOf(table);
  if (verb === "take" || verb === "discard") {
    const told = verb === "take" ? "taken" : "discarded";
    const attribute = attributes.findIndex((one) => one.id === id);
    return attribute >= 0
      ? [foretold(`attribute-${told}`, { seat: table.me, attribute })]
      : [
          foretold(`treachery-${told}`, {
            seat: table.me,
            treachery: treachery.findIndex((one) => one.id === id),
          }),
        ];
  }
  return verb === "create" && isPaid(table, id)
    ? [foretold("noble-created", { seat: table.me, spot: spotsOf(table).indexOf(id) })]
    : [];
}

/** An attribute, a treachery or a noble by its name; a spot names its noble. */
function thing(_: Table, [id, { noble }]: Message): string {
  const [, kind = "", name = ""] = /^(attribute|treachery|noble)-(\w+)$/u.exec(id) ?? [];
  return id === "spot" && typeof noble === "string" ? `noble ${noble}` : kind && `${kind} ${name}`;
}

export const room: Room = {
  sheets: [sheet],
  words: (language) => textOf(locales, language),
  Board,
  card: face,
  things: () => import("./things"),
  Possessions,
  Choices,
  chooses: ({ decision }) => decision?.kind === "payment",
  asCard: (_, action) => action.startsWith("pay "),
  Hand,
  covers: {
    show: "show-hand",
    backs: (table, seat) => [player(table, seat)?.attributes ?? 0, player(table, seat)?.treachery ?? 0],
  },
  Stats,
  Brief,
  Helps,
  when,
  score: (table, seat) => player(table, seat)?.score ?? 0,
  total: ({ end, look }, seat) =>
    end?.scores[seat] ?? (look.view as HeadsOfStateView).players[seat]?.score ?? 0,
  note: (table, seat) => (viewOf(table).first_player === seat ? table.words.t("page-first-player") : ""),
  text,
  rows,
  onBoard: (_, action) => /^(create|target|take|discard|play) /u.test(action),
  instant: (_, action) => /^(option|take) /u.test(action),
  script,
  mine,
  thing,
  how: (table) => {
    const kind = table.decision?.kind ?? "";
    const outlook = settings.helps ? facts(table, table.chosen) : "";
    if (outlook) {
      return outlook;
    }
    if (kind === "act" && table.options.length === 1) {
      return table.words.t("how-act-finish");
    }
    return table.words.has(`how-${kind}`) ? table.words.t(`how-${kind}`) : "";
  },
  short,
};
