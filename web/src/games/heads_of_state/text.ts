/** The realms as sentences. */
import type { Table } from "../../table.svelte";
import type { TextBlock } from "../room";
import { outlookOf, viewOf } from "./figures";

/** Who has influence in a country, and what first and second place would bring now. */
function standing(table: Table, id: string): string {
  const found = outlookOf(table).countries.find((one) => one.id === id)?.standing ?? [];
  return found
    .map(
      (one) =>
        `${table.names[one.seat]} ${one.influence}${one.points ? ` (${one.points} ${table.words.t("vp")})` : ""}`,
    )
    .join(", ");
}

export function text(table: Table): TextBlock[] {
  const { words, names } = table;
  const view = viewOf(table);
  const list = (counts: Record<string, number>, kind: string): string =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([id, count]) => `${words.t(`${kind}-${id}`)} ${count}`)
      .join(", ") || "–";
  const realms = view.countries.map((country) => ({
    title: words.t(`country-${country.id}`),
    lines: [
      `${words.t("label-influence")}: ${standing(table, country.id) || "–"}`,
      ...country.sectors.map(
        (sector) =>
          `${words.t(`sector-${sector.id}`)} (${sector.hexagon}): ${sector.spots.map((spot) => `${words.t(`noble-${spot.noble}`)}: ${spot.seat >= 0 ? names[spot.seat] : words.t("label-empty")}`).join(", ")}`,
      ),
    ],
  }));
  return [
    {
      title: String(view.year),
      lines: [
        words.t(`step-${view.step}`),
        `${words.t("label-display")}: ${list(view.display, "attribute")}`,
        `${words.t("label-treachery-display")}: ${list(view.treachery_display, "treachery")}`,
        `${words.t("label-deck")}: ${view.deck}`,
        `${words.t("label-pile")}: ${view.revolution_pile}`,
        `${words.t("label-house")}: ${view.house_markers.join(", ") || "–"}`,
      ],
    },
    ...realms,
    {
      title: words.t("players"),
      lines: view.players.map(
        (one) =>
          `${names[one.seat]}: ${words.t("label-score")} ${one.score}, ${words.t("page-attributes")} ${one.attributes}, ${words.t("page-treachery")} ${one.treachery}, ${words.t("label-noble-cards")} ${list(one.noble_cards, "noble")}`,
      ),
    },
    ...(table.holder >= 0
      ? [
          {
            title: words.t("label-my-hand"),
            lines: [
              list(view.my_hand, "attribute"),
              list(view.my_treachery, "treachery"),
              ...outlookOf(table).nobles.map(
                (line) =>
                  `${words.t(`noble-${line.noble}`)}: ${line.payable ? words.t("page-spots", { count: line.free }) : words.t("page-lack", { count: line.missing })}`,
              ),
            ],
          },
        ]
      : []),
  ];
}
