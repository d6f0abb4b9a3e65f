/** What the player has taken in hand: a value, before a place is chosen. */
import type { Table } from "../../table.svelte";
import { viewOf, WEAPONS } from "./figures";

const PLACE = /^place (\d) (\w+)$/u;

/** The value chosen for placing: by hand, by the chosen action, or the highest at hand. */
export function chosenValue(table: Table): number {
  const values = placeable(table);
  const wished = Number(table.scratch["value"] ?? 0);
  if (values.includes(wished)) {
    return wished;
  }
  const chosen = Number(PLACE.exec(table.chosen)?.[1] ?? 0);
  return chosen || (values.at(-1) ?? 0);
}

/** The values that can be placed now, ascending. */
export function placeable(table: Table): number[] {
  const values = table.options
    .map((option) => Number(PLACE.exec(option.action)?.[1] ?? 0))
    .filter((value) => value > 0);
  return [...new Set(values)].sort();
}

/** Take a tile of this value in hand; a chosen place stays chosen. */
export function takeValue(table: Table, value: number): void {
  table.stage.skipAll(); // an early choice: the rest is not waited for
  table.scratch["value"] = value;
  const place = PLACE.exec(table.chosen)?.[2];
  if (place) {
    const action = `place ${value} ${place}`;
    table.chosen = table.actions.has(action) ? action : "";
  }
}

/** The weapon tokens taken in hand before two of them are claimed. */
export function heldTokens(table: Table): string[] {
  const [verb, ...both] = table.chosen.split(" ");
  return verb === "claim" ? both : [String(table.scratch["token"] ?? "")].filter(Boolean);
}

const pairOf = (tokens: readonly string[]): string =>
  `claim ${[...tokens].sort((one, two) => WEAPONS.indexOf(one) - WEAPONS.indexOf(two)).join(" ")}`;

/** Whether a token of this kind is in some pair. */
export const mayTake = (table: Table, weapon: string): boolean =>
  [...table.actions].some((action) => action.startsWith("claim ") && action.includes(weapon));

/** The second token makes the pair; a third goes with the one before it. */
export function takeToken(table: Table, weapon: string): void {
  const before = heldTokens(table).at(-1);
  const pair = before ? pairOf([before, weapon]) : "";
  hold(table, weapon);
  if (table.actions.has(pair)) {
    table.pick(pair);
  }
}

export function returnToken(table: Table, weapon: string): void {
  const held = heldTokens(table);
  hold(table, held[held.indexOf(weapon) === 0 ? 1 : 0] ?? "");
}

function hold(table: Table, weapon: string): void {
  table.chosen = "";
  table.scratch["token"] = weapon;
}

/** Whether the tile on this space was placed since my last answer. */
export function isLast(table: Table, location: string, space: number): boolean {
  const place = viewOf(table).locations.find((one) => one.id === location);
  const tile = place?.tiles.find((one) => one.space === space);
  return table.latest.some(
    ({ kind, figures }) =>
      kind === "tile-placed" &&
      tile !== undefined &&
      figures["seat"] === tile.seat &&
      figures["seat"] !== table.me &&
      figures["value"] === tile.value &&
      viewOf(table).locations[figures["location"] ?? -1]?.id === location,
  );
}
