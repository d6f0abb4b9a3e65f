import { describe, expect, it } from "vitest";
import { beatsOf, placeOf } from "./course";
import type { Event } from "./wire";

const event = (kind: string, args: Event["words"][1] = {}): Event => ({
  kind,
  clause: "",
  figures: {},
  words: [`event-${kind}`, args],
  secret: false,
});
const at = (kind: string, location: string): Event => event(kind, { location: [`location-${location}`, {}] });

describe("the course of events", () => {
  it("knows the place of an event", () => {
    expect(placeOf(at("location-evaluated", "bastille"))).toBe("location-bastille");
    expect(
      placeOf(event("noble-created", { seat: 1, spot: ["spot", { noble: "king", sector: "fr_paris" }] })),
    ).toBe("spot-fr_paris.king");
    expect(placeOf(event("coins-gained", { seat: 1, count: 2 }))).toBe("");
  });

  it("tells an evaluation place by place", () => {
    const told = [
      at("tile-placed", "bastille"),
      at("location-evaluated", "versailles"),
      event("coins-gained"),
      at("location-skipped", "louvre"),
      at("location-evaluated", "bastille"),
      event("points-scored"),
    ];
    const beats = beatsOf(told, 1, 0);
    expect(beats.map((beat) => beat.place)).toEqual([
      "location-bastille",
      "location-versailles",
      "location-bastille",
    ]);
    expect(beats.map((beat) => beat.events.length)).toEqual([1, 2, 2]);
  });

  it("is where something happens, if it begins nowhere", () => {
    expect(
      beatsOf(
        [event("card-played"), at("marker-placed", "bastille"), at("marker-placed", "versailles")],
        1,
        0,
      ).map((beat) => beat.place),
    ).toEqual(["location-bastille"]);
  });

  it("does not tell me my own move, only what followed", () => {
    const told = [at("tile-placed", "bastille"), at("location-evaluated", "versailles")];
    expect(beatsOf(told, 0, 0).map((beat) => beat.place)).toEqual(["location-versailles"]);
    expect(beatsOf([at("tile-placed", "bastille")], 0, 0)).toEqual([]);
  });

  it("keeps one country together", () => {
    const count = (country: string): Event =>
      event("influence-counted", { seat: 0, country: [`country-${country}`, {}], count: 1 });
    expect(beatsOf([count("gb"), count("gb"), count("fr")], 1, 0).map((beat) => beat.events.length)).toEqual([
      2, 1,
    ]);
  });
});
