import { beforeAll, describe, expect, it } from "vitest";
import { acts as bastille } from "../games/bastille/acts";
import { acts as headsOfState } from "../games/heads_of_state/acts";
import { acts as louis } from "../games/louis_xiv/acts";
import type { Event } from "../wire";
import {
  beside,
  hurry,
  into,
  join,
  joined,
  open,
  PACES,
  plan,
  same,
  silent,
  time,
  whole,
  type Act,
  type Acts,
  type Pace,
} from "./plan";
import { aboutOf, frozen, playsOf, type Told } from "./plays";

const TABLES: Record<string, Acts> = {
  bastille,
  "louis-xiv": louis,
  "heads-of-state": headsOfState,
};

type View = { asked_seat: number; over: boolean };
type Planned = { told: Told<View>; acts: Act<View>[]; last: Act<View> | null };

/** What one reader of a game is shown, update by update. */
function planned(table: Acts, told: readonly Told<View>[]): Planned[] {
  let last: Act<View> | null = null;
  return told.map((one) => {
    const acts: Act<View>[] = frozen(plan(table, one.before, one.events, one.after, last));
    const found = { told: one, acts, last };
    last = acts.at(-1) ?? last;
    return found;
  });
}

const total = (acts: readonly Act[], pace: Pace, press = { move: 1, hold: 1 }): number =>
  acts.map((act) => time(act, pace, press)).reduce((sum, { move, hold }) => sum + move + hold, 0);

const isSecret = ({ secret }: Event): boolean => secret;
const isSilent = (table: Acts, { kind }: Event): boolean => table.rules[kind]!.how === "silent";

/** An act as everybody may know it. */
const openly = ({ name, key, seat, continued, events }: Act): unknown => ({
  ...{ name, key, seat, continued },
  events: events.filter((event) => !isSecret(event)).map(({ kind, figures }) => ({ kind, figures })),
});
const told = (updates: readonly Planned[]): string =>
  JSON.stringify(updates.map(({ acts }) => acts.map(openly)));

/** Each law is false of what breaks it. */
const LAWS: Record<string, (updates: Planned[], table: Acts, watched: Planned[]) => boolean> = {
  "hold every event once, in order, unless nothing is to be seen": (updates, table) =>
    updates.every(({ told: { events }, acts }) => {
      const held = acts.flatMap((act) => act.events);
      const passed = events.some(({ kind }) => table.rules[kind]!.passes);
      const nothing = acts.length === 0 && (passed || events.every((event) => isSilent(table, event)));
      return nothing || (held.length === events.length && held.every((one, at) => one === events[at]));
    }),
  "have a rule for each event, silent only where nothing moves": (updates, table) =>
    updates.every(({ acts }) =>
      acts.every(
        ({ events, rules, head }) =>
          rules.every((rule, at) => {
            const own = table.rules[events[at]!.kind]!;
            return (
              rule === own || (rule.how === "silent" && events.some(({ kind }) => table.rules[kind]!.passes))
            );
          }) &&
          events.includes(head) &&
          rules.length === events.length &&
          !isSilent(table, head),
      ),
    ),
  "are made the same again": (updates, table) =>
    updates.every(({ told: { before, events, after }, acts, last }) => {
      const again = plan(table, before, events, after, last);
      return JSON.stringify(again.map(openly)) === JSON.stringify(acts.map(openly));
    }),
  "begin with the view before and end with the view after": (updates) =>
    updates.every(({ told: { before, after }, acts }) =>
      acts.every(
        (act, at) =>
          act.before === (at === 0 ? before : null) && act.after === (at === acts.length - 1 ? after : null),
      ),
    ),
  "hold no secret of another, and move for none": (updates, table) =>
    updates.every(({ told: { seat }, acts }) =>
      acts
        .flatMap((act) => act.events.filter(isSecret))
        .every((event) => event.figures["seat"] === seat && isSilent(table, event)),
    ),
  "are those a watcher sees": (updates, _, watched) => told(updates) === told(watched),
  "last at most 4.2 s at pace normal, and all that moves does so within the act": (updates) =>
    updates.every(({ acts }) =>
      acts.every((act) => {
        const { move, hold, moves } = time(act, "normal");
        const within = moves.every(({ start, ms }) => start >= 0 && start + ms <= move + 1);
        return move + hold <= 4200 && within && moves.length === act.events.length;
      }),
    ),
  "are laid together without a loss when updates come faster than they play": (updates) => {
    const all = updates.reduce<Act<View>[]>((waiting, { acts }) => joined(waiting, acts), []);
    const shown = updates.flatMap(({ acts }) => acts.flatMap((act) => act.events));
    const held = all.flatMap((act) => act.events);
    return held.length === shown.length && held.every((one, at) => one === shown[at]);
  },
  "keep a due decision waiting 12 s at most, or as long as brisk takes": (updates) => {
    let waiting: Act<View>[] = [];
    return updates.every(({ told: { after, seat }, acts }) => {
      waiting = joined(waiting, acts);
      if (after.asked_seat !== seat && !after.over) {
        return true;
      }
      const shown = waiting;
      waiting = [];
      return isPatient(shown);
    });
  },
};

/** Holds give way first, then movement, both to brisk at most; what belongs to a scoring does not count. */
function isPatient(acts: readonly Act[]): boolean {
  const plain = acts.filter((act) => !act.ceremony);
  const { move, hold } = hurry(acts, "normal");
  if (total(plain, "normal") <= 12_000) {
    return move === 1 && hold === 1;
  }
  const most = Math.max(12_000, total(plain, "brisk")) + plain.length; // each is rounded
  const inOrder =
    hold < 1 && hold >= PACES.brisk && move >= PACES.brisk && (move === 1 || hold === PACES.brisk);
  return inOrder && total(plain, "normal", { move, hold }) <= most && hurry(acts, "calm").hold === 1;
}

/** The laws each reader of each golden game finds broken. */
async function broken(game: string, table: Acts): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = Object.fromEntries(Object.keys(LAWS).map((law) => [law, []]));
  for await (const { file, readers } of playsOf<View>(game)) {
    const shown = readers.map((reader) => planned(table, reader));
    for (const updates of shown) {
      const laws = Object.entries(LAWS).filter(([, holds]) => !holds(updates, table, shown[0]!));
      laws.forEach(([law]) => found[law]!.push(`${file}, seat ${updates[0]!.told.seat}`));
    }
  }
  return found;
}

describe.each(Object.keys(TABLES))("the acts of %s", (game) => {
  const table = TABLES[game]!;
  let found: Record<string, string[]> = {};
  beforeAll(async () => {
    found = await broken(game, table);
  }, 600_000);

  it("name every kind of event, and no other", () => {
    expect(Object.keys(table.rules).sort()).toEqual([...aboutOf(game).kinds].sort());
  });

  it("are known by name where others join them, and silent kinds say why", () => {
    const rules = Object.values(table.rules);
    const names = new Set(rules.map((rule) => rule.act));
    const known = [...rules.flatMap((rule) => (rule.how === "into" ? rule.of : [])), ...table.ceremony];
    expect(known.filter((name) => !names.has(name))).toEqual([]);
    expect(rules.filter((rule) => (rule.how === "silent") === (rule.why === undefined))).toEqual([]);
  });

  it.each(Object.keys(LAWS))("%s", (law) => {
    expect(found[law]).toEqual([]);
  });
});

/** A small game of its own: rows of tiles, and gains that follow. */
const SMALL: Acts = {
  ceremony: ["count"],
  rules: {
    opened: open("place", 100, 50, "place-lit", { of: ["place"] }),
    tile: same("place", ["place"], 200, 60, "tile-set", { apart: ["place", 7] }),
    coins: into("gain", ["place"], 300, 0, "coins", beside),
    steps: join(100, "peg-step", { each: "count" }),
    points: same("count", ["source"], 100, 0, "count-up", { ...beside, inside: ["source", 1] }),
    known: silent("only its owner sees it"),
    skipped: silent("nothing lies there", { passes: true }),
  },
};
const event = (kind: string, figures: Event["figures"] = {}): Event => ({
  ...{ kind, figures, clause: "", words: [kind, figures], secret: false },
});
const acts = (events: Event[], last: Act<number> | null = null): Act<number>[] =>
  plan(SMALL, 0, events, 1, last);
const shape = (all: readonly Act[]): string[] =>
  all.map((act) => `${act.name} ${act.events.map(({ kind }) => kind).join(" ")}`);

describe("a plan", () => {
  it("joins what belongs together and begins anew where it does not", () => {
    const events = [
      event("opened", { place: 1 }),
      event("tile", { place: 1 }),
      event("coins", { seat: 2 }),
      event("tile", { place: 2 }),
      event("points", { source: 1 }),
      event("points", { source: 2 }),
      event("coins"),
    ];
    expect(shape(acts(events))).toEqual([
      "place opened tile coins",
      "place tile points",
      "count points",
      "gain coins",
    ]);
  });

  it("gives a tile an act of its own where somebody chooses, also across updates", () => {
    const first = acts([event("opened", { place: 7 }), event("tile", { place: 7 })]);
    const then = acts([event("coins"), event("tile", { place: 7 })], first.at(-1));
    expect(shape(first)).toEqual(["place opened tile"]);
    expect(shape(then)).toEqual(["place coins", "place tile"]);
    expect(then.map((act) => act.continued)).toEqual([true, false]);
  });

  it("keeps silent events where they stand, before the first act at its beginning", () => {
    expect(shape(acts([event("known"), event("tile"), event("known")]))).toEqual(["place known tile known"]);
    expect(acts([event("known")])).toEqual([]);
  });

  it("shows nothing of a place that turns out to be empty", () => {
    const empty = [
      event("opened", { place: 1 }),
      event("skipped"),
      event("opened", { place: 2 }),
      event("skipped"),
    ];
    expect(acts(empty)).toEqual([]);
    const [act, ...none] = acts([...empty, event("tile", { place: 3 }), ...empty]);
    expect(none).toEqual([]);
    expect(act?.events.length).toBe(9);
    expect(act && time(act, "normal").move).toBe(200);
  });

  it("goes on with the act before, which is then told as a whole", () => {
    const [first] = acts([event("tile", { place: 1 })]);
    const [then] = acts([event("coins")], first);
    expect(shape(joined([first!], [then!]))).toEqual(["place tile coins"]);
    expect(shape([whole(then!)])).toEqual(["place tile coins"]);
    expect(whole(then!).head.kind).toBe("tile");
    expect(shape(joined([], [then!]))).toEqual(["place coins"]);
  });

  it("refuses an event it does not know", () => {
    expect(() => acts([event("unheard-of")])).toThrow("no rule for the event “unheard-of”");
  });
});

describe("time", () => {
  const moves = (events: Event[]): string[] =>
    time(acts(events)[0]!, "normal").moves.map(({ start, ms }) => `${start}+${ms}`);

  it("lets events follow each other, those beside 60 ms apart, the sixth with the fifth", () => {
    const coins = Array.from({ length: 7 }, () => event("coins"));
    expect(moves([event("tile"), ...coins.slice(0, 2)])).toEqual(["0+200", "60+300", "120+300"]);
    expect(moves(coins)).toEqual(["0+300", "60+300", "120+300", "180+300", "240+300", "240+300", "240+300"]);
    expect(moves([event("tile"), event("steps", { count: 3 })])).toEqual(["0+200", "200+280"]);
  });

  it("lets silent events take none", () => {
    expect(moves([event("tile"), event("known"), event("coins")])).toEqual(["0+200", "200+0", "60+300"]);
  });

  it("presses a long act to 2.6 s, and follows the pace", () => {
    const [act] = acts(Array.from({ length: 20 }, () => event("tile", { place: 1 })));
    expect(time(act!, "normal")).toMatchObject({ move: 2600, hold: 60 });
    expect(time(act!, "calm")).toMatchObject({ move: 4160, hold: 96 });
    expect(time(act!, "brisk", { move: 1, hold: 0.5 })).toMatchObject({ move: 1300, hold: 15 });
    expect(time(act!, "once")).toMatchObject({ move: 0, hold: 0 });
  });
});
