/** What one event of Heads of State changes on the board: it reads figures and moves what they name. */
import { at, plus, sorted, tallied, without } from "../../stage/change";
import type {
  Event,
  HeadsOfStateCountryView,
  HeadsOfStatePlayerView,
  HeadsOfStateSectorView,
  HeadsOfStateView,
} from "../../wire";
import type { Figures as Drawn } from "./figures";

type View = HeadsOfStateView;
type Player = HeadsOfStatePlayerView;
type Country = HeadsOfStateCountryView;
type Sector = HeadsOfStateSectorView;
type Counts = Record<string, number>;
type Draws = "option1_draw" | "option1_clear_draw" | "option2_attribute_draw" | "option2_treachery_draw";
type Figures = Drawn & {
  rounds: { year: number }[];
  sectors: { id: string; country: string; spots: string[] }[];
  influence: Record<"province" | "capital", number[]>;
  limits: Record<Draws, number>;
};
/** The figures of an event by name; which of them are there depends on its kind. */
type Numbers = Record<
  | "seat"
  | "count"
  | "year"
  | "attribute"
  | "treachery"
  | "noble"
  | "spot"
  | "sector"
  | "country"
  | "deck"
  | "left",
  number
>;
type Change = (view: View, f: Numbers, figures: Figures) => View;

/** Fields no event tells; the view after the update brings them. */
export const UNTOLD: Partial<Record<keyof View | `countries.${keyof Country}`, string>> = {
  ply: "a counter of the server",
  asked_seat: "the question comes with the decision",
  asked: "the question comes with the decision",
  asked_about: "the question comes with the decision",
  "countries.order": "not drawn: the ranks follow from the influence by the rules",
};

/** Ids by number: a view names all of a kind in the same order as events do. */
const cards = (view: View): string[] => Object.keys(view.cards_in_game);
const treacheries = (view: View): string[] => Object.keys(view.treachery_in_game);
const nobles = (view: View): string[] => Object.keys(view.noble_stacks);
const nobleAt = (view: View, { noble }: Numbers): string => nobles(view)[noble]!;
const spotsOf = ({ sectors }: Figures): string[] =>
  sectors.flatMap(({ id, spots }) => spots.map((noble) => `${id}.${noble}`));

const change = (view: View, { seat }: Numbers, how: (one: Player) => Partial<Player>): View => ({
  ...view,
  players: at(view.players, seat, (one) => ({ ...one, ...how(one) })),
});

const score: Change = (view, f) => change(view, f, (one) => ({ score: one.score + f.count }));

/** The turn. */

const turn = (view: View, { seat }: Numbers, option: string, owed_attributes = 0): View => ({
  ...view,
  ...{ turn: view.turn + 1, active: seat, step: "drawing", option, owed_attributes },
  ...{ designated: [], emptied: [], unfilled: [] },
});

const choose =
  (option: string, attributes: Draws, treachery?: Draws): Change =>
  (view, _, { limits }) => ({
    ...view,
    option,
    owed_attributes: limits[attributes],
    owed_treachery: treachery ? limits[treachery] : 0,
  });

/** A card that was owed has come; after the last the player acts. */
function came(view: View, what: "owed_attributes" | "owed_treachery"): View {
  const left = { ...view, [what]: view[what] - 1 };
  return left.owed_attributes + left.owed_treachery > 0 ? left : { ...left, step: "acting" };
}

/** Attribute cards: `display`, `cleared` and `discard` name only what is there. */

type Pile = "display" | "cleared" | "discard";
const pile = (view: View, what: Pile, card: string, count: number): View => ({
  ...view,
  [what]: tallied(view[what], card, count, cards(view)),
});

/** The deck is drawn first, then the revolution pile under it. */
const top = (view: View): View =>
  view.deck > 0 ? { ...view, deck: view.deck - 1 } : { ...view, revolution_pile: view.revolution_pile - 1 };

const hold = (view: View, f: Numbers, count: number): View =>
  change(view, f, (one) => ({ attributes: one.attributes + count }));

const hand = (view: View, { seat }: Numbers, card: string, count: number): View =>
  seat === view.seat ? { ...view, my_hand: tallied(view.my_hand, card, count, cards(view)) } : view;

const know = (view: View, f: Numbers, card: string, count: number): View =>
  change(view, f, ({ known }) => ({ known: tallied(known, card, count, cards(view)) }));

/** A card leaves a hand for the discard pile; a known one is known no more. */
const lose = (view: View, f: Numbers, card: string, count = 1): View =>
  know(hand(pile(view, "discard", card, count), f, card, -count), f, card, -count);

/** Who lost a card that was not among the known ones has lost an unknown one. */
const known = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

const forget: Change = (view, f) => change(view, f, (one) => ({ known: known(one.known) }));

const takeAttribute: Change = (view, f) => {
  const card = cards(view)[f.attribute]!;
  const taken = hand(pile(hold(view, f, 1), "display", card, -1), f, card, 1);
  return came(know(taken, f, card, 1), "owed_attributes");
};

const refilling = (view: View): View => (view.step === "discarding" ? { ...view, step: "refilling" } : view);

/** Treachery cards. */

type TreacheryPile = "treachery_display" | "treachery_discard";
const treacheryPile = (view: View, what: TreacheryPile, card: string, count: number): View => ({
  ...view,
  [what]: tallied(view[what], card, count, treacheries(view)),
});

/** For the owner by name, for all by number. */
const plot = (view: View, { seat }: Numbers, card: string, count: number): View =>
  seat === view.seat
    ? { ...view, my_treachery: tallied(view.my_treachery, card, count, treacheries(view)) }
    : view;

const scheme = (view: View, f: Numbers, count: number): View =>
  change(view, f, ({ treachery }) => ({ treachery: treachery + count }));

const knowTreachery = (view: View, f: Numbers, card: string, count: number): View =>
  change(view, f, (one) => ({
    known_treachery: known(tallied(one.known_treachery, card, count, treacheries(view))),
  }));

const takeTreachery: Change = (view, f) => {
  const card = treacheries(view)[f.treachery]!;
  const taken = plot(scheme(treacheryPile(view, "treachery_display", card, -1), f, 1), f, card, 1);
  return came(knowTreachery(taken, f, card, 1), "owed_treachery");
};

const loseTreachery: Change = (view, f) => {
  const card = treacheries(view)[f.treachery]!;
  const lost = plot(scheme(treacheryPile(view, "treachery_discard", card, 1), f, -1), f, card, -1);
  return knowTreachery(lost, f, card, -1);
};

/** The map. */

const country = (view: View, id: string, how: (one: Country) => Partial<Country>): View => ({
  ...view,
  countries: view.countries.map((one) => (one.id === id ? { ...one, ...how(one) } : one)),
});

function sector(view: View, figures: Figures, number: number, how: (one: Sector) => Partial<Sector>): View {
  const found = figures.sectors[number]!;
  return country(view, found.country, (one) => ({
    sectors: one.sectors.map((two) => (two.id === found.id ? { ...two, ...how(two) } : two)),
  }));
}

/** In each sector the highest living noble counts in full, the other one less. */
function influence({ sectors }: Country, seats: number, figures: Figures): number[] {
  const counts = Array<number>(seats).fill(0);
  for (const { capital, spots } of sectors) {
    const living = spots.filter((spot) => spot.seat >= 0);
    const worth = figures.influence[capital ? "capital" : "province"];
    living.forEach((spot, rank) => (counts[spot.seat]! += worth[rank]!));
  }
  return counts;
}

function settle(view: View, figures: Figures, { spot }: Numbers, owner: number): View {
  const id = spotsOf(figures)[spot]!;
  const number = figures.sectors.findIndex((one) => id.startsWith(`${one.id}.`));
  const moved = sector(view, figures, number, ({ spots, created }) => ({
    spots: spots.map((one) => (one.id === id ? { ...one, seat: owner } : one)),
    ...(owner < 0 ? {} : { initial_marker: false, created: [...new Set([...created, owner])].sort() }),
  }));
  return country(moved, figures.sectors[number]!.country, (one) => ({
    influence: influence(one, view.players.length, figures),
  }));
}

const create: Change = (view, f, figures) => {
  const id = spotsOf(figures)[f.spot]!;
  const noble = id.split(".")[1]!;
  const paid = change(view, f, ({ supply, types_created, known: cards }) => ({
    supply: plus(supply, noble, -1),
    types_created: types_created.includes(noble) ? types_created : sorted(types_created, noble, nobles(view)),
    known: known(cards),
  }));
  const unfilled = view.unfilled.filter((one) => one !== id);
  return { ...settle(paid, figures, f, f.seat), unfilled };
};

const kill: Change = (view, f, figures) => {
  const order = spotsOf(figures);
  const id = order[f.spot]!;
  const emptied = sorted(view.emptied, id, order);
  return { ...settle(view, figures, f, -1), emptied, unfilled: sorted(view.unfilled, id, order) };
};

const turnDown: Change = (view, f, figures) => {
  const noble = nobleAt(view, f);
  const { spots } = figures.sectors[f.sector]!;
  return sector(view, figures, f.sector, ({ face_down }) => ({
    face_down: [...face_down, { seat: f.seat, noble }].sort(
      (one, two) => one.seat - two.seat || spots.indexOf(one.noble) - spots.indexOf(two.noble),
    ),
  }));
};

const supply = (view: View, f: Numbers, noble: string): View =>
  change(view, f, (one) => ({ supply: plus(one.supply, noble, 1) }));

/** The tokens of one player lying face down in a country. */
const takeBack: Change = (view, f) => {
  const { id, sectors } = view.countries[f.country]!;
  const tokens = sectors.flatMap((one) => one.face_down.filter((token) => token.seat === f.seat));
  const taken = tokens.reduce((now, token) => supply(now, f, token.noble), view);
  return country(taken, id, () => ({
    sectors: sectors.map((one) => ({
      ...one,
      face_down: one.face_down.filter((token) => token.seat !== f.seat),
    })),
  }));
};

/** Markers. */

const countryMarker: Change = (view, f, figures) => {
  const { id, markers } = view.countries[f.country]!;
  const order = view.countries.map((one) => one.id);
  const size = markers.length > 1 ? "larger" : "smaller";
  const taken = change(score(view, f, figures), f, ({ country_markers: mine }) => ({
    country_markers: Object.fromEntries(
      order.filter((one) => one === id || one in mine).map((one) => [one, one === id ? size : mine[one]!]),
    ),
  }));
  return country(taken, id, () => ({ markers: markers.slice(1) }));
};

/** The marker of a place leaves its country: of the first place, then of the second. */
const place = (view: View, { country: number }: Numbers): View =>
  country(view, view.countries[number]!.id, ({ first_places: first, second_places: second }) =>
    first.length === second.length ? { first_places: first.slice(1) } : { second_places: second.slice(1) },
  );

const rank: Change = (view, f, figures) => place(score(view, f, figures), f);

const won: Change = (view, f) => ({ ...view, over: true, winners: [...view.winners, f.seat] });

const CHANGES: Record<string, Change> = {
  "round-started": (view, f, { rounds }) => ({
    ...view,
    ...{ round: f.year, year: rounds[f.year - 1]!.year, trimming: true },
  }),
  "turn-started": (view, f) => turn(view, f, "undecided"),
  "first-turn-started": (view, f) => turn(view, f, "first-turn", f.count),
  "three-chosen": choose("draw-three", "option1_draw"),
  "clear-chosen": choose("clear", "option1_clear_draw"),
  "treachery-chosen": choose("treachery", "option2_attribute_draw", "option2_treachery_draw"),
  "pile-made": (view, f) => ({
    ...view,
    ...{ display: {}, cleared: {}, discard: {}, deck: f.deck, revolution_pile: f.count, trimming: false },
  }),
  "attribute-turned": (view, f) => refilling(top(pile(view, "display", cards(view)[f.attribute]!, 1))),
  "attribute-cleared": (view, f) => {
    const card = cards(view)[f.attribute]!;
    return pile(pile(view, "display", card, -1), "cleared", card, 1);
  },
  "cleared-shuffled": (view, f) => ({ ...view, cleared: {}, deck: view.deck + f.count }),
  "attribute-taken": takeAttribute,
  "attribute-drawn": (view, f) => came(hold(top(view), f, 1), "owed_attributes"),
  "attribute-seen": (view, f) => hand(view, f, cards(view)[f.attribute]!, 1),
  "attribute-discarded": (view, f, figures) =>
    forget(lose(hold(view, f, -1), f, cards(view)[f.attribute]!), f, figures),
  "set-spent": (view, f, figures) =>
    figures.nobles[f.noble]!.set.reduce((now, card) => lose(now, f, card), hold(view, f, -f.count)),
  "courtesan-spent": (view, f) => lose(lose(view, f, cards(view)[f.attribute]!, -1), f, "courtesan"), // instead of a card of the set
  "treachery-turned": (view, f) => ({
    ...treacheryPile(view, "treachery_display", treacheries(view)[f.treachery]!, 1),
    treachery_deck: view.treachery_deck - 1,
  }),
  "treachery-taken": takeTreachery,
  "treachery-drawn": (view, f) => ({
    ...came(scheme(view, f, 1), "owed_treachery"),
    treachery_deck: view.treachery_deck - 1,
  }),
  "treachery-seen": (view, f) => plot(view, f, treacheries(view)[f.treachery]!, 1),
  "treachery-played": loseTreachery,
  "treachery-discarded": loseTreachery,
  "treachery-swept": (view, f) => {
    const card = treacheries(view)[f.treachery]!;
    return treacheryPile(treacheryPile(view, "treachery_display", card, -1), "treachery_discard", card, 1);
  },
  "treachery-shuffled": (view, f) => ({ ...view, treachery_deck: f.count, treachery_discard: {} }),
  "noble-created": create,
  "noble-card-taken": (view, f) => ({
    ...change(view, f, (one) => ({ noble_cards: plus(one.noble_cards, nobleAt(view, f), 1) })),
    noble_stacks: plus(view.noble_stacks, nobleAt(view, f), -1),
  }),
  "initial-marker-taken": score,
  "country-marker-taken": countryMarker,
  "tokens-taken-back": takeBack,
  "house-marker-taken": (view, f, figures) => ({
    ...change(score(view, f, figures), f, () => ({ house_marker: f.count })),
    house_markers: without(view.house_markers, (points) => points === f.count),
  }),
  "noble-designated": (view, f, figures) => {
    const order = spotsOf(figures);
    return { ...view, designated: sorted(view.designated, order[f.spot]!, order) };
  },
  "noble-killed": kill,
  "token-turned-down": turnDown,
  "token-to-supply": (view, f) => supply(view, f, nobleAt(view, f)),
  "acting-ended": (view) => ({ ...view, step: "discarding" }),
  "revolution-revealed": (view, f) => ({ ...refilling(view), deck: 0, revolution_pile: f.left }),
  "first-place-scored": rank,
  "second-place-scored": rank,
  "marker-removed": place,
  "most-nobles-scored": score,
  "most-nobles-shared": score,
  "game-won": won,
  "victory-shared": won,
};

/** The board after one event; kinds that change nothing on it are not listed. */
export const fold = (view: View, { kind, figures: numbers }: Event, figures: Figures): View =>
  CHANGES[kind]?.(view, numbers as Numbers, figures) ?? view;
