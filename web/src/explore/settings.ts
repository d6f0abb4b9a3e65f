/** Settings side by side: how far two differ, and which two a comparison begins with. */
import type { StudyLine } from "../wire";
import { ANY_TURN, EVERYTHING, type Against, type Setting } from "./address";

/** A setting of a study. */
export type Side = { line: StudyLine; setting: Setting };

/** A setting as far as a study holds it. */
export const fitting = (line: StudyLine, { variant, bot, turn }: Setting): Setting => ({
  variant: line.variants.includes(variant) ? variant : EVERYTHING.variant,
  bot: line.bots.length > 1 && line.bots.includes(bot) ? bot : "",
  turn: turn < line.players ? turn : ANY_TURN,
});

/** In how many respects two settings differ; a study is one. */
export const respects = (one: Side, two: Side): number =>
  Number(one.line.study !== two.line.study) +
  Number(one.setting.variant !== two.setting.variant) +
  Number(one.setting.bot !== two.setting.bot) +
  Number(one.setting.turn !== two.setting.turn);

/** What to compare first: the variants, then another study of the game, two bots, the first place and the last. */
export function partners(list: readonly StudyLine[], line: StudyLine, setting: Setting): [Setting, Against] {
  const { study } = line;
  const variant = line.variants.find((one) => one !== setting.variant);
  if (variant !== undefined) {
    return [setting, { ...setting, study, variant }];
  }
  const other = list.find((one) => one.study !== study && one.game === line.game);
  if (other !== undefined) {
    const held = fitting(other, setting);
    return [held, { ...held, study: other.study }];
  }
  const [first = "", second] = line.bots;
  if (second !== undefined) {
    return [
      { ...setting, bot: first },
      { ...setting, study, bot: second },
    ];
  }
  return [
    { ...setting, turn: 0 },
    { ...setting, study, turn: line.players - 1 },
  ];
}
