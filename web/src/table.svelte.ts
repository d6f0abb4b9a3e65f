/**
 * A table as this page knows it: what the socket tells, what is chosen, what is shown. It computes no rule.
 */
import { needsNoConfirmation } from "./answers";
import { api, problemIn, socketPath } from "./api";
import { Device } from "./device.svelte";
import { tableDoor, type Door } from "./door";
import type { Room } from "./games/room";
import { coreWords, gameWords, pageWords } from "./language.svelte";
import { lettersOf } from "./letters";
import { Line } from "./line.svelte";
import { Logbook, type LogLine } from "./logbook.svelte";
import { takeTable } from "./opening";
import { Scenes } from "./scenes";
import type { Row } from "./seatlines";
import { settings } from "./settings.svelte";
import type { Connection } from "./socket";
import { Calls } from "./stage/calls";
import { caption } from "./stage/caption";
import { sounds } from "./stage/sound";
import { NO_MOMENT, Stage, type Moment, type Scened, type Told } from "./stage/stage.svelte";
import { actionsOf } from "./ui/option";
import type {
  Analysis,
  ChatLine,
  Decision,
  Event,
  Hint,
  Option,
  Problem,
  Scene,
  TableInfo,
  ToPage,
  Update,
  Whole,
} from "./wire";
import { Words, type Language } from "./words";

/** The newest message about the table: what every seat of mine may know of it. */
type News = Pick<Whole, "seq" | "asked_seat" | "looks" | "sources" | "end">;
const NO_NEWS: News = { seq: -1, asked_seat: -1, looks: [], sources: [], end: null };
const LONGEST = 40; // actions of a count that is shown again
const NOTHING: ReadonlySet<string> = new Set();

export class Table {
  readonly id: string;
  readonly door: Door;
  /** Who of the others waits at the table of the rematch; -1 if nobody does yet. */
  again = $state(-1);
  info = $state.raw<TableInfo | null>(null);
  room = $state.raw<Room | null>(null);
  figures = $state.raw<unknown>(null);
  words = $state.raw<Words>(new Words("en", []));
  mine = $state.raw<number[]>([]);
  protected news = $state.raw<News>(NO_NEWS);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  problem = $state.raw<Problem | null>(null);
  fatal = $state.raw<Problem | null>(null);
  /** Whether the way back into a branch is being explained. */
  rewinding = $state(false);
  /** The action chosen but not yet confirmed, and what a game keeps beside it. */
  chosen = $state("");
  scratch = $state<Record<string, number | string>>({});
  /** What I have chosen ahead of being asked for it, in this order; picked when offered, forgotten if not. */
  wishes = $state.raw<readonly string[]>([]);
  private wished = -1;
  /** What I am thinking about, beside any decision: a kind of piece whose places are marked. */
  planned = $state("");
  /** What a search would do, at a practice table; the best option is lit. */
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** Whether somebody beside me holds an answer back, to be thought over. */
  heldBack: (action: string) => boolean = () => false;
  /** The game looked at again, once somebody has asked for it. */
  analysis = $state.raw<Analysis | null>(null);
  /** A scene of the past, when one looks back. */
  scene = $state.raw<Scene | null>(null);
  private looking = 0;
  readonly device = new Device();
  private readonly line = new Line({
    connect: () => new WebSocket(socketPath(this.id)),
    heard: (message) => this.receive(message),
    changed: (connection) => this.connected(connection),
  });
  private readonly logbook = new Logbook((seat) => this.door.log(seat));
  private readonly scenes = new Scenes((seq, seat, most) => this.door.scenes(seq, seat, most));
  /** What plays on the board. */
  readonly stage = new Stage({
    script: () => this.room?.script ?? null,
    figures: () => this.figures,
    me: () => this.device.shown,
    due: () => this.decision !== null,
    speaks: (act) => caption(act, this.words) !== null,
    hears: (sound, event) => this.hears(sound, event),
    acted: (act) => this.acted(act),
    settled: () => this.settled(),
  });
  /** Acts that have landed and were not yet said by a screen reader. */
  unsaid = $state.raw<Scened[]>([]);
  private readonly calls = new Calls();
  /** Up to here the server repeats what was missed: that is not played by itself. */
  private repeated = -1;
  /** Somebody else has acted since I was last called. */
  private called = true;
  /** What the socket told before the room was there; null once it is. */
  private unheard: ToPage[] | null = [];
  private stopped = false;
  /** How many actions I have not seen since my last answer, when the page has just come. */
  unseen = $state(0);

  seq = $derived(this.news.seq);
  end = $derived(this.news.end);
  /** The newest moment, whatever the board shows. */
  truth = $derived<Moment>(this.momentOf(this.news, this.eyes));
  look = $derived(this.stage.shown.look);
  view = $derived(this.look.view);
  /** What follows from the view by the rules; the server has worked it out. */
  outlook = $derived(this.look.outlook);
  asked = $derived(this.stage.shown.asked);
  /** My decision: it is there at once, its options light when the board has caught up. */
  decision = $derived<Decision | null>(
    this.scene || this.end || this.truth.look.decision?.seat !== this.device.shown
      ? null
      : this.truth.look.decision,
  );
  options = $derived<Option[]>(this.decision?.options ?? []);
  legal = $derived(actionsOf(this.options));
  /** Whether I can answer: the board shows what is true. */
  ready = $derived(this.stage.caughtUp && !this.sending);
  /** The actions that are lit. */
  actions = $derived(this.ready ? this.legal : NOTHING);
  /** Those that can be chosen before the board has caught up; that skips the rest. */
  early = $derived(this.ready || this.sending ? NOTHING : this.legal);
  /** The seat I act for. */
  me = $derived(this.device.covered ? this.device.shown : this.look.seat);
  /** The seat whose hand lies open: nobody's while it is covered. */
  holder = $derived(this.device.covered ? -1 : this.look.seat);
  /** Several people sit at this one screen. */
  passed = $derived(this.mine.length > 1);
  /** What is asked concerns a covered hand: the device is passed first. */
  passing = $derived(
    this.device.covered &&
      this.stage.caughtUp &&
      this.decision === null &&
      this.scene === null &&
      this.mine.includes(this.news.asked_seat),
  );
  seats = $derived(this.info?.seats ?? []);
  names = $derived(this.seats.map((seat) => this.nameOf(seat.seat)));
  letters = $derived(lettersOf(this.names));
  /** The end is shown. */
  over = $derived(this.stage.shown.end !== null);
  undoing = $derived(this.truth.look.undo);
  mayAsk = $derived(
    (this.info?.solo ?? false) && this.options.length > 1 && this.hint === null && this.ready,
  );
  /**
   * Against bots alone what cannot be taken back can be played anew, from before my last decision, in a
   * branch.
   */
  mayRewind = $derived(
    (this.info?.solo ?? false) &&
      this.me >= 0 &&
      !this.over &&
      ["undo-other", "undo-hidden"].includes(this.undoing.reason),
  );
  /** Whose eyes the page has: everybody's who stands around it, while a hand is covered. */
  private get eyes(): number {
    return this.device.covered ? -1 : this.device.shown;
  }
  private until = $derived(this.scene?.seq ?? Infinity);
  /** The log tells what the board has shown, and nothing before it. */
  log = $derived<LogLine[]>(this.logbook.lines(this.until, this.stage.ahead));
  rows = $derived<Row[]>(this.logbook.rows(this.until, this.stage.ahead));
  shownSources = $derived(this.stage.shown.sources);

  constructor(id: string, door: Door = tableDoor(id)) {
    this.id = id;
    this.door = door;
  }

  get connection(): Connection {
    return this.door.shared ? "open" : this.line.connection;
  }

  get sending(): boolean {
    return this.line.sending;
  }

  /** What happened since my last answer; it wears a ring on the board. */
  get latest(): Event[] {
    return this.stage.since;
  }

  private momentOf({ seq, asked_seat, looks, sources, end }: News, seat: number): Moment {
    const look = looks.find((one) => one.seat === seat) ?? looks[0] ?? NO_MOMENT.look;
    return { seq, asked: asked_seat, look, sources, end };
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
      const opening = takeTable(this.door);
      this.info = await opening.info;
      if (!this.door.shared && !this.stopped) {
        this.line.open(); // what it tells waits for the room
      }
      const [room, figures, last] = await Promise.all([opening.room, opening.figures, this.door.last()]);
      await this.speak(settings.language, room);
      this.figures = figures;
      this.room = room;
      if (this.words.language !== settings.language) {
        void this.speak(settings.language); // it was changed meanwhile
      }
      if (last !== null) {
        this.whole(last);
      }
      this.listen();
    } catch (error) {
      this.fatal = problemIn(error);
    }
  }

  /** All words of this table in a language: the core's, the game's, the page's, the room's. */
  async speak(language: Language, room: Room | null = this.room): Promise<void> {
    if (this.info === null || room === null) {
      return;
    }
    const sources = await Promise.all([
      coreWords(language),
      gameWords(this.info.game, language),
      pageWords(language),
      room.words(language),
    ]);
    if (settings.language === language) {
      this.words = new Words(language, sources, (message) => room.thing?.(this, message) ?? "");
    }
  }

  private connected(connection: Connection): void {
    this.hinting = false;
    if (connection === "closed" && this.fatal === null) {
      this.fatal = this.problem ?? { code: "not-at-table", facts: {} };
    }
  }

  stop(): void {
    this.stopped = true;
    this.line.stop();
  }

  /** The room is there: what was told meanwhile is heard. */
  private listen(): void {
    const told = this.unheard ?? [];
    this.unheard = null;
    told.forEach((message) => this.receive(message));
  }

  private receive(message: ToPage): void {
    if (this.unheard !== null && message.type !== "refused") {
      this.unheard.push(message);
      return;
    }
    switch (message.type) {
      case "welcome":
        this.repeated = message.seq;
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
        this.show(message);
        break;
      case "ack":
        this.line.settle(this.seq);
        break;
      case "refused":
        this.line.settle(this.seq);
        this.hinting = false;
        this.problem = { code: message.code, facts: message.facts };
        this.stage.recant();
        sounds.play("error-tap");
        break;
      case "said":
        this.chat = [...this.chat, message.line];
        this.unread += 1;
        sounds.play(message.line.seat >= 0 && message.line.seat === this.me ? "" : "chat-knock");
        break;
      case "change":
        this.logbook.changes = [...this.logbook.changes, message.line];
        break;
      case "hint":
        this.advised(message);
        break;
      case "rematch":
        this.again = message.by;
        break;
      case "pong":
        break;
    }
  }

  private seated(info: TableInfo, mine: number[]): void {
    const changed = this.info !== null && this.news.looks.length > 0 && String(mine) !== String(this.mine);
    this.info = info;
    this.mine = mine;
    if (changed) {
      this.line.again();
    }
  }

  protected whole(message: Whole): void {
    this.apply(message);
    this.device.turn(this.mine, message.asked_seat, message.end !== null);
    if (this.scene === null) {
      this.stage.jump(this.truth);
      this.settled();
    }
    void this.loadLog();
  }

  private async loadLog(): Promise<void> {
    try {
      await this.logbook.load(() => this.eyes);
      this.unseen = this.over || this.mine.length !== 1 ? 0 : this.logbook.since(this.me);
    } catch (error) {
      this.tell(error);
    }
  }

  protected show(update: Update): void {
    const { news } = this;
    const uncovered = !this.device.covered;
    this.apply(update);
    this.device.cover(this.mine, update.asked_seat, update.end !== null);
    if (uncovered && this.device.covered) {
      this.forget(news);
    }
    const after = this.truth;
    const told: Told = { after, events: after.look.events, by: update.by };
    this.called ||= update.by !== this.me;
    if (update.undone) {
      void this.loadLog();
    } else {
      this.logbook.add(update, told.events);
    }
    if (this.scene === null) {
      if (update.undone) {
        this.stage.slide(after, true);
      } else {
        this.stage.receive(told, update.seq > this.repeated);
      }
    }
  }

  protected apply(message: Update | Whole): void {
    this.news = message;
    this.scratch = {};
    this.chosen = "";
    this.unseen = 0;
    this.line.settle(this.seq);
    this.hint = null;
    this.hinting = false;
  }

  private acted(act: Scened): void {
    this.unsaid = [...this.unsaid, act];
  }

  /** Others hear how a book is closed when somebody else has won. */
  private hears(sound: string, event: Event): string {
    const lost = this.me >= 0 && event.figures["seat"] !== this.me;
    return sound === "victory" && lost ? "defeat" : sound;
  }

  /** The board has caught up: the device is passed, or I am called. */
  private settled(): void {
    if (this.scene !== null) {
      return;
    }
    const { asked_seat, end } = this.news;
    this.device.turn(this.mine, asked_seat, end !== null);
    if (this.look.seat !== this.truth.look.seat) {
      this.stage.jump(this.truth); // others look at the screen now
      void this.loadLog();
    }
    if (end !== null) {
      settings.finish(this.id);
    }
    this.chooseOnly();
    if (this.decision !== null && this.called) {
      this.called = false;
      sounds.bell();
      this.calls.ask(this.words.t("your-turn"), this.words.t("game-title"));
    }
  }

  /** The only option there is need not be chosen, only confirmed. */
  private chooseOnly(): void {
    if (this.options.length === 1) {
      this.chosen = this.options[0]?.action ?? "";
    }
    this.grant();
  }

  /** A wish is an answer like others once it is offered. */
  private grant(): void {
    const [wish, ...later] = this.wishes;
    if (wish === undefined || this.decision === null || this.seq === this.wished) {
      return;
    }
    this.wishes = this.actions.has(wish) ? later : [];
    this.wished = this.seq;
    if (this.actions.has(wish)) {
      this.take(wish);
    }
  }

  /** Choose ahead what the next question will be about; once more lets go of it. */
  wishFor(action: string): void {
    this.wishes = this.wishes[0] === action ? [] : [action];
    this.wished = this.seq;
  }

  /** Several answers in one gesture: the first now, each further one when it is offered. */
  wishForAll(actions: readonly string[]): void {
    const [first, ...later] = actions;
    if (first !== undefined && this.actions.has(first)) {
      this.wishes = later;
      this.wished = this.seq;
      this.take(first);
    }
  }

  uncover(): void {
    this.device.covered = false;
    this.stage.uncover(this.truth);
    this.chooseOnly();
    void this.loadLog();
  }

  cover(): void {
    this.device.covered = true;
    this.forget(this.news);
  }

  /** A hand was covered: nothing of what only its holder knew stays, neither on the board nor in what was told. */
  private forget(news: News): void {
    this.looking += 1;
    this.scene = null;
    this.chosen = this.planned = "";
    this.scratch = {};
    this.wishes = [];
    this.unsaid = [];
    this.stage.jump(this.momentOf(news, this.eyes));
    this.stage.answered();
    this.logbook.forget();
    void this.loadLog();
  }

  /**
   * Choose an option; choosing it again confirms it. Before the board has caught up it skips the rest and
   * counts as choosing only.
   */
  pick(action: string): void {
    if (this.early.has(action)) {
      this.stage.skipAll();
      this.chosen = action;
      return;
    }
    if (!this.actions.has(action)) {
      return;
    }
    const again = this.chosen === action;
    this.wishes = [];
    this.take(action, again);
  }

  /** Choose what is offered; what can be taken back, or is told to be meant, needs no more. */
  private take(action: string, meant = false): void {
    this.chosen = action;
    const enough = needsNoConfirmation(this.options, action, settings.confirm);
    if (meant || enough || (this.options.length > 1 && this.room?.instant?.(this, action))) {
      this.confirm();
    }
  }

  confirm(): void {
    const decision = this.decision;
    if (decision === null || !this.actions.has(this.chosen) || this.heldBack(this.chosen)) {
      return;
    }
    this.problem = null;
    const mine = this.room?.mine?.(this, this.chosen) ?? [];
    this.stage.answered();
    this.unseen = 0;
    this.deliver(decision.seat, this.chosen);
    if (mine.length > 0 && !(this.passed && this.holder >= 0)) {
      void this.stage.foretell(mine);
    }
  }

  protected deliver(seat: number, action: string): void {
    this.line.move(seat, this.seq, action);
  }

  /** Take my last action back, or explain the way back into a branch. */
  undo(): void {
    if (this.sending || this.scene !== null) {
      return;
    }
    if (this.undoing.allowed) {
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

  /**
   * Look at the table as it was after so many actions; null comes back to now. One step forward plays, steps
   * back and jumps slide.
   */
  async replay(seq: number | null): Promise<void> {
    const wish = (this.looking += 1);
    if (seq === null) {
      this.scene = null;
      this.stage.jump(this.truth);
      this.settled();
      return;
    }
    try {
      const before = this.scene?.seq ?? -2;
      const reader = this.eyes;
      const scene = await this.scenes.at(Math.max(0, seq), reader, this.end !== null);
      if (wish !== this.looking) {
        return; // another moment was asked for meanwhile
      }
      if (reader !== this.eyes) {
        return await this.replay(seq); // somebody else looks now
      }
      this.scene = scene;
      this.stage.skipAll();
      if (scene.seq === before + 1) {
        this.stage.receive(toldBy(scene));
      } else {
        this.stage.slide(momentBy(scene));
      }
    } catch (error) {
      this.tell(error);
    }
  }

  /** Play what happened since my last answer, from what the server has kept if need be. */
  async catchUp(): Promise<void> {
    const count = this.unseen;
    this.unseen = 0;
    if (count === 0) {
      this.stage.catchUp();
    } else {
      await this.perform(() => false, count);
    }
  }

  /** The count of a finished game again. */
  recount(): Promise<void> {
    const opening = this.room?.script.opening ?? "";
    return this.perform(({ step }) => step.events.some((event) => event.kind === opening), LONGEST);
  }

  /** Go back by so many actions, or to one that begins what is asked for, and play from there to now. */
  private async perform(begins: (scene: Scene) => boolean, most: number): Promise<void> {
    try {
      const over = this.end !== null;
      const reader = this.eyes;
      const at = (seq: number): Promise<Scene> => this.scenes.at(Math.max(0, seq), reader, over);
      const { last } = await at(this.seq);
      const told: Told[] = [];
      let scene = await at(last);
      while (scene.seq > 0 && told.length < most) {
        told.unshift(toldBy(scene));
        const found = begins(scene);
        scene = await at(scene.seq - 1);
        if (found) {
          break;
        }
      }
      if (reader === this.eyes) {
        this.stage.perform({ from: momentBy(scene), told });
      }
    } catch (error) {
      this.tell(error);
    }
  }

  tell(error: unknown): void {
    this.problem = problemIn(error);
  }
}

const momentBy = ({ seq, look, sources, end }: Scene): Moment => ({
  ...{ seq, look, sources, end },
  asked: (look.view as { asked_seat: number }).asked_seat,
});
const toldBy = (scene: Scene): Told => ({
  after: momentBy(scene),
  events: scene.step.events,
  by: scene.step.by,
});
