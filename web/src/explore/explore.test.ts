import { describe, expect, it } from "vitest";
import { fileOf } from "../copied";
import type { StudyCard, StudyLine, StudyOverview } from "../wire";
import { addressOfWish, EVERYTHING, PLAIN, readWish, type Wish } from "./address";
import { binned, type Bin } from "./bins";
import { partners, respects } from "./settings";
import { sister } from "./sisters";
import { sorted } from "./sorting";

const WISH: Wish = {
  variant: "other",
  bot: "minister:400",
  turn: 2,
  against: { study: "b study", variant: "base", bot: "page", turn: 0 },
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

describe("a comparison", () => {
  const line = (study: string, change: Partial<StudyLine>): StudyLine =>
    ({ study, game: "bastille", players: 4, bots: ["random"], variants: ["base"], ...change }) as StudyLine;
  const list = [
    line("a", {}),
    line("b", { variants: ["base", "other"] }),
    line("c", { game: "louis-xiv", bots: ["page", "random"] }),
    line("d", { game: "heads-of-state" }),
  ];

  it("begins with two settings that differ in one respect", () => {
    const found = list.map((one) => {
      const [setting, against] = partners(list, one, EVERYTHING);
      const second = list.find((other) => other.study === against.study)!;
      expect(respects({ line: one, setting }, { line: second, setting: against })).toBe(1);
      return [against.study, against.variant, setting.bot, against.bot, setting.turn, against.turn];
    });
    expect(found).toEqual([
      ["b", "base", "", "", -1, -1],
      ["b", "other", "", "", -1, -1],
      ["c", "base", "page", "random", -1, -1],
      ["d", "base", "", "", 0, 3],
    ]);
  });

  it("draws scores on one scale", () => {
    const bar = (score: number): StudyOverview["scores"][number] => ({ score, seats: 5, winners: 1 });
    const [one, two] = [
      [bar(0), bar(10)],
      [bar(20), bar(40)],
    ];
    const edges = (bins: Bin[]): number[] => bins.map((bin) => bin.from);
    expect(edges(binned(one, 20, two))).toEqual(edges(binned(two, 20, one)));
  });
});
