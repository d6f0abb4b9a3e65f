import { describe, expect, it } from "vitest";
import { lettersOf } from "./letters";

describe("letters of players", () => {
  it("are the first of the name not yet taken", () => {
    expect(lettersOf(["Alex", "Ani", "Ulrich", "Jan"])).toEqual(["A", "N", "U", "J"]);
  });

  it("fall back to the number of the seat", () => {
    expect(lettersOf(["Bo", "Ob", "BO"])).toEqual(["B", "O", "3"]);
    expect(lettersOf(["…", "名"])).toEqual(["1", "名"]);
  });
});
