/** Marks at the ends of lines that would lie on each other, one above the other. */
const STEP = 20;
const TOP = 9;

export function spread(places: readonly number[]): number[] {
  const moved = [...places];
  const downwards = places
    .map((_, index) => index)
    .sort((one, two) => (places[one] ?? 0) - (places[two] ?? 0));
  let ceiling = Infinity;
  for (const index of [...downwards].reverse()) {
    moved[index] = Math.min(moved[index] ?? 0, ceiling);
    ceiling = (moved[index] ?? 0) - STEP;
  }
  let floor = TOP; // what was pushed out at the top comes back
  for (const index of downwards) {
    moved[index] = Math.max(moved[index] ?? 0, floor);
    floor = (moved[index] ?? 0) + STEP;
  }
  return moved;
}
