import { describe, expect, it } from "vitest";
import type { StudyOpening, StudySeats } from "../wire";
import { bestOf, orderOf, reachFor, widened } from "./telling";

const choice = (name: string, games: number, share: number): StudyOpening => {
  const reach = 1.96 * Math.sqrt((share * (1 - share)) / games);
  return { name, words: null, games, share, interval: [share - reach, share + reach], few: games < 20 };
};

describe("headlines", () => {
  it("need wider intervals the more they are picked from", () => {
    expect(reachFor(1)).toBeCloseTo(1.96, 2);
    expect(reachFor(14)).toBeCloseTo(2.914, 2);
    expect(widened(0.5, [0.4, 0.6], 1)).toEqual([0.4, 0.6].map((one) => expect.closeTo(one, 3)));
  });

  it("call the best of many choices sure only against the mean of whoever chose there", () => {
    // Who begins wins 30 %, whatever is chosen: above an equal share of 25 %, but no choice is better.
    const alike = Array.from({ length: 14 }, (_, index) => choice(`c${index}`, 2000, 0.3));
    expect(bestOf(alike)?.sure).toBe(false);
    // The luckiest of fourteen: beyond one interval of 95 %, within fourteen of them.
    const lucky = [...alike.slice(1), choice("lucky", 2000, 0.3235)];
    expect(bestOf(lucky)?.choice.name).toBe("lucky");
    expect(bestOf(lucky)?.choice.interval[0]).toBeGreaterThan(bestOf(lucky)?.mean ?? 1);
    expect(bestOf(lucky)?.sure).toBe(false);
    expect(bestOf([...alike, choice("strong", 2000, 0.4)])?.sure).toBe(true);
    expect(bestOf([choice("only", 2000, 0.9)])?.sure).toBe(false);
    expect(bestOf([choice("rare", 3, 1)])).toBeUndefined();
  });

  it("say of the order what can be told", () => {
    const seats = (games: number, shares: number[]): StudySeats => ({
      equal: 0.25,
      by_seat: [],
      by_turn: shares.map((share, place) => {
        const { interval } = choice("", games, share);
        return { place, seats: games, share, interval };
      }),
    });
    expect(orderOf(seats(20_000, [0.28, 0.25, 0.24, 0.23]), true)).toBe("unfair");
    expect(orderOf(seats(20_000, [0.251, 0.25, 0.25, 0.249]), true)).toBe("fair");
    expect(orderOf(seats(80, [0.3, 0.25, 0.25, 0.2]), true)).toBe("open");
    expect(orderOf(seats(1000, [0.2785, 0.25, 0.25, 0.2215]), true)).toBe("open");
    expect(orderOf(seats(20_000, [0.9, 0.6]), false)).toBe("unfair");
  });
});
