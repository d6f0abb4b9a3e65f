/** A tap on the board skips one act, holding it skips all; a tap on what can be chosen is an early answer. */
import { flushSync } from "svelte";
import type { Table } from "../table.svelte";

const HOLD = 400;
const STILL = 8; // pixels a finger may move and still be a tap

export function taps(board: HTMLElement, table: Table): { destroy: () => void } {
  let held = 0;
  let from: PointerEvent | null = null;
  let swallowed = -Infinity;

  function down(event: PointerEvent): void {
    up();
    if (!table.stage.caughtUp) {
      from = event;
      held = window.setTimeout(all, HOLD);
    }
  }
  function all(): void {
    from = null;
    table.stage.skipAll();
  }
  function up(): void {
    clearTimeout(held);
    from = null;
  }
  function tap(event: PointerEvent): void {
    const start = from;
    up();
    swallowed = start === null ? -Infinity : event.timeStamp;
    if (start === null || Math.hypot(event.x - start.x, event.y - start.y) > STILL) {
      return;
    }
    const early = (event.target as Element).closest("[data-early]")?.getAttribute("data-early") ?? "";
    if (early) {
      table.pick(early);
      flushSync();
    } else {
      table.stage.skip();
    }
  }
  /** The click of a tap that skipped or chose is no second answer. */
  function click(event: MouseEvent): void {
    if (event.timeStamp - swallowed < HOLD) {
      event.stopPropagation();
      event.preventDefault();
    }
    swallowed = -Infinity;
  }
  const parts: [string, (event: PointerEvent) => void][] = [
    ["pointerdown", down],
    ["pointerup", tap],
    ["pointercancel", up],
    ["pointerleave", up],
  ];
  parts.forEach(([kind, hear]) => board.addEventListener(kind, hear as EventListener));
  board.addEventListener("click", click, true);
  return {
    destroy: () => {
      up();
      board.removeEventListener("click", click, true);
      parts.forEach(([kind, hear]) => board.removeEventListener(kind, hear as EventListener));
    },
  };
}
