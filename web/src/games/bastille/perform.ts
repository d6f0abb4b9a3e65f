/** How Bastille plays: what flies from where to where for each of its events. */
import type { Flight } from "../../stage/air";
import { panel, piece, place, plate, points } from "../../stage/spots";
import type { Count, Scened, Script } from "../../stage/stage.svelte";
import type { Table } from "../../table.svelte";
import type { BastilleView, Event } from "../../wire";
import { acts } from "./acts";
import { signOf, WEAPONS, type Figures as Drawn } from "./figures";
import { fold } from "./fold";

const BAG = ["#main [data-bag]", ...plate("location-catacombes")];
/** The sign in a panel that each source of points counts; the first sources are places. */
const SIGNS = [
  ...["", "", "b-flag", "b-gem", "b-crown", "", "b-bastille-step", "b-noble", "b-mission-set"],
  ...["b-henchman", "b-coin", "b-unarmed"],
];
const INSIDE = new Set(["pick", "recruit", "mission", "more"]); // these play where the place before was lit
const SCORED = new Set(["cube", "clear", "claim"]); // drawn and taken while points are counted
const SCORING = new Set(["gems", "crowns", "catacombs", "bastille", "weapons"]);

const FINAL_FIELD = 12; // fields of the final scoring are counted from here

/** The name of a field of the catacombs. */
function fieldOf({ figures }: Event, { catacomb_boards }: Drawn): string {
  const number = numberOf(figures, "field");
  const final = number >= FINAL_FIELD;
  const boards = catacomb_boards.filter((board) => (board.when === "interim") !== final);
  const fields = boards.flatMap((board) => board.bonuses.map((field) => field.id));
  return fields[number - (final ? FINAL_FIELD : 0)] ?? "";
}

const cardOf = ({ figures }: Event, { characters }: Drawn): { id: string; group: string } =>
  characters[numberOf(figures, "card")] ?? { id: "", group: "" };
const weaponOf = ({ figures }: Event): string => WEAPONS[numberOf(figures, "weapon")] ?? "";

type Figures = Event["figures"];
const numberOf = (figures: Figures, name: string): number => figures[name] ?? -1;

/** The place that is being evaluated. */
const here = (view: BastilleView): string[] => plate(`location-${view.evaluating}`);

/** Where what is gained comes from: the place, the bonus of flags, the catacombs. */
function source(view: BastilleView): string[] {
  if (view.evaluating) {
    return here(view);
  }
  return view.step === "flags" ? [place("flags")] : [place("catacombs"), ...BAG];
}

/** The piece of a tile that leaves a place. */
function tileAt(view: BastilleView, { figures }: Event): string {
  const at = view.locations[numberOf(figures, "location")];
  const tile = at?.tiles.find((one) => one.seat === figures["seat"] && one.value === figures["value"]);
  return tile && at ? piece(`tile-${at.id}-${tile.space}`) : "";
}

function homeward(view: BastilleView, event: Event): (Flight & { kind: "leave" })[] {
  const from = tileAt(view, event);
  const seat = numberOf(event.figures, "seat");
  return from ? [{ kind: "leave", piece: from, to: panel(seat, "tiles") }] : [];
}

function placed(view: BastilleView, event: Event): Flight[] {
  const { figures } = event;
  const seat = numberOf(figures, "seat");
  const at = view.locations[numberOf(figures, "location")];
  const held = seat === view.seat ? [`.hand [data-tile="${figures["value"]}"]`] : [];
  const from = [...held, ...panel(seat, "tiles")];
  return at ? [{ kind: "arrive", piece: piece(`tile-${at.id}-${at.tiles.length}`), from }] : [];
}

function scored(view: BastilleView, event: Event): Flight[] {
  const seat = numberOf(event.figures, "seat");
  const count = event.figures["count"] ?? 0;
  const sign = SIGNS[numberOf(event.figures, "source")] ?? "";
  const counted = sign ? panel(seat, sign) : source(view);
  const icon = sign || "b-vp";
  const [from, to] = count < 0 ? [points(seat), counted] : [counted, points(seat)];
  return [{ kind: "icons", icon, count: Math.min(3, Math.abs(count)), from, to }];
}

/** The marker steps from space to space; at most so many are seen. */
function stepped(view: BastilleView, { figures }: Event): Flight[] {
  const seat = numberOf(figures, "seat");
  const from = view.players[seat]?.track ?? 0;
  const to = numberOf(figures, "space");
  const way = to - from;
  const seen = Math.min(way, 8);
  const spaces = Array.from({ length: seen }, (_, index) => from + Math.round(((index + 1) * way) / seen));
  const via = spaces.map((space) => `#bastille-track [data-space="${space}"]`);
  return [{ kind: "slide", piece: piece(`marker-${seat}`), via }];
}

/** A half of the tile at Versailles. */
const half = (icon: string): string => `${place("location-versailles")} [data-reward="${icon}"]`;

type Play = (view: BastilleView, event: Event, seat: number, figures: Drawn) => Flight[];

const icons =
  (icon: string, to: "panel" | "place" | "bag", stat: string): Play =>
  (view, { figures }, seat) => {
    const board = to === "bag" ? BAG : source(view);
    const [from, goal] = to === "panel" ? [board, panel(seat, stat)] : [panel(seat, stat), board];
    const count = figures["count"] ?? 1;
    return [{ kind: "icons", icon, count, from, to: goal, ...(to === "bag" ? { seat } : {}) }];
  };

/** A mission as its back. */
const mission = { kind: "card", icon: "b-mission-set", back: true } as const;
/** Where it is taken: at the place that is being evaluated, or in the catacombs. */
const piles = (view: BastilleView): string[] => (view.evaluating ? here(view) : BAG);

const PLAYS: Record<string, Play> = {
  "tile-placed": placed,
  "tile-returned": homeward,
  "tile-kept": homeward,
  "tile-upgraded": (view, event) =>
    homeward(view, event).map((flight) => ({ ...flight, becomes: `${event.figures["better"]}` })),
  "coins-gained": icons("b-coin", "panel", "b-coin"),
  "coins-paid": icons("b-coin", "place", "b-coin"),
  "torches-taken": icons("b-torch", "panel", "b-torch"),
  "henchmen-bagged": icons("b-henchman", "bag", "b-henchman"),
  "points-scored": scored,
  "marker-moved": stepped,
  "start-marker-taken": (view, _, seat) => [
    { kind: "icons", icon: "b-start-player", from: panel(view.start_player), to: panel(seat) },
  ],
  "start-player-drawn": (_, __, seat) => [
    { kind: "icons", icon: "b-start-player", from: "#round-track", to: panel(seat) },
  ],
  "versailles-bonus": (_, { figures }, seat) => {
    const icon = signOf(numberOf(figures, "kind"));
    return [{ kind: "icons", icon, from: half(icon), to: panel(seat) }];
  },
  "versailles-lost": (_, { figures }) => [{ kind: "turn", piece: half(signOf(numberOf(figures, "kind"))) }],
  "card-recruited": (_, event, seat, drawn) => [
    {
      kind: "leave",
      piece: piece(`card-${cardOf(event, drawn).id}`),
      to: panel(seat, `b-${cardOf(event, drawn).group}`),
    },
  ],
  "card-drawn": (_, event, seat, drawn) => [
    {
      kind: "card",
      icon: `b-${cardOf(event, drawn).group}`,
      from: [place("catacombs"), ...BAG],
      to: panel(seat, `b-${cardOf(event, drawn).group}`),
      grow: true,
    },
  ],
  "card-removed": (_, event, __, drawn) => [
    { kind: "leave", piece: piece(`card-${cardOf(event, drawn).id}`), to: "#main .beyond, .rail, .strip" },
  ],
  "card-dealt": (_, event, __, drawn) => [
    { kind: "arrive", piece: piece(`card-${cardOf(event, drawn).id}`), from: "#round-track" },
  ],
  "pile-chosen": (view) => [{ ...mission, from: piles(view), to: piles(view), grow: true }],
  "mission-taken": (view, _, seat) => [{ ...mission, from: piles(view), to: panel(seat, "b-mission-set") }],
  "mission-dealt": (_, __, seat) => [
    { ...mission, from: plate("location-etats_generaux"), to: panel(seat, "b-mission-set") },
  ],
  "mission-scored": (_, { figures }, seat) => [
    {
      kind: "card",
      icon: (figures["count"] ?? 0) > 0 ? "b-mission-max" : "b-mission-set",
      from: panel(seat, "b-mission-set"),
      to: points(seat),
      grow: true,
    },
  ],
  "versailles-turned": () => [{ kind: "turn", piece: `${place("location-versailles")} .rewards` }],
  "bonus-turned": () => [{ kind: "turn", piece: place("flags") }],
  "flag-bonus": (_, { figures }, seat) => [
    { kind: "icons", icon: signOf(numberOf(figures, "kind")), from: place("flags"), to: panel(seat) },
  ],
  "round-started": () => [{ kind: "slide", piece: piece("round") }],
  "flags-counted": (_, __, seat) => [
    { kind: "icons", icon: "b-flag", from: panel(seat, "b-flag"), to: place("flags") },
  ],
  "cube-drawn": (_, __, seat) => [
    { kind: "icons", icon: "b-henchman", seat, from: BAG, to: "#main [data-drawn]" },
  ],
  "bonus-chosen": (_, event, seat, drawn) => [
    {
      kind: "icons",
      icon: "b-henchman",
      seat,
      from: BAG,
      to: [`#main [data-field="${fieldOf(event, drawn)}"]`, ...BAG],
    },
  ],
  "cube-to-supply": (_, event, seat, drawn) => [
    { kind: "leave", piece: piece(`cube-${fieldOf(event, drawn)}`), to: panel(seat, "b-henchman") },
  ],
  "cube-to-bag": (_, event, __, drawn) => [
    { kind: "leave", piece: piece(`cube-${fieldOf(event, drawn)}`), to: BAG },
  ],
  "token-claimed": (_, event, seat) => {
    const weapon = weaponOf(event);
    return [
      {
        kind: "icons",
        icon: `b-${weapon}`,
        from: `#main [data-token="${weapon}"]`,
        to: panel(seat, "b-rapier"),
      },
    ];
  },
  "token-turned": (_, event) => [{ kind: "turn", piece: `#main [data-token="${weaponOf(event)}"]` }],
  "monk-assigned": (_, __, seat) => [
    { kind: "card", icon: "b-monk", from: panel(seat), to: panel(seat, "b-monk"), grow: true },
  ],
};

/** The place an act plays at. */
function placeOf(act: Scened, view: BastilleView): string | undefined {
  if (act.name === "evaluate") {
    return `location-${view.locations[Number(act.key)]?.id ?? ""}`;
  }
  if (INSIDE.has(act.name)) {
    return undefined;
  }
  return { flags: "flags", cube: "catacombs", clear: "catacombs", claim: "weapons" }[act.name] ?? "";
}

const SOURCES = [
  ...["notre-dame", "versailles", "flags", "gems", "crowns", "catacombs", "bastille", "characters"],
  ...["missions", "henchmen", "coins", "weapons"],
];
/** Acts of one source each, also where it brings nothing. */
const COUNTED: Record<string, number> = { "count-mission": 8, "count-unarmed": 11 };

/** What the dock says while points are counted. */
function count(act: Scened | null, landed: readonly Event[], table: Table): Count {
  const { words } = table;
  const scored = act?.events.find((event) => "source" in event.figures);
  const source = COUNTED[act?.name ?? ""] ?? numberOf(scored?.figures ?? {}, "source");
  const name = act?.name === "cube" || act?.name === "clear" ? "catacombs" : (SOURCES[source] ?? "");
  const gains: Record<number, number> = {};
  for (const { kind, figures } of landed) {
    if (kind === "points-scored") {
      gains[numberOf(figures, "seat")] = (gains[numberOf(figures, "seat")] ?? 0) + (figures["count"] ?? 0);
    }
  }
  if (act?.name === "claim") {
    return { icon: "b-rifle", title: words.t("step-weapons"), rule: "", gains };
  }
  if (act?.name === "won" || name === "") {
    const title = act?.name === "won" ? words.say(act.head.words, table.names) : words.t("page-count");
    return {
      icon: "b-vp",
      title,
      rule: words.t(act?.name === "won" ? "page-count-winner" : "page-count-about"),
      gains,
    };
  }
  const { scoring, penalty } = table.figures as Scored;
  const final = (table.view as BastilleView).round > INTERIM;
  const each: Record<string, number> = {
    gems: scoring.gem_vp,
    crowns: final ? scoring.crown_vp_final : scoring.crown_vp_interim,
    henchmen: scoring.henchman_in_bag_vp,
    coins: scoring.coins_per_vp,
  };
  const label = words.t(`source-${name}`);
  const unarmed = penalty.table
    .slice(1)
    .map((points) => `−${Math.abs(points)}`)
    .join(" ");
  return {
    icon: name === "catacombs" ? "b-bag" : SIGNS[source] || "b-vp",
    title: label.charAt(0).toUpperCase() + label.slice(1),
    rule: words.has(`page-count-${name}`)
      ? words.t(`page-count-${name}`, { n: each[name] ?? 0, table: unarmed })
      : "",
    gains,
  };
}

const INTERIM = 4; // the round before which points are counted a first time
type Scored = {
  scoring: {
    gem_vp: number;
    crown_vp_interim: number;
    crown_vp_final: number;
    henchman_in_bag_vp: number;
    coins_per_vp: number;
  };
  penalty: { table: number[] };
};

export const script: Script = {
  acts,
  fold: (view, event, figures) => fold(view as BastilleView, event, figures as never),
  flights: (event, view, figures) =>
    PLAYS[event.kind]?.(view as BastilleView, event, numberOf(event.figures, "seat"), figures as Drawn) ?? [],
  place: (act, view) => placeOf(act, view as BastilleView),
  counts: (act, view) => act.ceremony || (SCORED.has(act.name) && SCORING.has((view as BastilleView).step)),
  count,
  opening: "scoring-started",
};
