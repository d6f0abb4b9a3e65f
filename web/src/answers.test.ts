import { expect, test } from "vitest";
import { answersItself, needsNoConfirmation } from "./answers";
import type { Decision, Option } from "./wire";

const option = (action: string, safe = false): Option => ({ action, words: ["x", {}], outlook: [], safe });
const decision = (open: boolean, ...options: Option[]): Decision => ({
  seat: 0,
  kind: "conspire",
  clause: "L10.2",
  words: ["x", {}],
  options,
  open,
});

test("a single answer is given by itself only where it tells nothing", () => {
  expect(answersItself(decision(true, option("no")), false)).toBe(true);
  expect(answersItself(decision(false, option("no")), false)).toBe(false); // conspire? No
  expect(answersItself(decision(false, option("no")), true)).toBe(true); // only bots look on
  expect(answersItself(decision(true, option("no"), option("yes")), true)).toBe(false);
  expect(answersItself(null, true)).toBe(false);
});

test("only what can be taken back goes without confirmation, and only if wished", () => {
  const options = [option("card 1", true), option("draw")];
  expect(needsNoConfirmation(options, "card 1", false)).toBe(true);
  expect(needsNoConfirmation(options, "card 1", true)).toBe(false);
  expect(needsNoConfirmation(options, "draw", false)).toBe(false);
  expect(needsNoConfirmation(options, "gone", false)).toBe(false);
});
