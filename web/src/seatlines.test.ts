import { describe, expect, it } from "vitest";
import { interleaved, seatWords } from "./seatlines";
import type { LogLine } from "./logbook.svelte";
import type { SeatLine } from "./wire";
import { LANGUAGES, PAGE, textOf, Words } from "./words";

const KINDS = ["join", "move", "take", "leave", "bot", "free", "stand-in", "back"];
const change = (id: number, seq: number, kind = "join"): SeatLine => ({
  id,
  seq,
  seat: 1,
  kind,
  name: "<b>Ben</b>",
  level: "minister",
  at: 0,
});
const line = (seq: number, index: number): LogLine => ({
  seq,
  index,
  by: 0,
  event: { kind: "x", clause: "", figures: {}, words: ["x", {}], secret: false },
});

describe("changes of seats", () => {
  it("stand between the actions they came between", () => {
    const log = [line(0, 0), line(0, 1), line(1, 0), line(3, 0)];
    const rows = interleaved(log, [change(1, 0), change(2, 0), change(3, 2), change(4, 3)]);
    expect(rows.map((row) => row.key)).toEqual([
      "0.0",
      "0.1",
      "seat 1",
      "seat 2",
      "1.0",
      "seat 3",
      "3.0",
      "seat 4",
    ]);
  });

  it("are shown before anything has happened", () => {
    expect(interleaved([], [change(1, 0)]).map((row) => row.key)).toEqual(["seat 1"]);
  });

  it.each(LANGUAGES)("have a sentence of each kind in %s, with the name as text", async (language) => {
    const words = new Words(language, [await textOf(PAGE, language)]);
    for (const kind of KINDS) {
      const said = words.say(seatWords(change(1, 0, kind), words));
      expect(said).toContain("<b>Ben</b>");
      expect(said).not.toContain("seat-line");
    }
    expect(words.say(seatWords({ ...change(1, 0), name: "" }, words))).toContain("2");
  });
});
