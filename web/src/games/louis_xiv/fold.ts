/** What one event of Louis XIV changes on the board: it reads figures and moves what they name, it knows no rule. */
import { at, plus, sorted, without } from "../../stage/change";
import type {
  Event,
  LouisXivBoardView,
  LouisXivPlayerView,
  LouisXivScoringView,
  LouisXivView,
} from "../../wire";
import type { Figures as Drawn, Mission } from "./figures";

type View = LouisXivView;
type Player = LouisXivPlayerView;
type Board = LouisXivBoardView;
type Scoring = LouisXivScoringView;
type Side = { kind: string; price?: number; min?: number };
type Figures = Drawn & {
  board: Record<"a" | "b", Side>[];
  meta: { vp_per_mission: number; vp_per_coat: number };
  coats: { kinds: string[] };
  influence_cards: Record<
    "joker_place_max" | "joker_take" | "character_place_max" | "character_take",
    number
  >;
};
/** The figures of an event by name; which of them are there depends on its kind. */
type Numbers = Record<
  | "seat"
  | "count"
  | "round"
  | "board"
  | "side"
  | "reserve"
  | "influence"
  | "mission"
  | "colour"
  | "tile"
  | "coat"
  | "given"
  | "which",
  number
>;
type Change = (view: View, f: Numbers, figures: Figures) => View;

/** Fields no event tells; the view after the update brings them. */
export const UNTOLD: Partial<
  Record<keyof View | `players.${keyof Player}` | `scoring.${keyof Scoring}`, string>
> = {
  ply: "a counter of the server",
  asked_seat: "the question comes with the decision",
  asked: "the question comes with the decision",
  asked_about: "the question comes with the decision",
  on_turn: "the question comes with the decision",
  step: "steps begin with a question, without an event; only the phase is drawn",
  phase: "the Missions phase begins with a question, without an event; all other phases are told",
  "scoring.frozen": "not drawn: the markers that count lie on the board",
  "scoring.fictive": "not drawn: likewise",
  "scoring.paid_out": "not drawn: whose income is next comes with the decision",
  scoring: "likewise: the last board is left when the Missions phase begins",
  mode: "what I want to do with a card is said before the card is played, without an event",
  playing: "who places no more markers than they could ends their turn without an event",
  chain: "likewise",
  chain_at: "likewise",
  markers_left: "likewise",
  draws_left: "not drawn; who puts back one mission instead of two ends that without an event",
  returned: "not drawn; likewise",
  "players.used": "not drawn; a swap of missions is used up even if it is declined",
  money_cards: "not drawn; the event says amount and board, not which card",
  known_hands: "not drawn: what a reader remembers",
  known_places: "not drawn: what a reader remembers",
};

const GENERAL = 0; // a reserve
const CROWN = 4; // a tile
const COST = 2; // tiles of a mission
const [INFLUENCE, CONSPIRACIES, TILES, MARKERS] = [0, 1, 2, 3]; // what is given at the end, else louis
const NONE = { playing: "", mode: "", chain: [], chain_at: "", markers_left: 0 };

/** Ids by number: a view names all of a kind in the same order as events do. */
const boardAt = (view: View, board: number): string => view.boards[board]!.id;
const influenceAt = (view: View, { influence }: Numbers): string =>
  Object.keys(view.influence_played)[influence]!;
const colourAt = (view: View, colour: number): string => Object.keys(view.mission_decks)[colour]!;
const tileAt = (view: View, tile: number): string => Object.keys(view.players[0]!.tiles)[tile]!;
const missionAt = (figures: Figures, { mission }: Numbers): Mission => figures.mission[mission]!;
const coatsOf = ({ coats }: Figures): string[] => [...coats.kinds, "kindless"];

/** A change of what only the owner sees; of others it may be told when all is over. */
const mine = (view: View, { seat }: Numbers, how: Partial<View>): View =>
  view.seat === seat ? { ...view, ...how } : view;

const change = (view: View, { seat }: Numbers, how: (one: Player) => Partial<Player>): View => ({
  ...view,
  players: at(view.players, seat, (one) => ({ ...one, ...how(one) })),
});

type Number =
  | "louis"
  | "general"
  | "personal"
  | "coats"
  | "extra_coats"
  | "influence_cards"
  | "conspiracy_cards"
  | "score";
const add = (view: View, f: Numbers, what: Number, count: number): View =>
  change(view, f, (one) => ({ [what]: one[what] + count }));

const phase = (view: View, name: string): View => ({
  ...view,
  phase: name,
  scoring: name === "scoring" ? view.scoring : null,
});

/** Boards and markers. */

const court = (view: View, board: number, how: (one: Board) => Partial<Board>): View => ({
  ...view,
  boards: at(view.boards, board, (one) => ({ ...one, ...how(one) })),
});

const stand = (view: View, { seat, board }: Numbers, count: number): View =>
  court(view, board, ({ markers }) => ({ markers: at(markers, seat, (all) => all + count) }));

const reserve = (f: Numbers): "general" | "personal" => (f.reserve === GENERAL ? "general" : "personal");

/** So many markers from a reserve to a board, or back. */
const move = (view: View, f: Numbers, from: "general" | "personal", count: number): View =>
  add(stand(view, f, count), f, from, -count);

const flip: Change = (view, f, figures) => {
  const side = f.side === 0 ? "a" : "b";
  const { kind, price = 0, min = 0 } = figures.board[f.board]![side];
  return court(view, f.board, () => ({ side, condition: kind, bribe: price, needed: min }));
};

const king = (view: View, board: number): View => ({
  ...view,
  king: board < 0 ? "" : boardAt(view, board),
  boards: view.boards.map((one, place) =>
    one.king === (place === board) ? one : { ...one, king: !one.king },
  ),
});

const fictive = (view: View, f: Numbers, count: number): View =>
  court(view, f.board, (one) => ({ fictive: one.fictive + count }));

const opened: Change = (view, f) => ({
  ...view,
  phase: "scoring",
  scoring: {
    board: boardAt(view, f.board),
    frozen: view.players.map(() => 0),
    ...{ fictive: 0, tie_winner: -1, paid_out: -1 },
  },
});

/** The influence card at work: it begins, goes on marker by marker, and ends with the last. */

function begun(view: View, playing: string, four: boolean, { influence_cards: most }: Figures): View {
  const who = playing === "joker" ? "joker" : "character";
  const what = view.mode.endsWith("take") ? "take" : "place_max";
  const markers_left = four ? 4 : most[`${who}_${what}` as const];
  return { ...view, playing, markers_left };
}

function gone(view: View, f: Numbers, reserve: "general" | "personal", count: number): View {
  if (view.playing === "") {
    return view;
  }
  const markers_left = Math.max(0, view.markers_left - count);
  const over = markers_left === 0 || view.players[f.seat]![reserve] === 0;
  return over ? { ...view, ...NONE } : { ...view, markers_left };
}

const lay: Change = (view, f) => {
  const id = boardAt(view, f.board);
  const chain = view.boards.map((one) => one.id).filter((one) => one === id || view.chain.includes(one));
  return gone({ ...move(view, f, "personal", 1), chain, chain_at: id }, f, "personal", 1);
};

const recover: Change = (view, f) => {
  const moved = change(view, f, ({ general, personal }) => ({
    general: general - f.count,
    personal: personal + f.count,
  }));
  return view.mode.endsWith("take") ? gone(moved, f, "general", f.count) : moved;
};

/** Cards. */

/** A card of the court goes to the centre. */
const centre = (view: View, id: string): View => ({
  ...view,
  influence_played: plus(view.influence_played, id, 1),
});

function discard(view: View, f: Numbers): View {
  const id = influenceAt(view, f);
  const played = { ...centre(add(view, f, "influence_cards", -1), id), last_played: id };
  return mine(played, f, { my_influence: without(view.my_influence, (one) => one === id) });
}

const play =
  (four: boolean): Change =>
  (view, f, figures) =>
    begun(discard(view, f), influenceAt(view, f), four, figures);

const turnUp: Change = (view, f) => ({
  ...centre(view, influenceAt(view, f)),
  influence_deck: view.influence_deck - 1,
});

const deal = (view: View, f: Numbers, count: number): View => ({
  ...add(view, f, "influence_cards", count),
  influence_deck: view.influence_deck - count,
});

const learn: Change = (view, f) => {
  const order = Object.keys(view.influence_played);
  const more = Array<string>(f.count).fill(influenceAt(view, f));
  return mine(view, f, {
    my_influence: more.reduce((cards, card) => sorted(cards, card, order), view.my_influence),
  });
};

/** Goods. */

const tile = (view: View, f: Numbers, number: number, count: number): View =>
  change(view, f, ({ tiles }) => ({ tiles: plus(tiles, tileAt(view, number), count) }));

const score = (view: View, f: Numbers, points: number): View => add(view, f, "score", points);

const coats = (view: View, f: Numbers, what: "coats" | "extra_coats", figures: Figures): View =>
  score(add(view, f, what, f.count), f, f.count * figures.meta.vp_per_coat);

const myCoats = (view: View, f: Numbers, coat: string): View =>
  mine(view, f, { my_coats: plus(view.my_coats, coat, f.count) });

const revealed = (one: Player, figures: Figures): { [coat: string]: number } =>
  Object.fromEntries(coatsOf(figures).map((coat) => [coat, one.revealed_coats[coat] ?? 0]));

/** Missions. */

const mission = (view: View, f: Numbers, colour: string, count: number): View =>
  change(view, f, ({ missions }) => ({ missions: plus(missions, colour, count) }));

const deck = (view: View, colour: string, count: number): View => ({
  ...view,
  mission_decks: plus(view.mission_decks, colour, count),
});

const draw: Change = (view, f) => {
  const colour = colourAt(view, f.colour);
  return deck(mission(view, f, colour, 1), colour, -1);
};

const giveBack = (view: View, f: Numbers, colour: string): View =>
  phase(deck(mission(view, f, colour, -1), colour, 1), "missions");

const forget = (view: View, f: Numbers, figures: Figures): View =>
  mine(view, f, { my_missions: view.my_missions.filter((one) => one !== missionAt(figures, f).id) });

const fulfil: Change = (view, f, figures) => {
  const { id, colour } = missionAt(figures, f);
  const order = figures.mission.map((one) => one.id);
  const laid = change(mission(view, f, colour, -1), f, (one) => ({ laid: sorted(one.laid, id, order) }));
  const known = forget(score(laid, f, figures.meta.vp_per_mission), f, figures);
  return { ...phase(known, "missions"), paying: id, paid: 0 };
};

const pay: Change = (view, f) => {
  const paid = tile(view, f, f.tile, -1);
  return view.paid + 1 < COST ? { ...paid, paid: view.paid + 1 } : { ...paid, paid: 0, paying: "" };
};

/** What a player gives for coats at the end, one kind at a time. */
const exchange: Change = (before, f) => {
  const view = phase(before, "end");
  switch (f.given) {
    case INFLUENCE:
      return mine(deal(view, f, -f.count), f, { my_influence: [] });
    case CONSPIRACIES:
      return mine(add(view, f, "conspiracy_cards", -f.count), f, { my_conspiracies: [] });
    case TILES:
      return tile(view, f, f.which, -f.count);
    case MARKERS:
      return move(view, { ...f, board: f.which }, "general", -f.count);
    default:
      return add(view, f, "louis", -f.count);
  }
};

const CHANGES: Record<string, Change> = {
  "round-started": (view, f) => ({
    ...phase(view, "supply"),
    round: f.round,
    players: view.players.map((one) => ({ ...one, used: [] })),
  }),
  "first-player": (view, f) => ({ ...view, first_player: f.seat }),
  "mission-dealt": draw,
  "mission-drawn": draw,
  "mission-known": (view, f, figures) => {
    const order = figures.mission.map((one) => one.id);
    return mine(view, f, { my_missions: sorted(view.my_missions, order[f.mission]!, order) });
  },
  "king-moved": (view, f) => king(view, f.board),
  "king-left": (view) => king(view, -1),
  "louis-gained": (view, f) => add(view, f, "louis", f.count),
  "louis-paid": (view, f) => add(view, f, "louis", -f.count),
  "benefit-used": (view, f, figures) =>
    change(view, f, ({ laid, used }) => ({ used: sorted(used, missionAt(figures, f).id, laid) })),
  "markers-recovered": recover,
  "marker-given": (view, f) => add(add(view, f, "personal", -1), f, "general", 1),
  "coats-drawn": (view, f, figures) => ({
    ...coats(view, f, "coats", figures),
    coats_left: view.coats_left - f.count,
  }),
  "coats-known": (view, f, figures) => myCoats(view, f, coatsOf(figures)[f.coat]!),
  "coats-substituted": (view, f) => ({
    ...myCoats(view, f, "kindless"),
    coats_left: view.coats_left + f.count,
  }),
  "conspiracy-drawn": (view, f) => ({
    ...add(view, f, "conspiracy_cards", 1),
    conspiracy_deck: view.conspiracy_deck - 1,
  }),
  "conspiracy-known": (view, f) => {
    const order = view.boards.map((one) => one.id);
    return mine(view, f, { my_conspiracies: sorted(view.my_conspiracies, order[f.board]!, order) });
  },
  "conspiracy-played": (view, f) => {
    const id = boardAt(view, f.board);
    const played = move(add(view, f, "conspiracy_cards", -1), f, reserve(f), f.count);
    return mine(played, f, { my_conspiracies: view.my_conspiracies.filter((one) => one !== id) });
  },
  "conspiracy-returned": (view) => ({ ...view, conspiracy_deck: view.conspiracy_deck + 1 }),
  "cards-dealt": (view, f) => phase(deal(view, f, f.count), "influence"), // the deal ends the supply
  "influence-drawn": (view, f) => deal(view, f, 1),
  "influence-known": learn,
  "fictive-card": turnUp,
  "fictive-replaced": turnUp,
  "fictive-placed": (view, f) => fictive(view, f, f.count),
  "fictive-removed": (view, f) => fictive(view, f, -f.count),
  "marker-placed": (view, f) => move(view, f, reserve(f), 1),
  "card-played": play(false),
  "four-markers": play(true),
  "markers-on": lay,
  "null-played": (view, f) => ({ ...discard(view, f), ...NONE }),
  "turn-skipped": (view) => ({ ...view, ...NONE }),
  "card-swapped": (view, f) => ({ ...deal(discard(view, f), f, 1), ...NONE }),
  "last-card-discarded": (view, f) => deal(view, f, -1),
  "last-card-known": (view, f) =>
    mine(view, f, { my_influence: without(view.my_influence, (one) => one === influenceAt(view, f)) }),
  "cards-collected": (view, f) => ({
    ...view,
    influence_deck: f.count,
    influence_played: Object.fromEntries(Object.keys(view.influence_played).map((one) => [one, 0])),
  }),
  "board-opened": opened,
  "tie-broken": (view, f) => ({ ...view, scoring: view.scoring && { ...view.scoring, tie_winner: f.seat } }),
  "tile-gained": (view, f) => tile(view, f, f.tile, f.count),
  "markers-lost": (view, f) => move(view, f, "general", -f.count),
  "markers-returned": (view, f) => move(view, f, "personal", -f.count),
  "board-flipped": flip,
  "mission-laid": fulfil,
  "tile-paid": pay,
  "mission-shown": (view) => phase(view, "missions"),
  "tile-exchanged": (view, f) => tile(tile(view, f, f.tile, -1), f, CROWN, 1),
  "tile-kept": (view) => phase(view, "missions"),
  "tiles-returned": (view, f) => tile(view, f, f.tile, -f.count),
  "mission-returned": (view, f) => giveBack(view, f, colourAt(view, f.colour)),
  "returned-known": forget,
  "returned-shown": (view, f, figures) => forget(giveBack(view, f, missionAt(figures, f).colour), f, figures),
  exchanged: exchange,
  "coats-revealed": (view, f, figures) =>
    change(phase(view, "end"), f, (one) => ({
      revealed_coats: { ...revealed(one, figures), [coatsOf(figures)[f.coat]!]: f.count },
    })),
  "extra-coats": (view, f, figures) => coats(view, f, "extra_coats", figures),
  "game-won": (view, f, figures) => ({
    ...phase(view, "end"),
    over: true,
    winners: [...view.winners, f.seat],
    players: view.players.map((one) => ({ ...one, revealed_coats: revealed(one, figures) })),
  }),
};

/** The board after one event; kinds that change nothing on it are not listed. */
export const fold = (view: View, { kind, figures: numbers }: Event, figures: Figures): View =>
  CHANGES[kind]?.(view, numbers as Numbers, figures) ?? view;
