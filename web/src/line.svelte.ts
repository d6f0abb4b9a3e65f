/** The line to the server: what was heard, what was acknowledged, and whether an answer is on its way. */
import { keepAlive, TableSocket, type Connection } from "./socket";
import type { ToPage } from "./wire";

export type Ends = {
  connect: () => WebSocket;
  heard: (message: ToPage) => void;
  changed: (connection: Connection) => void;
};

export class Line {
  connection = $state<Connection>("connecting");
  sending = $state(false);
  private readonly ends: Ends;
  private socket: TableSocket | null = null;
  private stopKeeping: () => void = () => undefined;
  private seq = -1;
  private acknowledged = -1;

  constructor(ends: Ends) {
    this.ends = ends;
  }

  open(): void {
    this.socket = new TableSocket({
      connect: this.ends.connect,
      seq: () => this.seq,
      heard: (message) => this.hear(message),
      changed: (connection) => {
        this.connection = connection;
        this.ends.changed(connection);
      },
    });
    this.stopKeeping = keepAlive(this.socket);
  }

  stop(): void {
    this.stopKeeping();
    this.socket?.stop();
  }

  private hear(message: ToPage): void {
    if (message.type === "update" || message.type === "whole") {
      this.seq = message.seq;
    } else if (message.type === "ack") {
      this.acknowledged = message.seq;
    }
    this.ends.heard(message);
  }

  /** Other seats are mine now: everything is asked for again. */
  again(): void {
    this.seq = this.acknowledged = -1;
    this.socket?.hello(-1);
  }

  /** An answer is on its way until the table shows it: what is lit before that has been answered already. */
  settle(shown: number): void {
    this.sending = (this.socket?.waiting ?? false) || shown < this.acknowledged;
  }

  move(seat: number, seq: number, action: string): void {
    this.sending = true;
    this.socket?.move({ type: "move", seat, seq, move_id: freshId(), action });
  }

  undo(seat: number, seq: number): void {
    this.sending = true;
    this.socket?.move({ type: "undo", seat, seq, move_id: freshId() });
  }

  hint(seat: number, seq: number): void {
    this.socket?.hint(seat, seq);
  }

  say(text: string): void {
    this.socket?.say(text);
  }
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
