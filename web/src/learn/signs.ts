/** Which word of the glossary a drawing stands for: every sign on the table has one. */
const PLACES: Record<string, string> = {
  banque_de_paris: "banque",
  notre_dame: "notre-dame",
  versailles: "versailles",
  catacombes: "catacombes",
  place_louis: "place-louis",
  bastille: "bastille",
  etats_generaux: "etats",
};

/** The entry of a drawing (`b-coin`, `portrait-anne`, `l-coat-3`); empty for what is no sign. */
export function signOf(drawing: string): string {
  const [, family = "", name = ""] = /^(b|h|l|portrait|place)-(.+)$/u.exec(drawing) ?? [];
  if (family === "portrait") {
    return `board-${name.replaceAll("-", "_")}`;
  }
  if (family === "place") {
    return PLACES[name] ?? "";
  }
  return name.startsWith("coat-") ? "coat-1" : drawing === "i-hand" ? "hand" : name;
}

const REACH = 5; // pixels around a small drawing that count as a tap on it

/** The drawing under a point of the table, the smallest first. */
export function drawingAt(root: ParentNode, x: number, y: number): string {
  const found = [...root.querySelectorAll("svg > use, symbol use")]
    .map((use) => ({
      box: use.parentElement!.getBoundingClientRect(),
      id: use.getAttribute("href")?.slice(1) ?? "",
    }))
    .filter(({ box, id }) => signOf(id) !== "" && box.width > 0 && box.width < 160 && holds(box, x, y))
    .sort((one, two) => one.box.width - two.box.width);
  return found[0]?.id ?? "";
}

const holds = (box: DOMRect, x: number, y: number): boolean =>
  x >= box.left - REACH && x <= box.right + REACH && y >= box.top - REACH && y <= box.bottom + REACH;
