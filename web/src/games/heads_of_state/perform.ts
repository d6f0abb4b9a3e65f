/** How Heads of State plays: what flies from where to where for each of its events. */
import type { Flight, Where } from "../../stage/air";
import { panel, piece, place, points } from "../../stage/spots";
import type { Count, Scened, Script } from "../../stage/stage.svelte";
import type { Table } from "../../table.svelte";
import type { Event, HeadsOfStateView } from "../../wire";
import { acts } from "./acts";
import { spotIds, treacheryIcon, type Figures } from "./figures";
import { fold } from "./fold";

type View = HeadsOfStateView;
type Play = (event: Event, seat: number, figures: Figures, view: View) => Flight[];

const of = ({ figures }: Event, name: string): number => figures[name] ?? -1;
const HAND = "i-hand";
const TREACHERY = "h-assassin";
const deck = (name: string): string[] => [`#main [data-deck="${name}"]`, "#main [data-deck]"];
/** The cards of a kind on display, the last one first: it leaves, and the others keep their places. */
const onDisplay = (id: string, { [id]: count = 0 }: Record<string, number>): string[] =>
  Array.from({ length: count }, (_, index) => piece(`display-${id}-${count - 1 - index}`));
/** Where one more of its kind will lie. */
const nextOf = (id: string, { [id]: count = 0 }: Record<string, number>): string =>
  piece(`display-${id}-${count}`);

const attributeOf = (event: Event, { attributes }: Figures): string =>
  attributes[of(event, "attribute")]?.id ?? "";
const treacheryOf = (event: Event, { treachery }: Figures): string =>
  treachery[of(event, "treachery")]?.id ?? "";
const nobleOf = (event: Event, { nobles }: Figures): string => nobles[of(event, "noble")]?.id ?? "";
const spotOf = (event: Event, figures: Figures): string => spotIds(figures)[of(event, "spot")] ?? "";
const countryOf = (event: Event, { countries }: Figures): string => countries[of(event, "country")]?.id ?? "";
const sectorOf = (event: Event, { sectors }: Figures): string => sectors[of(event, "sector")]?.id ?? "";

/** My own cards go to my hand in the dock, those of others to their panel. */
const held = (view: View, seat: number, stat: string): string[] => [
  ...(seat === view.seat ? [".dock .hand"] : []),
  ...panel(seat, stat),
];
/** The card of mine that leaves the hand. */
const from = (view: View, seat: number, id: string, stat: string): string[] => [
  ...(seat === view.seat ? [`.dock .hand [data-card="${id}"]`] : []),
  ...panel(seat, stat),
];

/** The piece of the noble that stands on a spot, whoever owns it. */
const standing = (spot: string): string => `#main [data-piece^="noble-${spot}-"]`;
const ringed: Play = (event, _, figures) => [{ kind: "ring", pieces: [standing(spotOf(event, figures))] }];
const hexagon = (sector: string): string => `#main [data-hexagon="${sector}"]`;

const plateOf = (event: Event, figures: Figures): Where => [
  `#influence-${countryOf(event, figures)} > .plate`,
  `${place(`country-${countryOf(event, figures)}`)} > .plate`,
];

const won =
  (icon: string, where: (event: Event, figures: Figures) => Where): Play =>
  (event, seat, figures) => [{ kind: "icons", icon, from: where(event, figures), to: points(seat) }];

const discard =
  (stat: string): Play =>
  (event, seat, figures, view) => {
    const treachery = stat === TREACHERY;
    const id = treachery ? treacheryOf(event, figures) : attributeOf(event, figures);
    const icon = treachery ? treacheryIcon(id) : `h-${id}`;
    return [{ kind: "card", icon, from: from(view, seat, id, stat), to: deck("discard") }];
  };

const spent: Play = (event, seat, figures, view) =>
  (figures.nobles[of(event, "noble")]?.set ?? []).slice(0, 5).map((id) => ({
    kind: "card",
    icon: `h-${id}`,
    from: from(view, seat, id, HAND),
    to: deck("discard"),
  }));

/** The token turns over and sinks to the hexagon; from a country its owner has scored it goes home. */
const killed: Play = (event, seat, figures, { players }) => {
  const spot = spotOf(event, figures);
  const { id = "", country = "" } = figures.sectors.find((one) => spot.startsWith(`${one.id}.`)) ?? {};
  const away = { kind: "leave", piece: standing(spot) } as const;
  return players[seat]?.country_markers[country]
    ? [{ ...away, to: panel(seat) }]
    : [{ ...away, to: [hexagon(id), ...panel(seat)], becomes: "" }];
};

/** The tokens of a seat that lie face down in a country; of each sector as many as are drawn. */
const takenBack: Play = (event, seat, figures, { countries }) => {
  const here = countries.find((one) => one.id === countryOf(event, figures));
  return (here?.sectors ?? []).flatMap(({ id, face_down }) =>
    face_down.flatMap((token, index) =>
      token.seat === seat
        ? [{ kind: "leave" as const, piece: piece(`down-${id}-${index}`), to: panel(seat) }]
        : [],
    ),
  );
};

/** The nobles of a seat in a country, each of which is counted. */
const counts: Play = (event, seat, figures, { countries }) => {
  const here = countries.find((one) => one.id === countryOf(event, figures));
  const spots = here?.sectors.flatMap((sector) => sector.spots) ?? [];
  const own = spots.filter((spot) => spot.seat === seat);
  return [{ kind: "ring", pieces: own.map((spot) => piece(`noble-${spot.id}-${seat}`)) }];
};

const PLAYS: Record<string, Play> = {
  "first-player-drawn": (_, seat) => [
    { kind: "icons", icon: "h-king", from: deck("attribute"), to: panel(seat) },
  ],
  "attribute-taken": (event, seat, figures, view) => [
    {
      kind: "leave",
      piece: onDisplay(attributeOf(event, figures), view.display),
      to: held(view, seat, HAND),
    },
  ],
  "treachery-taken": (event, seat, figures, view) => [
    {
      kind: "leave",
      piece: onDisplay(treacheryOf(event, figures), view.treachery_display),
      to: held(view, seat, TREACHERY),
    },
  ],
  "attribute-drawn": (_, seat, __, view) => [
    { kind: "card", icon: "i-hand", back: true, from: deck("attribute"), to: held(view, seat, HAND) },
  ],
  "treachery-drawn": (_, seat, __, view) => [
    {
      kind: "card",
      icon: "h-assassin",
      back: true,
      from: deck("treachery"),
      to: held(view, seat, TREACHERY),
    },
  ],
  "attribute-turned": (event, _, figures, view) => [
    {
      kind: "arrive",
      piece: nextOf(attributeOf(event, figures), view.display),
      from: deck("attribute"),
    },
  ],
  "treachery-turned": (event, _, figures, view) => [
    {
      kind: "arrive",
      piece: nextOf(treacheryOf(event, figures), view.treachery_display),
      from: deck("treachery"),
    },
  ],
  "attribute-cleared": (event, _, figures, view) => [
    {
      kind: "leave",
      piece: onDisplay(attributeOf(event, figures), view.display),
      to: deck("discard"),
    },
  ],
  "treachery-swept": (event, _, figures, view) => [
    {
      kind: "leave",
      piece: onDisplay(treacheryOf(event, figures), view.treachery_display),
      to: deck("treachery"),
    },
  ],
  "attribute-discarded": discard(HAND),
  "treachery-discarded": discard(TREACHERY),
  "set-spent": spent,
  "courtesan-spent": (_, seat, __, view) => [
    { kind: "card", icon: "h-courtesan", from: from(view, seat, "courtesan", HAND), to: deck("discard") },
  ],
  "noble-created": (event, seat, figures) => [
    { kind: "arrive", piece: piece(`noble-${spotOf(event, figures)}-${seat}`), from: panel(seat) },
  ],
  "noble-card-taken": (event, seat, figures) => [
    {
      kind: "card",
      icon: `h-${nobleOf(event, figures)}`,
      from: deck("attribute"),
      to: panel(seat, `h-${nobleOf(event, figures)}`),
    },
  ],
  "initial-marker-taken": won("h-hexagon", (event, figures) => [
    hexagon(sectorOf(event, figures)),
    "#main .hexagon",
  ]),
  "country-marker-taken": won("h-castle", plateOf),
  "house-marker-taken": won("h-house", () => ["#main [data-house]", "#main [data-deck]"]),
  "influence-counted": counts,
  "first-place-scored": won("h-castle", plateOf),
  "second-place-scored": won("h-castle", plateOf),
  "most-nobles-scored": (event, seat, figures) => counted(nobleOf(event, figures), seat),
  "most-nobles-shared": (event, seat, figures) => counted(nobleOf(event, figures), seat),
  "treachery-played": (event, seat, figures, view) => {
    const id = treacheryOf(event, figures);
    const target = view.designated.at(-1) ?? "";
    return [
      {
        kind: "card",
        icon: treacheryIcon(id),
        from: from(view, seat, id, TREACHERY),
        to: [`#main [data-spot="${target}"]`, "#main"],
        grow: true,
      },
    ];
  },
  "cube-drawn": (_, seat, __, view) => [
    {
      kind: "tokens",
      seat,
      from: panel(seat),
      to: [`#main [data-spot="${view.designated.at(-1) ?? ""}"]`, "#main"],
    },
  ],
  "noble-designated": ringed,
  "noble-spared": ringed,
  "noble-killed": killed,
  "token-turned-down": (event, _, figures) => [{ kind: "ring", pieces: [hexagon(sectorOf(event, figures))] }],
  "tokens-taken-back": takenBack,
  "marker-removed": (event, _, figures) => [
    { kind: "icons", icon: "h-castle", from: plateOf(event, figures), to: "#main .beyond, .rail, .strip" },
  ],
  "round-started": () => [{ kind: "slide", piece: piece("century") }],
  "cleared-shuffled": () => [
    { kind: "card", icon: "i-hand", back: true, from: deck("discard"), to: deck("attribute") },
  ],
  "treachery-shuffled": () => [{ kind: "turn", piece: '#main [data-deck="treachery"]' }],
  "revolution-revealed": () => [{ kind: "rise", icon: "h-revolution" }],
};

const counted = (noble: string, seat: number): Flight[] => [
  { kind: "icons", icon: `h-${noble}`, from: panel(seat, `h-${noble}`), to: points(seat) },
];

function placeOf(act: Scened, figures: Figures): string {
  if (act.name === "revolution") {
    return "revolution"; // no place: all of them step back
  }
  const event = act.events.find((one) => "spot" in one.figures || "country" in one.figures);
  if (event === undefined) {
    return "";
  }
  if (act.name === "country") {
    return `country-${countryOf(event, figures)}`;
  }
  return act.name === "create" || act.name === "treachery" ? `spot-${spotOf(event, figures)}` : "";
}

const COUNTED = new Set(["end", "most", "won"]);

function count(act: Scened | null, landed: readonly Event[], table: Table): Count {
  const { words } = table;
  const figures = table.figures as Figures;
  const most = act?.name === "most" ? act.events[0] : undefined;
  const noble = most ? nobleOf(most, figures) : "";
  const gains: Record<number, number> = {};
  for (const event of landed) {
    if (/^most-nobles-s/u.test(event.kind)) {
      gains[of(event, "seat")] = of(event, "count");
    }
  }
  const n = figures.nobles.find((one) => one.id === noble)?.most ?? 0;
  const place = figures.nobles.findIndex((one) => one.id === noble);
  const row = figures.nobles.map(({ id }, index) => ({
    icon: `h-${id}`,
    now: index === place,
    done: act?.name === "won" || index < place,
  }));
  const label = noble ? words.t(`noble-${noble}`) : words.t("page-count");
  return {
    icon: noble ? `h-${noble}` : "h-king",
    title: act?.name === "won" ? words.say(act.head.words, table.names) : label,
    rule:
      act?.name === "won"
        ? words.t("page-count-winner")
        : words.t(noble ? "page-count-most" : "page-count-about", { n }),
    row,
    gains,
  };
}

export const script: Script = {
  acts,
  fold: (view, event, figures) => fold(view as View, event, figures as never),
  flights: (event, view, figures) =>
    PLAYS[event.kind]?.(event, of(event, "seat"), figures as Figures, view as View) ?? [],
  place: (act, _, figures) => placeOf(act, figures as Figures),
  counts: (act) => COUNTED.has(act.name),
  count,
  opening: "revolution-revealed",
};
