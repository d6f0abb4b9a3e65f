/**
 * Things a lesson lights or speaks of, as they lie on the page: `hand`, `place:versailles`. What a layout
 * does not draw is shown beside the teacher's words instead (`exhibit`).
 */
import type { Table } from "../table.svelte";
import { capital } from "../words";

/** What the teacher can lay out beside their words. */
export type Exhibit = "" | "possessions" | "helps" | "players" | "score";
/** Where a thing lies: the first of these that is drawn; `apart`: its parts are lit one by one. */
type Spot = { find: string[]; apart?: boolean; exhibit?: Exhibit };
type Spots = Record<string, string | Spot>;

const own = (stat: string): Spot => ({ find: [`ME [data-stat="${stat}"]`, "ME"], exhibit: "players" });
const mission = (id: string): Spot => ({ find: [`[data-thing="mission ${id}"]`], exhibit: "possessions" });
const points: Spot = { find: ["ME .vp", "ME b", "ME"], exhibit: "players" };
const counted: Spot = { find: [".dock [data-count]", ".dock [data-caption]"] };

const SHARED: Spots = {
  hand: ".dock .middle .hand",
  options: { find: ["[data-option]", ".dock"], apart: true },
  score: points,
  vp: points,
  finish: { find: ['[data-option="stop"]', ".dock .act", ".dock"] },
  panel: { find: ["ME"], exhibit: "players" },
};

const GAMES: Record<string, Spots> = {
  bastille: {
    catacomb_boards: { find: ['#main [data-place="catacombs"]', "#main [data-field]"] },
    count_line: counted,
    display: { find: ['#main [data-piece^="card-"]'] },
    flag_tile: '#main [data-place="flags"]',
    mission_row: { find: [".dock .middle .hand", '#main [data-place="location-etats_generaux"]'] },
    own_cards: { find: ['.exhibit [data-thing^="character"]'], exhibit: "possessions" },
    own_missions: { find: [".below .near", ".dock .miss"], exhibit: "possessions" },
    penalty: { find: [".dock .miss .mi:last-child"], exhibit: "possessions" },
    places: { find: ['#main [data-place^="location-"]'], apart: true },
    purse: own("b-coin"),
    round_track: '#main [data-place="rounds"]',
    score_table: { find: [], exhibit: "score" },
    scores: { find: ["[data-home] .vp", "[data-home] > b"], apart: true, exhibit: "players" },
    track: "#main .bastille-track",
    weapons_display: '#main [data-place="weapons"]',
  },
  "louis-xiv": {
    chips: { find: ["ME"], exhibit: "players" },
    coat_kinds: { find: [], exhibit: "possessions" },
    conditions: { find: ['#main [data-place^="board-"]'], apart: true },
    conspiracies: { find: ['ME [data-stat="l-conspiracy-card"]', '#main [data-gap^="conspiracy"]'] },
    count: counted,
    court: { find: ['#main [data-place^="board-"]'] },
    decks: { find: [".dock .middle .hand [data-option]", ".decks"], exhibit: "helps" },
    general_reserve: { find: ["#main GENERAL", 'ME [data-stat="l-reserve-general"]'] },
    influence_cards: ".dock .middle .hand",
    king: '#main [data-piece="king"]',
    laid_missions: { find: [".ms", ".below .near"], exhibit: "possessions" },
    missions: { find: [".ms", ".below .near"], exhibit: "possessions" },
    personal_reserve: own("l-reserve-personal"),
    purse: own("l-louis-dor"),
    stock_coats: { find: ['#main [data-gap^="coats"]'], apart: true },
    stock_crowns: { find: ['#main [data-gap="tile-crown"]'], apart: true },
  },
  "heads-of-state": {
    centuries: { find: ["#main .market .year", "#main [data-year]", "#main [data-deck]"] },
    country_markers: { find: ["#main .market"], exhibit: "players" },
    display: { find: ["#main [data-card]"] },
    hand_count: own("i-hand"),
    house: { find: ["#main [data-house]"], exhibit: "players" },
    map: { find: ['#main [data-place^="country-"]'] },
    most: { find: [".dock [data-count]"], exhibit: "score" },
    reach: { find: [".side .panel:has(.line)"], exhibit: "helps" },
    revolution_meter: {
      find: ['#main :is([data-deck="attribute"], [data-deck="discard"])', "#main [data-deck]"],
    },
    treachery_display: { find: ["#main TREACHERY", "#main [data-card]"] },
  },
};

/** A family of things by its ids. */
const FAMILIES: Record<string, (id: string) => Spot> = {
  seat: (id) => ({ find: [`[data-home="${id}"]`], exhibit: "players" }),
  place: (id) => ({ find: [`#main [data-place="location-${id}"]`] }),
  board: (id) => ({ find: [`#main [data-place="board-${id}"]`] }),
  country: (id) => ({ find: [`#main [data-place="country-${id}"]`] }),
  sector: (id) => ({ find: [`#main #sector-${id}`, `#main [data-place^="spot-${id}."]`] }),
  spot: (id) => ({ find: [`#main [data-place="spot-${id}"]`] }),
  card: (id) => ({
    find: [
      `#main [data-piece="card-${id}"]`,
      `.dock [data-card="${id}"]`,
      `[data-card="${id}"]`,
      `[data-thing="character ${id}"]`,
    ],
    exhibit: "possessions",
  }),
  mission,
};

const TREACHERY = ["assassin", "axeman", "guillotine", "inquisition", "gallows"];

function spotOf(game: string, thing: string): Spot {
  const [family = "", id = ""] = thing.split(":");
  const found = id ? FAMILIES[family]?.(id) : (GAMES[game]?.[thing] ?? SHARED[thing]);
  return typeof found === "string" ? { find: [found] } : (found ?? { find: [] });
}

const drawn = (one: Element): boolean => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
};

function selector(text: string, me: number): string {
  return text
    .replace("ME", `[data-home="${me}"]`)
    .replace("GENERAL", `[data-gap="reserve-${me}"]`)
    .replace(
      "TREACHERY",
      `:is(${[...TREACHERY.map((id) => `[data-card="${id}"]`), '[data-card^="special_"]']})`,
    );
}

/** What is drawn of a thing: its parts, or nothing on this layout. */
export function partsOf(game: string, thing: string, me: number, within: ParentNode): Element[] {
  for (const text of spotOf(game, thing).find) {
    const found = [...within.querySelectorAll(selector(text, me))].filter(drawn);
    if (found.length > 0) {
      return found;
    }
  }
  return [];
}

export const exhibitOf = (game: string, thing: string): Exhibit => spotOf(game, thing).exhibit ?? "";
export const isApart = (game: string, thing: string): boolean => spotOf(game, thing).apart ?? false;

/** A thing in a word, for a button and a screen reader. */
export function thingWords(table: Table, thing: string): string {
  const [family = "", id = ""] = thing.split(":");
  const words = table.words;
  if (family === "seat") {
    return table.names[Number(id)] ?? "";
  }
  const kinds = { card: "character", mission: "mission", board: "board" } as Record<string, string>;
  const face = table.room?.card(table, `${kinds[family] ?? family} ${id}`);
  if (face) {
    return face.title;
  }
  const known = [`short-${id}`, `location-${id}`, `sector-${id}`, `board-${id}`].find((one) =>
    words.has(one),
  );
  return known ? capital(words.t(known)) : id || thing;
}
