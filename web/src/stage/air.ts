/**
 * What flies: one layer above everything (`#air`). Only `transform` and `opacity` change, every box is read
 * before anything is written, and whatever is in the air can be set down at once.
 */

export type Box = { x: number; y: number; width: number; height: number };
/** Selectors in the order of preference; the first one that is seen counts. */
export type Where = string | readonly string[];

export type Flight =
  /** Small drawings travel one after the other: coins, cubes, points. */
  | { kind: "icons"; icon: string; count?: number; seat?: number; from: Where; to: Where }
  /** The signs of a player travel: markers, cubes. */
  | { kind: "tokens"; seat: number; count?: number; from: Where; to: Where }
  /** A card travels, its face or its back; it grows on the way if it is worth looking at. */
  | { kind: "card"; icon: string; from: Where; to: Where; grow?: boolean; back?: boolean }
  /**
   * A piece of the board lifts off and travels; it is gone where it lay. One that becomes another turns over
   * in its place first.
   */
  | { kind: "leave"; piece: Where; to: Where; becomes?: string }
  /** Pieces are counted: each gets a ring, one after the other; they stay to the end of the act. */
  | { kind: "ring"; pieces: readonly string[] }
  /** A piece that lies there afterwards comes from somewhere. */
  | { kind: "arrive"; piece: Where; from: Where }
  /** A piece travels from where it lay to where it will lie, along these places. */
  | { kind: "slide"; piece: Where; via?: readonly string[] }
  /** A piece turns over in its place. */
  | { kind: "turn"; piece: Where }
  /** A drawing comes up in the middle of the board, large. */
  | { kind: "rise"; icon: string };

const MOST = 5; // of one bundle
const BETWEEN = 60;
const ICON = 28;
const CARD = { width: 46, height: 64 };
const LARGE = { width: 240, height: 300 };
const SVG = "http://www.w3.org/2000/svg";
const OUT = "cubic-bezier(.2, .7, .2, 1)";
const BOTH = "cubic-bezier(.5, 0, .2, 1)";
const TURNED = 0.3; // of its way a tile that becomes another has turned half over

/** What is in the air, with the piece that is not seen meanwhile; what stays is set down with its act. */
type Thing = { node: Element | null; motions: Animation[]; stays?: boolean; piece?: Element | null };
const flying = new Set<Thing>();
/** Pieces that have left where they lie: another of their kind goes next. */
const away = new Set<Element>();

const layer = (): HTMLElement | null => document.getElementById("air");

/** The element that is seen; hidden compositions (the phone's on a desktop) have no size. */
export function found(where: Where, lying = false): Element | null {
  for (const selector of [where].flat()) {
    for (const one of document.querySelectorAll(selector)) {
      if (one.getBoundingClientRect().width > 0 && !(lying && away.has(one))) {
        return one;
      }
    }
  }
  return null;
}

export const boxOf = (where: Where): Box | null => found(where)?.getBoundingClientRect() ?? null;

/** A flight whose start is known; `fly` needs to know nothing of the board before. */
export type Ready = { flight: Flight; from: Box | null; picture: Picture | null; piece: Element | null };
type Picture = { node: Element; box: Box };

/** Read where everything is before anything changes. */
export function ready(flights: readonly Flight[]): Ready[] {
  return flights.map((flight) => {
    const piece = flight.kind === "leave" ? found(flight.piece, true) : null;
    const from = piece?.getBoundingClientRect() ?? null;
    if (piece) {
      away.add(piece);
      return { flight, from, piece, picture: pictureOf(piece) };
    }
    const start = flight.kind === "slide" ? flight.piece : "from" in flight ? flight.from : [];
    return { flight, from: boxOf(start), piece, picture: null };
  });
}

/** Whether the board has to change before it flies. */
export const comes = ({ kind }: Flight): boolean => kind === "arrive" || kind === "slide";

/** Let it fly for so long; what it was launched with is set down by `land`. */
export function fly(launched: readonly Ready[], ms: number): Thing[] {
  const things = launched.flatMap((one) => {
    const those = launch(one, ms);
    if (one.piece && those.length === 0) {
      away.delete(one.piece);
    }
    return those;
  });
  things.forEach((thing) => flying.add(thing));
  return things;
}

export function land(things: readonly Thing[]): void {
  for (const thing of things) {
    flying.delete(thing);
    thing.motions.forEach((motion) => motion.cancel());
    thing.node?.remove();
    if (thing.piece) {
      away.delete(thing.piece);
    }
  }
}

/** Everything is set down at once. */
export const clear = (): void => land([...flying]);

function launch({ flight, from, picture, piece }: Ready, ms: number): Thing[] {
  switch (flight.kind) {
    case "icons":
      return icons(flight, from, ms);
    case "tokens":
      return icons({ ...flight, kind: "icons", icon: "" }, from, ms);
    case "card":
      return card(flight, from, ms);
    case "leave":
      return flight.becomes === undefined
        ? travel(picture, from, boxOf(flight.to), ms, piece, true)
        : become(flight, picture, from, ms, piece);
    case "ring":
      return rings(flight.pieces, ms);
    case "arrive":
      return travel(pictured(flight.piece), from, boxOf(flight.piece), ms, found(flight.piece));
    case "slide":
      return slide(flight, from, ms);
    case "rise":
      return rise(flight.icon, ms);
    case "turn":
      return [];
  }
}

/** The drawing of a piece as it is now, to be shown in the air. */
function pictured(where: Where): Picture | null {
  const piece = found(where);
  return piece && pictureOf(piece);
}

function pictureOf(piece: Element): Picture {
  const box = piece.getBoundingClientRect();
  const copy = piece.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    ["id", "data-piece", "data-option", "data-place", "role", "tabindex"].forEach((name) =>
      part.removeAttribute(name),
    );
  }
  copy.querySelectorAll(".hit, .halo, title").forEach((part) => part.remove());
  const part = piece instanceof SVGGraphicsElement && piece.ownerSVGElement !== null;
  return { node: part ? framed(piece, copy) : copy, box };
}

/** A copied part of a drawing needs a drawing of its own around it. */
function framed(piece: SVGGraphicsElement, copy: Element): Element {
  const { x, y, width, height } = piece.getBBox();
  const frame = document.createElementNS(SVG, "svg");
  frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  frame.setAttribute("class", "board");
  frame.append(copy);
  return frame;
}

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** Where a node of this size stands to be in the middle of a box. */
function at(box: Box, size: { width: number; height: number }, scale = 1): string {
  const [x, y] = middle(box);
  return `translate(${x - size.width / 2}px, ${y - size.height / 2}px) scale(${scale})`;
}

/** How large it looks there: a thing that comes out of a panel is small, but never a dot. */
const fit = (box: Box, size: { width: number; height: number }): number =>
  Math.max(0.5, Math.min(1.6, Math.min(box.width / size.width, box.height / size.height)));

function put(node: Element, size: { width: number; height: number }, name: string): Element {
  const flyer = document.createElement("div");
  flyer.className = name;
  flyer.style.width = `${size.width}px`;
  flyer.style.height = `${size.height}px`;
  flyer.append(node);
  layer()?.append(flyer);
  return flyer;
}

/** A piece that flies is not seen where it lies, until it is set down; nothing is reckoned in each frame. */
function hidden(piece: Element | null): Animation[] {
  const none = { opacity: 0 };
  return piece ? [piece.animate([none, none], { duration: 1, fill: "forwards" })] : [];
}

function travel(
  picture: Picture | null,
  from: Box | null,
  to: Box | null,
  ms: number,
  piece: Element | null,
  goes = false,
): Thing[] {
  if (picture === null || from === null || to === null) {
    return [];
  }
  const size = picture.box;
  const node = put(picture.node, size, "flyer piece");
  const [start, end] = goes ? [1, Math.min(1, fit(to, size))] : [Math.min(1, fit(from, size)), 1];
  const motion = node.animate([{ transform: at(from, size, start) }, { transform: at(to, size, end) }], {
    duration: ms,
    easing: OUT,
    fill: "both",
  });
  return [{ node, motions: [motion, ...hidden(piece)], ...(goes ? { piece } : {}) }];
}

/** A tile turns over where it lies and goes as the other one; both faces fly, one of them is seen. */
function become(
  { to, becomes = "" }: Flight & { kind: "leave" },
  picture: Picture | null,
  from: Box | null,
  ms: number,
  piece: Element | null,
): Thing[] {
  const goal = boxOf(to);
  if (picture === null || from === null || goal === null) {
    return [];
  }
  const size = picture.box;
  const other = picture.node.cloneNode(true) as Element;
  const value = other.querySelector(".value");
  if (value) {
    value.textContent = becomes;
  }
  const [here, there] = [at(from, size), at(goal, size, Math.min(1, fit(goal, size)))];
  const flat = { transform: `${here} scaleX(0)`, offset: TURNED };
  const faces = [
    { node: picture.node, way: [{ transform: here }, flat, { ...flat, offset: 1 }] },
    {
      node: other,
      way: [
        { transform: `${here} scaleX(0)` },
        flat,
        { transform: here, offset: TURNED * 2 },
        { transform: there },
      ],
    },
  ];
  return faces.map(({ node, way }, index) => {
    const flyer = put(node, size, "flyer piece");
    const motion = flyer.animate(way, { duration: ms, easing: BOTH, fill: "both" });
    return { node: flyer, motions: [motion, ...(index === 0 ? hidden(piece) : [])], piece };
  });
}

function rings(pieces: readonly string[], ms: number): Thing[] {
  const boxes = pieces.flatMap((one) => boxOf(one) ?? []);
  return boxes.map((box, index) => {
    const node = put(
      document.createElement("i"),
      { width: box.width + 8, height: box.height + 8 },
      "flyer ringed",
    );
    const there = `translate(${box.x - 4}px, ${box.y - 4}px)`;
    const motion = node.animate(
      [
        { transform: `${there} scale(1.5)`, opacity: 0 },
        { transform: there, opacity: 1 },
      ],
      { duration: ms / 2, delay: (ms / 2) * (index / boxes.length), easing: OUT, fill: "both" },
    );
    return { node, motions: [motion], stays: true };
  });
}

function slide(flight: Flight & { kind: "slide" }, from: Box | null, ms: number): Thing[] {
  const picture = pictured(flight.piece);
  if (picture === null || from === null) {
    return [];
  }
  const via = (flight.via ?? []).flatMap((where) => boxOf(where) ?? []);
  const node = put(picture.node, picture.box, "flyer piece");
  const stops = [from, ...via.slice(0, -1), picture.box].map((box) => ({ transform: at(box, picture.box) }));
  const easing = stops.length > 2 ? "ease-in-out" : OUT;
  const motion = node.animate(
    stops.map((stop) => ({ ...stop, easing })),
    { duration: ms, fill: "both" },
  );
  return [{ node, motions: [motion, ...hidden(found(flight.piece))] }];
}

function symbol(name: string, className = ""): Element {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${name}`);
  svg.setAttribute("viewBox", name.startsWith("portrait-") ? "0 0 64 64" : "0 0 32 32");
  svg.setAttribute("class", className);
  svg.append(use);
  return svg;
}

/** The sign of a player, as it stands in their panel. */
function token(seat: number): Element {
  const copy = found(`[data-home="${seat}"] .tok`)?.cloneNode(true) as Element | undefined;
  return copy ?? document.createElementNS(SVG, "svg");
}

function icons(flight: Flight & { kind: "icons" }, from: Box | null, ms: number): Thing[] {
  const to = boxOf(flight.to);
  if (from === null || to === null) {
    return [];
  }
  const count = Math.max(1, Math.min(MOST, flight.count ?? 1));
  const size = { width: ICON, height: ICON };
  const last = Math.min(ms * 0.4, (count - 1) * BETWEEN);
  const owner = flight.seat === undefined ? "" : ` p${(flight.seat % 5) + 1}`;
  return Array.from({ length: count }, (_, index) => {
    const node =
      flight.icon === ""
        ? put(token(flight.seat ?? 0), size, "flyer")
        : put(symbol(flight.icon, "ic"), size, `flyer icon${owner}`);
    const delay = count === 1 ? 0 : (last * index) / (count - 1);
    const motion = node.animate(
      [
        { transform: at(from, size, 0.8), opacity: 0 },
        { opacity: 1, offset: 0.12 },
        { transform: at(to, size), opacity: 1 },
      ],
      { duration: ms - last, delay, easing: OUT, fill: "both" },
    );
    return { node, motions: [motion] };
  });
}

function card(flight: Flight & { kind: "card" }, from: Box | null, ms: number): Thing[] {
  const to = boxOf(flight.to);
  if (from === null || to === null) {
    return [];
  }
  const node = put(symbol(flight.icon, "ic"), CARD, `flyer card${flight.back ? " back" : ""}`);
  const end = Math.min(1, fit(to, CARD));
  const grown = flight.grow ? [{ transform: at(between(from, to), CARD, 1.6), offset: 0.45 }] : [];
  const motion = node.animate(
    [
      { transform: at(from, CARD, Math.min(1, fit(from, CARD))), opacity: 0.3 },
      { opacity: 1, offset: 0.12 },
      ...grown,
      { transform: at(to, CARD, end), opacity: 1 },
    ],
    { duration: ms, easing: flight.grow ? BOTH : OUT, fill: "both" },
  );
  return [{ node, motions: [motion] }];
}

/** A third of the way from one box to another. */
const between = (one: Box, two: Box): Box => ({
  x: one.x + (two.x - one.x) / 3,
  y: one.y + (two.y - one.y) / 3,
  width: one.width,
  height: one.height,
});

function rise(icon: string, ms: number): Thing[] {
  const board = boxOf("#main");
  if (board === null) {
    return [];
  }
  const scale = Math.min(1, (board.height - 24) / LARGE.height, (board.width - 24) / LARGE.width);
  const node = put(symbol(icon, "ic"), LARGE, "flyer card large");
  const there = at(board, LARGE, scale);
  const motion = node.animate(
    [
      { transform: `${there} scaleX(0)`, opacity: 1 },
      { transform: there, opacity: 1 },
    ],
    { duration: Math.min(ms, 420), easing: BOTH, fill: "both" },
  );
  return [{ node, motions: [motion], stays: true }];
}

/** Half of a turn in place: away (the old face goes) or back (the new one comes). */
export function turn(flights: readonly Flight[], ms: number, away: boolean): Thing[] {
  const pieces = flights.flatMap((one) => (one.kind === "turn" ? (found(one.piece) ?? []) : []));
  const things = pieces.map((piece): Thing => {
    const style = (piece as SVGElement).style;
    style.transformBox = "fill-box";
    style.transformOrigin = "center";
    const flat = { transform: "scaleX(0)" };
    const plain = { transform: "none" };
    const motion = piece.animate(away ? [plain, flat] : [flat, plain], {
      duration: ms,
      easing: BOTH,
      fill: "both",
    });
    return { node: null, motions: [motion] };
  });
  things.forEach((thing) => flying.add(thing));
  return things;
}

/** Change the board and let its pieces slide to where they lie then: for steps back and for what is taken back. */
export function slid(change: () => void, ms: number, within = "#main"): void {
  const before = new Map([...pieces(within)].map(([name, one]) => [name, one.getBoundingClientRect()]));
  change();
  const moved: { piece: Element; by: string }[] = [];
  for (const [name, piece] of pieces(within)) {
    const from = before.get(name);
    const by = from && way(piece, from);
    if (by) {
      moved.push({ piece, by });
    }
  }
  for (const { piece, by } of moved.slice(0, 12)) {
    piece.animate([{ transform: by }, { transform: "none" }], { duration: ms, easing: OUT });
  }
}

function pieces(within: string): Map<string, Element> {
  const all = new Map<string, Element>();
  for (const piece of document.querySelectorAll(`${within} [data-piece]`)) {
    all.set(piece.getAttribute("data-piece") ?? "", piece);
  }
  return all;
}

/** How far a piece is from where it was, in its own measure; empty if it has not moved. */
function way(piece: Element, from: Box): string {
  const to = piece.getBoundingClientRect();
  const [x, y] = middle(from);
  const [toX, toY] = middle(to);
  if (to.width === 0 || from.width === 0 || Math.hypot(x - toX, y - toY) < 3) {
    return "";
  }
  const svg = piece instanceof SVGElement ? piece.ownerSVGElement : null;
  const scale = svg?.getScreenCTM()?.a ?? 1;
  return `translate(${(x - toX) / scale}px, ${(y - toY) / scale}px)`;
}
