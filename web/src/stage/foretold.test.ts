import { describe, expect, it } from "vitest";
import { foretold, foundIn } from "./plan";

describe("what I foretell", () => {
  const rifle = foretold("token-claimed", { seat: 1, weapon: 1 });
  const rapier = foretold("token-claimed", { seat: 1, weapon: 2 });

  it("is found among what is told, whatever else its figures say", () => {
    const told = [
      foretold("coins-paid", { seat: 1 }),
      foretold("card-recruited", { seat: 1, card: 4, count: 3 }),
    ];
    expect(foundIn(told, [foretold("card-recruited", { seat: 1, card: 4 })])).toEqual([told[1]]);
  });

  it("is found once each: two tokens alike are two events", () => {
    const twice = [rifle, { ...rifle }];
    expect(foundIn(twice, [rifle, rifle])).toEqual(twice);
    expect(foundIn([rifle, rapier], [rifle, rifle])).toBeNull();
  });

  it("is not found if one figure differs", () => {
    expect(foundIn([rapier], [rifle])).toBeNull();
    expect(foundIn([foretold("token-claimed", { seat: 0, weapon: 1 })], [rifle])).toBeNull();
  });
});
