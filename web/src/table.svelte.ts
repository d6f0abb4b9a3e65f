/**
 * A table as this page knows it: what the socket tells, what is chosen, what is shown. It computes no rule.
 */
import { tick } from "svelte";
import { api, Refusal, socketPath } from "./api";
import { skip, slide, spots } from "./animate";
import { beatsOf, joined, type Beat } from "./course";
import { loadRoom, type Room } from "./games/room";
import { coreWords, pageWords } from "./language.svelte";
import { settings } from "./settings.svelte";
import { lettersOf } from "./letters";
import { interleaved, type Row } from "./seatlines";
import { keepAlive, TableSocket, type Connection } from "./socket";
import { Scenes } from "./scenes";
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
  SeatLine,
  SourceLine,
  Step,
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
const PAUSE = 240;

export type LogLine = { seq: number; index: number; by: number; event: Event };

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
  steps = $state.raw<Step[]>([]);
  /** Who came, went or was replaced at the seats. */
  changes = $state.raw<SeatLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  connection = $state<Connection>("connecting");
  problem = $state.raw<Problem | null>(null);
  fatal = $state.raw<Problem | null>(null);
  sending = $state(false);
  /** The seat whose hand is shown; with several of mine the device is passed. */
  shown = $state(-1);
  covered = $state(false);
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
  /** What the last action of others told, for the live region and the ring of the last move. */
  latest = $state.raw<Event[]>([]);
  /** What happened since my last answer, and whether it is being told. */
  course = $state.raw<Beat[]>([]);
  telling = $state<"auto" | "open" | "closed">("auto");

  private readonly scenes = new Scenes((seq, seat, most) => api.scenes(this.id, seq, seat, most));
  private socket: TableSocket | null = null;
  private stopKeeping: () => void = () => undefined;
  private readonly waiting: Update[] = [];
  private pumping = false;
  private heard = -1;
  private acknowledged = -1;

  look = $derived(
    this.scene?.look ?? this.looks.find((look) => look.seat === this.shown) ?? this.looks[0] ?? NO_LOOK,
  );
  view = $derived(this.look.view);
  /** What follows from the view by the rules; the server has worked it out. */
  outlook = $derived(this.look.outlook);
  decision = $derived<Decision | null>(this.scene || this.covered || this.end ? null : this.look.decision);
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
  log = $derived<LogLine[]>(linesOf(this.steps, this.scene?.seq ?? null));
  rows = $derived<Row[]>(
    interleaved(
      this.log,
      this.changes.filter((change) => change.seq <= (this.scene?.seq ?? Infinity)),
    ),
  );
  shownSources = $derived(this.scene?.sources ?? this.sources);

  constructor(id: string) {
    this.id = id;
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
      this.connect();
    } catch (error) {
      this.fatal =
        error instanceof Refusal ? error.problem : { code: "incident", facts: { incident: String(error) } };
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

  private connect(): void {
    this.socket = new TableSocket({
      connect: () => new WebSocket(socketPath(this.id)),
      seq: () => this.heard,
      heard: (message) => this.receive(message),
      changed: (connection) => {
        this.connection = connection;
        this.hinting = false;
        if (connection === "closed" && this.fatal === null) {
          this.fatal = this.problem ?? { code: "not-at-table", facts: {} };
        }
      },
    });
    this.stopKeeping = keepAlive(this.socket);
  }

  stop(): void {
    this.stopKeeping();
    this.socket?.stop();
  }

  private receive(message: ToPage): void {
    switch (message.type) {
      case "welcome":
        this.chat = message.chat;
        this.changes = message.changes;
        this.seated(message.table, message.mine);
        break;
      case "table":
        this.seated(message.table, message.mine);
        break;
      case "whole":
        this.whole(message);
        break;
      case "update":
        this.heard = message.seq;
        this.waiting.push(message);
        void this.pump();
        break;
      case "ack":
        this.acknowledged = message.seq;
        this.settle();
        break;
      case "refused":
        this.settle();
        this.hinting = false;
        this.problem = { code: message.code, facts: message.facts };
        break;
      case "said":
        this.chat = [...this.chat, message.line];
        this.unread += 1;
        break;
      case "change":
        this.changes = [...this.changes, message.line];
        break;
      case "hint":
        this.advised(message);
        break;
      case "pong":
        break;
    }
  }

  /** An answer is on its way until the table shows it: what is lit before that has been answered already. */
  private settle(): void {
    this.sending = (this.socket?.waiting ?? false) || this.seq < this.acknowledged;
  }

  private seated(info: TableInfo, mine: number[]): void {
    const changed = this.info !== null && this.looks.length > 0 && String(mine) !== String(this.mine);
    this.info = info;
    this.mine = mine;
    if (changed) {
      this.heard = this.acknowledged = -1;
      this.socket?.hello(-1);
    }
  }

  private whole(message: Whole): void {
    this.waiting.length = 0;
    this.heard = message.seq;
    this.forget();
    this.apply(message);
    void this.loadLog();
  }

  /**
   * The log up to now; what was shown while it was on its way is kept, unless another reader has sat down.
   */
  async loadLog(): Promise<void> {
    const reader = this.me;
    try {
      const found = await api.log(this.id, reader);
      if (reader === this.me) {
        this.steps = [...found, ...newer(this.steps, found)];
      }
    } catch (error) {
      this.tell(error);
    }
  }

  /** Updates are shown one after the other, so that every move can be followed. */
  private async pump(): Promise<void> {
    if (this.pumping) {
      return;
    }
    this.pumping = true;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      const before = spots();
      this.apply(next);
      this.remember(next);
      await tick();
      const time = settings.moving && this.scene === null && !document.hidden ? slide(before) : 0;
      if (this.waiting.length > 0 && settings.moving && !document.hidden) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(time, PAUSE)));
      }
    }
    this.pumping = false;
  }

  private apply(message: Update | Whole): void {
    this.seq = message.seq;
    this.asked = message.asked_seat;
    this.looks = message.looks;
    this.sources = message.sources;
    this.end = message.end;
    this.scratch = {};
    this.settle();
    this.hint = null;
    this.hinting = false;
    this.passDevice(message.asked_seat);
    this.chooseOnly();
  }

  private remember(update: Update): void {
    if (update.undone) {
      this.latest = [];
      this.forget();
      void this.loadLog();
      return;
    }
    this.latest = this.look.events;
    this.course = joined(this.course, beatsOf(this.look.events, update.by, this.me));
    const step = { seq: update.seq, ply: update.ply, by: update.by, undone: false, action: "", words: null };
    this.steps = [...this.steps, ...newer([{ ...step, events: this.look.events }], this.steps)];
  }

  /** The story begins anew: I have answered, or somebody else looks at the screen. */
  private forget(): void {
    this.course = [];
    this.telling = "auto";
  }

  private passDevice(asked: number): void {
    const before = this.shown;
    if (!this.mine.includes(this.shown)) {
      this.shown = this.mine[0] ?? -1;
      this.covered = this.mine.length > 1 && this.end === null;
    }
    if (this.mine.includes(asked) && asked !== this.shown) {
      this.shown = asked;
      this.covered = true;
    }
    if (this.end !== null) {
      this.covered = false;
    }
    if (this.shown !== before) {
      this.forget();
    }
  }

  /** The only option there is need not be chosen, only confirmed. */
  private chooseOnly(): void {
    this.chosen = this.options.length === 1 ? (this.options[0]?.action ?? "") : "";
  }

  uncover(): void {
    this.covered = false;
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
    this.sending = true;
    this.problem = null;
    this.forget();
    this.socket?.move({
      type: "move",
      seat: decision.seat,
      seq: this.seq,
      move_id: freshId(),
      action: this.chosen,
    });
  }

  /** Take my last action back, or explain the way back into a branch. */
  undo(): void {
    if (this.sending || this.scene !== null) {
      return;
    }
    if (this.look.undo.allowed) {
      this.sending = true;
      this.socket?.move({ type: "undo", seat: this.me, seq: this.seq, move_id: freshId() });
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
      this.socket?.hint(this.decision.seat, this.seq);
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
    this.socket?.say(text);
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
      const before = spots();
      this.scene = scene;
      await tick();
      if (settings.moving) {
        slide(before);
      }
    } catch (error) {
      this.tell(error);
    }
  }

  tell(error: unknown): void {
    this.problem =
      error instanceof Refusal ? error.problem : { code: "incident", facts: { incident: String(error) } };
  }
}

/** The steps that come after the last of some others. */
function newer(steps: readonly Step[], than: readonly Step[]): Step[] {
  const last = than.at(-1)?.seq ?? -1;
  return steps.filter((step) => step.seq > last);
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function linesOf(steps: readonly Step[], until: number | null): LogLine[] {
  return steps
    .filter((step) => !step.undone && (until === null || step.seq <= until))
    .flatMap((step) => step.events.map((event, index) => ({ seq: step.seq, index, by: step.by, event })));
}
