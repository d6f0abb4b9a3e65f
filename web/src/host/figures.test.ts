import { describe, expect, it } from "vitest";
import { line, size, slowest, span, trouble } from "./figures";
import type { HostProcess, HostRoom } from "../wire";

const process = (slow: number | null): HostProcess =>
  ({ kind: "serve", slowest: slow, busy: 0, began: 0 }) as HostProcess;
const room = (change: Partial<HostRoom>): HostRoom =>
  ({ storing: true, now: 100_000, processes: [process(20)], incidents: [], ...change }) as HostRoom;

describe("figures of the host's room", () => {
  it("says sizes and spans in the unit that suits them", () => {
    expect(size(312_400_000, "en")).toBe("312 MB");
    expect(size(1_900_000_000, "en")).toBe("1.9 GB");
    expect(size(12, "en")).toBe("12 byte");
    expect(span(11 * 86_400 + 5, "en")).toBe("11 days");
    expect(span(7200, "de")).toBe("2 Stunden");
    expect(span(0, "en")).toBe("0 minutes");
  });

  it("draws a line within its box", () => {
    expect(line([0, 5, 10], 10)).toBe("M2.0 48.0L120.0 26.0L238.0 4.0");
    expect(line([], 0)).toBe("");
    expect(line([3], 0)).toBe("M2.0 48.0");
  });

  it("names the worst trouble first", () => {
    expect(trouble(room({}))).toBe("");
    expect(trouble(room({ processes: [process(20), process(140)] }))).toBe("slow");
    expect(trouble(room({ storing: false, processes: [process(140)] }))).toBe("storing");
    expect(trouble(room({ incidents: [{ id: "a", at: 99_000, kind: "X", table: "" }] }))).toBe("incidents");
    expect(trouble(room({ incidents: [{ id: "a", at: 9, kind: "X", table: "" }] }))).toBe("");
    expect(slowest([process(null)])).toBe(null);
  });
});
