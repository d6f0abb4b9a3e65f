/** How Louis XIV plays: what flies from where to where for each of its events. */
import type { Flight, Where } from "../../stage/air";
import { panel, piece, plate, points } from "../../stage/spots";
import type { Count, Scened, Script } from "../../stage/stage.svelte";
import type { Table } from "../../table.svelte";
import type { Event, LouisXivView } from "../../wire";
import { acts } from "./acts";
import { portrait, type Figures } from "./figures";
import { fold } from "./fold";

type View = LouisXivView;
type Play = (view: View, event: Event, seat: number, figures: Figures) => Flight[];

const PERSONAL = "l-reserve-personal";
const GENERAL = 0; // a reserve
const PLAYED = '#main [data-gap="played"]';
const gap = (name: string): string[] => [`#main [data-gap="${name}"]`, PLAYED];
const of = ({ figures }: Event, name: string): number => figures[name] ?? -1;
const many = (event: Event): number => Math.max(1, event.figures["count"] ?? 1);

const boardOf = (view: View, event: Event): string => view.boards[of(event, "board")]?.id ?? "";
const tileOf = (view: View, event: Event): string =>
  Object.keys(view.players[0]?.tiles ?? {})[of(event, "tile")] ?? "";

/** The board that is being scored, or the middle of the court. */
const here = (view: View): Where => (view.scoring ? plate(`board-${view.scoring.board}`) : PLAYED);

/** Where the markers of a seat stand on a board. */
const stand = (view: View, event: Event, seat: number): string[] => {
  const board = boardOf(view, event);
  return [`#main [data-piece^="markers-${board}-${seat}-"]`, ...plate(`board-${board}`)];
};

const reserve = (event: Event, seat: number): string[] =>
  event.figures["reserve"] === GENERAL ? gap(`reserve-${seat}`) : panel(seat, PERSONAL);

function influence(view: View, event: Event): string {
  const id = Object.keys(view.influence_played)[of(event, "influence")] ?? "";
  return id === "joker" || id === "" ? "l-joker-curtain" : portrait(id);
}

/** A card of mine leaves from the hand, one of others from their panel. */
function played(view: View, event: Event, seat: number): Flight[] {
  const id = Object.keys(view.influence_played)[of(event, "influence")] ?? "";
  const held = seat === view.seat ? [`.hand [data-card="${id}"]`] : [];
  const from = [...held, ...panel(seat, "l-influence-card")];
  return [{ kind: "card", icon: influence(view, event), from, to: PLAYED, grow: true }];
}

const back =
  (icon: string, from: Where): Play =>
  (_, __, seat) => [{ kind: "card", icon, back: true, from, to: panel(seat, icon) }];

const marker: Play = (view, event, seat) => [
  { kind: "tokens", seat, from: reserve(event, seat), to: stand(view, event, seat) },
];

const louis =
  (gained: boolean): Play =>
  (view, event, seat) => {
    const purse = panel(seat, "l-louis-dor");
    const [from, to] = gained ? [here(view), purse] : [purse, here(view)];
    return [{ kind: "icons", icon: "l-louis-dor", count: many(event), from, to }];
  };

const chip =
  (comes: boolean): Play =>
  (view, event, seat) => {
    const tile = tileOf(view, event);
    const held = panel(seat, `l-${tile}`);
    const [from, to] = comes ? [gap(`tile-${tile}`), held] : [held, gap(`tile-${tile}`)];
    return [{ kind: "icons", icon: `l-${tile}`, count: many(event), from, to }];
  };

const coats =
  (icon: string): Play =>
  (_, event, seat) => [
    { kind: "icons", icon, count: many(event), from: gap("coats-"), to: panel(seat, "l-coat-3") },
  ];

/** A mission lifts where it lies: one of mine beside the board, one of others in their panel. */
const lifted =
  (goes: boolean): Play =>
  (view, event, seat, { mission }) => {
    const laid = panel(seat, "l-first-player");
    const mine = seat === view.seat ? [`[data-thing="mission ${mission[of(event, "mission")]?.id}"]`] : [];
    const from = [...mine, ...laid];
    return [{ kind: "card", icon: "l-first-player", from, to: goes ? laid : from, grow: true }];
  };

const GIVEN = ["l-influence-card", "l-conspiracy-card", "l-crown", PERSONAL]; // else louis d’or

const PLAYS: Record<string, Play> = {
  "first-player": (view, _, seat) => [
    { kind: "icons", icon: "l-first-player", from: [...panel(view.first_player), PLAYED], to: panel(seat) },
  ],
  "mission-dealt": back("l-first-player", PLAYED),
  "mission-drawn": back("l-first-player", PLAYED),
  "cards-dealt": back("l-influence-card", PLAYED),
  "influence-drawn": back("l-influence-card", PLAYED),
  "conspiracy-drawn": back("l-conspiracy-card", gap("conspiracy-")),
  "money-turned": () => [{ kind: "turn", piece: PLAYED }],
  "king-moved": () => [{ kind: "arrive", piece: piece("king"), from: [piece("king"), PLAYED] }],
  "king-left": () => [{ kind: "leave", piece: piece("king"), to: PLAYED }],
  "louis-gained": louis(true),
  "louis-paid": louis(false),
  "markers-recovered": (_, event, seat) => [
    { kind: "tokens", seat, count: many(event), from: gap(`reserve-${seat}`), to: panel(seat, PERSONAL) },
  ],
  "marker-given": (_, __, seat) => [
    { kind: "tokens", seat, from: panel(seat, PERSONAL), to: gap(`reserve-${seat}`) },
  ],
  "coats-drawn": coats("l-coat-3"),
  "extra-coats": coats("l-coat-3"),
  "extra-coat": (_, event, seat) => [
    { kind: "icons", icon: coatOf(event), from: gap("coats-"), to: points(seat) },
  ],
  "coats-revealed": (_, event, seat) => [
    {
      kind: "icons",
      icon: coatOf(event),
      count: Math.min(3, many(event)),
      from: panel(seat, "l-coat-3"),
      to: points(seat),
    },
  ],
  exchanged: (_, event, seat) => [
    {
      kind: "icons",
      icon: GIVEN[of(event, "given")] ?? "l-louis-dor",
      count: Math.min(3, many(event)),
      from: panel(seat, GIVEN[of(event, "given")] ?? "l-louis-dor"),
      to: gap("coats-"),
    },
  ],
  "points-counted": (_, event, seat) => [
    {
      kind: "icons",
      icon: "l-first-player",
      count: Math.max(1, Math.min(3, event.figures["missions"] ?? 0)),
      from: panel(seat, "l-first-player"),
      to: points(seat),
    },
    { kind: "icons", icon: "l-coat-3", count: 2, from: panel(seat, "l-coat-3"), to: points(seat) },
  ],
  "card-played": played,
  "null-played": played,
  "card-swapped": played,
  "markers-on": marker,
  "marker-placed": marker,
  "fictive-card": (view, event) => [
    { kind: "card", icon: influence(view, event), from: gap("conspiracy-"), to: PLAYED },
  ],
  "fictive-replaced": (view, event) => [
    { kind: "card", icon: influence(view, event), from: gap("conspiracy-"), to: PLAYED },
  ],
  "fictive-placed": (view, event) => [
    {
      kind: "icons",
      icon: "l-marker",
      count: many(event),
      from: PLAYED,
      to: plate(`board-${boardOf(view, event)}`),
    },
  ],
  "fictive-removed": (view, event) => [
    { kind: "icons", icon: "l-marker", from: plate(`board-${boardOf(view, event)}`), to: PLAYED },
  ],
  "last-card-discarded": (_, __, seat) => [
    {
      kind: "card",
      icon: "l-influence-card",
      back: true,
      from: panel(seat, "l-influence-card"),
      to: PLAYED,
    },
  ],
  "conspiracy-played": (view, event, seat) => [
    {
      kind: "card",
      icon: "l-conspiracy-card",
      from: panel(seat, "l-conspiracy-card"),
      to: plate(`board-${boardOf(view, event)}`),
      grow: true,
    },
    {
      kind: "tokens",
      seat,
      count: many(event),
      from: reserve(event, seat),
      to: stand(view, event, seat),
    },
  ],
  "conspiracy-returned": (view, event) => [
    {
      kind: "card",
      icon: "l-conspiracy-card",
      back: true,
      from: plate(`board-${boardOf(view, event)}`),
      to: gap("conspiracy-"),
    },
  ],
  "tile-gained": chip(true),
  "tile-paid": (view, event, seat) => [
    {
      kind: "icons",
      icon: `l-${tileOf(view, event)}`,
      from: panel(seat, `l-${tileOf(view, event)}`),
      to: panel(seat, "l-first-player"),
    },
  ],
  "tiles-returned": chip(false),
  "tile-exchanged": chip(false),
  "tile-kept": (view, event, seat) => {
    const held = panel(seat, `l-${tileOf(view, event)}`);
    return [{ kind: "card", icon: `l-${tileOf(view, event)}`, from: held, to: held, grow: true }];
  },
  "markers-lost": (view, event, seat) => [
    {
      kind: "tokens",
      seat,
      count: many(event),
      from: stand(view, event, seat),
      to: gap(`reserve-${seat}`),
    },
  ],
  "markers-returned": (view, event, seat) => [
    { kind: "tokens", seat, count: many(event), from: stand(view, event, seat), to: panel(seat, PERSONAL) },
  ],
  "board-flipped": (view, event) => [
    { kind: "turn", piece: `#main [data-place="board-${boardOf(view, event)}"]` },
  ],
  "cards-collected": () => [{ kind: "turn", piece: PLAYED }],
  "benefit-used": lifted(false),
  "mission-laid": lifted(true),
  "mission-shown": (_, __, seat) => [
    { kind: "card", icon: "l-first-player", from: panel(seat, "l-first-player"), to: PLAYED, grow: true },
  ],
  "mission-returned": (_, __, seat) => [
    {
      kind: "card",
      icon: "l-first-player",
      back: true,
      from: panel(seat, "l-first-player"),
      to: PLAYED,
    },
  ],
  "returned-shown": (_, __, seat) => [
    { kind: "card", icon: "l-first-player", from: panel(seat, "l-first-player"), to: PLAYED },
  ],
};

const KINDS = 6;
function coatOf(event: Event): string {
  return `l-coat-${(Math.max(0, of(event, "coat")) % KINDS) + 1}`;
}

/** These play at the board that is being scored, if one is. */
const INSIDE = new Set(["bribe", "pay", "coats", "deal", "recover", "mark", "more"]);

function placeOf(act: Scened, view: View): string | undefined {
  if (act.name === "board") {
    const opened = act.events.find((event) => "board" in event.figures);
    return opened ? `board-${boardOf(view, opened)}` : undefined;
  }
  return INSIDE.has(act.name) && view.scoring ? undefined : "";
}

const RULES: Record<string, string> = {
  exchange: "exchange",
  reveal: "reveal",
  majority: "majority",
  extra: "majority",
  count: "points",
  won: "winner",
};
const ICONS: Record<string, string> = { count: "l-first-player", exchange: "l-louis-dor" };

function count(act: Scened | null, landed: readonly Event[], table: Table): Count {
  const { words } = table;
  const name = act?.name ?? "";
  const rule = RULES[name];
  const n = (table.figures as { meta: { vp_per_mission: number } }).meta.vp_per_mission;
  const gains: Record<number, number> = {};
  const first: Record<number, number> = {}; // missions, then coats: two strokes
  for (const event of landed) {
    if (event.kind === "points-counted") {
      gains[of(event, "seat")] = of(event, "count");
      first[of(event, "seat")] = of(event, "missions") * n;
    }
  }
  return {
    icon: ICONS[name] ?? "l-coat-3",
    title: name === "won" && act ? words.say(act.head.words, table.names) : words.t("page-count"),
    rule: words.t(rule ? `page-count-${rule}` : "page-count-about", { n }),
    gains,
    first,
  };
}

export const script: Script = {
  acts,
  fold: (view, event, figures) => fold(view as View, event, figures as never),
  flights: (event, view, figures) =>
    PLAYS[event.kind]?.(view as View, event, of(event, "seat"), figures as Figures) ?? [],
  place: (act, view) => placeOf(act, view as View),
  counts: (act) => act.ceremony,
  count,
  opening: "exchanged",
};
