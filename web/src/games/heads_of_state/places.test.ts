import { describe, expect, it } from "vitest";
import { lying, placed } from "./places";

const FULL = ["gold", "title", "castle", "title", "palace", "bishop"];
const FULL_COUNTS = { gold: 1, title: 2, castle: 1, palace: 1, bishop: 1 };

describe("the places of a display", () => {
  it("are filled in the order of the view at first", () => {
    expect(placed([], { gold: 2, palace: 1 }, 4)).toEqual(["gold", "gold", "palace", ""]);
  });

  it("stay as they are while nothing is taken", () => {
    expect(placed(FULL, FULL_COUNTS, 6)).toEqual(FULL);
  });

  it("have a gap where a card was taken, and the others do not move", () => {
    const counts = { gold: 1, title: 2, palace: 1, bishop: 1 };
    expect(placed(FULL, counts, 6)).toEqual(["gold", "title", "", "title", "palace", "bishop"]);
  });

  it("lose the first of several alike", () => {
    const counts = { ...FULL_COUNTS, title: 1 };
    expect(placed(FULL, counts, 6)).toEqual(["gold", "", "castle", "title", "palace", "bishop"]);
  });

  it("get new cards in their gaps, the first gap first", () => {
    const gaps = ["gold", "", "castle", "title", "", "bishop"];
    const one = placed(gaps, { gold: 1, title: 2, castle: 1, bishop: 1 }, 6);
    expect(one).toEqual(["gold", "title", "castle", "title", "", "bishop"]);
    const two = placed(one, { gold: 2, title: 2, castle: 1, bishop: 1 }, 6);
    expect(two).toEqual(["gold", "title", "castle", "title", "gold", "bishop"]);
  });

  it("are all empty when the display is cleared", () => {
    expect(placed(FULL, {}, 6)).toEqual(["", "", "", "", "", ""]);
  });

  it("take a card back where it lay", () => {
    const gap = placed(FULL, { ...FULL_COUNTS, castle: 0 }, 6);
    expect(placed(gap, FULL_COUNTS, 6)).toEqual(FULL);
  });

  it("are kept for each table and display, and say which were filled last", () => {
    const [table, other] = [{}, {}];
    const start = lying(table, "display", { gold: 1, title: 1 }, 2);
    expect(start.fresh).toEqual([0, 1]);
    expect(lying(table, "display", { title: 1 }, 2).places).toEqual(["", "title"]);
    const counts = { gold: 1, title: 1, palace: 0 };
    const filled = lying(table, "display", counts, 2);
    expect([filled.places, filled.fresh]).toEqual([["gold", "title"], [0]]);
    expect(lying(table, "display", counts, 2)).toBe(filled);
    expect(lying(table, "display", { ...counts }, 2).fresh).toEqual([]);
    expect(lying(table, "treachery", {}, 2).places).toEqual(["", ""]);
    expect(lying(other, "display", { title: 1 }, 2).places).toEqual(["title", ""]);
  });
});
