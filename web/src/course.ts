/** What happened since my last answer, cut into beats: a move of somebody, or one place of an evaluation. */
import type { Event } from "./wire";
import { isMessage } from "./words";

/** `place` names what is lit on the board (`data-place`); empty for what has no place. */
export type Beat = { place: string; by: number; events: Event[] };

/** A thing that travels: its drawing, the seat, and whether it comes or goes. */
export type Flight = { icon: string; seat: number; goes?: boolean; from?: string };

const LONGEST = 40;
const OPENING = new Set([
  "round-started",
  "scoring-started",
  "location-evaluated",
  "flags-counted",
  "board-opened",
  "money-turned",
  "turn-started",
  "first-turn-started",
  "revolution-revealed",
  "influence-counted",
  "most-nobles-scored",
  "most-nobles-shared",
  "game-ended",
  "points-counted",
]);
const SAME = new Set([
  "influence-counted",
  "flags-counted",
  "most-nobles-scored",
  "most-nobles-shared",
  "points-counted",
]);
const SILENT = new Set(["location-skipped", "board-skipped", "board-unchanged"]);

/** The place an event names, as its element on the board is called. */
export function placeOf(event: Event): string {
  for (const value of Object.values(event.words[1])) {
    if (isMessage(value)) {
      if (/^(location|board|country)-/u.test(value[0])) {
        return value[0];
      }
      if (value[0] === "spot") {
        return `spot-${String(value[1]["sector"])}.${String(value[1]["noble"])}`;
      }
    }
  }
  return "";
}

function opens(event: Event, beat: Beat | undefined): boolean {
  if (beat === undefined) {
    return true;
  }
  const same = SAME.has(event.kind) && beat.place === placeOf(event) && SAME.has(beat.events[0]?.kind ?? "");
  return OPENING.has(event.kind) && !same;
}

/** The beats of one action. What I did myself I know: its consequences are told, not the move. */
export function beatsOf(events: readonly Event[], by: number, me: number): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    if (SILENT.has(event.kind)) {
      continue;
    }
    if (opens(event, beats.at(-1))) {
      beats.push({ place: placeOf(event), by, events: [] });
    }
    const beat = beats.at(-1)!;
    beat.events.push(event);
    beat.place ||= placeOf(event); // a card is played first, then something happens at a place
  }
  const first = beats[0]?.events[0]?.kind ?? "";
  return by === me && !OPENING.has(first) ? beats.slice(1) : beats;
}

export const joined = (course: readonly Beat[], more: readonly Beat[]): Beat[] =>
  [...course, ...more].slice(-LONGEST);

/** How long a beat is read, in milliseconds. */
export const dwell = (beat: Beat): number => Math.min(900 + 350 * beat.events.length, 3200);
