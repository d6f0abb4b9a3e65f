import { describe, expect, it } from "vitest";
import { decisive } from "./ui/sources";
import type { ScoreRow } from "./games/room";
import type { SourceLine } from "./wire";

const row = (key: string): ScoreRow => ({ key, label: key, icon: "", sources: [key] });
const line = (source: string, seat: number, points: number): SourceLine =>
  ({ source, seat, points, round: 1, clause: "", detail: "", words: { key: "" } }) as unknown as SourceLine;

describe("what made the difference", () => {
  it("is where the winner is furthest ahead of the second, at most twice", () => {
    const lines = [
      line("gems", 0, 6),
      line("gems", 1, 3),
      line("track", 0, 14),
      line("track", 1, 5),
      line("coins", 0, 3),
      line("coins", 1, 2),
      line("crowns", 1, 9),
    ];
    expect(decisive(lines, ["gems", "track", "coins", "crowns"].map(row), 0, 1)).toEqual([
      "track +9",
      "gems +3",
    ]);
  });
  it("is nothing where a player is ahead in nothing", () => {
    expect(decisive([line("gems", 1, 3)], [row("gems")], 0, 1)).toEqual([]);
  });
});
