/** The seat whose hand this device shows; with several of mine the device is passed, covered in between. */
export class Device {
  shown = $state(-1);
  covered = $state(false);

  /** Somebody else of mine is asked: the hand is covered at once, the device is passed when all has been seen. */
  cover(mine: readonly number[], asked: number, over: boolean): void {
    this.covered ||= !over && mine.length > 1 && mine.includes(asked) && asked !== this.shown;
  }

  /** Turn to who is asked; tells whether somebody else looks at the screen now. */
  turn(mine: readonly number[], asked: number, over: boolean): boolean {
    const before = this.shown;
    if (!mine.includes(this.shown)) {
      this.shown = mine[0] ?? -1;
      this.covered = mine.length > 1;
    }
    if (mine.includes(asked) && asked !== this.shown) {
      this.shown = asked;
      this.covered = true;
    }
    if (over) {
      this.covered = false;
    }
    return this.shown !== before;
  }
}
