/**
 * Golden games as a page is told them, for the unit tests: `tools/plays.py` writes them, `make page-check`
 * runs it first. Everything is frozen, so that whatever changes its arguments is caught.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Event } from "../wire";

/** What one reader is told of one action. */
export type Told<View> = { by: number; seat: number; before: View; events: Event[]; after: View };
/** One golden game: what each reader is told, action by action. */
export type Play<View> = { file: string; figures: unknown; readers: Told<View>[][] };

type Fields = Record<string, unknown>;
type Look = { seat: number; events: number[]; view: Record<string, number> };
type Update = { by: number; looks: Look[]; pool: unknown[] };

const FOLDER = new URL("../../../build/plays/", import.meta.url);

function read<T>(path: string): T {
  const file = new URL(path, FOLDER);
  if (!existsSync(file)) {
    throw new Error("No golden games: `python -m tools.plays` writes them, `make page-check` runs it first.");
  }
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

export function frozen<T>(thing: T): T {
  if (thing !== null && typeof thing === "object" && !Object.isFrozen(thing)) {
    Object.values(thing).forEach(frozen);
    Object.freeze(thing);
  }
  return thing;
}

/** Every kind of event a game has, and whether all of its golden games are here or a sample. */
export const aboutOf = (game: string): { kinds: string[]; all: boolean } => read(`${game}.json`);

function reader<View>(updates: Update[], seat: number): Told<View>[] {
  const told: Told<View>[] = [];
  let before: Fields = {};
  for (const { by, looks, pool } of updates) {
    const look = looks[seat + 1]!;
    const fields = Object.entries(look.view).map(([name, number]) => [name, pool[number]]);
    const after: Fields = { ...before, ...Object.fromEntries(fields) };
    const events = look.events.map((number) => pool[number] as Event);
    told.push(frozen({ by, seat, before: before as View, events, after: after as View }));
    before = after;
  }
  return told.slice(1); // the set-up is not told: the board is simply there
}

/** The golden games of a title, one after the other; the runner of the tests gets its turn in between. */
export async function* playsOf<View>(game: string): AsyncGenerator<Play<View>> {
  for (const file of readdirSync(new URL(`${game}/`, FOLDER))) {
    await new Promise((done) => setTimeout(done));
    const { figures, updates } = read<{ figures: unknown; updates: Update[] }>(`${game}/${file}`);
    const seats = updates[0]!.looks.map((look) => look.seat);
    yield { file, figures: frozen(figures), readers: seats.map((seat) => reader<View>(updates, seat)) };
  }
}

const isFields = (value: unknown): value is Fields => value !== null && typeof value === "object";

/** Where two values differ, by their path: `players.coins`; the order of names counts, as things are drawn in it. */
export function differences(one: unknown, two: unknown, path = ""): string[] {
  if (one === two) {
    return [];
  }
  if (!isFields(one) || !isFields(two) || Object.keys(one).join() !== Object.keys(two).join()) {
    return [path];
  }
  const inside = (name: string): string => (Array.isArray(one) ? path : path ? `${path}.${name}` : name);
  return Object.keys(one).flatMap((name) => differences(one[name], two[name], inside(name)));
}
