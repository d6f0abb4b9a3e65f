/** What there is to read about the decks, markers and years of Heads of State, and about the cubes of an assassin. */
import type { Face, Sign } from "../../../cards/face";
import type { Table } from "../../../table.svelte";
import type { Words } from "../../../words";
import { cardsOf, figuresOf, standingIn, treacheryIcon, viewOf } from "../figures";

export const words = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

type Draw = (table: Table, say: Words, id: string) => Omit<Face, "key" | "ground"> | null;
/** Further figures of the edition. */
type More = {
  rounds: { year: number }[];
  limits: { assassin_cubes_attacker: number; assassin_cubes_defender: number };
};
const moreOf = (table: Table): More => table.figures as More;

/** "Ani 2, Jan 1", of those who have some. */
const shares = (table: Table, counts: readonly number[]): string =>
  counts
    .map((count, seat) => (count > 0 ? `${table.names[seat]} ${count}` : ""))
    .filter(Boolean)
    .join(", ");

/** The cards that are open, one sign for each kind. */
function kinds(table: Table, counts: Record<string, number>, family: string): Sign[] {
  return [...new Set(cardsOf(counts))].map((id) => ({
    icon: family === "attribute" ? `h-${id}` : treacheryIcon(id),
    words: `${table.words.t(`${family}-${id}`)} ${counts[id]}`,
  }));
}

const deck: Draw = (table, say, id) => {
  const view = viewOf(table);
  if (id === "revolution") {
    return {
      title: table.words.t("label-pile"),
      kind: say.t("deck"),
      drawing: "h-revolution",
      signs: [],
      now: say.t("cards-left", { count: view.revolution_pile }),
      notes: [say.t("pile-about"), say.t("pile-then")],
      row: ["limits", ""],
    };
  }
  const attribute = id === "attribute";
  return {
    title: table.words.t(attribute ? "label-deck" : "label-treachery-deck"),
    kind: say.t("deck"),
    drawing: attribute ? "i-hand" : "h-assassin",
    signs: attribute
      ? kinds(table, view.discard, "attribute")
      : kinds(table, view.treachery_discard, "treachery"),
    now: say.t("cards-left", { count: attribute ? view.deck : view.treachery_deck }),
    notes: [say.t("signs-discard"), say.t(attribute ? "deck-about" : "treachery-about")],
    row: ["limits", ""],
  };
};

const marker: Draw = (table, say, id) => {
  const sector = viewOf(table)
    .countries.flatMap((one) => one.sectors)
    .find((one) => one.id === id);
  const hidden = sector?.face_down.map((one) => one.seat) ?? [];
  return (
    (sector && {
      title: table.words.t(`sector-${id}`),
      kind: say.t(sector.capital ? "capital" : "province"),
      drawing: "h-hexagon",
      signs: sector.spots.map((spot) => ({
        icon: `h-${spot.noble}`,
        words: spot.seat < 0 ? table.words.t(`noble-${spot.noble}`) : (table.names[spot.seat] ?? ""),
      })),
      now: table.words.t(sector.initial_marker ? "page-hexagon-open" : "page-hexagon-taken", {
        count: sector.hexagon,
      }),
      notes: [
        ...(hidden.length
          ? [
              say.t("face-down", {
                names: table.words.list([...new Set(hidden)].map((seat) => table.names[seat] ?? "")),
              }),
            ]
          : []),
        say.t("marker-about"),
      ],
      row: ["sectors", id],
    }) ??
    null
  );
};

const country: Draw = (table, say, id) => {
  const found = viewOf(table).countries.find((one) => one.id === id);
  if (!found) {
    return null;
  }
  const made = table.names.map((_, seat) => found.sectors.filter((one) => one.created.includes(seat)).length);
  const standing = standingIn(table, id).map((one) => `${table.names[one.seat]} ${one.influence}`);
  return {
    title: table.words.t(`country-${id}`),
    kind: table.words.t("page-country-markers"),
    drawing: `h-realm-${id}`,
    signs: [
      ...found.markers.map((points) => ({ icon: "h-castle", words: say.t("points", { count: points }) })),
      ...[found.first_places, found.second_places].flatMap((places, index) =>
        places.length
          ? [
              {
                icon: "h-house",
                words: `${table.words.rank(index + 1)}: ${say.t("points", { count: places[0] ?? 0 })}`,
              },
            ]
          : [],
      ),
    ],
    now: standing.length ? `${table.words.t("label-influence")}: ${standing.join(", ")}` : say.t("nobody"),
    notes: [
      say.t("country-about"),
      say.t("country-made", { count: found.sectors.length, made: shares(table, made) || "–" }),
      say.t("country-round"),
    ],
    row: ["countries", id],
  };
};

const house: Draw = (table, say) => {
  const view = viewOf(table);
  return {
    title: table.words.t("label-house"),
    kind: table.words.t("page-all-ranks"),
    drawing: "h-house",
    signs: view.house_markers.map((points) => ({
      icon: "h-house",
      words: say.t("points", { count: points }),
    })),
    now: shares(
      table,
      view.players.map((one) => one.types_created.length),
    ),
    notes: [say.t("house-about")],
    row: ["setup", String(Math.max(1, view.players.length - 1))],
  };
};

const years: Draw = (table, say) => ({
  title: String(viewOf(table).year),
  kind: table.words.t("page-century", { round: viewOf(table).round }),
  drawing: "h-revolution",
  signs: moreOf(table).rounds.map(({ year }) => ({ icon: "h-castle", words: String(year) })),
  notes: [say.t("years-about")],
  row: ["rounds", String(viewOf(table).round)],
});

const cubes: Draw = (table, say) => {
  const { assassin_cubes_attacker, assassin_cubes_defender } = moreOf(table).limits;
  return {
    title: say.t("cubes"),
    kind: "",
    drawing: "h-assassin",
    signs: [
      { icon: "h-assassin", words: say.t("cubes-attacker", { count: assassin_cubes_attacker }) },
      { icon: "h-house", words: say.t("cubes-defender", { count: assassin_cubes_defender }) },
    ],
    notes: [say.t("cubes-about")],
    row: ["limits", ""],
  };
};

/** Counters of a player that are left, of one rank. */
const counter: Draw = (table, say, id) => {
  const noble = figuresOf(table).nobles.find((one) => one.id === id);
  return (
    (noble && {
      title: table.words.t(`noble-${id}`),
      kind: say.t("counter"),
      drawing: `h-${id}`,
      signs: [],
      now: shares(
        table,
        viewOf(table).players.map((one) => one.supply[id] ?? 0),
      ),
      notes: [say.t("counter-about")],
      row: ["nobles", id] as [string, string],
    }) ??
    null
  );
};

const DRAWS: Record<string, Draw> = { deck, marker, country, house, years, cubes, counter };

export function face(table: Table, key: string, say: Words): Face | null {
  const [kind = "", id = ""] = key.split(" ");
  const drawn = DRAWS[kind]?.(table, say, id);
  return drawn ? { ...drawn, key, ground: "plain" } : null;
}
