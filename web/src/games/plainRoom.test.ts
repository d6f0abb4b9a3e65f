import { describe, expect, it } from "vitest";
import type { Table } from "../table.svelte";
import { Words } from "../words";
import { room, text } from "./plainRoom";
import { loadRoom } from "./room";

const words = new Words("en", [
  "game-title = Tiny War",
  "label-my-hand = your hand",
  "source-round = rounds",
]);
const table = {
  words,
  names: ["Ani", "Jan"],
  view: {
    game: "tiny-war",
    round: 2,
    my_hand: ["one", "four"],
    last: "",
    players: [
      { seat: 0, score: 1 },
      { seat: 1, score: 3 },
    ],
  },
  shownSources: [{ source: "round" }, { source: "round" }],
} as unknown as Table;

describe("a game without a room", () => {
  it("gets the plain one", async () => {
    expect(await loadRoom("tiny-war")).toBe(room);
  });

  it("is shown as text, in its own words where it has them", () => {
    expect(text(table)).toEqual([
      { title: "Tiny War", lines: ["round: 2", "your hand: one, four", "last: –"] },
      { title: "Ani", lines: ["score: 1"] },
      { title: "Jan", lines: ["score: 3"] },
    ]);
    expect(room.score(table, 1)).toBe(3);
    expect(room.rows(table).map((row) => row.label)).toEqual(["rounds"]);
  });
});
