/** Where the sectors and their spots lie on the map (its own grid of 830 by 800). */
export type Point = [number, number];

export const SPOTS: Record<string, Point> = {
  "gb_scotland.duke": [222, 94],
  "gb_scotland.earl": [263, 104],
  "gb_england.king": [286, 256],
  "gb_ireland.marquis": [64, 186],
  "gb_ireland.baron": [105, 196],
  "fr_normandy.marquis": [265, 412],
  "fr_normandy.earl": [306, 422],
  "fr_paris.king": [374, 382],
  "fr_paris.prince": [415, 392],
  "fr_burgundy.duke": [463, 424],
  "fr_burgundy.count": [504, 434],
  "fr_aquitaine.count": [302, 520],
  "fr_aquitaine.baron": [343, 530],
  "fr_provence.count": [435, 524],
  "fr_provence.baron": [476, 534],
  "sp_galicia.marquis": [86, 610],
  "sp_galicia.baron": [127, 620],
  "sp_castile.king": [192, 630],
  "sp_castile.prince": [233, 640],
  "sp_aragon.earl": [302, 640],
  "sp_aragon.count": [343, 650],
  "sp_andalusia.duke": [188, 730],
  "sp_andalusia.count": [229, 740],
  "ge_brandenburg.king": [670, 176],
  "ge_brandenburg.prince": [711, 186],
  "ge_rhineland.count": [518, 252],
  "ge_rhineland.baron": [559, 262],
  "ge_saxony.marquis": [672, 290],
  "ge_saxony.baron": [713, 300],
  "ge_bavaria.duke": [620, 386],
  "ge_bavaria.earl": [661, 396],
};

export const SECTORS: Record<string, { hexagon: Point; name: Point }> = {
  gb_scotland: { hexagon: [254, 70], name: [242, 137] },
  gb_england: { hexagon: [250, 245.9], name: [280, 295] },
  gb_ireland: { hexagon: [96, 162], name: [84, 229] },
  fr_normandy: { hexagon: [297, 388], name: [285, 455] },
  fr_paris: { hexagon: [406, 358], name: [394, 425] },
  fr_burgundy: { hexagon: [495, 400], name: [483, 467] },
  fr_aquitaine: { hexagon: [334, 496], name: [322, 563] },
  fr_provence: { hexagon: [467, 500], name: [455, 567] },
  sp_galicia: { hexagon: [118, 586], name: [106, 653] },
  sp_castile: { hexagon: [224, 606], name: [212, 673] },
  sp_aragon: { hexagon: [334, 616], name: [322, 683] },
  sp_andalusia: { hexagon: [220, 706], name: [208, 773] },
  ge_brandenburg: { hexagon: [702, 152], name: [690, 219] },
  ge_rhineland: { hexagon: [550, 228], name: [538, 295] },
  ge_saxony: { hexagon: [704, 266], name: [692, 333] },
  ge_bavaria: { hexagon: [652, 362], name: [640, 429] },
};

/** The influence table of each country. */
export const PANELS: Record<string, Point> = { gb: [4, 12], fr: [4, 470], ge: [640, 22], sp: [392, 690] };

/** The plates of a phone: left and top edge, in the order of the columns. */
export const PLATES: Record<string, { x: number; y: number; rows: number }> = {
  gb: { x: 4, y: 5, rows: 3 },
  fr: { x: 4, y: 169, rows: 5 },
  ge: { x: 197, y: 5, rows: 4 },
  sp: { x: 197, y: 210, rows: 4 },
};
export const PLATE_WIDTH = 189;
export const PLATE_HEAD = 37;
export const PLATE_ROW = 41;
