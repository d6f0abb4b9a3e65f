/**
 * Motion that explains: pieces slide from where they were; new ones come from their owner. A tap skips the
 * rest.
 */
import type { Flight } from "./course";

export type Spots = Map<string, DOMRect>;

const SLIDE = 320;
const FLIGHT = 760;
const FLYER = 28;
const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const running = new Set<Animation>();

/** Where every piece with a name is now. Hidden compositions (the phone's on a desktop) have no size. */
export function spots(root: ParentNode = document): Spots {
  const found: Spots = new Map();
  for (const piece of root.querySelectorAll<Element>("[data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (box.width > 0) {
      found.set(piece.getAttribute("data-piece") ?? "", box);
    }
  }
  return found;
}

function home(owner: string | null): DOMRect | undefined {
  if (owner === null) {
    return undefined;
  }
  for (const place of document.querySelectorAll(`[data-home="${CSS.escape(owner)}"]`)) {
    const box = place.getBoundingClientRect();
    if (box.width > 0) {
      return box;
    }
  }
  return undefined;
}

/** Let every piece that has moved since `before` travel; the time it takes in milliseconds. */
export function slide(before: Spots, root: ParentNode = document): number {
  let moved = 0;
  for (const piece of root.querySelectorAll<Element>("[data-piece]")) {
    const to = piece.getBoundingClientRect();
    if (to.width === 0) {
      continue;
    }
    const from = before.get(piece.getAttribute("data-piece") ?? "") ?? home(piece.getAttribute("data-owner"));
    if (from !== undefined && travel(piece, from, to, Math.min(moved, 5) * 60)) {
      moved += 1;
    }
  }
  return moved === 0 ? 0 : SLIDE + Math.min(moved - 1, 5) * 60;
}

function travel(piece: Element, from: DOMRect, to: DOMRect, delay: number): boolean {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.hypot(x, y) < 3) {
    return false;
  }
  const svg = piece instanceof SVGElement && piece.ownerSVGElement ? piece.ownerSVGElement : null;
  const scale = svg ? (svg.getScreenCTM()?.a ?? 1) : 1;
  const start = { transform: `translate(${x / scale}px, ${y / scale}px)`, offset: 0 };
  const motion = piece.animate([start, { transform: "none" }], {
    duration: SLIDE,
    delay,
    easing: EASE,
    fill: "backwards",
  });
  running.add(motion);
  motion.onfinish = motion.oncancel = () => running.delete(motion);
  return true;
}

/** Let a drawing travel between a place (or the middle of the board) and the panel of a seat. */
export function fly(flight: Flight, place: Element | null, delay: number): void {
  const board =
    (flight.from ? document.querySelector(`#main ${flight.from}`) : null) ??
    place ??
    document.getElementById("main");
  const panel = home(String(flight.seat));
  const there = board?.getBoundingClientRect();
  if (panel === undefined || there === undefined) {
    return;
  }
  const [from, to] = flight.goes ? [panel, there] : [there, panel];
  const spot = (box: DOMRect): string =>
    `translate(${box.x + box.width / 2 - FLYER / 2}px, ${box.y + Math.min(box.height / 2, 40) - FLYER / 2}px)`;
  const thing = document.createElementNS(SVG, "svg");
  const drawing = document.createElementNS(SVG, "use");
  drawing.setAttribute("href", `#${flight.icon}`);
  thing.append(drawing);
  thing.setAttribute("class", "flyer");
  thing.setAttribute("viewBox", "0 0 32 32");
  thing.setAttribute("aria-hidden", "true");
  document.body.append(thing);
  const motion = thing.animate(
    [
      { transform: spot(from), opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.85 },
      { transform: spot(to), opacity: 0 },
    ],
    { duration: FLIGHT, delay, easing: EASE, fill: "both" },
  );
  running.add(motion);
  motion.onfinish = motion.oncancel = () => {
    running.delete(motion);
    thing.remove();
  };
}

export function skip(): void {
  for (const motion of running) {
    motion.finish();
  }
}
