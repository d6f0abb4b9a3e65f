/** What is printed on the cards of Heads of State. */
import type { Face, Sign } from "../../cards/face";
import type { Table } from "../../table.svelte";
import { figuresOf, groundOf, outlookOf, player, treacheryIcon, viewOf } from "./figures";

/** The face of "attribute gold", "treachery axeman" or "noble prince". */
export function face(table: Table, key: string): Face | null {
  const [kind, id = ""] = key.split(" ");
  switch (kind) {
    case "attribute":
      return attributeFace(table, id);
    case "treachery":
      return treacheryFace(table, id);
    case "noble":
      return nobleFace(table, id);
    default:
      return null;
  }
}

function attributeFace(table: Table, id: string): Face {
  const { words } = table;
  const view = viewOf(table);
  const wanted = figuresOf(table).nobles.filter((one) =>
    id === "courtesan" ? one.courtesan : one.set.includes(id),
  );
  const held = view.my_hand[id] ?? 0;
  return {
    key: `attribute ${id}`,
    title: words.t(`attribute-${id}`),
    kind: words.t(id === "courtesan" ? "card-stands-in" : "card-wanted-by"),
    ground: "plain",
    hatch: groundOf(id),
    drawing: `h-${id}`,
    signs: wanted.map((one) => ({ icon: `h-${one.id}`, words: words.t(`noble-${one.id}`) })),
    notes: [
      ...(table.holder >= 0 ? [words.t("card-in-hand", { count: held })] : []),
      words.t("card-in-game", { count: view.cards_in_game[id] ?? 0 }),
    ],
    row: ["attributes", id],
  };
}

function treacheryFace(table: Table, id: string): Face {
  const { words } = table;
  const view = viewOf(table);
  const card = figuresOf(table).treachery.find((one) => one.id === id);
  const signs: Sign[] = (card?.countries ?? []).map((country) => ({
    icon: `h-realm-${country}`,
    words: words.t(`country-${country}`),
  }));
  return {
    key: `treachery ${id}`,
    title: words.t(`treachery-${id}`),
    kind: words.t("card-strikes"),
    ground: "plain",
    drawing: treacheryIcon(id),
    signs,
    notes: [
      words.t(`card-strikes-${card?.kind ?? "country"}`),
      words.t("card-in-game", { count: view.treachery_in_game[id] ?? 0 }),
    ],
    row: ["treachery", id],
  };
}

function nobleFace(table: Table, id: string): Face | null {
  const { words } = table;
  const noble = figuresOf(table).nobles.find((one) => one.id === id);
  if (!noble) {
    return null;
  }
  const reach = outlookOf(table).nobles.find((one) => one.noble === id && table.holder >= 0);
  const owned = player(table, table.me)?.noble_cards[id] ?? 0;
  const signs: Sign[] = noble.set.map((card) => ({
    icon: `h-${card}`,
    words: words.t(`attribute-${card}`),
    need: reach?.set.some((one) => one.card === card && !one.held) ?? false,
  }));
  return {
    key: `noble ${id}`,
    title: words.t(`noble-${id}`),
    kind: words.t("card-costs", { count: noble.set.length }),
    ground: "noble",
    drawing: `h-${id}`,
    left: { icon: "h-hexagon", text: String(noble.rank), label: words.t("card-rank", { rank: noble.rank }) },
    right: { icon: "h-house", text: String(noble.most), label: words.t("card-most", { count: noble.most }) },
    signs,
    notes: [
      words.t("card-most", { count: noble.most }),
      ...(table.holder >= 0 ? [words.t("card-yours", { count: owned })] : []),
      words.t(noble.courtesan ? "card-courtesan" : "card-no-courtesan"),
    ],
    row: ["nobles", id],
  };
}
