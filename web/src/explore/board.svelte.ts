/** A board of the explorer: a game that began with a line; a place that is chosen follows the line. */
import { PlayedTable, type Opening } from "../learn/played.svelte";

export class BoardTable extends PlayedTable {
  /** What to do when a place on the board is chosen. */
  private readonly follow: (action: string) => void;

  constructor(opening: Opening, follow: (action: string) => void) {
    super(opening);
    this.follow = follow;
  }

  override pick(action: string): void {
    this.follow(action);
  }

  /** Show where a choice would go; empty for none. */
  light(action: string): void {
    this.scratch = {};
    this.chosen = this.actions.has(action) ? action : "";
  }
}
