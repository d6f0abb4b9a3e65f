/** Scores put together in bars of equal width. */
import type { StudyBar } from "../wire";

export type Bin = { from: number; size: number; seats: number; winners: number };

/**
 * At most so many bars; one seat in a thousand at each end is put into the last bar there. What stands beside
 * it has the same bars.
 */
export function binned(scores: readonly StudyBar[], most: number, beside: readonly StudyBar[] = []): Bin[] {
  const [low, high] = ends([...scores, ...beside].sort((one, two) => one.score - two.score));
  const size = Math.max(1, Math.ceil((high - low + 1) / most));
  const count = Math.ceil((high - low + 1) / size);
  const bins = Array.from({ length: scores.length === 0 ? 0 : count }, (_, index) => ({
    from: low + index * size,
    size,
    seats: 0,
    winners: 0,
  }));
  for (const { score, seats, winners } of scores) {
    const bin = bins[Math.min(Math.max(Math.floor((score - low) / size), 0), count - 1)];
    if (bin) {
      bin.seats += seats;
      bin.winners += winners;
    }
  }
  return bins;
}

const RARE = 0.001;

/** The scores between which nearly all lie. */
function ends(scores: readonly StudyBar[]): [number, number] {
  const total = scores.reduce((sum, bar) => sum + bar.seats, 0);
  return [edge(scores, total), edge([...scores].reverse(), total)];
}

function edge(scores: readonly StudyBar[], total: number): number {
  let seen = 0;
  for (const { score, seats } of scores) {
    seen += seats;
    if (seen > total * RARE) {
      return score;
    }
  }
  return 0;
}
