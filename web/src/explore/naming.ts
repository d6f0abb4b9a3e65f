/** What a setting is called, in words. */
import type { Words } from "../words";
import { ANY_TURN } from "./address";
import type { Side } from "./settings";
import { botName } from "./words";

/** What a setting is called beside another: only what differs. */
export function nameBeside(words: Words, { line, setting }: Side, other: Side): string {
  const theirs = other.line;
  const differ: [boolean, () => string][] = [
    [line.players !== theirs.players, () => words.t("explore-players", { players: line.players })],
    [line.bots.join() !== theirs.bots.join(), () => words.list(line.bots.map((bot) => botName(words, bot)))],
    [
      line.edition !== theirs.edition,
      () => words.t(line.own_figures ? "explore-edition-own" : "explore-edition-printed"),
    ],
    [setting.variant !== other.setting.variant, () => words.t(`explore-variant-${setting.variant}`)],
    [
      setting.bot !== other.setting.bot,
      () => (setting.bot === "" ? words.t("explore-bot-any") : botName(words, setting.bot)),
    ],
    [
      setting.turn !== other.setting.turn,
      () =>
        setting.turn === ANY_TURN
          ? words.t("explore-turn-any")
          : words.t("explore-turn-place", { place: setting.turn + 1 }),
    ],
  ];
  const named = differ.filter(([differs]) => differs).map(([, name]) => name());
  return named.length === 0 && line.study !== theirs.study ? line.study : named.join(" · ");
}
