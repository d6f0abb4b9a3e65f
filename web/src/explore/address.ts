/** What is looked at, in the address: filters, line, sorting and selection, so that a link shows the same. */
export const ANY_TURN = -1;
export const COLUMNS = ["name", "taken", "points", "share", "difference"] as const;
export type Column = (typeof COLUMNS)[number];

export interface Wish {
  variant: string;
  bot: string;
  turn: number;
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

export const PLAIN: Wish = {
  variant: "base",
  bot: "",
  turn: ANY_TURN,
  line: [],
  kind: "",
  sort: "difference",
  up: false,
  card: "",
  allCards: false,
  allChoices: false,
};

export function readWish(search: string): Wish {
  const given = new URLSearchParams(search);
  const turn = given.get("turn") ?? "";
  const sort = COLUMNS.find((one) => one === given.get("sort"));
  return {
    variant: given.get("variant") ?? PLAIN.variant,
    bot: given.get("bot") ?? "",
    turn: /^\d{1,2}$/u.test(turn) ? Number(turn) : ANY_TURN,
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
export function filterOf({ variant, bot, turn }: Wish): [string, string][] {
  const found: [string, string][] = [];
  if (variant !== PLAIN.variant) {
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

export const lineOf = (line: readonly string[]): [string, string][] =>
  line.map((move): [string, string] => ["line", move]);

export const queryOf = (pairs: [string, string][]): string =>
  pairs.length === 0 ? "" : `?${String(new URLSearchParams(pairs))}`;

/** The address of a view of a study. */
export function addressOfWish(study: string, wish: Wish): string {
  const pairs = [...filterOf(wish), ...lineOf(wish.line)];
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
