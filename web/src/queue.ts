/** Updates are shown one after the other, so that every move can be followed. */
import { tick } from "svelte";
import { slide, spots } from "./animate";
import { settings } from "./settings.svelte";
import type { Update } from "./wire";

const PAUSE = 240;

/** Change what is shown and let the pieces slide to their new places; tells how long they take. */
export async function slid(change: () => void, moving: () => boolean): Promise<number> {
  const before = spots();
  change();
  await tick();
  return moving() ? slide(before) : 0;
}

export class Queue {
  private readonly show: (update: Update) => void;
  private readonly sliding: () => boolean;
  private readonly waiting: Update[] = [];
  private running = false;

  /** How an update is shown, and whether pieces slide then. */
  constructor(show: (update: Update) => void, sliding: () => boolean) {
    this.show = show;
    this.sliding = sliding;
  }

  add(update: Update): void {
    this.waiting.push(update);
    void this.run();
  }

  clear(): void {
    this.waiting.length = 0;
  }

  private async run(): Promise<void> {
    if (this.running) {
      return;
    }
    this.running = true;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      const update = next;
      const time = await slid(
        () => this.show(update),
        () => watched() && this.sliding(),
      );
      if (this.waiting.length > 0 && watched()) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(time, PAUSE)));
      }
    }
    this.running = false;
  }
}

function watched(): boolean {
  return settings.moving && !document.hidden;
}
