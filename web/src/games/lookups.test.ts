/** The rooms look up what the server concluded; they compute no rule. */
import { describe, expect, it } from "vitest";
import type { Table } from "../table.svelte";
import type {
  BastillePlaceOutlook,
  HeadsOfStateNobleOutlook,
  LouisXivBoardOutlook,
  LouisXivBoardView,
} from "../wire";
import { Words } from "../words";
import { order, rankOf, worth } from "./bastille/figures";
import { affordable } from "./heads_of_state/figures";
import { missionName, standing } from "./louis_xiv/figures";
import english from "./louis_xiv/locale/en.ftl?raw";

const PLACE: BastillePlaceOutlook = {
  id: "versailles",
  free: 1,
  first: 1,
  order: [
    { seat: 1, value: 3 },
    { seat: 0, value: 1 },
  ],
  ranks: [3, 2, 2, 1],
};

describe("Bastille", () => {
  it("puts my tile where the server says it would stand", () => {
    expect(order(PLACE, { seat: 2, value: 3 }).map((tile) => tile.seat)).toEqual([1, 2, 0]);
    expect(order(PLACE, { seat: 2, value: 4 }).map((tile) => tile.seat)).toEqual([2, 1, 0]);
    expect(order(PLACE)).toEqual(PLACE.order);
    expect(rankOf(PLACE, 1)).toBe(3);
  });

  it("leaves my tile out where no space is free", () => {
    expect(order({ ...PLACE, ranks: [0, 0, 0, 0] }, { seat: 2, value: 4 })).toEqual(PLACE.order);
  });

  it("shows what a mission brings now, or could bring", () => {
    const mission = {
      id: "MAX_GEMS",
      kind: "max",
      points: 3,
      most: 6,
      done: false,
      mine: 1,
      best: 2,
      place: 2,
      values: [],
      groups: {},
      name: ["n", {}],
      about: ["a", {}],
      progress: ["b", {}],
    } as const;
    expect(worth({ ...mission, values: [], name: ["n", {}], about: ["a", {}], progress: ["b", {}] })).toBe(3);
    expect(
      worth({ ...mission, points: 0, values: [], name: ["n", {}], about: ["a", {}], progress: ["b", {}] }),
    ).toBe(6);
  });
});

const BOARD: LouisXivBoardOutlook = {
  id: "anne",
  verdict: "empty",
  firsts: [],
  fictive: false,
  second: -1,
  winners: [],
  crown: -1,
  flips: false,
  claims: [],
  more: [],
};
const VIEW = { id: "anne", needed: 3 } as LouisXivBoardView;

function court(found: Partial<LouisXivBoardOutlook>): Table {
  const words = new Words("en", [english, "label-fictive = the fictive player"]);
  return {
    words,
    names: ["Ani", "Jan", "Alex"],
    outlook: { boards: [{ ...BOARD, ...found }] },
  } as unknown as Table;
}

describe("Louis XIV", () => {
  it("says what becomes of a board in the words of its verdict", () => {
    const said = (found: Partial<LouisXivBoardOutlook>): string => standing(court(found), VIEW).text;
    expect(said({})).toBe("no markers");
    expect(said({ verdict: "short" })).toBe("nobody: 3 needed");
    expect(said({ verdict: "enough", winners: [0, 2] })).toBe("Ani and Alex");
    expect(said({ verdict: "bribes", firsts: [0, 1] })).toBe("tie: bribes only");
    expect(said({ verdict: "free", winners: [1] })).toBe("Jan free");
    expect(said({ verdict: "first", fictive: true })).toBe("the fictive player");
    expect(said({ verdict: "crown", winners: [0, 1], crown: 0, second: 1 })).toBe("Ani + crown, Jan 2nd");
    expect(said({ verdict: "shared", winners: [0, 1] })).toBe("Ani and Jan");
  });

  it("marks those who get the income for nothing", () => {
    expect(standing(court({ verdict: "crown", winners: [0, 1], second: 1 }), VIEW).seats).toEqual([0, 1]);
  });
});

describe("Heads of State", () => {
  it("marks the spots the server names", () => {
    const table = {
      outlook: { nobles: [{ noble: "earl", spots: ["sp_aragon.earl"] } as HeadsOfStateNobleOutlook] },
    } as unknown as Table;
    expect(affordable(table, "sp_aragon.earl")).toBe(true);
    expect(affordable(table, "gb_scotland.earl")).toBe(false);
  });
});

describe("Names of missions", () => {
  const mission = [
    { id: "L01", colour: "light", cost: ["sceptre", "any"], benefit: "marker_1" },
    { id: "L02", colour: "light", cost: ["letter", "any"], benefit: "marker_1" },
    { id: "M01", colour: "medium", cost: ["sceptre", "letter"], benefit: "two" },
    { id: "M02", colour: "medium", cost: ["ring", "helmet"], benefit: "two" },
    { id: "M03", colour: "medium", cost: ["letter", "helmet"], benefit: "two" },
    { id: "M05", colour: "medium", cost: ["sceptre", "helmet"], benefit: "coat_1" },
    { id: "M06", colour: "medium", cost: ["letter", "ring"], benefit: "coat_1" },
    { id: "D01", colour: "dark", cost: ["sceptre", "sceptre"], benefit: "marker_3" },
  ];
  const words = new Words("en", [
    "office-marker_1 = page\noffice-two = steward\noffice-coat_1 = herald\noffice-marker_3 = captain",
    "mission = { $office }\nmission-with-one = { $office } { $sign }",
    "mission-with-two = { $office } { $first } { $second }",
  ]);
  const table = { words, figures: { mission } } as unknown as Table;

  it.each([
    ["L01", "page sceptre"],
    ["M01", "steward sceptre letter"],
    ["M05", "herald helmet"],
    ["M06", "herald ring"],
    ["D01", "captain"],
  ])("calls %s by its office and what tells it apart", (id, name) => {
    expect(missionName(table, id)).toBe(name);
  });
});
