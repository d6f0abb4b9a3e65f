import { describe, expect, it } from "vitest";
import { Logbook } from "./logbook.svelte";
import type { Event, Step, Update } from "./wire";

const event = (kind: string): Event => ({ kind }) as Event;
const step = (seq: number, kind: string, undone = false): Step =>
  ({ seq, by: 0, undone, events: [event(kind)] }) as Step;
const update = (seq: number): Update => ({ seq, ply: seq, by: 1 }) as Update;
const kinds = (log: Logbook, until = Infinity): string[] => log.lines(until).map((line) => line.event.kind);

describe("logbook", () => {
  it("keeps what was shown while the log was on its way, once", async () => {
    const log = new Logbook(() => Promise.resolve([step(1, "a"), step(2, "b")]));
    const loaded = log.load(() => 0);
    log.add(update(2), [event("b")]);
    log.add(update(3), [event("c")]);
    await loaded;
    log.add(update(3), [event("c")]);
    expect(kinds(log)).toEqual(["a", "b", "c"]);
  });

  it("drops a log that comes after another reader has sat down", async () => {
    let reader = 0;
    const log = new Logbook((seat) => Promise.resolve([step(1, `seen by ${seat}`)]));
    const loaded = log.load(() => reader);
    reader = 1;
    await loaded;
    expect(kinds(log)).toEqual([]);
  });

  it("leaves out what was taken back and what came later", async () => {
    const log = new Logbook(() => Promise.resolve([step(1, "a"), step(2, "b", true), step(3, "c")]));
    await log.load(() => 0);
    expect(kinds(log)).toEqual(["a", "c"]);
    expect(kinds(log, 2)).toEqual(["a"]);
  });

  it("does not tell what the board has yet to show", async () => {
    const log = new Logbook(() => Promise.resolve([step(1, "a"), step(2, "b"), step(3, "c")]));
    await log.load(() => 0);
    expect(log.lines(Infinity, 2).map((line) => line.event.kind)).toEqual(["a"]);
  });

  it("counts what happened since a seat has acted", async () => {
    const steps = [step(1, "a"), { ...step(2, "b"), by: 1 }, { ...step(3, "c"), by: 2 }];
    const log = new Logbook(() => Promise.resolve(steps));
    await log.load(() => 0);
    expect([log.since(0), log.since(2), log.since(3)]).toEqual([2, 0, 0]);
  });
});
