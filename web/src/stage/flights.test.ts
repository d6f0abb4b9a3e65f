import { describe, expect, it } from "vitest";
import { script as bastille } from "../games/bastille/perform";
import { script as headsOfState } from "../games/heads_of_state/perform";
import { script as louisXiv } from "../games/louis_xiv/perform";
import { playsOf } from "./plays";

/** Events that last and yet nothing flies: what they say is lit, written or counted, or the next event shows it. */
const STILL: Record<string, readonly string[]> = {
  bastille: [
    ...["characters-unarmed", "flag-bonus", "location-evaluated", "marker-behind", "round-started"],
    ...["scoring-started", "tile-evaluated", "versailles-removed"],
  ],
  "louis-xiv": [
    ...["board-opened", "bribe-paid", "four-markers", "majority-fictive", "majority-held", "majority-tied"],
    ...["number-reached", "round-started", "second-place", "tie-broken", "tile-kept"],
  ],
  "heads-of-state": [
    ...["clear-chosen", "cleared-shuffled", "game-ended", "most-nobles-tied", "round-started"],
    ...["tie-broken", "token-to-supply", "treachery-shuffled"],
  ],
};

describe.each([
  ["bastille", bastille],
  ["louis-xiv", louisXiv],
  ["heads-of-state", headsOfState],
])("the flights of %s", (game, { acts, flights, fold }) => {
  it("move something for every kind of event that lasts", { timeout: 600_000 }, async () => {
    const lasting = new Set<string>();
    const moved = new Set<string>();
    for await (const { figures, readers } of playsOf(game)) {
      for (const { before, events } of readers.flat()) {
        let view = before;
        for (const event of events) {
          if ((acts.rules[event.kind]?.ms ?? 0) > 0) {
            lasting.add(event.kind);
          }
          if (flights(event, view, figures).length > 0) {
            moved.add(event.kind);
          }
          view = fold(view, event, figures);
        }
      }
    }
    expect([...lasting].filter((kind) => !moved.has(kind)).sort()).toEqual(STILL[game]);
  });
});
