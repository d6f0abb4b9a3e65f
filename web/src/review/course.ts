/** What a move meant, from the analysis: the chances after it, the change, the mistake it was. */
import type { Analysis, Mistake, Step } from "../wire";

/** From this loss of chance on a mistake is called one; less is a slip. */
export const GRAVE = 0.05;

export type Line = {
  seq: number;
  by: number;
  /** What the move changed for who made it, in chance of victory; null where nothing was to choose. */
  change: number | null;
  turn: boolean;
  mistake: Mistake | null;
};

/** The chances after a move: those of the last point at or before it. */
export function chancesAt(analysis: Analysis, seq: number): number[] {
  let found: number[] = analysis.course[0]?.chances ?? [];
  for (const point of analysis.course) {
    if (point.seq > seq) {
      break;
    }
    found = point.chances;
  }
  return found;
}

/** Every move of a game with what it meant; without an analysis only who made it. */
export function linesOf(steps: readonly Step[], analysis: Analysis | null): Line[] {
  const points = new Map(analysis?.course.map((point, index) => [point.seq, index]));
  const turns = new Set(analysis?.turns.map((turn) => turn.seq));
  const mistakes = new Map(analysis?.mistakes.flat().map((one) => [one.seq, one]));
  return steps
    .filter((step) => step.by >= 0 && !step.undone)
    .map((step) => {
      const index = points.get(step.seq) ?? 0;
      const after = analysis?.course[index]?.chances[step.by];
      const before = analysis?.course[index - 1]?.chances[step.by];
      const known = index > 0 && after !== undefined && before !== undefined;
      return {
        seq: step.seq,
        by: step.by,
        change: known ? after - before : null,
        turn: turns.has(step.seq),
        mistake: mistakes.get(step.seq) ?? null,
      };
    });
}

/** The next turning point in a direction, or null. */
export function turnFrom(analysis: Analysis, seq: number, forward: boolean): number | null {
  const all = analysis.turns.map((turn) => turn.seq).sort((one, two) => one - two);
  const found = forward ? all.find((one) => one > seq) : all.reverse().find((one) => one < seq);
  return found ?? null;
}
