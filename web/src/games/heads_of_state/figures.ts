/** What the room reads: the view of the table, and the figures of its edition. */
import type { Table } from "../../table.svelte";
import type {
  HeadsOfStateOutlook,
  HeadsOfStatePlayerView,
  HeadsOfStateStandingOutlook,
  HeadsOfStateView,
} from "../../wire";
import { isMessage } from "../../words";

type Counts = Record<string, number>;
export type Figures = {
  nobles: { id: string; rank: number; set: string[]; courtesan: boolean; most: number }[];
  treachery: { id: string; kind: string; countries: string[] }[];
  attributes: { id: string }[];
  countries: { id: string }[];
  sectors: { id: string; country: string; spots: string[] }[];
  limits: { attribute_display: number; treachery_display: number };
};

export const viewOf = (table: Table): HeadsOfStateView => table.view as HeadsOfStateView;
export const outlookOf = (table: Table): HeadsOfStateOutlook => table.outlook as HeadsOfStateOutlook;
export const figuresOf = (table: Table): Figures => table.figures as Figures;
export const player = (table: Table, seat: number): HeadsOfStatePlayerView | undefined =>
  viewOf(table).players[seat];
export const cardsOf = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([id, count]) => Array.from({ length: count }, () => id));
/** The cards of a display, each with a name of its own among those of its kind. */
export const shownOf = (counts: Counts): { id: string; key: string }[] =>
  Object.entries(counts).flatMap(([id, count]) =>
    Array.from({ length: count }, (_, index) => ({ id, key: `display-${id}-${index}` })),
  );
export const treacheryIcon = (id: string): string => (id.startsWith("special") ? "h-two-country" : `h-${id}`);

/** The hatching that tells an attribute from the others; the courtesan, who stands in for any of them, has none. */
export const groundOf = (attribute: string): string =>
  attribute === "courtesan" ? "" : `h-ground-${attribute}`;

/** The spots in the order in which events number them. */
export const spotIds = ({ sectors }: Figures): string[] =>
  sectors.flatMap((sector) => sector.spots.map((noble) => `${sector.id}.${noble}`));
export const spotsOf = (table: Table): string[] => spotIds(figuresOf(table));

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
    const card = {
      id,
      icon: id.startsWith("treachery-") ? treacheryIcon(id.slice(10)) : id.replace("attribute-", "h-"),
    };
    const hidden = kind[2] === "seen" ? row.cards.findIndex((one) => one.id === "") : -1;
    row.cards.splice(hidden < 0 ? row.cards.length : hidden, hidden < 0 ? 0 : 1, card);
  }
  return rows;
}

/** The influence in a country as it stands; while it is counted, of those only whose nobles are counted. */
export function standingIn(table: Table, id: string): HeadsOfStateStandingOutlook[] {
  const all = outlookOf(table).countries.find((one) => one.id === id)?.standing ?? [];
  const { playing, landed, lit } = table.stage;
  if (playing?.name !== "country" || lit !== `country-${id}`) {
    return all;
  }
  const counted = landed.filter((event) => event.kind === "influence-counted");
  return all.filter(({ seat }) => counted.some((event) => event.figures["seat"] === seat));
}

/** Whether I could create a noble on this spot with what I hold. */
export const affordable = (table: Table, spot: string): boolean =>
  outlookOf(table).nobles.some((one) => one.spots.includes(spot));
