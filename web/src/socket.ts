/**
 * One socket per table page. It comes back by itself, says what it has, and repeats moves that got no answer.
 */
import { WIRE, type FromPage, type Move, type TakeBack, type ToPage } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "closed";

export interface Wire {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface Parts {
  connect: () => Wire;
  seq: () => number;
  heard: (message: ToPage) => void;
  changed: (connection: Connection) => void;
  later?: (task: () => void, milliseconds: number) => unknown;
  renew?: () => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const SILENCE = 20_000;
/** This page is older than the server allows. */
const OLD = 4426;
/** Not at this table, no such table, the table was removed or is damaged: coming back would not help. */
const FINAL = new Set([4403, 4404, 4409, OLD, 4500]);

export class TableSocket {
  connection: Connection = "connecting";
  private wire: Wire | null = null;
  private wait = FIRST_WAIT;
  private stopped = false;
  private readonly unanswered = new Map<string, Move | TakeBack>();

  constructor(private readonly parts: Parts) {
    this.open();
  }

  /** A move is kept until it is acknowledged or refused, and sent again after a lost connection. */
  move(message: Move | TakeBack): void {
    this.unanswered.set(message.move_id, message);
    this.send(message);
  }

  say(text: string): void {
    this.send({ type: "say", text });
  }

  hint(seat: number, seq: number): void {
    this.send({ type: "hint", seat, seq });
  }

  hello(seq: number): void {
    this.send({ type: "hello", seq, wire: WIRE });
  }

  get waiting(): boolean {
    return this.unanswered.size > 0;
  }

  stop(): void {
    this.stopped = true;
    this.wire?.close();
  }

  /** At once, when the page is looked at again or the network is back. */
  hurry(): void {
    if (this.connection === "lost") {
      this.wait = FIRST_WAIT;
      this.open();
    } else if (this.connection === "open") {
      this.send({ type: "ping" });
    }
  }

  private open(): void {
    if (this.stopped) {
      return;
    }
    const wire = this.parts.connect();
    this.wire = wire;
    wire.onopen = () => {
      if (wire === this.wire) {
        this.hello(this.parts.seq());
      }
    };
    wire.onmessage = (event: { data: string }) => {
      if (wire === this.wire) {
        this.receive(JSON.parse(event.data) as ToPage);
      }
    };
    wire.onclose = (event: { code: number }) => {
      if (wire === this.wire) {
        this.lost(event.code);
      }
    };
  }

  private receive(message: ToPage): void {
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.become("open");
      this.parts.heard(message);
      for (const move of this.unanswered.values()) {
        this.send(move);
      }
      return;
    }
    if (message.type === "ack" || message.type === "refused") {
      this.unanswered.delete(message.move_id);
    }
    this.parts.heard(message);
  }

  private lost(code: number): void {
    this.wire = null;
    if (this.stopped || FINAL.has(code)) {
      this.stopped = true;
      this.become("closed");
      if (code === OLD) {
        (this.parts.renew ?? renewOnce)();
      }
      return;
    }
    this.become("lost");
    const later = this.parts.later ?? ((task, milliseconds) => setTimeout(task, milliseconds));
    later(() => {
      if (this.wire === null) {
        this.open();
      }
    }, this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private become(connection: Connection): void {
    this.connection = connection;
    this.parts.changed(connection);
  }

  private send(message: FromPage): void {
    if (this.wire !== null && this.wire.readyState === 1) {
      this.wire.send(JSON.stringify(message));
    }
  }
}

/** Loads the page anew: once for each wire, so that a server which only has the old page is not asked for ever. */
export function renewOnce(): void {
  const key = `renewed-${WIRE}`;
  if (sessionStorage.getItem(key) === null) {
    sessionStorage.setItem(key, "yes");
    location.reload();
  }
}

/** Keeps idle connections open through proxies; returns what ends it. */
export function keepAlive(socket: TableSocket): () => void {
  const timer = setInterval(() => {
    if (socket.connection === "open") {
      socket.hurry();
    }
  }, SILENCE);
  const look = (): void => {
    if (document.visibilityState === "visible") {
      socket.hurry();
    }
  };
  const online = (): void => socket.hurry();
  document.addEventListener("visibilitychange", look);
  addEventListener("online", online);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    removeEventListener("online", online);
  };
}
