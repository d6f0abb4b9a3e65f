/** Where things lie on the page: what every game has. */

/** A sign in a player's panel, else the panel; on tablet and phone their cell in the strip. */
export const panel = (seat: number, stat = ""): string[] => [
  ...(stat ? [`[data-home="${seat}"] [data-stat="${stat}"]`] : []),
  `[data-home="${seat}"]`,
];

/** The points of a player, or the end of their line while points are counted. */
export const points = (seat: number): string[] => [
  `[data-bar="${seat}"] .end`,
  `[data-home="${seat}"] .vp`,
  `[data-home="${seat}"] b`,
  ...panel(seat),
];

export const place = (name: string): string => `#main [data-place="${name}"]`;
export const piece = (name: string): string => `#main [data-piece="${name}"]`;
/** The plate of a place, which has its true size. */
export const plate = (name: string): string[] => [`${place(name)} > .plate`, place(name)];
