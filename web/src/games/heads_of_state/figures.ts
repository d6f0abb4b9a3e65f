/** What the room reads: the view of the table, and the figures of its edition. */
import type { Table } from "../../table.svelte";
import { isMessage } from "../../words";

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

export type Draws = { seat: number; cards: { id: string; icon: string }[] };

/** Who took what, turn by turn, the latest turn first; a card drawn unseen has no id, unless I drew it. */
export function draws(table: Table): Draws[] {
  const rows: Draws[] = [];
  let fresh = true;
  for (const { event } of table.log) {
    if (/^(first-)?turn-started$/u.test(event.kind)) {
      fresh = true;
    }
    const kind = /^(attribute|treachery)-(taken|drawn|seen)$/u.exec(event.kind);
    const seat = event.figures["seat"] ?? -1;
    if (kind === null || seat < 0) {
      continue;
    }
    let row = rows[0];
    if (fresh || row === undefined || row.seat !== seat) {
      row = { seat, cards: [] };
      rows.unshift(row);
      fresh = false;
    }
    const named = event.words[1][kind[1] ?? ""];
    const id = isMessage(named) ? named[0] : "";
    const card = { id, icon: id.startsWith("treachery-") ? treacheryIcon(id.slice(10)) : id.replace("attribute-", "h-") };
    const hidden = kind[2] === "seen" ? row.cards.findIndex((one) => one.id === "") : -1;
    row.cards.splice(hidden < 0 ? row.cards.length : hidden, hidden < 0 ? 0 : 1, card);
  }
  return rows;
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

const reached = new WeakMap<object, Record<string, boolean>>();

/** The nobles my cards would pay for now; counted once for each view. */
export function affordable(table: Table): Record<string, boolean> {
  const view = viewOf(table);
  const found = reached.get(view) ?? Object.fromEntries(reach(table).map((line) => [line.noble, line.missing <= 0]));
  reached.set(view, found);
  return found;
}
