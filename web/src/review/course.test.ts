import { expect, test } from "vitest";
import type { Analysis, Step } from "../wire";
import { chancesAt, linesOf, turnFrom } from "./course";

const mistake = {
  ...{ seq: 3, chance: 0.3, better_chance: 0.4, action: "a", better_action: "b" },
  words: ["x", {}] as Analysis["mistakes"][0][0]["words"],
  better: ["y", {}] as Analysis["mistakes"][0][0]["words"],
};
const analysis: Analysis = {
  simulations: 10,
  course: [
    { seq: 0, chances: [0.5, 0.5] },
    { seq: 1, chances: [0.6, 0.4] },
    { seq: 3, chances: [0.3, 0.7] },
  ],
  turns: [{ seq: 3, seat: 0, words: ["x", {}], whose: 0, before: 0.6, after: 0.3 }],
  mistakes: [[mistake], []],
};
const step = (seq: number, by: number, undone = false): Step => ({
  ...{ seq, by, undone, ply: seq, action: "", words: null, events: [] },
});

test("a move is told by what it changed for who made it", () => {
  const lines = linesOf([step(0, -1), step(1, 1), step(2, 0), step(3, 0)], analysis);
  expect(lines.map((line) => line.seq)).toEqual([1, 2, 3]);
  expect(lines[0]?.change).toBeCloseTo(-0.1);
  expect(lines[1]?.change).toBeNull();
  expect(lines[2]?.change).toBeCloseTo(-0.3);
  expect(lines[2]?.mistake).toBe(mistake);
  expect(lines.map((line) => line.turn)).toEqual([false, false, true]);
});

test("what was taken back is no move, and without an analysis nothing is said of one", () => {
  const lines = linesOf([step(1, 0), step(2, 0, true)], null);
  expect(lines).toEqual([{ seq: 1, by: 0, change: null, turn: false, mistake: null }]);
});

test("between two points the chances are those of the first", () => {
  expect(chancesAt(analysis, 2)).toEqual([0.6, 0.4]);
  expect(chancesAt(analysis, 99)).toEqual([0.3, 0.7]);
});

test("turning points are found in both directions", () => {
  expect(turnFrom(analysis, 0, true)).toBe(3);
  expect(turnFrom(analysis, 3, true)).toBeNull();
  expect(turnFrom(analysis, 3, false)).toBeNull();
  expect(turnFrom(analysis, 9, false)).toBe(3);
});
