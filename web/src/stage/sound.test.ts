import { describe, expect, it } from "vitest";
import { Limiter } from "./limiter";

describe("sounds", () => {
  it("leave 60 ms between each other", () => {
    const limiter = new Limiter();
    expect([0, 59, 60, 100, 120].map((now) => limiter.allows(now))).toEqual([true, false, true, false, true]);
  });

  it("are at most eight in a second", () => {
    const limiter = new Limiter();
    const heard = Array.from({ length: 100 }, (_, index) => index * 20).filter((now) => limiter.allows(now));
    for (const from of heard) {
      expect(heard.filter((now) => now >= from && now < from + 1000).length).toBeLessThanOrEqual(8);
    }
    expect(heard.length).toBeGreaterThan(8);
  });
});
