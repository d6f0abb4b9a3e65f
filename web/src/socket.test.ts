import { describe, expect, it } from "vitest";
import { TableSocket, type Connection, type Wire } from "./socket";
import { WIRE, type Move, type ToPage } from "./wire";

/** A wire held by the test: it says what was sent, and can be cut. */
class TestWire implements Wire {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.cut(1000);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.({} as never);
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  cut(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code } as never);
  }
}

function house(): {
  wires: TestWire[];
  waits: number[];
  states: Connection[];
  renewed: string[];
  heard: ToPage[];
  socket: TableSocket;
  run: () => void;
  seq: { now: number };
} {
  const wires: TestWire[] = [];
  const waits: number[] = [];
  const states: Connection[] = [];
  const renewed: string[] = [];
  const heard: ToPage[] = [];
  const tasks: (() => void)[] = [];
  const seq = { now: -1 };
  const socket = new TableSocket({
    connect: () => {
      const wire = new TestWire();
      wires.push(wire);
      return wire;
    },
    seq: () => seq.now,
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
    later: (task, milliseconds) => {
      waits.push(milliseconds);
      tasks.push(task);
    },
    renew: () => renewed.push("renewed"),
  });
  return { wires, waits, states, renewed, heard, socket, seq, run: () => tasks.shift()?.() };
}

const welcome = { type: "welcome", table: {}, mine: [0], seq: 4, chat: [] };
const move: Move = { type: "move", seat: 0, seq: 4, move_id: "one", action: "place 3 versailles" };

describe("the socket of a table", () => {
  it("says hello with the last seq it has", () => {
    const { wires, seq } = house();
    seq.now = 17;
    wires[0]?.open();
    expect(wires[0]?.sent).toEqual([{ type: "hello", seq: 17, wire: WIRE }]);
  });

  it("comes back by itself, later each time, and at once after a welcome", () => {
    const { wires, waits, states, run } = house();
    for (let time = 0; time < 7; time += 1) {
      wires.at(-1)?.cut(1006);
      run();
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
    wires.at(-1)?.open();
    wires.at(-1)?.say(welcome);
    wires.at(-1)?.cut(1012);
    expect(waits.at(-1)).toBe(250);
    expect(states.slice(-2)).toEqual(["open", "lost"]);
  });

  it("repeats a move that got no answer, with the same id, and forgets it once acknowledged", () => {
    const { wires, socket, run } = house();
    wires[0]?.open();
    wires[0]?.say(welcome);
    socket.move(move);
    wires[0]?.cut(1006);
    run();
    wires[1]?.open();
    wires[1]?.say(welcome);
    expect(wires[1]?.sent).toEqual([{ type: "hello", seq: -1, wire: WIRE }, move]);
    wires[1]?.say({ type: "ack", move_id: "one", seq: 5 });
    expect(socket.waiting).toBe(false);
    wires[1]?.cut(1006);
    run();
    wires[2]?.open();
    wires[2]?.say(welcome);
    expect(wires[2]?.sent).toEqual([{ type: "hello", seq: -1, wire: WIRE }]);
  });

  it("loads itself anew when the server says that it is too old, and not when it only closes", () => {
    const { wires, states, renewed } = house();
    wires[0]?.cut(1012);
    expect(renewed).toEqual([]);
    const old = house();
    old.wires[0]?.cut(4426);
    expect([old.states, old.renewed, states]).toEqual([["closed"], ["renewed"], ["lost"]]);
  });

  it("stays away from a table that is gone or not ours", () => {
    const { wires, waits, states } = house();
    wires[0]?.cut(4403);
    expect(states).toEqual(["closed"]);
    expect(waits).toEqual([]);
  });

  it("does not listen to a wire that was replaced", () => {
    const { wires, heard, run } = house();
    wires[0]?.open();
    wires[0]?.cut(1006);
    run();
    wires[0]?.say({ type: "pong" });
    expect(heard).toEqual([]);
  });
});
