/** The seat that acts at this device; with several of mine a hand lies open only while its seat is asked. */
export class Device {
  shown = $state(-1);
  covered = $state(false);

  /** Somebody else is asked: the hand is covered at once, the device turns when all has been seen. */
  cover(mine: readonly number[], asked: number, over: boolean): void {
    this.covered ||= !over && mine.length > 1 && asked !== this.shown;
  }

  /** Turn to who is asked. */
  turn(mine: readonly number[], asked: number, over: boolean): void {
    this.cover(mine, asked, over);
    if (mine.includes(asked)) {
      this.shown = asked;
    } else if (!mine.includes(this.shown)) {
      this.shown = mine[0] ?? -1;
    }
    if (over || mine.length < 2) {
      this.covered = false;
    }
  }
}
