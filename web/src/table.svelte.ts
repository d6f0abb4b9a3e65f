/**
 * A table as this page knows it: what the socket tells, what is chosen, what is shown. It computes no rule.
 */
import { api, Refusal, socketPath } from "./api";
import { skip } from "./animate";
import { Device } from "./device.svelte";
import { loadRoom, type Room } from "./games/room";
import { coreWords, pageWords } from "./language.svelte";
import { lettersOf } from "./letters";
import { Line } from "./line.svelte";
import { Logbook, type LogLine } from "./logbook.svelte";
import { Queue, slid } from "./queue";
import { Recap } from "./recap.svelte";
import { Scenes } from "./scenes";
import type { Row } from "./seatlines";
import { settings } from "./settings.svelte";
import type { Connection } from "./socket";
import { loadSheet } from "./sprites";
import { actionsOf } from "./ui/option";
import type {
  ChatLine,
  Decision,
  End,
  Event,
  Hint,
  Look,
  Option,
  Problem,
  Scene,
  SourceLine,
  TableInfo,
  ToPage,
  Update,
  Whole,
} from "./wire";
import { Words, type Language } from "./words";

const NO_LOOK: Look = {
  seat: -1,
  events: [],
  view: null,
  outlook: null,
  decision: null,
  undo: { allowed: false, reason: "undo-none" },
};

export class Table {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  room = $state.raw<Room | null>(null);
  figures = $state.raw<unknown>(null);
  words = $state.raw<Words>(new Words("en", []));
  mine = $state.raw<number[]>([]);
  seq = $state(-1);
  asked = $state(-1);
  looks = $state.raw<Look[]>([]);
  sources = $state.raw<SourceLine[]>([]);
  end = $state.raw<End | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  problem = $state.raw<Problem | null>(null);
  fatal = $state.raw<Problem | null>(null);
  /** Whether the way back into a branch is being explained. */
  rewinding = $state(false);
  /** The action chosen but not yet confirmed, and what a game keeps beside it. */
  chosen = $state("");
  scratch = $state<Record<string, number | string>>({});
  /** What I am thinking about, beside any decision: a kind of piece whose places are marked. */
  planned = $state("");
  /** What a search would do, at a practice table; the best option is lit. */
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** A scene of the past, when one looks back. */
  scene = $state.raw<Scene | null>(null);
  readonly recap = new Recap();
  readonly device = new Device();
  private readonly line = new Line({
    connect: () => new WebSocket(socketPath(this.id)),
    heard: (message) => this.receive(message),
    changed: (connection) => this.connected(connection),
  });
  private readonly logbook = new Logbook((seat) => api.log(this.id, seat));
  private readonly scenes = new Scenes((seq, seat, most) => api.scenes(this.id, seq, seat, most));
  private readonly queue = new Queue(
    (update) => this.show(update),
    () => this.scene === null,
  );

  look = $derived(
    this.scene?.look ??
      this.looks.find((look) => look.seat === this.device.shown) ??
      this.looks[0] ??
      NO_LOOK,
  );
  view = $derived(this.look.view);
  /** What follows from the view by the rules; the server has worked it out. */
  outlook = $derived(this.look.outlook);
  decision = $derived<Decision | null>(
    this.scene || this.device.covered || this.end ? null : this.look.decision,
  );
  options = $derived<Option[]>(this.decision?.options ?? []);
  actions = $derived(actionsOf(this.options));
  me = $derived(this.look.seat);
  seats = $derived(this.info?.seats ?? []);
  names = $derived(this.seats.map((seat) => this.nameOf(seat.seat)));
  letters = $derived(lettersOf(this.names));
  over = $derived(this.end !== null);
  mayAsk = $derived((this.info?.solo ?? false) && this.options.length > 1 && this.hint === null);
  /**
   * Against bots alone what cannot be taken back can be played anew, from before my last decision, in a
   * branch.
   */
  mayRewind = $derived(
    (this.info?.solo ?? false) &&
      this.me >= 0 &&
      !this.over &&
      ["undo-other", "undo-hidden"].includes(this.look.undo.reason),
  );
  private until = $derived(this.scene?.seq ?? Infinity);
  log = $derived<LogLine[]>(this.logbook.lines(this.until));
  rows = $derived<Row[]>(this.logbook.rows(this.until));
  shownSources = $derived(this.scene?.sources ?? this.sources);

  constructor(id: string) {
    this.id = id;
  }

  get connection(): Connection {
    return this.line.connection;
  }

  get sending(): boolean {
    return this.line.sending;
  }

  /** What the last action of others told. */
  get latest(): Event[] {
    return this.recap.latest;
  }

  /** The name of a seat; an open one has none yet. */
  nameOf(seat: number): string {
    const info = this.seats[seat];
    return (
      info?.name || this.words.t(info?.kind === "open" ? "seat-open" : "seat-number", { number: seat + 1 })
    );
  }

  async start(): Promise<void> {
    try {
      await api.me();
      this.info = await api.table(this.id);
      const [room, figures] = await Promise.all([loadRoom(this.info.game), api.components(this.id)]);
      await Promise.all([...room.sheets.map(loadSheet), this.speak(settings.language, room)]);
      this.figures = figures;
      this.room = room;
      this.line.open();
    } catch (error) {
      this.fatal = problemOf(error);
    }
  }

  /** All words of this table in a language: the core's, the game's, the page's, the room's. */
  async speak(language: Language, room: Room | null = this.room): Promise<void> {
    if (this.info === null || room === null) {
      return;
    }
    const sources = await Promise.all([
      coreWords(language),
      api.gameWords(this.info.game, language),
      pageWords(language),
      room.words(language),
    ]);
    if (settings.language === language) {
      this.words = new Words(language, sources);
    }
  }

  private connected(connection: Connection): void {
    this.hinting = false;
    if (connection === "closed" && this.fatal === null) {
      this.fatal = this.problem ?? { code: "not-at-table", facts: {} };
    }
  }

  stop(): void {
    this.line.stop();
  }

  private receive(message: ToPage): void {
    switch (message.type) {
      case "welcome":
        this.chat = message.chat;
        this.logbook.changes = message.changes;
        this.seated(message.table, message.mine);
        break;
      case "table":
        this.seated(message.table, message.mine);
        break;
      case "whole":
        this.whole(message);
        break;
      case "update":
        this.queue.add(message);
        break;
      case "ack":
        this.line.settle(this.seq);
        break;
      case "refused":
        this.line.settle(this.seq);
        this.hinting = false;
        this.problem = { code: message.code, facts: message.facts };
        break;
      case "said":
        this.chat = [...this.chat, message.line];
        this.unread += 1;
        break;
      case "change":
        this.logbook.changes = [...this.logbook.changes, message.line];
        break;
      case "hint":
        this.advised(message);
        break;
      case "pong":
        break;
    }
  }

  private seated(info: TableInfo, mine: number[]): void {
    const changed = this.info !== null && this.looks.length > 0 && String(mine) !== String(this.mine);
    this.info = info;
    this.mine = mine;
    if (changed) {
      this.line.again();
    }
  }

  private whole(message: Whole): void {
    this.queue.clear();
    this.recap.forget();
    this.apply(message);
    void this.loadLog();
  }

  private async loadLog(): Promise<void> {
    try {
      await this.logbook.load(() => this.me);
    } catch (error) {
      this.tell(error);
    }
  }

  private show(update: Update): void {
    this.apply(update);
    if (update.undone) {
      this.recap.undo();
      void this.loadLog();
    } else {
      this.recap.add(this.look.events, update.by, this.me);
      this.logbook.add(update, this.look.events);
    }
  }

  private apply(message: Update | Whole): void {
    this.seq = message.seq;
    this.asked = message.asked_seat;
    this.looks = message.looks;
    this.sources = message.sources;
    this.end = message.end;
    this.scratch = {};
    this.line.settle(this.seq);
    this.hint = null;
    this.hinting = false;
    if (this.device.turn(this.mine, message.asked_seat, message.end !== null)) {
      this.recap.forget();
    }
    this.chooseOnly();
  }

  /** The only option there is need not be chosen, only confirmed. */
  private chooseOnly(): void {
    this.chosen = this.options.length === 1 ? (this.options[0]?.action ?? "") : "";
  }

  uncover(): void {
    this.device.covered = false;
    this.chooseOnly();
    void this.loadLog();
  }

  /** Choose an option; choosing it again confirms it. */
  pick(action: string): void {
    if (!this.actions.has(action)) {
      return;
    }
    const again = this.chosen === action;
    this.chosen = action;
    if (again || (this.options.length > 1 && this.room?.instant?.(this, action))) {
      this.confirm();
    }
  }

  confirm(): void {
    const decision = this.decision;
    if (decision === null || !this.actions.has(this.chosen) || this.sending) {
      return;
    }
    this.problem = null;
    this.recap.forget();
    this.line.move(decision.seat, this.seq, this.chosen);
  }

  /** Take my last action back, or explain the way back into a branch. */
  undo(): void {
    if (this.sending || this.scene !== null) {
      return;
    }
    if (this.look.undo.allowed) {
      this.line.undo(this.me, this.seq);
    } else if (this.mayRewind) {
      this.rewinding = true;
    }
  }

  /** A practice table before my last decision, everything hidden drawn anew; empty if there is none. */
  async rewind(): Promise<string> {
    try {
      return (await api.playOn(this.id, { seat: this.me })).table.table;
    } catch (error) {
      this.rewinding = false;
      this.tell(error);
      return "";
    }
  }

  askHint(): void {
    if (this.mayAsk && this.decision !== null && !this.hinting && this.connection === "open") {
      this.hinting = true;
      this.problem = null;
      this.line.hint(this.decision.seat, this.seq);
    }
  }

  private advised(hint: Hint): void {
    this.hinting = false;
    const best = hint.options[0]?.action ?? "";
    if (hint.seq === this.seq && this.actions.has(best)) {
      this.hint = hint;
      this.chosen = best;
    }
  }

  say(text: string): void {
    this.line.say(text);
  }

  skip(): void {
    skip();
  }

  /** Look at the table as it was after so many actions; null comes back to now. */
  async replay(seq: number | null): Promise<void> {
    if (seq === null) {
      this.scene = null;
      return;
    }
    try {
      const scene = await this.scenes.at(Math.max(0, seq), this.me, this.over);
      await slid(
        () => (this.scene = scene),
        () => settings.moving,
      );
    } catch (error) {
      this.tell(error);
    }
  }

  tell(error: unknown): void {
    this.problem = problemOf(error);
  }
}

function problemOf(error: unknown): Problem {
  return error instanceof Refusal ? error.problem : { code: "incident", facts: { incident: String(error) } };
}
