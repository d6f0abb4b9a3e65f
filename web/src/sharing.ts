/** The link to a finished game, from a move on; whoever has it may look. */
import { api } from "./api";
import type { Table } from "./table.svelte";

export type Shared = { link: string; copied: boolean };

export async function share(table: Pick<Table, "id" | "door">, move: number | null): Promise<Shared> {
  const path = table.door.shared ? table.door.path : `/shared/${(await api.share(table.id)).token}`;
  const link = `${location.origin}${path}${move === null ? "" : `?move=${move}`}`;
  try {
    await navigator.clipboard.writeText(link);
    return { link, copied: true };
  } catch {
    return { link, copied: false }; // it stands there to be copied by hand
  }
}
