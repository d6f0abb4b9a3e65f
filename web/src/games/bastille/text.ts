/** The board as sentences. */
import type { Table } from "../../table.svelte";
import type { TextBlock } from "../room";
import { capital } from "../../words";
import { bonusTile, bonusWords, boards, cardAbout, cardName, outlookOf, versailles, viewOf } from "./figures";

export function text(table: Table): TextBlock[] {
  const { words, names } = table;
  const view = viewOf(table);
  const outlook = outlookOf(table);
  const places = outlook.places.map((place) => {
    const ranked = place.order.map(
      (tile, index) => `${words.rank(index + place.first)} ${names[tile.seat]} ${tile.value}`,
    );
    return words.t("page-text-place", {
      location: words.t(`location-${place.id}`),
      free: place.free,
      tiles: ranked.length ? ranked.join(", ") : words.t("page-nobody"),
    });
  });
  const tile = bonusTile(table);
  const flags = outlook.flags.order.map(
    (one, index) => `${words.rank(index + 1)} ${names[one.seat]} (${one.flags})`,
  );
  const open = [
    `${words.t("label-versailles")}: ${versailles(table)
      .map((bonus) => bonusWords(table, bonus))
      .join(" / ")}`,
    `${words.t("label-bonus")}: ${tile ? `${bonusWords(table, tile.large)} / ${bonusWords(table, tile.small)}` : ""}`,
    `${words.t("page-flags-now")}: ${flags.join(", ") || "–"}`,
    `${words.t("label-tokens")}: ${Object.entries(view.token_display)
      .map(([weapon, count]) => `${words.t(`weapon-${weapon}`)} ${count}`)
      .join(", ")}`,
    `${words.t("label-torches")}: ${view.torches}`,
    `${words.t("label-bag")}: ${outlook.bag.map((one) => `${names[one.seat]} ${one.count}`).join(", ") || "0"}`,
    `${words.t("label-catacombs")}: ${boards(table)
      .flatMap((row) => row.bonuses)
      .map(
        (field) =>
          `${bonusWords(table, field)}${(view.fields[field.id] ?? -1) >= 0 ? ` (${names[view.fields[field.id] ?? 0]})` : ""}`,
      )
      .join(", ")}`,
  ];
  const people = view.players.map((one) =>
    [
      `${names[one.seat]}: ${words.t("label-score")} ${one.score}`,
      `${words.t("label-coins")} ${one.coins}`,
      `${words.t("label-tiles")} ${one.tiles.join(" ") || "–"}`,
      `${words.t("label-cards")}: ${one.cards.map((id) => cardName(table, id)).join(", ") || "–"}`,
      `${words.t("label-flags")} ${one.flags}`,
      `${words.t("label-crowns")} ${one.crowns}`,
      `${words.t("label-gems")} ${one.gems}`,
      `${words.t("label-torches")} ${one.torches}`,
      `${words.t("label-cubes")} ${one.cubes}`,
      `${words.t("label-track")} ${one.track}`,
      `${words.t("label-missions")} ${one.missions}`,
    ].join(", "),
  );
  const missions = outlook.missions.map(
    (one) => `${capital(words.say(one.name))}: ${words.say(one.about)}. ${words.say(one.progress)}`,
  );
  const [large = 0, small = 0] = outlook.flags.lacks;
  const arms = outlook.arms
    .filter((one) => one.seat === table.me)
    .map(
      (one) =>
        `${words.t("page-balance")}: ${words.t("outlook-arms", { missing: one.missing, torches: one.torches })}`,
    );
  return [
    {
      title: words.t("page-round-of", { round: view.round }),
      lines: [words.t(`step-${view.step}`), ...open],
    },
    { title: words.t("page-places"), lines: places },
    {
      title: words.t("label-display"),
      lines: view.display.filter(Boolean).map((id) => capital(cardAbout(table, id))),
    },
    { title: words.t("players"), lines: people },
    ...(table.holder >= 0
      ? [
          {
            title: words.t("label-my-missions"),
            lines: [...missions, ...arms, words.t("outlook-flags", { large, small })],
          },
        ]
      : []),
  ];
}
