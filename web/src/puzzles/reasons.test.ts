import { expect, test } from "vitest";
import { bearsOut, net, type Counted } from "./reasons";

const source = (name: string, points: number): Counted => ({ words: [name, {}], points });

test("what the others have more counts against me", () => {
  expect(net([source("source-cards", 3), source("hint-rivals", 1)])).toBe(2);
  expect(net([source("source-cards", 3), source("hint-rivals", -1)])).toBe(4);
});

test("points that sum to a loss are not the reason of the best choice", () => {
  const told = [source("source-people", -4.9), source("source-cards", -2.4), source("hint-rivals", 1.7)];
  expect(bearsOut(told, false)).toBe(false);
  expect(bearsOut([source("source-cards", 2), source("hint-rivals", 1)], false)).toBe(true);
  expect(bearsOut([source("source-cards", 2), source("hint-rivals", 2)], false)).toBe(false);
});

test("points that sum to a gain do not explain a wrong answer", () => {
  expect(bearsOut([source("source-cards", 2)], true)).toBe(false);
  expect(bearsOut([source("source-cards", 2), source("hint-rivals", 3)], true)).toBe(true);
  expect(bearsOut([], true)).toBe(false);
});
