/** What is printed on the cards and tiles of Bastille. */
import type { Face, Sign } from "../../cards/face";
import type { Table } from "../../table.svelte";
import type { BastilleMissionOutlook } from "../../wire";
import { capital } from "../../words";
import {
  boards,
  bonusTile,
  bonusWords,
  cardName,
  character,
  figuresOf,
  iconOf,
  missionName,
  outlookOf,
  placeOutlook,
  versailles,
  viewOf,
  type Bonus,
  type Character,
} from "./figures";
import { rewards } from "./rewards";

const PLACES: Record<string, string> = {
  banque_de_paris: "banque",
  notre_dame: "notre-dame",
  versailles: "versailles",
  catacombes: "catacombes",
  place_louis: "place-louis",
  bastille: "bastille",
  etats_generaux: "etats",
};
const THINGS: Record<string, string> = { crowns: "b-crown", gems: "b-gem", weapons: "b-rapier" };

/** The face of "character S02", "mission MAX_GEMS", "place versailles", "catacombs" or "flags". */
export function face(table: Table, key: string): Face | null {
  const [kind, id = ""] = key.split(" ");
  switch (kind) {
    case "character":
      return characterFace(table, id);
    case "mission":
      return missionFace(table, id);
    case "place":
      return placeFace(table, id);
    case "catacombs":
      return catacombsFace(table, key);
    case "flags":
      return flagsFace(table, key);
    default:
      return null;
  }
}

function characterFace(table: Table, id: string): Face | null {
  const { words } = table;
  const card = character(table, id);
  if (!card) {
    return null;
  }
  return {
    key: `character ${id}`,
    title: capital(cardName(table, id)),
    kind: capital(words.t(`card-group-${card.group}`)),
    ground: card.group as Face["ground"],
    drawing: `b-${card.group}`,
    left: { icon: "b-coin", text: String(card.cost), label: words.t("card-cost", { count: card.cost }) },
    right: { icon: "b-vp", text: String(card.vp), label: words.t("bonus-vp", { count: card.vp }) },
    signs: characterSigns(table, card),
    notes: characterNotes(table, card),
    row: ["characters", id],
  };
}

/** Crowns, gems, flags and the weapon, which is there, still needed, or that of a group yet to be joined. */
export function characterSigns(table: Table, card: Character): Sign[] {
  const { words } = table;
  const signs: Sign[] = [];
  for (const [sign, count] of [
    ["crown", card.crowns],
    ["gem", card.gems],
    ["flag", card.flags],
  ] as const) {
    if (count > 0) {
      signs.push({ icon: `b-${sign}`, count, words: words.t(`card-${sign}s`, { count }) });
    }
  }
  const weapon = figuresOf(table).group_weapon[card.group];
  if (card.group === "monk") {
    signs.push({ icon: "b-unarmed", words: words.t("card-monk-weapon"), need: true });
  } else if (weapon) {
    const said = card.armed ? words.t("card-armed") : words.t(`card-needs-${weapon}`);
    signs.push({ icon: `b-${weapon}`, words: said, need: !card.armed });
  }
  return signs;
}

function characterNotes(table: Table, card: Character): string[] {
  const notes = outlookOf(table).missions.flatMap((mission) => noteFor(table, card, mission));
  if (card.group === "monk") {
    notes.push(table.words.t("card-joins"));
  }
  return notes;
}

/** What a character would do for one of my missions, as printed on both. */
function noteFor(table: Table, card: Character, mission: BastilleMissionOutlook): string[] {
  const printed = figuresOf(table).missions.find((one) => one.id === mission.id);
  const name = table.words.say(mission.name);
  const inGroup = (group: string | undefined): boolean => card.group === group || card.group === "monk";
  if (mission.kind === "series") {
    return inGroup(printed?.group) && mission.values.includes(card.cost)
      ? [table.words.t("card-for-series", { mission: name, value: card.cost })]
      : [];
  }
  const counts: Record<string, number> = {
    crowns: card.crowns,
    gems: card.gems,
    weapons: Number(card.armed),
  };
  const helps =
    mission.kind === "max"
      ? (counts[printed?.metric ?? ""] ?? Number(inGroup(printed?.metric))) > 0
      : card.group in mission.groups || (card.group === "monk" && !mission.done);
  return helps ? [table.words.t("card-for", { mission: name })] : [];
}

/** The things a mission looks at, as drawings. */
function missionSigns(table: Table, id: string): Sign[] {
  const { words } = table;
  const card = figuresOf(table).missions.find((one) => one.id === id);
  if (card?.eval === "series") {
    const icon = `b-${card.group ?? "noble"}`;
    return (card.values ?? []).map((value) => ({ icon, words: String(value) }));
  }
  if (card?.eval === "max") {
    const metric = card.metric ?? "";
    return [{ icon: THINGS[metric] ?? `b-${metric}`, words: words.t(`metric-${metric}`) }];
  }
  return ["peasant", "soldier", "noble"].map((group) => ({
    icon: `b-${group}`,
    words: words.t(`group-${group}`),
  }));
}

export function missionFace(table: Table, id: string): Face | null {
  const { words } = table;
  const card = figuresOf(table).missions.find((one) => one.id === id);
  if (!card) {
    return null;
  }
  const { missions, offered } = outlookOf(table);
  const found = [...missions, ...offered].find((one) => one.id === id);
  const first = card.first ?? card.vp ?? 0;
  const points = card.second ? `${first} / ${card.second}` : String(first);
  return {
    key: `mission ${id}`,
    title: capital(missionName(table, id)),
    kind: words.t("card-mission"),
    ground: "plain",
    left: { icon: `b-mission-${card.eval}`, text: "", label: words.t("card-mission") },
    right: { icon: "b-vp", text: points, label: words.t("bonus-vp", { count: first }) },
    signs: missionSigns(table, id),
    notes: found ? [capital(words.say(found.about))] : [],
    row: ["missions", id],
    ...(found ? { now: words.say(found.progress), good: found.points > 0 } : {}),
  };
}

/** A bonus with what it gives. */
const bonusSign = (table: Table, bonus: Bonus): Sign => ({
  icon: iconOf(bonus.kind),
  words: bonusWords(table, bonus),
});

/** A place of Paris: what it gives, and who would come first now. */
function placeFace(table: Table, id: string): Face | null {
  const { words, names } = table;
  const place = placeOutlook(table, id);
  if (!place) {
    return null;
  }
  const ranks = place.order.map(
    (tile, index) => `${words.rank(index + place.first)} ${names[tile.seat]} ${tile.value}`,
  );
  return {
    key: `place ${id}`,
    title: words.t(`location-${id}`),
    kind: "",
    ground: "plain",
    drawing: `b-${PLACES[id]}`,
    signs:
      id === "versailles"
        ? versailles(table).map((bonus) => bonusSign(table, bonus))
        : rewards(table, id, true).map((reward) => ({ icon: reward.icon, words: reward.text })),
    now: ranks.join(", ") || words.t("page-nobody"),
    notes: [words.t(`place-${id}`)],
    row: id === "versailles" ? ["versailles_tiles", viewOf(table).versailles] : ["locations", id],
  };
}

function catacombsFace(table: Table, key: string): Face {
  const { words } = table;
  const round = outlookOf(table).scoring_round;
  const rows = boards(table);
  return {
    key,
    title: words.t("page-catacombs", { round }),
    kind: "",
    ground: "plain",
    drawing: "b-bag",
    signs: rows.flatMap((row) => row.bonuses).map((field) => bonusSign(table, field)),
    notes: [words.t("card-catacombs-about", { round })],
    row: ["catacomb_boards", rows[0]?.id ?? ""],
  };
}

function flagsFace(table: Table, key: string): Face {
  const { words } = table;
  const tile = bonusTile(table);
  const id = viewOf(table).bonus;
  const last = figuresOf(table).end_bonus_tiles.some((one) => one.id === id);
  return {
    key,
    title: words.t("label-bonus"),
    kind: "",
    ground: "plain",
    drawing: "b-flag",
    signs: tile
      ? [tile.large, tile.small].map((bonus, index) => ({
          icon: iconOf(bonus.kind),
          words: `${words.rank(index + 1)}: ${bonusWords(table, bonus)}`,
        }))
      : [],
    notes: [words.t("card-flags-about")],
    row: [last ? "end_bonus_tiles" : "bonus_tiles", id],
  };
}
