import { describe, expect, it } from "vitest";
import { script as bastille } from "../games/bastille/perform";
import { script as headsOfState } from "../games/heads_of_state/perform";
import { script as louisXiv } from "../games/louis_xiv/perform";
import { playsOf } from "./plays";

/** Events that last and yet nothing flies, each with what shows it instead. */
const STILL: Record<string, Record<string, string>> = {
  bastille: {
    "characters-unarmed": "the points it costs fly next",
    "location-evaluated": "the place is lit",
    "marker-behind": "the marker that has just stepped stands lower",
    "scoring-started": "the count opens in the dock",
    "tile-evaluated": "its rank is written at the foot of the place",
    "versailles-removed": "its place turns over to the next one",
  },
  "louis-xiv": {
    "board-opened": "the board is lit",
    "bribe-paid": "the coins fly as they are paid, the chip as it is gained",
    "four-markers": "the markers fly one by one",
    "majority-fictive": "the row that holds the board is underlined",
    "majority-held": "the row that holds the board is underlined",
    "majority-tied": "no row is underlined",
    "number-reached": "the rows that are long enough are underlined",
    "round-started": "the money card turns and the king moves in the same act",
    "second-place": "the chip it brings flies next",
    "tie-broken": "the row that holds the board is underlined",
  },
  "heads-of-state": {
    "clear-chosen": "the cards leave one after the other in the same act",
    "game-ended": "the count opens in the dock",
    "most-nobles-tied": "nobody gains anything",
    "tie-broken": "the points of the first place fly next",
    "token-to-supply": "the noble went home as it was killed",
  },
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
    expect([...lasting].filter((kind) => !moved.has(kind)).sort()).toEqual(Object.keys(STILL[game] ?? {}));
  });
});
