/** What there is to read about the chips, coats of arms, reserves and decks of Louis XIV, and about the king. */
import type { Face } from "../../../cards/face";
import type { Table } from "../../../table.svelte";
import { capital, type Words } from "../../../words";
import { chipName } from "../cards";
import { figuresOf, missionName, NAMES, outlookOf, player, portrait, viewOf } from "../figures";

export const words = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

type Draw = (table: Table, say: Words, id: string) => Omit<Face, "key" | "ground"> | null;
/** Further figures of the edition. */
type More = {
  money_card: { id: string; louis: number }[];
  coats: { kinds: string[]; per_kind: number };
  conspiracy_cards: { from_general_max: number; from_personal_max: number };
};
const moreOf = (table: Table): More => table.figures as More;

/** "Ani 2, Jan 1", of those who have some. */
function shares(table: Table, counts: readonly number[]): string {
  const held = counts.map((count, seat) => (count > 0 ? `${table.names[seat]} ${count}` : ""));
  return held.filter(Boolean).join(", ");
}

const chip: Draw = (table, say, tile) => {
  const held = viewOf(table).players.map((one) => one.tiles[tile] ?? 0);
  const left = (figuresOf(table).tiles[tile] ?? 0) - held.reduce((sum, one) => sum + one, 0);
  const wanted = outlookOf(table).missions.filter((one) =>
    one.cost.some((cost) => cost.tile === tile && cost.lacks),
  );
  return {
    title: capital(chipName(table, tile)),
    kind: say.t("chip"),
    drawing: `l-${tile}`,
    signs: [{ icon: "l-first-player", words: say.t(tile === "crown" ? "chip-crown" : "chip-pays") }],
    now: [say.t("left", { count: left }), shares(table, held)].filter(Boolean).join("; "),
    notes: [
      ...wanted.map((one) => say.t("chip-wanted", { mission: missionName(table, one.id) })),
      say.t("chip-about"),
    ],
    row: ["tiles", ""],
  };
};

const coats: Draw = (table, say) => {
  const { kinds, per_kind } = moreOf(table).coats;
  const view = viewOf(table);
  return {
    title: table.words.t("label-coats"),
    kind: say.t("coats-kind", { count: per_kind }),
    drawing: "l-coat-3",
    signs: kinds.map((kind) => ({
      icon: `l-${kind.replace("_", "-")}`,
      words: table.words.t(`coat-${kind}`, { count: per_kind }),
    })),
    now: [
      say.t("left", { count: view.coats_left }),
      shares(
        table,
        view.players.map((one) => one.coats),
      ),
    ]
      .filter(Boolean)
      .join("; "),
    notes: [say.t("coats-about")],
    row: ["coats", ""],
  };
};

const deck: Draw = (table, say, id) => {
  const view = viewOf(table);
  if (id === "influence") {
    const { character_place_max, joker_place_max } = figuresOf(table).influence_cards;
    return {
      title: table.words.t("label-cards"),
      kind: say.t("deck"),
      drawing: "l-influence-card",
      signs: [
        { icon: "l-marker", words: say.t("deck-character", { count: character_place_max }) },
        { icon: "l-joker-curtain", words: say.t("deck-joker", { count: joker_place_max }) },
      ],
      now: table.words.t("page-cards-left", { count: view.influence_deck }),
      notes: [say.t("deck-influence-about")],
      row: ["influence_cards", ""],
    };
  }
  if (id === "conspiracy") {
    const { from_general_max, from_personal_max } = moreOf(table).conspiracy_cards;
    return {
      title: table.words.t("label-conspiracies"),
      kind: say.t("deck"),
      drawing: "l-conspiracy-card",
      signs: [
        { icon: "l-reserve-general", words: say.t("deck-from-general", { count: from_general_max }) },
        { icon: "l-reserve-personal", words: say.t("deck-from-personal", { count: from_personal_max }) },
      ],
      now: table.words.t("page-cards-left", { count: view.conspiracy_deck }),
      notes: [say.t("deck-conspiracy-about")],
      row: ["conspiracy_cards", ""],
    };
  }
  return {
    title: say.t("deck-missions"),
    kind: table.words.t(`colour-${id}`),
    colour: id as NonNullable<Face["colour"]>,
    signs: [{ icon: "l-first-player", words: say.t(`deck-${id}`) }],
    now: table.words.t("page-cards-left", { count: view.mission_decks[id] ?? 0 }),
    notes: [say.t("deck-missions-about")],
  };
};

const reserve: Draw = (table, say, id) => {
  const one = player(table, Number(id));
  return (
    (one && {
      title: say.t("reserve", { name: table.names[one.seat] ?? "" }),
      kind: "",
      drawing: "l-reserve-general",
      signs: [
        { icon: "l-reserve-general", words: table.words.t("own-general", { count: one.general }) },
        { icon: "l-reserve-personal", words: table.words.t("own-personal", { count: one.personal }) },
      ],
      notes: [say.t("reserve-about")],
      row: ["markers", ""],
    }) ??
    null
  );
};

const played: Draw = (table, say) => {
  const view = viewOf(table);
  const cards = Object.entries(view.influence_played).filter(([, count]) => count > 0);
  const last = view.last_played;
  return {
    title: say.t("played"),
    kind: "",
    drawing: last && last !== "joker" ? portrait(last) : last ? "l-joker-curtain" : "l-influence-card",
    portrait: Boolean(last) && last !== "joker",
    signs: [],
    now:
      cards
        .map(([id, count]) => {
          const name = id === "joker" ? table.words.t("page-joker") : (NAMES[id] ?? id);
          return count > 1 ? `${name} × ${count}` : name;
        })
        .join(", ") || say.t("played-none"),
    notes: [say.t("played-about")],
    row: ["influence_cards", ""],
  };
};

/** The money card of the round, and the king it sent to a board. */
const money: Draw = (table, say) => {
  const { king, money_cards } = viewOf(table);
  const card = moreOf(table).money_card.find((one) => one.id === money_cards.at(-1));
  const signs = [{ icon: "l-king-marker", words: NAMES[king] ?? say.t("king-none") }];
  return {
    title: say.t("money"),
    kind: table.words.t("page-this-round"),
    drawing: "l-king-marker",
    signs: card
      ? [{ icon: "l-louis-dor", words: say.t("money-each", { count: card.louis }) }, ...signs]
      : signs,
    notes: [table.words.t("page-king-about")],
    ...(card ? { row: ["money_card", card.id] as [string, string] } : {}),
  };
};

const DRAWS: Record<string, Draw> = { chip, coats, deck, reserve, played, money };

export function face(table: Table, key: string, say: Words): Face | null {
  const [kind = "", id = ""] = key.split(" ");
  const drawn = DRAWS[kind]?.(table, say, id);
  return drawn ? { ...drawn, key, ground: "plain" } : null;
}
