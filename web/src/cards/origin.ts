/** Where the figures of a card come from, in one line. */
import type { Table } from "../table.svelte";
import type { Figure } from "../wire";

const sheets = new WeakMap<Table, Promise<Figure[]>>();
const ORDER = ["edition", "seed", "public", "reconstructed"];

/** The figures of a table, asked for once, when the first card is lifted. */
export function figuresOf(table: Table): Promise<Figure[]> {
  let sheet = sheets.get(table);
  if (!sheet) {
    sheet = table.door.figures().then(
      (found) => found.figures,
      () => [],
    );
    sheets.set(table, sheet);
  }
  return sheet;
}

/** The origins of a row, each once, the surest first. */
export function originsOf(figures: readonly Figure[], [group, row]: [string, string]): string[] {
  const found = new Set(
    figures.filter((one) => one.group === group && one.row === row).map((one) => one.origin),
  );
  return ORDER.filter((origin) => found.has(origin));
}

/** "Its figures: public page and reconstructed." */
export function originLine(table: Table, origins: readonly string[]): string {
  return origins.length === 0
    ? ""
    : table.words.t("card-origin", {
        origins: table.words.list(origins.map((origin) => table.words.t(`origin-${origin}`))),
      });
}
