/**
 * Events become acts: one act is one thing a person would point at. Pure: no board, no clock, no words.
 * What a kind of event does is said by the game's table of acts (`games/<game>/acts.ts`).
 */
import type { Event } from "../wire";

export type Sound =
  | ""
  | "paper-slide"
  | "tile-set"
  | "peg-step"
  | "cube-bag"
  | "coin"
  | "coins"
  | "card-turn"
  | "shuffle"
  | "page-turn"
  | "seal-stamp"
  | "crown"
  | "blade"
  | "drum-roll"
  | "place-lit"
  | "count-up"
  | "victory"
  | "error-tap";

/** What one kind of event does to the acts; made by `open`, `same`, `into`, `join` and `silent`. */
export type Rule = {
  how: "open" | "same" | "into" | "join" | "silent";
  /** The name of the act it begins. */
  act: string;
  /** `open`, `same`: the figures that tell its act from others of that name; `into`: the acts it joins. */
  of: readonly string[];
  /** Milliseconds its movement lasts, and those the act is left standing afterwards. */
  ms: number;
  hold: number;
  /** `place-lit`, `drum-roll` and `page-turn` sound at the start of the movement, the others when it lands. */
  sound: Sound;
  /** Rank for the caption: the event with the highest speaks for the act, of equals the last. */
  voice: number;
  /** It starts 60 ms after the event before instead of after its end. */
  beside?: boolean;
  /** The figure that counts its steps; each further one takes `STEP` longer. */
  each?: string;
  /** With one of these values of a figure it begins an act, if one of its kind is already in the act at hand. */
  apart?: Values;
  /** With one of these values of a figure it joins whatever act is at hand. */
  inside?: Values;
  /** It says what it brings: the gains that follow need no word of their own. */
  tells?: boolean;
  /** If the act at hand has just begun, nothing of it is shown after all: an empty place. */
  passes?: boolean;
  /** Why it moves nothing. */
  why?: string;
};
type Values = readonly [figure: string, ...values: number[]];
type More = Partial<Pick<Rule, "of" | "voice" | "beside" | "each" | "apart" | "inside" | "tells">>;

/** A game's table: every kind of its events, and the names of acts that belong to a scoring. */
export type Acts = { rules: Readonly<Record<string, Rule>>; ceremony: readonly string[] };

/** `events` are all events of the act in order, silent ones too; `rules` are theirs, one for one. */
export type Act<View = unknown> = {
  name: string;
  /** What tells it from acts of the same name: the place, the seat, the source. */
  key: string;
  seat: number;
  events: readonly Event[];
  rules: readonly Rule[];
  /** The event that speaks in the caption. */
  head: Event;
  /** It goes on with the last act of the update before: frame and caption are still there. */
  continued: boolean;
  /** The act it goes on with. */
  earlier: Act<View> | null;
  /** It belongs to a scoring, which is never hurried. */
  ceremony: boolean;
  /** It holds an event that wants no other of its kind beside it. */
  single: boolean;
  /** The view before its update, for the first act of one; the view after it, for the last. */
  before: View | null;
  after: View | null;
};

/** What one event changes on the board (`games/<game>/fold.ts`); `figures` are those of the table's edition. */
export type Fold<View, Figures> = (view: View, event: Event, figures: Figures) => View;

/** It always begins an act. */
export const open = (act: string, ms: number, hold: number, sound: Sound = "", more: More = {}): Rule => ({
  ...{ how: "open", act, of: [], ms, hold, sound, voice: 5 },
  ...more,
});

/** It begins an act, unless the one at hand has the same name and the same values of these figures. */
export const same = (
  act: string,
  of: readonly string[],
  ms: number,
  hold: number,
  sound: Sound = "",
  more: More = {},
): Rule => ({ ...{ how: "same", act, of, ms, hold, sound, voice: 5 }, ...more });

/** It joins the act at hand if that has its own name or one of these, else it begins one. */
export const into = (
  act: string,
  of: readonly string[],
  ms: number,
  hold: number,
  sound: Sound = "",
  more: More = {},
): Rule => ({ ...{ how: "into", act, of, ms, hold, sound, voice: 4 }, ...more });

/** It belongs to whatever is at hand, also to the last act of the update before. */
export const join = (ms: number, sound: Sound = "", more: More = {}): Rule => ({
  ...{ how: "join", act: "more", of: [], ms, hold: 0, sound, voice: 2 },
  ...more,
});

/** It moves nothing; its change is applied with the act it stands in. */
export const silent = (why: string, more: Pick<Rule, "passes"> = {}): Rule => ({
  ...{ how: "silent", act: "", of: [], ms: 0, hold: 0, sound: "", voice: 0, why },
  ...more,
});

export const beside = { beside: true };

/** An event as it will be told, by the figures that are known before. */
export const foretold = (kind: string, figures: Event["figures"]): Event => ({
  ...{ kind, figures, clause: "", words: ["", {}], secret: false },
});

/** The told events that are the foretold ones, each found once; null if one of them did not happen. */
export function foundIn(told: readonly Event[], foretold: readonly Event[]): Event[] | null {
  const found: Event[] = [];
  for (const { kind, figures } of foretold) {
    const fits = (event: Event): boolean =>
      event.kind === kind && Object.entries(figures).every(([name, value]) => event.figures[name] === value);
    const one = told.find((event) => !found.includes(event) && fits(event));
    if (one === undefined) {
      return null;
    }
    found.push(one);
  }
  return found;
}

type AtHand = Pick<Act, "name" | "key" | "single">;

const keyOf = (rule: Rule, event: Event): string =>
  rule.how === "into" ? "" : rule.of.map((figure) => event.figures[figure]).join();

const isOneOf = (values: Values | undefined, event: Event): boolean =>
  values !== undefined && values.indexOf(event.figures[values[0]] ?? NaN) > 0;

function begins(rule: Rule, event: Event, act: AtHand): boolean {
  if (rule.how === "same") {
    const other = act.name !== rule.act || act.key !== keyOf(rule, event);
    return (other && !isOneOf(rule.inside, event)) || (act.single && isOneOf(rule.apart, event));
  }
  return rule.how === "into" ? act.name !== rule.act && !rule.of.includes(act.name) : rule.how === "open";
}

/** An act before its head is known. */
type Draft<View> = Omit<Act<View>, "events" | "rules"> & { events: Event[]; rules: Rule[] };

class Planner<View> {
  readonly acts: Draft<View>[] = [];
  /** Silent events before the first act, with their rules: they are applied when it begins. */
  private waiting: { events: Event[]; rules: Rule[] } = { events: [], rules: [] };

  constructor(
    private readonly table: Acts,
    private readonly last: Act<View> | null,
  ) {}

  add(event: Event): void {
    const rule = this.ruleOf(event);
    const act = this.acts.at(-1);
    const hand = act ?? this.last;
    if (rule.how === "silent") {
      this.put(event, rule, rule.passes ? this.passed() : act);
    } else if (hand === null || begins(rule, event, hand)) {
      this.put(event, rule, this.begin(event, rule));
    } else {
      this.put(event, rule, act ?? this.goOn(event, this.last!));
    }
  }

  private ruleOf({ kind }: Event): Rule {
    const rule = this.table.rules[kind];
    if (rule === undefined) {
      throw new Error(`The table of acts has no rule for the event “${kind}”.`);
    }
    return rule;
  }

  private put(event: Event, rule: Rule, act: Draft<View> | undefined): void {
    const { events, rules } = act ?? this.waiting;
    events.push(event);
    rules.push(rule);
    if (act) {
      act.single ||= isOneOf(rule.apart, event);
    }
  }

  /** If the act at hand has just begun, its events are silent ones of the act before; the act then at hand. */
  private passed(): Draft<View> | undefined {
    const act = this.acts.at(-1);
    if (act === undefined || act.continued || act.rules.filter((rule) => rule.how !== "silent").length > 1) {
      return act;
    }
    this.acts.pop();
    const before = this.acts.at(-1);
    act.events.forEach((event) => this.put(event, PASSED, before));
    return before;
  }

  private begin(event: Event, rule: Rule): Draft<View> {
    return this.draft(event, { name: rule.act, key: keyOf(rule, event), single: false }, null);
  }

  private goOn(event: Event, last: Act<View>): Draft<View> {
    return this.draft(event, last, last);
  }

  private draft(event: Event, { name, key, single }: AtHand, earlier: Act<View> | null): Draft<View> {
    const act: Draft<View> = {
      ...{ name, key, single, earlier, continued: earlier !== null, head: event, before: null, after: null },
      ...this.waiting,
      seat: event.figures["seat"] ?? -1,
      ceremony: this.table.ceremony.includes(name),
    };
    this.waiting = { events: [], rules: [] };
    this.acts.push(act);
    return act;
  }
}

const PASSED = silent("passed over");

/** The event that speaks: the one with the highest voice, of equals the last. */
function speaker({ events, rules }: Pick<Act, "events" | "rules">): Event {
  const highest = Math.max(...rules.map((rule) => rule.voice));
  return events[rules.findLastIndex((rule) => rule.voice === highest)]!;
}

/**
 * The acts of one update, in the order of its events; `last` is the last act of the updates before.
 * An update of silent events alone has none: the board is simply as it is after it.
 */
export function plan<View>(
  table: Acts,
  before: View,
  events: readonly Event[],
  after: View,
  last: Act<View> | null = null,
): Act<View>[] {
  const planner = new Planner<View>(table, last);
  events.forEach((event) => planner.add(event));
  const { acts } = planner;
  return acts.map((act, index) => ({
    ...act,
    head: speaker(act),
    before: index === 0 ? before : null,
    after: index === acts.length - 1 ? after : null,
  }));
}

/** An act and what it goes on with, as one. */
export const whole = <View>(act: Act<View>): Act<View> =>
  act.earlier === null ? act : united(whole(act.earlier), act);

function united<View>(act: Act<View>, more: Act<View>): Act<View> {
  const events = [...act.events, ...more.events];
  const rules = [...act.rules, ...more.rules];
  return { ...act, events, rules, single: more.single, after: more.after, head: speaker({ events, rules }) };
}

/**
 * The acts of a further update laid to those waiting, none of which has begun to play: a continued one
 * joins the act it continues.
 */
export function joined<View>(waiting: readonly Act<View>[], more: readonly Act<View>[]): Act<View>[] {
  const [first, ...rest] = more;
  const last = waiting.at(-1);
  if (!first?.continued || last?.name !== first.name || last.key !== first.key) {
    return [...waiting, ...more];
  }
  return [...waiting.slice(0, -1), united(last, first), ...rest];
}

export const PACES = { calm: 1.6, normal: 1, brisk: 0.5, once: 0 } as const;
export type Pace = keyof typeof PACES;

const BESIDE = 60; // a piece beside another starts so much later
const MOST = 5; // pieces in the air at a time; the rest of a bundle lands with the last
const STEP = 90; // each further step of a marker
const STEPS = 8; // so many steps are seen
const LONGEST = 2600; // movement of an act at pace normal; longer ones are pressed together
const PATIENCE = 12_000; // a due decision lets acts go on for so long

/** When an event of the act starts to move, counted from the act's start, and for how long. */
export type Move = { start: number; ms: number };
/** How long an act moves and is left standing; `moves` has one entry for each of its events. */
export type Time = { move: number; hold: number; moves: Move[] };

function lasts({ ms, each }: Rule, { figures }: Event): number {
  const steps = each === undefined ? 1 : Math.min(Math.abs(figures[each] ?? 1), STEPS);
  return ms + Math.max(0, steps - 1) * STEP;
}

/** The moves at pace normal, one after the other or beside each other. */
function movesOf({ events, rules }: Act): Move[] {
  let end = 0;
  let start = 0;
  let side = 0; // how many are beside the first of a bundle
  return rules.map((rule, index) => {
    if (rule.how === "silent") {
      return { start: end, ms: 0 };
    }
    side = rule.beside && end > 0 ? side + 1 : 0;
    start = side === 0 ? end : start + (side < MOST ? BESIDE : 0);
    const ms = lasts(rule, events[index]!);
    end = Math.max(end, start + ms);
    return { start, ms };
  });
}

/** Milliseconds of an act at a pace; `press` are the factors of `hurry`. */
export function time(act: Act, pace: Pace, press: Press = UNPRESSED): Time {
  const moves = movesOf(act);
  const end = Math.max(...moves.map(({ start, ms }) => start + ms));
  const factor = PACES[pace] * press.move * Math.min(1, LONGEST / Math.max(1, end));
  const hold = Math.max(...act.rules.map((rule) => rule.hold));
  return {
    move: Math.round(end * factor),
    hold: Math.round(hold * PACES[pace] * press.hold),
    moves: moves.map(({ start, ms }) => ({ start: Math.round(start * factor), ms: Math.round(ms * factor) })),
  };
}

/** Factors on movement and hold. */
export type Press = { move: number; hold: number };
const UNPRESSED: Press = { move: 1, hold: 1 };

const between = (least: number, value: number): number => Math.max(least, Math.min(1, value));

/**
 * If my decision is due and what waits would last more than 12 s, holds shrink first, then everything,
 * never below brisk. Not at calm, and what belongs to a scoring is not counted.
 */
export function hurry(acts: readonly Act[], pace: Pace): Press {
  const times = acts.filter((act) => !act.ceremony).map((act) => time(act, pace));
  const move = times.reduce((sum, one) => sum + one.move, 0);
  const hold = times.reduce((sum, one) => sum + one.hold, 0);
  if (pace !== "normal" || move + hold <= PATIENCE) {
    return UNPRESSED;
  }
  const holds = between(PACES.brisk, (PATIENCE - move) / Math.max(1, hold));
  return { hold: holds, move: between(PACES.brisk, (PATIENCE - holds * hold) / Math.max(1, move)) };
}
