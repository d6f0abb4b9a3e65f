import { describe } from "vitest";
import { foldsToTheViewAfter } from "../../stage/folding";
import type { BastilleView } from "../../wire";
import { fold, UNTOLD } from "./fold";

describe("the fold of Bastille", () => {
  foldsToTheViewAfter<BastilleView>(
    "bastille",
    fold,
    UNTOLD,
    (field, { after }) => field !== "step" || after.step === "weapons",
  );
});
