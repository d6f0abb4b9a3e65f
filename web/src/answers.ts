/** Which answers need no click of their own. */
import type { Decision, Option } from "./wire";

/** How long a single answer stands there before it is given, so that one sees what happens. */
export const MOMENT = 700;

/** Whether a decision may be answered by itself: one answer, and nobody learns anything from how fast it came. */
export function answersItself(decision: Decision | null, alone: boolean): boolean {
  return decision?.options.length === 1 && (alone || decision.open === true);
}

/** Whether choosing is enough: only what can surely be taken back. */
export function needsNoConfirmation(options: readonly Option[], action: string, confirms: boolean): boolean {
  return !confirms && options.some((option) => option.action === action && option.safe === true);
}
