/** The chequered court: five by five, boards on the fields of one colour. */
export type Grid = {
  x: number;
  y: number;
  across: number;
  down: number;
  width: number;
  height: number;
  slim: boolean;
  /** Higher than wide: what a board gives stands below each other, its condition below that. */
  high: boolean;
};

export const WIDE: Grid = {
  x: 17,
  y: 12,
  across: 213.6,
  down: 142,
  width: 207.6,
  height: 136,
  slim: false,
  high: false,
};
export const SLIM: Grid = {
  x: 3.5,
  y: 11.5,
  across: 77.2,
  down: 97.6,
  width: 74.2,
  height: 94.6,
  slim: true,
  high: false,
};
export const HIGH: Grid = {
  x: 9,
  y: 10,
  across: 161,
  down: 153,
  width: 157,
  height: 148,
  slim: false,
  high: true,
};

export type Gap = {
  kind: "tile" | "reserve" | "played" | "coats" | "conspiracy";
  what: string;
  row: number;
  column: number;
};
export const GAPS: Gap[] = [
  { kind: "tile", what: "crown", row: 0, column: 0 },
  { kind: "tile", what: "sceptre", row: 0, column: 2 },
  { kind: "coats", what: "", row: 0, column: 4 },
  { kind: "reserve", what: "0", row: 1, column: 1 },
  { kind: "reserve", what: "1", row: 1, column: 3 },
  { kind: "tile", what: "helmet", row: 2, column: 0 },
  { kind: "played", what: "", row: 2, column: 2 },
  { kind: "tile", what: "letter", row: 2, column: 4 },
  { kind: "reserve", what: "2", row: 3, column: 1 },
  { kind: "reserve", what: "3", row: 3, column: 3 },
  { kind: "conspiracy", what: "", row: 4, column: 0 },
  { kind: "tile", what: "ring", row: 4, column: 2 },
  { kind: "tile", what: "crown", row: 4, column: 4 },
];

export const left = (grid: Grid, column: number): number => grid.x + grid.across * column;
export const top = (grid: Grid, row: number): number => grid.y + grid.down * row;
