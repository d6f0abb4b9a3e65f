import { expect, test } from "vitest";
import { dayWords } from "./day";

test("a day is said in the reader's language, wherever their clock stands", () => {
  expect(dayWords("2026-11-18", "en")).toBe("November 18, 2026");
  expect(dayWords("2026-11-18", "fr")).toBe("18 novembre 2026");
  expect(dayWords("2026-01-01", "de")).toBe("1. Januar 2026");
});
