/** What a place gives, in a few signs. */
import type { Table } from "../../table.svelte";
import { bonusWords, figuresOf, iconOf, versailles } from "./figures";

export type Reward = { icon: string; text: string; action: string; about?: string };

export function rewards(table: Table, id: string, wide: boolean): Reward[] {
  const words = table.words;
  const ranks = figuresOf(table).locations.find((one) => one.id === id)?.ranks ?? [];
  const first = words.rank(1);
  const second = words.rank(2);
  const plain = (icon: string, text: string): Reward => ({ icon, text, action: "" });
  switch (id) {
    case "banque_de_paris":
      return [
        plain("b-coin", `×${wide ? " " : ""}${ranks[0]?.coins_x_value ?? 0}`),
        plain("b-start-player", first),
      ];
    case "notre_dame":
      return [plain("b-upgrade", "+1"), plain("b-vp", `${wide ? `${first} ` : ""}${ranks[0]?.vp ?? 0}`)];
    case "versailles":
      return versailles(table).map((bonus, index) => ({
        icon: iconOf(bonus.kind),
        text: wide ? words.t("page-times", { count: bonus.n }) : String(bonus.n),
        action: `pick ${index === 0 ? "left" : "right"}`,
        about: bonusWords(table, bonus),
      }));
    case "catacombes":
      return ranks.map((rank, index) =>
        plain("b-henchman", `${wide ? `${words.rank(index + 1)} ` : ""}${rank.henchmen ?? 0}`),
      );
    case "bastille":
      return ranks.map((rank, index) => {
        const plus = rank.bastille_value_plus ? ` + ${rank.bastille_value_plus}` : "";
        return plain(
          "b-bastille-step",
          wide
            ? `${index === 0 ? first : second} ${words.t("page-value")}${plus}`
            : `${words.t("page-value-short")}${plus.replaceAll(" ", "")}`,
        );
      });
    case "etats_generaux":
      return [
        { ...plain("b-mission-max", wide ? words.t("page-each") : "1"), about: words.t("label-missions") },
        plain("b-coin", `${wide ? `${first} ` : ""}${ranks[0]?.coins ?? 0}`),
      ];
    default:
      return [];
  }
}
