/** What one event of Bastille changes on the board: it reads figures and moves what they name, it knows no rule. */
import { at, plus, sorted, without } from "../../stage/change";
import type { BastilleLocationView, BastillePlayerView, BastilleView, Event } from "../../wire";
import { GROUPS, WEAPONS, type Character, type Figures as Drawn } from "./figures";

type Figures = Drawn & { missions: { id: string }[] };
type View = BastilleView;
type Player = BastillePlayerView;
/** The figures of an event by name; which of them are there depends on its kind. */
type Numbers = Record<
  | "seat"
  | "count"
  | "round"
  | "final"
  | "versailles"
  | "tile"
  | "card"
  | "weapon"
  | "value"
  | "better"
  | "location"
  | "rank"
  | "source"
  | "space"
  | "field"
  | "group"
  | "mission",
  number
>;
type Change = (view: View, f: Numbers, figures: Figures) => View;

/** Fields no event tells; the view after the update brings them. */
export const UNTOLD: Partial<Record<keyof View | `players.${keyof Player}`, string>> = {
  ply: "a counter of the server",
  asked_seat: "the question comes with the decision",
  asked: "the question comes with the decision",
  asked_about: "the question comes with the decision",
  step: "handing out weapons begins with a question, without an event; all other steps are told",
  piles: "not drawn; the second at the Etats takes from the other pile, which no event names",
  "players.missions_from": "not drawn; likewise",
  my_piles: "not drawn; what I saw in a pile is in the options of the decision",
  "players.score_space": "not drawn: the page has no score track",
  "players.score_tile": "not drawn: the page has no score track",
};

/** The step of each source of points; the first three score in the steps of a round. */
const STEPS = [
  "",
  "",
  "",
  "gems",
  "crowns",
  "",
  "bastille",
  "characters",
  "missions",
  "henchmen",
  "coins",
  "unarmed",
];
const FINAL_FIELD = 12; // fields of the final scoring are counted from here
const HAND = -1; // the location of a tile before its owner

const change = (view: View, { seat }: Numbers, how: (one: Player) => Partial<Player>): View => ({
  ...view,
  players: at(view.players, seat, (one) => ({ ...one, ...how(one) })),
});

const gain =
  (what: "coins" | "score" | "torches" | "cubes" | "missions", sign = 1): Change =>
  (view, f) =>
    change(view, f, (one) => ({ [what]: one[what] + sign * f.count }));

const bag = (view: View, { seat }: Numbers, count: number): View => ({
  ...view,
  bag: at(view.bag, seat, (cubes) => cubes + count),
});

/** Tiles. */

const keep = (view: View, f: Numbers, value: number): View =>
  change(view, f, (one) => ({ tiles: [...one.tiles, value].sort() }));

const spend = (view: View, f: Numbers): View =>
  change(view, f, (one) => ({ tiles: without(one.tiles, (value) => value === f.value) }));

const place = (
  view: View,
  f: Numbers,
  tiles: (one: BastilleLocationView) => BastilleLocationView["tiles"],
): View => ({
  ...view,
  locations: at(view.locations, f.location, (one) => ({ ...one, tiles: tiles(one) })),
});

/** A new tile at the next space; of equal values the earlier one is first. */
function placed({ tiles }: BastilleLocationView, { seat, value }: Numbers): BastilleLocationView["tiles"] {
  const behind = tiles.filter((one) => one.value >= value).length;
  const moved = tiles.map((one) => (one.value < value ? { ...one, rank: one.rank + 1 } : one));
  return [...moved, { seat, value, rank: behind + 1, space: tiles.length }];
}

/** Of two equal tiles of a player the one that is first in the order leaves: it also lies further left. */
const lift = (view: View, f: Numbers): View =>
  f.location === HAND
    ? spend(view, f)
    : place(view, f, ({ tiles }) => without(tiles, (one) => one.seat === f.seat && one.value === f.value));

const upgrade: Change = (view, f) =>
  change(keep(lift(view, f), f, f.better), f, ({ removed, supply }) => ({
    removed: plus(removed, `${f.value}`, 1),
    supply: plus(supply, `${f.better}`, -1),
  }));

const takeBack: Change = (view, f) => keep(lift(view, f), f, f.value);

/** Characters. */

const cardAt = (figures: Figures, { card }: Numbers): Character => figures.characters[card]!;

function seen(view: View, { id, stage }: Character): View {
  const unseen_cards = without(view.unseen_cards, (one) => one === id);
  return { ...view, unseen_cards, deck: plus(view.deck, stage, -1) };
}

const deal: Change = (view, f, figures) => {
  const card = cardAt(figures, f);
  return { ...seen(view, card), display: at(view.display, view.display.indexOf(""), () => card.id) };
};

const leave = (view: View, { id }: Character): View => ({
  ...view,
  display: view.display.map((one) => (one === id ? "" : one)),
});

function take(view: View, f: Numbers, figures: Figures): View {
  const card = cardAt(figures, f);
  const order = figures.characters.map((one) => one.id);
  return change(view, f, ({ cards, flags, crowns, gems }) => ({
    cards: sorted(cards, card.id, order),
    flags: flags + card.flags,
    crowns: crowns + card.crowns,
    gems: gems + card.gems,
  }));
}

/** The catacombs. */

const boardsOf = (figures: Figures, final: boolean): string[] =>
  figures.catacomb_boards
    .filter((board) => (board.when === "interim") !== final)
    .flatMap((board) => board.bonuses.map((field) => field.id));

function cube(view: View, { field }: Numbers, figures: Figures, seat: number): View {
  const final = field >= FINAL_FIELD;
  const name = boardsOf(figures, final)[field - (final ? FINAL_FIELD : 0)]!;
  return { ...view, fields: { ...view.fields, [name]: seat } };
}

/** When the last cube has left them, the boards are taken away and what is printed under them is seen. */
function cleared(view: View, figures: Figures): View {
  const empty = Object.values(view.fields).every((seat) => seat < 0);
  return empty
    ? { ...view, fields: Object.fromEntries(boardsOf(figures, true).map((name) => [name, -1])) }
    : view;
}

/** The track. */

function step(view: View, f: Numbers): View {
  const moved = change(view, f, () => ({ track: f.space }));
  const others = view.track_order.filter((seat) => seat !== f.seat);
  const ahead = others.filter((seat) => view.players[seat]!.track >= f.space);
  return { ...moved, track_order: [...ahead, f.seat, ...others.slice(ahead.length)] };
}

const tiles = ({ bonus_tiles, end_bonus_tiles }: Figures): string[] =>
  [...bonus_tiles, ...end_bonus_tiles].map((one) => one.id);

const CHANGES: Record<string, Change> = {
  "round-started": (view, f) => ({ ...view, round: f.round, step: "placement" }),
  "scoring-started": (view, f) => ({ ...view, step: f.final ? "monks" : "gems" }),
  "start-player-drawn": (view, f) => ({ ...view, start_player: f.seat }),
  "start-marker-taken": (view, f) => ({ ...view, start_player: f.seat }),
  "mission-dealt": (view, f) => change(view, f, ({ missions }) => ({ missions: missions + 1 })),
  "mission-taken": (view, f) => change(view, f, ({ missions }) => ({ missions: missions + 1 })),
  "mission-known": (view, f, figures) => {
    const order = figures.missions.map((one) => one.id);
    return f.seat === view.seat
      ? { ...view, my_missions: sorted(view.my_missions, order[f.mission]!, order) }
      : view;
  },
  "mission-scored": (view, f, figures) => ({
    ...change(view, f, ({ revealed }) => ({ revealed: [...revealed, figures.missions[f.mission]!.id] })),
    step: "missions",
  }),
  "versailles-turned": (view, f, figures) => {
    const versailles = figures.versailles_tiles[f.versailles]!.id;
    const versailles_unseen = view.versailles_unseen.filter((one) => one !== versailles);
    return { ...view, versailles, versailles_unseen };
  },
  "bonus-turned": (view, f, figures) => {
    const bonus = tiles(figures)[f.tile]!;
    return { ...view, bonus, bonus_unseen: view.bonus_unseen.filter((one) => one !== bonus) };
  },
  "card-dealt": deal,
  "card-removed": (view, f, figures) => leave(view, cardAt(figures, f)),
  "card-recruited": (view, f, figures) => take(leave(view, cardAt(figures, f)), f, figures),
  "card-drawn": (view, f, figures) => take(seen(view, cardAt(figures, f)), f, figures),
  "monk-assigned": (view, f, figures) => {
    const { id } = cardAt(figures, f);
    return change(view, f, ({ cards, monks }) => ({
      monks: Object.fromEntries(
        cards
          .filter((card) => card === id || card in monks)
          .map((card) => [card, monks[card] ?? GROUPS[f.group]!]),
      ),
    }));
  },
  "token-turned": (view, f) => ({
    ...view,
    token_display: plus(view.token_display, WEAPONS[f.weapon]!, 1),
    tokens_face_down: plus(view.tokens_face_down, WEAPONS[f.weapon]!, -1),
  }),
  "token-claimed": (view, f) => ({
    ...change(view, f, ({ weapons }) => ({ weapons: plus(weapons, WEAPONS[f.weapon]!, 1) })),
    token_display: plus(view.token_display, WEAPONS[f.weapon]!, -1),
    step: "weapons",
  }),
  "tile-placed": (view, f) => place(spend(view, f), f, (one) => placed(one, f)),
  "location-evaluated": (view, f) => ({
    ...view,
    ...{ step: "evaluation", evaluating: view.locations[f.location]!.id, rank: 1 },
  }),
  "tile-evaluated": (view, f) => ({ ...view, rank: f.rank }),
  "tile-returned": takeBack,
  "tile-kept": takeBack,
  "tile-upgraded": upgrade,
  "coins-gained": gain("coins"),
  "coins-paid": gain("coins", -1),
  "points-scored": (view, f, figures) => ({
    ...gain("score")(view, f, figures),
    step: STEPS[f.source] || view.step,
  }),
  "torches-taken": (view, f, figures) => ({
    ...gain("torches")(view, f, figures),
    torches: view.torches - f.count,
  }),
  "henchmen-bagged": (view, f, figures) => bag(gain("cubes", -1)(view, f, figures), f, f.count),
  "marker-moved": step,
  "flags-counted": (view) => ({ ...view, step: "flags", evaluating: "", rank: 0 }),
  "cube-drawn": (view, f) => ({ ...bag(view, f, -1), step: "catacombs", cube_owner: f.seat }),
  "bag-empty": (view, _, figures) => ({ ...cleared(view, figures), step: "catacombs" }),
  "bonus-chosen": (view, f, figures) => ({ ...cube(view, f, figures, f.seat), cube_owner: -1 }),
  "cube-to-supply": (view, f, figures) =>
    cleared(
      change(cube(view, f, figures, -1), f, ({ cubes }) => ({ cubes: cubes + 1 })),
      figures,
    ),
  "cube-to-bag": (view, f, figures) => cleared(bag(cube(view, f, figures, -1), f, 1), figures),
  "characters-unarmed": (view) => ({ ...view, step: "unarmed" }),
  "game-won": (view, f) => ({ ...view, step: "winner", over: true, winners: [...view.winners, f.seat] }),
};

/** The board after one event; kinds that change nothing on it are not listed. */
export const fold = (view: View, { kind, figures: numbers }: Event, figures: Figures): View =>
  CHANGES[kind]?.(view, numbers as Numbers, figures) ?? view;
