/** What the headlines may say: corrected for as many places or choices as they are picked from. */
import type { StudyOpening, StudySeats } from "../wire";

type Interval = [number, number];
const SINGLE = 1.96;
/** An order that can matter no more than this, in shares of the victories, matters little. */
export const LITTLE = 0.03;

/** The quantile of the normal distribution that so many intervals of 95 % together need (Bonferroni). */
export function reachFor(count: number): number {
  const tail = 0.05 / 2 / Math.max(1, count);
  const t = Math.sqrt(-2 * Math.log(tail));
  return (
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t * t) /
      (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t)
  ); // Abramowitz and Stegun 26.2.23
}

/** An interval of 95 % as wide as it must be to be one of so many. */
export function widened(share: number, [low, high]: Interval, count: number): Interval {
  const factor = Math.max(1, reachFor(count) / SINGLE);
  return [Math.max(0, share - (share - low) * factor), Math.min(1, share + (high - share) * factor)];
}

/** Whether the order matters for sure, matters little for sure, or cannot be told yet. */
export function orderOf(seats: StudySeats, everybody: boolean): "unfair" | "fair" | "open" {
  const places = seats.by_turn.map((one) => widened(one.share, one.interval, seats.by_turn.length));
  const lows = places.map(([low]) => low);
  const highs = places.map(([, high]) => high);
  const unfair = everybody
    ? places.some(([low, high]) => low > seats.equal || high < seats.equal)
    : Math.max(...lows) > Math.min(...highs);
  if (unfair) {
    return "unfair";
  }
  return Math.max(...highs) - Math.min(...lows) <= 2 * LITTLE ? "fair" : "open";
}

export type Best = { choice: StudyOpening; mean: number; interval: Interval; sure: boolean };

/** The choice that does best, beside the mean of whoever chose there. */
export function bestOf(choices: StudyOpening[]): Best | undefined {
  const known = choices.filter((one) => !one.few);
  const games = choices.reduce((sum, one) => sum + one.games, 0);
  const mean = choices.reduce((sum, one) => sum + one.share * one.games, 0) / (games || 1);
  const found = known
    .map((choice) => ({ choice, interval: widened(choice.share, choice.interval, known.length) }))
    .sort((one, two) => two.interval[0] - one.interval[0])[0];
  return found && { ...found, mean, sure: known.length > 1 && found.interval[0] > mean };
}
