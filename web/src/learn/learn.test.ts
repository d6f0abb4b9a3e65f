import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { SourceLine } from "../wire";
import { LANGUAGES, textOf } from "../words";
import { signOf } from "./signs";
import { gained } from "./teacher.svelte";
import { OWN, sentences } from "./own";

const ids = (text: string): string[] =>
  [...text.matchAll(/^([a-z][\w-]*) =/gmu)].map((one) => one[1]!).sort();

describe("words of learning", () => {
  it("are there in every language", async () => {
    const first = ids(await textOf(OWN, "en"));
    expect(first.length).toBeGreaterThan(40);
    for (const language of LANGUAGES) {
      expect(ids(await textOf(OWN, language))).toEqual(first);
    }
  });

  it("begin each sentence with a capital", () => {
    expect(sentences("the bishop. éva comes! so?")).toBe("The bishop. Éva comes! So?");
  });
});

describe("signs", () => {
  const games = { bastille: "bastille", heads: "heads_of_state", louis: "louis_xiv" };
  it.each(Object.entries(games))("of %s all stand in the glossary", (sheet, game) => {
    const drawn = readFileSync(new URL(`../art/${sheet}.svg`, import.meta.url), "utf8");
    const listed = readFileSync(
      new URL(`../../../src/trianon/games/${game}/glossary.toml`, import.meta.url),
      "utf8",
    );
    const known = [...listed.matchAll(/^id = "(.+)"/gmu)].map((one) => one[1]);
    const signs = [...drawn.matchAll(/symbol id="([^"]+)"/gu)].map((one) => signOf(one[1]!)).filter(Boolean);
    expect(signs.length).toBeGreaterThan(20);
    expect(signs.filter((one) => !known.includes(one))).toEqual([]);
  });
});

describe("what was gained since", () => {
  const line = (seat: number, source: string, points: number): SourceLine => ({
    ...{ seat, source, points, clause: "B1", round: 1, detail: "" },
    words: [`source-${source}`, {}],
  });

  it("is counted by source, for one seat", () => {
    const now = [line(0, "cards", 3), line(0, "cards", 2), line(1, "cards", 9), line(0, "gems", 1)];
    const found = gained(0, [line(0, "cards", 3), line(0, "gems", 1)], now);
    expect(found.map((one) => [one.source, one.points])).toEqual([["cards", 2]]);
  });
});
