/**
 * The stage: what the board draws, and how it gets from one moment of the game to the next. Acts wait in a
 * row and play one after the other; any of them can be skipped, and whatever is skipped is still true.
 */
import { flushSync } from "svelte";
import { settings } from "../settings.svelte";
import type { Table } from "../table.svelte";
import type { End, Event, Look, SourceLine } from "../wire";
import * as air from "./air";
import {
  foundIn,
  hurry,
  joined,
  plan,
  time,
  whole,
  type Act,
  type Acts,
  type Move,
  type Pace,
  type Press,
} from "./plan";
import { sounds } from "./sound";

/** A moment of the game as one seat may know it. */
export type Moment = { seq: number; asked: number; look: Look; sources: SourceLine[]; end: End | null };
export type Scened = Act<Moment>;
/** What one action told, and the moment after it. */
export type Told = { after: Moment; events: Event[]; by: number };

/** What is being counted, and what it brings each seat. */
export type Count = {
  icon: string;
  title: string;
  rule: string;
  gains: Record<number, number>;
  /** Where a gain grows in two strokes: how many of its points come with the first. */
  first?: Record<number, number>;
  /** Everything that is counted one after the other. */
  row?: { icon: string; now: boolean; done: boolean }[];
};

/** How a game plays its events. */
export type Script = {
  acts: Acts;
  fold: (view: unknown, event: Event, figures: unknown) => unknown;
  /** What flies when this happens, from the board as it lies. */
  flights: (event: Event, view: unknown, figures: unknown) => air.Flight[];
  /** The place an act plays at (`data-place`); empty for none, undefined: where the one before played. */
  place: (act: Scened, view: unknown, figures: unknown) => string | undefined;
  /** What the dock says of the act then. */
  count: (act: Scened | null, landed: readonly Event[], table: Table) => Count;
  /** The kind of event that begins the count at the end. */
  opening: string;
  /** Whether the dock counts the points of everybody while this act plays. */
  counts: (act: Scened, view: unknown) => boolean;
};

export type Ends = {
  script: () => Script | null;
  figures: () => unknown;
  me: () => number;
  /** Whether my answer is awaited. */
  due: () => boolean;
  /** Whether an act has a sentence of its own; else the one before stays. */
  speaks: (act: Scened) => boolean;
  /** The sound as I hear it. */
  hears: (sound: string, event: Event) => string;
  /** An act has landed. */
  acted: (act: Scened) => void;
  /** The board has caught up. */
  settled: () => void;
};

const STARTING = ["place-lit", "drum-roll", "page-turn"]; // these sound when the movement begins
const MOST_MISSED = 200; // events that are kept for somebody who looks away
const LONG_FRAME = 50;
const LONG_FRAMES = 2;
const OWN = 320;
const BACK = 200;
const CLOSING = 200;

const NO_LOOK: Look = {
  seat: -1,
  events: [],
  view: null,
  outlook: null,
  decision: null,
  undo: { allowed: false, reason: "undo-none" },
};
export const NO_MOMENT: Moment = { seq: -1, asked: -1, look: NO_LOOK, sources: [], end: null };

/** What is played although the pace is "at once" was asked for: it is brisk then. */
const paceOf = (): Pace => (settings.pace === "once" ? "brisk" : settings.pace);

/** What plays now and can be cut short. */
class Take {
  dead = false;
  private readonly ends = new Set<() => void>();

  wait(ms: number): Promise<void> {
    if (this.dead || ms <= 0) {
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.ends.add(end);
    });
  }

  kill(): void {
    this.dead = true;
    this.ends.forEach((end) => end());
  }
}

export class Stage {
  /** What the board draws. */
  shown = $state.raw<Moment>(NO_MOMENT);
  /** Where it is going. */
  goal = $state.raw<Moment>(NO_MOMENT);
  playing = $state.raw<Scened | null>(null);
  waiting = $state.raw<Scened[]>([]);
  /** What has landed of the act that plays, or of the last one. */
  landed = $state.raw<Event[]>([]);
  /** The act whose sentence is in the caption. */
  last = $state.raw<Scened | null>(null);
  /** The place in play; the others step back. */
  lit = $state("");
  counting = $state(false);
  /** What happened since my last answer, as far as it is shown: it wears a ring. */
  since = $state.raw<Event[]>([]);
  /** What was not played because nobody looked. */
  missed = $state.raw<{ from: Moment; told: Told[] } | null>(null);
  /** The last action was taken back. */
  undone = $state(false);
  private foretelling = $state(false);
  private record = $state.raw<{ from: Moment; told: Told[] } | null>(null);

  caughtUp = $derived(this.playing === null && this.waiting.length === 0 && !this.foretelling);
  /** Acts still to be shown. */
  left = $derived(this.waiting.length + (this.playing ? 1 : 0));
  /** Events of the log that are not shown yet. */
  ahead = $derived([this.playing, ...this.waiting].reduce((sum, act) => sum + (act?.events.length ?? 0), 0));
  mayRepeat = $derived(this.caughtUp && this.record !== null && this.record.told.length > 0);

  private readonly ends: Ends;
  private take = new Take();
  private running = false;
  private folded = 0;
  private done: Scened | null = null;
  /** How much a due decision presses what waits. */
  private press: Press | undefined;
  /** My own move, shown before the server has told it; dropped if something else happened. */
  private foretold: { events: readonly Event[]; dropped: boolean } | null = null;
  private readonly known = new WeakSet<Event>();
  private readonly own = new WeakSet<Event>();
  private tail: Scened | null = null;
  /** The moment after an answer that told nothing to show, until my own move has landed. */
  private quiet: Moment | null = null;

  constructor(ends: Ends) {
    this.ends = ends;
  }

  /** The board is simply there. */
  jump(to: Moment): void {
    this.cut();
    this.goal = this.shown = to;
    this.record = this.missed = this.foretold = this.tail = this.last = null;
    this.landed = this.since = [];
    this.undone = false;
  }

  /** The same moment, and more of it: a hand is uncovered. What was told stays. */
  uncover(to: Moment): void {
    const { since, last, landed } = this;
    this.jump(to);
    this.since = since;
    this.last = last;
    this.landed = landed;
  }

  /** A step back, a jump in the replay, or a move that was taken back: pieces slide, nothing is told. */
  slide(to: Moment, undone = false): void {
    const change = (): void => {
      this.jump(to);
      this.undone = undone;
      flushSync();
    };
    if (settings.moving && !document.hidden) {
      air.slid(change, BACK);
    } else {
      change();
    }
    this.ends.settled();
  }

  /** I have answered: what is shown again begins here. */
  answered(): void {
    this.record = { from: this.shown, told: [] };
    this.missed = null;
    this.since = [];
    this.undone = false;
  }

  /** My own pieces go where I put them, before the server has said so. */
  async foretell(events: readonly Event[]): Promise<void> {
    const script = this.ends.script();
    if (!this.caughtUp || script === null || settings.pace === "once") {
      return;
    }
    const mine = (this.foretold = { events, dropped: false });
    this.foretelling = true;
    const take = (this.take = new Take());
    const { view } = this.shown.look;
    const flights = settings.moving
      ? events.flatMap((event) => script.flights(event, view, this.ends.figures()))
      : [];
    let folded = false;
    const change = (): void => {
      if (!folded && !mine.dropped) {
        events.forEach((event) => this.fold(event));
        folded = true;
      }
    };
    const flying = this.launch(flights, OWN, change);
    await take.wait(flights.length > 0 ? OWN : 0);
    if (!take.dead) {
      this.draw(change);
    }
    air.land(flying);
    if (!take.dead && !mine.dropped) {
      sounds.play(script.acts.rules[events.at(-1)?.kind ?? ""]?.sound ?? "");
    }
    this.foretelling = false;
    if (this.quiet !== null && !take.dead) {
      this.shown = this.quiet;
    }
    this.quiet = null;
    void this.run();
  }

  /** What was foretold did not happen. */
  recant(): void {
    if (this.foretold !== null) {
      this.foretold = null;
      this.cut();
      this.shown = this.goal;
    }
  }

  /** A further action; it plays unless nobody watches. */
  receive(told: Told, watched = true): void {
    const script = this.ends.script();
    const before = this.goal;
    this.goal = told.after;
    this.undone = false;
    this.match(told);
    this.remember(told);
    if (script === null) {
      this.shown = told.after;
      return;
    }
    const acts = plan(script.acts, before, told.events, told.after, this.tail);
    this.tail = acts.at(-1) ?? this.tail;
    if (!watched || document.hidden) {
      this.miss(before, told);
      this.flash(acts);
    } else if (settings.pace === "once") {
      this.flash(acts);
    } else {
      this.queue(acts, told.after);
    }
  }

  private queue(acts: Scened[], after: Moment): void {
    const last = this.waiting.at(-1);
    if (acts.length === 0 && last !== undefined) {
      this.waiting = [...this.waiting.slice(0, -1), { ...last, after }];
    } else if (acts.length === 0 && this.foretelling) {
      this.quiet = after; // nothing of it is shown but my own move, which is still in the air
    } else if (acts.length === 0 && this.caughtUp) {
      this.shown = after;
      this.ends.settled();
    } else {
      this.waiting = joined(this.waiting, acts);
      this.press = this.ends.due() ? hurry(this.waiting, settings.pace) : undefined;
      void this.run();
    }
  }

  /** Without playing: everything is true at once. */
  private flash(acts: Scened[]): void {
    const all = [...(this.playing ? [this.playing] : []), ...this.waiting, ...acts];
    this.rush(all);
  }

  private rush(acts: readonly Scened[]): void {
    this.cut();
    this.shown = this.goal;
    this.since = [...this.since, ...acts.flatMap((act) => act.events)];
    this.last = acts.findLast((act) => this.ends.speaks(act)) ?? this.last;
    this.landed = this.last === null ? [] : [...whole(this.last).events];
    this.counting = false;
    acts.forEach((act) => this.ends.acted(act));
    this.ends.settled();
  }

  /** One act is over; the next begins. */
  skip(): void {
    const act = this.playing;
    if (act !== null) {
      this.take.kill();
      air.clear();
      this.finish(act);
    }
  }

  skipAll(): void {
    if (!this.caughtUp) {
      const acts = [...(this.playing ? [this.playing] : []), ...this.waiting];
      this.rush(acts);
    }
  }

  /** The board goes back to my last answer and plays from there. */
  again(): void {
    if (this.mayRepeat && this.record) {
      this.perform(this.record);
    }
  }

  /** What happened while I was away. */
  catchUp(): void {
    if (this.missed !== null) {
      const missed = this.missed;
      this.missed = null;
      this.perform(missed);
    }
  }

  /** Go back to a moment and play what was told since. */
  perform({ from, told }: { from: Moment; told: readonly Told[] }): void {
    const script = this.ends.script();
    if (script === null) {
      return;
    }
    this.cut();
    this.since = [];
    this.shown = from;
    told.forEach(({ events }) => events.forEach((event) => this.known.delete(event)));
    let before = from;
    let tail: Scened | null = null;
    let acts: Scened[] = [];
    for (const { after, events } of told) {
      const more: Scened[] = plan(script.acts, before, events, after, tail);
      acts = more.length > 0 ? joined(acts, more) : acts;
      tail = more.at(-1) ?? tail;
      before = after;
    }
    this.waiting = acts;
    void this.run();
  }

  private match(told: Told): void {
    const foretold = this.foretold;
    this.foretold = null;
    if (told.by === this.ends.me() && told.by >= 0) {
      told.events.forEach((event) => this.own.add(event));
    }
    if (foretold === null) {
      return;
    }
    const found = foundIn(told.events, foretold.events);
    if (found !== null) {
      found.forEach((event) => this.known.add(event));
    } else {
      foretold.dropped = true;
      this.shown = { ...this.shown, look: { ...this.shown.look, view: this.before(told) } };
    }
  }

  /** The view before something was foretold that did not happen. */
  private before(told: Told): unknown {
    return this.record?.from.look.view ?? told.after.look.view;
  }

  private remember(told: Told): void {
    if (this.record !== null) {
      this.record = { ...this.record, told: [...this.record.told, told] };
    }
  }

  private miss(from: Moment, told: Told): void {
    const missed = this.missed ?? { from, told: [] };
    const many = [...missed.told, told];
    const events = many.reduce((sum, one) => sum + one.events.length, 0);
    this.missed = events > MOST_MISSED ? { from: told.after, told: [] } : { ...missed, told: many };
  }

  /** Nothing moves and nothing waits any more. */
  private cut(): void {
    this.take.kill();
    air.clear();
    this.waiting = [];
    this.playing = null;
    this.foretelling = false;
    this.quiet = null;
    this.lit = "";
  }

  private async run(): Promise<void> {
    if (this.running || this.foretelling) {
      return;
    }
    this.running = true;
    for (let act = this.waiting[0]; act !== undefined; act = this.waiting[0]) {
      this.playing = act;
      this.waiting = this.waiting.slice(1);
      await this.play(act, act.ceremony ? undefined : this.press);
    }
    this.running = false;
    if (this.caughtUp) {
      this.lit = "";
      this.counting = false;
      this.ends.settled();
    }
  }

  private async play(act: Scened, press?: Press): Promise<void> {
    const take = (this.take = new Take());
    const script = this.ends.script()!;
    this.folded = 0;
    if (this.ends.speaks(act)) {
      this.landed = act.continued ? this.landed : [];
      this.last = act;
    }
    this.lit = script.place(act, this.shown.look.view, this.ends.figures()) ?? this.lit;
    this.counting = script.counts(act, this.shown.look.view);
    flushSync(); // the place comes into sight before anything is measured
    const { hold, moves } = time(act, paceOf(), press);
    const stop = this.watchFrames(take);
    await this.move(act, moves, take, script);
    stop();
    const skipped = take.dead;
    if (this.playing !== act) {
      return;
    }
    this.finish(act);
    const own = act.events.every((event) => this.own.has(event));
    if (!skipped) {
      await take.wait(own && !act.ceremony ? 0 : hold);
      air.clear();
    }
    if (this.playing === act) {
      this.playing = null;
    }
  }

  private async move(act: Scened, moves: readonly Move[], take: Take, script: Script): Promise<void> {
    let flying: Promise<void>[] = [];
    for (const [index, { start, ms }] of moves.entries()) {
      flying.push(this.event(act, index, ms, take, script));
      const next = moves[index + 1];
      if (next !== undefined && next.start < start + ms) {
        await take.wait(next.start - start);
      } else {
        await Promise.all(flying);
        flying = [];
      }
      if (take.dead) {
        return;
      }
    }
  }

  private async event(act: Scened, index: number, ms: number, take: Take, script: Script): Promise<void> {
    const event = act.events[index]!;
    const rule = act.rules[index]!;
    const starts = STARTING.includes(rule.sound);
    if (starts) {
      this.sound(act, index);
    }
    if (!this.known.has(event) && rule.how !== "silent" && ms > 0) {
      await this.show(act, index, ms, take, script);
    }
    if (take.dead) {
      return;
    }
    this.upTo(act, index);
    this.landed = [...this.landed, event];
    if (!starts) {
      this.sound(act, index);
    }
  }

  /** At brisk only the last event of an act is heard. */
  private sound(act: Scened, index: number): void {
    if (settings.pace !== "brisk" || index === act.events.length - 1) {
      const event = act.events[index]!;
      sounds.play(this.known.has(event) ? "" : this.ends.hears(act.rules[index]?.sound ?? "", event));
    }
  }

  private async show(act: Scened, index: number, ms: number, take: Take, script: Script): Promise<void> {
    if (!settings.moving) {
      return; // the change itself is seen, with a ring
    }
    const flights = script.flights(act.events[index]!, this.shown.look.view, this.ends.figures());
    if (flights.some((one) => one.kind === "turn")) {
      const away = air.turn(flights, ms / 2, true);
      await take.wait(ms / 2);
      this.upTo(act, index);
      flushSync();
      air.land(away);
      const back = take.dead ? [] : air.turn(flights, ms / 2, false);
      await take.wait(ms / 2);
      air.land(back);
      return;
    }
    const flying = this.launch(flights, ms, () => this.upTo(act, index));
    await take.wait(ms);
    this.set(act, index, take, flying);
  }

  /** The board changes; what lies in a row closes up. */
  private draw(change: () => void): void {
    const drawn = (): void => {
      change();
      flushSync();
    };
    if (settings.moving) {
      air.slid(drawn, CLOSING, "#main [data-row]");
    } else {
      drawn();
    }
  }

  /** What flew is set down; what it changes on the board is seen in the same frame. */
  private set(act: Scened, index: number, take: Take, flying: ReturnType<typeof air.fly>): void {
    if (!take.dead) {
      this.draw(() => this.upTo(act, index));
    }
    air.land(flying.filter((one) => !one.stays || take.dead));
  }

  /** Boxes are read, the board changes if the piece must lie there first, then it flies. */
  private launch(flights: readonly air.Flight[], ms: number, change: () => void): ReturnType<typeof air.fly> {
    const launched = air.ready(flights);
    if (flights.some(air.comes)) {
      this.draw(change);
    }
    return air.fly(launched, ms);
  }

  /** Fold the events of an act up to one of them, in their order. */
  private upTo(act: Scened, index: number): void {
    for (; this.folded <= index; this.folded += 1) {
      const event = act.events[this.folded]!;
      if (!this.known.has(event)) {
        this.fold(event);
      }
    }
  }

  private fold(event: Event): void {
    const script = this.ends.script();
    if (script === null) {
      return;
    }
    try {
      const view = script.fold(this.shown.look.view, event, this.ends.figures());
      this.shown = { ...this.shown, look: { ...this.shown.look, view } };
    } catch (error) {
      reportError(error); // the act goes on; after its last event the board is true anyway
    }
  }

  /** Everything the act changes is true now. */
  private finish(act: Scened): void {
    if (this.playing !== act || this.done === act) {
      this.playing = this.take.dead ? null : this.playing;
      return;
    }
    this.done = act;
    if (act.after !== null) {
      this.shown = act.after;
    } else {
      this.upTo(act, act.events.length - 1);
    }
    this.folded = act.events.length;
    this.landed = [...this.landed, ...act.events];
    this.since = [...this.since, ...act.events];
    this.ends.acted(act);
    if (this.take.dead) {
      this.playing = null;
    }
  }

  /** A machine that cannot keep up gets the rest of the update at once. */
  private watchFrames(take: Take): () => void {
    let before = 0;
    let long = 0;
    let frame = 0;
    const look = (now: number): void => {
      long += before > 0 && now - before > LONG_FRAME ? 1 : 0;
      before = now;
      if (long >= LONG_FRAMES && !take.dead) {
        this.hasten();
      } else if (!take.dead) {
        frame = requestAnimationFrame(look);
      }
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }

  private hasten(): void {
    const act = this.playing;
    if (act === null || act.ceremony) {
      return; // scorings, the revolution and the end are seen however slow the machine is
    }
    const ends = act.after !== null ? 0 : this.waiting.findIndex((one) => one.after !== null) + 1;
    const ceremony = this.waiting.slice(0, ends).findIndex((one) => one.ceremony);
    const rest = this.waiting.slice(0, ceremony < 0 ? ends : ceremony);
    const after = rest.at(-1)?.after ?? null;
    this.waiting = this.waiting.slice(rest.length);
    this.skip();
    const events = rest.flatMap((one) => one.events);
    if (after !== null) {
      this.shown = after;
    } else {
      events.filter((event) => !this.known.has(event)).forEach((event) => this.fold(event));
    }
    this.since = [...this.since, ...events];
    rest.forEach((one) => this.ends.acted(one));
  }
}
