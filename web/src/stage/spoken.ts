/** An act as a screen reader says it. */
import type { Table } from "../table.svelte";
import { caption, spokenCaption } from "./caption";
import type { Act } from "./plan";

export function spoken(table: Table, act: Act): string {
  const told = caption(act, table.words);
  return told ? spokenCaption(told, table.names) : "";
}
