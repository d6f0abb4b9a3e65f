/** Where things lie: the plan of Paris on a desktop, three columns on a phone. */
export type Spot = { x: number; y: number };
export type Shape = {
  width: number;
  height: number;
  tile: number;
  step: number;
  left: number;
  top: number;
  foot: number;
  name: number;
  small: number;
  badge: number;
  building: number;
};

export const WIDE: Shape = {
  width: 204,
  height: 110,
  tile: 40,
  step: 46,
  left: 10,
  top: 33,
  foot: 99,
  name: 15.5,
  small: 12.5,
  badge: 9.5,
  building: 1,
};
export const SLIM: Shape = {
  width: 126,
  height: 69,
  tile: 25,
  step: 29,
  left: 8,
  top: 24,
  foot: 63,
  name: 13,
  small: 12,
  badge: 7.5,
  building: 0.62,
};

export const WIDE_SPOTS: Record<string, Spot> = {
  place_louis: { x: 30, y: 248 },
  banque_de_paris: { x: 376, y: 140 },
  notre_dame: { x: 562, y: 294 },
  catacombes: { x: 598, y: 534 },
  etats_generaux: { x: 362, y: 534 },
  versailles: { x: 30, y: 534 },
  bastille: { x: 844, y: 252 },
};

export const TABLET_SPOTS: Record<string, Spot> = {
  place_louis: { x: 14, y: 134 },
  banque_de_paris: { x: 308, y: 134 },
  bastille: { x: 602, y: 134 },
  notre_dame: { x: 308, y: 322 },
  versailles: { x: 14, y: 550 },
  etats_generaux: { x: 308, y: 550 },
  catacombes: { x: 602, y: 550 },
};

export const SLIM_SPOTS: Record<string, Spot> = {
  place_louis: { x: 3, y: 82.6 },
  banque_de_paris: { x: 132, y: 82.6 },
  bastille: { x: 261, y: 82.6 },
  notre_dame: { x: 132, y: 220.6 },
  versailles: { x: 3, y: 360.6 },
  etats_generaux: { x: 132, y: 360.6 },
  catacombes: { x: 261, y: 360.6 },
};
