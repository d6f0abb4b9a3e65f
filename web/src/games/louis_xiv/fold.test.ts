import { describe } from "vitest";
import { foldsToTheViewAfter } from "../../stage/folding";
import type { Told } from "../../stage/plays";
import type { LouisXivView } from "../../wire";
import { fold, UNTOLD } from "./fold";

const ENDED_AT_WILL = ["playing", "chain", "chain_at", "markers_left"];
const MARKERS = ["markers-on", "markers-recovered"];

/** Some fields are untold at certain moments only; at all others they are told. */
function mayMiss(field: string, { events, after }: Told<LouisXivView>): boolean {
  if (field === "phase" || field === "scoring") {
    return after.phase === "missions";
  }
  const stopped = after.playing === "" && !events.some(({ kind }) => MARKERS.includes(kind));
  return !ENDED_AT_WILL.includes(field) || stopped;
}

describe("the fold of Louis XIV", () => {
  foldsToTheViewAfter<LouisXivView>("louis-xiv", fold, UNTOLD, mayMiss);
});
