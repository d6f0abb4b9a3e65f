/** What is looked at, in the address: filters, line, sorting and selection, so that a link shows the same. */
export const ANY_TURN = -1;
export const COLUMNS = ["name", "taken", "points", "share", "difference"] as const;
export type Column = (typeof COLUMNS)[number];

/** Which seats of a study count. */
export interface Setting {
  variant: string;
  bot: string;
  turn: number;
}
/** A second setting, which the first is compared with. */
export type Against = Setting & { study: string };

export interface Wish extends Setting {
  /** What it is compared with, if it is. */
  against: Against | null;
  /** The first choices that are followed. */
  line: string[];
  /** The kind of component in the table; empty for all. */
  kind: string;
  sort: Column;
  up: boolean;
  /** The component that is looked at. */
  card: string;
  /** Whether the tables are shown whole. */
  allCards: boolean;
  allChoices: boolean;
}

export const EVERYTHING: Setting = { variant: "base", bot: "", turn: ANY_TURN };

export const PLAIN: Wish = {
  ...EVERYTHING,
  against: null,
  line: [],
  kind: "",
  sort: "difference",
  up: false,
  card: "",
  allCards: false,
  allChoices: false,
};

const SECOND = "against";

function readSetting(given: URLSearchParams, before = ""): Setting {
  const turn = given.get(`${before}turn`) ?? "";
  return {
    variant: given.get(`${before}variant`) ?? EVERYTHING.variant,
    bot: given.get(`${before}bot`) ?? "",
    turn: /^\d{1,2}$/u.test(turn) ? Number(turn) : ANY_TURN,
  };
}

export function readWish(search: string): Wish {
  const given = new URLSearchParams(search);
  const second = given.get(SECOND) ?? "";
  const sort = COLUMNS.find((one) => one === given.get("sort"));
  return {
    ...readSetting(given),
    against: second === "" ? null : { study: second, ...readSetting(given, `${SECOND}_`) },
    line: given.getAll("line").filter((move) => move !== ""),
    kind: given.get("kind") ?? "",
    sort: sort ?? PLAIN.sort,
    up: given.get("order") === "up",
    card: given.get("card") ?? "",
    allCards: given.getAll("all").includes("cards"),
    allChoices: given.getAll("all").includes("choices"),
  };
}

/** The filters as the server takes them; what is usual is left out, the order is fixed. */
export function filterOf({ variant, bot, turn }: Setting): [string, string][] {
  const found: [string, string][] = [];
  if (variant !== EVERYTHING.variant) {
    found.push(["variant", variant]);
  }
  if (bot !== "") {
    found.push(["bot", bot]);
  }
  if (turn !== ANY_TURN) {
    found.push(["turn", String(turn)]);
  }
  return found;
}

/** The second setting likewise. */
export const againstOf = (against: Against | null): [string, string][] =>
  against === null
    ? []
    : [
        [SECOND, against.study],
        ...filterOf(against).map(([name, value]): [string, string] => [`${SECOND}_${name}`, value]),
      ];

export const lineOf = (line: readonly string[]): [string, string][] =>
  line.map((move): [string, string] => ["line", move]);

export const queryOf = (pairs: [string, string][]): string =>
  pairs.length === 0 ? "" : `?${String(new URLSearchParams(pairs))}`;

/** The address of a view of a study. */
export function addressOfWish(study: string, wish: Wish): string {
  const pairs = [...filterOf(wish), ...againstOf(wish.against), ...lineOf(wish.line)];
  if (wish.kind !== "") {
    pairs.push(["kind", wish.kind]);
  }
  if (wish.sort !== PLAIN.sort) {
    pairs.push(["sort", wish.sort]);
  }
  if (wish.up) {
    pairs.push(["order", "up"]);
  }
  if (wish.card !== "") {
    pairs.push(["card", wish.card]);
  }
  if (wish.allCards) {
    pairs.push(["all", "cards"]);
  }
  if (wish.allChoices) {
    pairs.push(["all", "choices"]);
  }
  return `/explore/${encodeURIComponent(study)}${queryOf(pairs)}`;
}
