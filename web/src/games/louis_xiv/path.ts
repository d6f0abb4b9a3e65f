/**
 * Several markers in one gesture: a pointer drawn from board to board puts one on each of them, in that
 * order. Drawn from the board of the last marker it goes on from there.
 */
import type { Table } from "../../table.svelte";
import { viewOf } from "./figures";

const PLACE = "board-";

/** The boards a pointer was drawn over as answers; none if it was not a way from one to another. */
export function drawn(boards: readonly string[], last: string): string[] {
  const way = boards[0] === last ? boards.slice(1) : boards;
  return boards.length > 1 ? way.map((board) => `board ${board}`) : [];
}

function boardAt(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const place = under?.closest<SVGElement>(`[data-place^="${PLACE}"]`)?.dataset["place"];
  return place?.slice(PLACE.length) ?? null;
}

export function path(node: SVGElement, table: Table): { destroy: () => void } {
  let boards: string[] = [];

  function down(event: PointerEvent): void {
    const board = boardAt(event);
    const begins =
      board !== null && (table.actions.has(`board ${board}`) || viewOf(table).chain_at === board);
    boards = begins && event.isPrimary ? [board] : [];
  }

  function move(event: PointerEvent): void {
    const board = boards.length > 0 ? boardAt(event) : null;
    if (board !== null && board !== boards.at(-1)) {
      boards = [...boards, board];
    }
  }

  function up(): void {
    table.wishForAll(drawn(boards, viewOf(table).chain_at));
    boards = [];
  }

  function cancel(): void {
    boards = [];
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", cancel);
  return {
    destroy(): void {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", cancel);
    },
  };
}
