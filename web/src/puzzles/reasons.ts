/** Whether points by source bear a verdict out: what playouts count is not always what a search finds. */
import type { Words } from "../words";

type Say = Parameters<Words["say"]>[0];
export type Counted = { words: Say; points: number };

/** What the best of the others has more; it counts against. */
const RIVALS = "hint-rivals";

/** My points less those of the others. */
export const net = (reasons: readonly Counted[]): number =>
  reasons.reduce((sum, one) => sum + (one.words[0] === RIVALS ? -one.points : one.points), 0);

/** Whether they may stand as the reason: for a gain they must sum to one, for a loss to a loss. */
export const bearsOut = (reasons: readonly Counted[], lost: boolean): boolean =>
  lost ? net(reasons) < 0 : net(reasons) > 0;
