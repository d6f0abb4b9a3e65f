import { describe } from "vitest";
import { foldsToTheViewAfter } from "../../stage/folding";
import type { HeadsOfStateView } from "../../wire";
import { fold, UNTOLD } from "./fold";

describe("the fold of Heads of State", () => {
  foldsToTheViewAfter<HeadsOfStateView>("heads-of-state", fold, UNTOLD);
});
