import { expect, test } from "vitest";
import { spread } from "./ui/spread";

test("marks far apart stay where they are", () => {
  expect(spread([12, 60, 190])).toEqual([12, 60, 190]);
});

test("marks at the same height are stacked upwards", () => {
  expect(spread([190, 12, 190])).toEqual([170, 12, 190]);
});

test("none is pushed out at the top", () => {
  expect(spread([12, 31, 28, 47])).toEqual([9, 49, 29, 69]);
});
