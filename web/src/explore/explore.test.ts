import { describe, expect, it } from "vitest";
import { fileOf } from "../copied";
import type { StudyCard, StudyLine } from "../wire";
import { addressOfWish, PLAIN, readWish, type Wish } from "./address";
import { binned } from "./bins";
import { sister } from "./sisters";
import { sorted } from "./sorting";

const WISH: Wish = {
  variant: "other",
  bot: "minister:400",
  turn: 2,
  line: ["place 2 bastille", "draw é&=?#"],
  kind: "card",
  sort: "points",
  up: true,
  card: "card-P03",
  allCards: true,
  allChoices: true,
};

describe("the address", () => {
  it("holds every filter, sorting and selection", () => {
    const address = addressOfWish("a study", WISH);
    expect(address.startsWith("/explore/a%20study?")).toBe(true);
    expect(readWish(address.split("?")[1] ?? "")).toEqual(WISH);
  });

  it("says nothing of what is usual, and forgives what is no view", () => {
    expect(addressOfWish("x", PLAIN)).toBe("/explore/x");
    expect(readWish("turn=-5&sort=magic&order=down&line=")).toEqual(PLAIN);
  });
});

describe("a copy", () => {
  it("asks for the files that the server writes", () => {
    expect(fileOf("/studies")).toBe("studies.json");
    expect(fileOf("/locale/en.ftl")).toBe("locale/en.ftl");
    expect(fileOf("/studies/x/openings?variant=other&line=place+2+bastille&line=a%2Fb")).toBe(
      "studies/x/openings,variant=other,line=place~202~20bastille,line=a~2Fb.json",
    );
  });
});

describe("bars", () => {
  it("hold every seat once", () => {
    const scores = Array.from({ length: 90 }, (_, index) => ({ score: index - 5, seats: 3, winners: 1 }));
    const bins = binned(scores, 20);
    expect(bins.length).toBeLessThanOrEqual(20);
    expect(bins.reduce((sum, bin) => sum + bin.seats, 0)).toBe(270);
    expect(bins.reduce((sum, bin) => sum + bin.winners, 0)).toBe(90);
  });

  it("leave the rarest scores to the outer ones", () => {
    const scores = [
      { score: -400, seats: 1, winners: 0 },
      { score: 10, seats: 5000, winners: 1000 },
      { score: 20, seats: 5000, winners: 4000 },
    ];
    const bins = binned(scores, 20);
    expect(bins[0]?.from).toBe(10);
    expect(bins[0]?.seats).toBe(5001);
    expect(binned([], 20)).toEqual([]);
  });
});

const card = (id: string, points: number): StudyCard => ({
  id,
  kind: "card",
  words: null,
  taken: 1,
  rate: 0,
  share: 0,
  difference: 0,
  interval: [0, 0],
  points,
  points_interval: [0, 0],
  sure: false,
});

describe("the card table", () => {
  const cards = [card("b10", 1), card("b9", 1), card("a", 3)];
  const ids = (sort: Wish["sort"], up: boolean): string[] =>
    sorted(cards, { sort, up }, (one) => one.id, "en").map((one) => one.id);

  it("sorts by figures and by name, equals by name", () => {
    expect(ids("points", false)).toEqual(["a", "b9", "b10"]);
    expect(ids("points", true)).toEqual(["b9", "b10", "a"]);
    expect(ids("name", true)).toEqual(["a", "b9", "b10"]);
  });
});

describe("sisters", () => {
  const line = (study: string, players: number, games: number): StudyLine =>
    ({ study, game: "bastille", players, games, bots: ["random"], edition: "e" }) as unknown as StudyLine;

  it("are the studies with most in common", () => {
    const list = [line("a", 4, 100), line("b", 3, 50), line("c", 3, 100)];
    expect(sister(list, list[0]!, "players", "3").study).toBe("c");
    expect(sister(list, list[0]!, "players", "5").study).toBe("a");
  });
});
