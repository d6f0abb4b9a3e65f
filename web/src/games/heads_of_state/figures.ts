/** What the room reads: the view of the table, and the figures of its edition. */
import type { Table } from "../../table.svelte";

type Counts = Record<string, number>;
export type Spot = { id: string; noble: string; seat: number };
export type Sector = { id: string; capital: boolean; hexagon: number; initial_marker: boolean; spots: Spot[]; face_down: { seat: number; noble: string }[]; created: number[] };
export type Country = { id: string; sectors: Sector[]; markers: number[]; first_places: number[]; second_places: number[]; influence: number[]; order: number[] };
export type PlayerView = {
  seat: number; score: number; supply: Counts; noble_cards: Counts; types_created: string[]; country_markers: Record<string, string>; house_marker: number;
  attributes: number; treachery: number; known: Counts; known_treachery: Counts;
};
export type View = {
  round: number; year: number; step: string; first_player: number; active: number; over: boolean; players: PlayerView[]; countries: Country[]; house_markers: number[];
  display: Counts; cleared: Counts; discard: Counts; deck: number; revolution_pile: number; treachery_display: Counts; treachery_deck: number;
  option: string; owed_attributes: number; owed_treachery: number; designated: string[]; my_hand: Counts; my_treachery: Counts;
};
export type Figures = {
  nobles: { id: string; rank: number; set: string[]; courtesan: boolean }[];
  attributes: { id: string }[];
  limits: { attribute_display: number; treachery_display: number };
};

export const viewOf = (table: Table): View => table.view as View;
export const figuresOf = (table: Table): Figures => table.figures as Figures;
export const player = (table: Table, seat: number): PlayerView | undefined => viewOf(table).players[seat];
export const cardsOf = (counts: Counts): string[] => Object.entries(counts).flatMap(([id, count]) => Array.from({ length: count }, () => id));
export const treacheryIcon = (id: string): string => (id.startsWith("special") ? "h-two-country" : `h-${id}`);

/** The action a spot offers now, if any. */
export function spotAction(table: Table, spot: string): string {
  return [`create ${spot}`, `target ${spot}`].find((action) => table.actions.has(action)) ?? "";
}

export type Reach = { noble: string; set: { id: string; have: boolean }[]; missing: number; courtesan: boolean; free: number };

/** Which nobles my hand could pay for, and what is missing for the others. */
export function reach(table: Table): Reach[] {
  const view = viewOf(table);
  const spots = view.countries.flatMap((country) => country.sectors).flatMap((sector) => sector.spots);
  return [...figuresOf(table).nobles].reverse().map((noble) => {
    const set = noble.set.map((id) => ({ id, have: (view.my_hand[id] ?? 0) > 0 }));
    const lack = set.filter((one) => !one.have).length;
    const courtesan = noble.courtesan && lack > 0 && (view.my_hand["courtesan"] ?? 0) > 0;
    const free = spots.filter((spot) => spot.noble === noble.id && spot.seat < 0).length;
    return { noble: noble.id, set, missing: lack - (courtesan ? 1 : 0), courtesan, free };
  });
}
