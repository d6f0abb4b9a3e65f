/** How often something may sound. */
const MOST = 8;
const GAP = 60;
const SECOND = 1000;

/** Lets a sound through if the one before is long enough ago, and not too many were heard lately. */
export class Limiter {
  private heard: number[] = [];

  allows(now: number): boolean {
    this.heard = this.heard.filter((one) => now - one < SECOND);
    const last = this.heard.at(-1) ?? -Infinity;
    if (now - last < GAP || this.heard.length >= MOST) {
      return false;
    }
    this.heard.push(now);
    return true;
  }
}
