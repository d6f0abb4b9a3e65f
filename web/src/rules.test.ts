import { describe, expect, it } from "vitest";
import { readRules, searchRules, withLinks } from "./rules";

const RULES = `# Game

## 5 Placement

- B5.1 **Placing tiles.** Choose a tile (see B5.3).
- B5.3 **Order.** High values first.

## 6 Places
- B6.6.1 **États généraux.** Take a mission.
`;

describe("the rules", () => {
  const sections = readRules(RULES);

  it("are read by section and clause", () => {
    expect(sections.map((section) => section.clauses.map((clause) => clause.id))).toEqual([
      ["B5.1", "B5.3"],
      ["B6.6.1"],
    ]);
    expect(sections[0]?.clauses[1]).toEqual({ id: "B5.3", title: "Order", text: "High values first." });
  });

  it("are found by any word, without accents", () => {
    expect(
      searchRules(sections, "etats mission")
        .flatMap((section) => section.clauses)
        .map((clause) => clause.id),
    ).toEqual(["B6.6.1"]);
    expect(searchRules(sections, "b5.3").flatMap((section) => section.clauses)).toHaveLength(2);
    expect(searchRules(sections, "nothing like it")).toEqual([]);
  });

  it("link to each other", () => {
    expect(withLinks("See B5.3, then B6.")).toEqual([
      { text: "See " },
      { text: "B5.3", clause: "B5.3" },
      { text: ", then B6." },
    ]);
  });
});
