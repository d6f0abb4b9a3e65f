import { expect, test } from "vitest";
import { drawn } from "./path";

test("a way from board to board is a marker on each", () => {
  expect(drawn(["joker", "colbert"], "")).toEqual(["board joker", "board colbert"]);
});

test("from the board of the last marker it goes on from there", () => {
  expect(drawn(["colbert", "louvois", "turenne"], "colbert")).toEqual(["board louvois", "board turenne"]);
});

test("a tap is no way", () => {
  expect(drawn(["colbert"], "")).toEqual([]);
  expect(drawn(["colbert"], "colbert")).toEqual([]);
  expect(drawn([], "colbert")).toEqual([]);
});
