/**
 * Two fingers make the board larger, one moves it then; two taps show it whole again. A mouse changes
 * nothing.
 */
const LARGEST = 3.5;
const MOVED = 8; // pixels: less is a tap
const TWICE = 300; // milliseconds between two taps

type Point = { x: number; y: number };

export function pinch(node: HTMLElement): { destroy: () => void } {
  const fingers = new Map<number, Point>();
  let scale = 1;
  let x = 0;
  let y = 0;
  let way = 0;
  let tapped = 0;

  function show(): void {
    if (scale === 1) {
      x = y = 0; // nothing is measured: the board may not be laid out yet
    } else {
      const { clientWidth: width, clientHeight: height } = node;
      x = Math.min(0, Math.max(x, width * (1 - scale)));
      y = Math.min(0, Math.max(y, height * (1 - scale)));
    }
    node.style.transformOrigin = "0 0";
    node.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    node.style.touchAction = scale === 1 ? "pan-y" : "none";
  }

  /** The middle of the fingers and how far they are apart. */
  function hold(): Point & { wide: number } {
    const [one = { x: 0, y: 0 }, two = one] = [...fingers.values()];
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, wide: Math.hypot(one.x - two.x, one.y - two.y) };
  }

  function down(event: PointerEvent): void {
    if (event.pointerType !== "touch") {
      return;
    }
    if (fingers.size === 0) {
      way = 0;
    }
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function move(event: PointerEvent): void {
    if (!fingers.has(event.pointerId)) {
      return;
    }
    const before = hold();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = hold();
    way += Math.hypot(after.x - before.x, after.y - before.y) + Math.abs(after.wide - before.wide);
    if (fingers.size === 1 && (scale === 1 || way < MOVED)) {
      return;
    }
    const home = node.parentElement?.getBoundingClientRect();
    const factor = fingers.size > 1 && before.wide > 0 ? after.wide / before.wide : 1;
    const next = Math.min(LARGEST, Math.max(1, scale * factor));
    const [left, top] = [(home?.left ?? 0) + x, (home?.top ?? 0) + y];
    x += after.x - before.x - (before.x - left) * (next / scale - 1);
    y += after.y - before.y - (before.y - top) * (next / scale - 1);
    scale = next < 1.02 ? 1 : next;
    show();
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || way >= MOVED || scale === 1) {
      return;
    }
    if (event.target instanceof Element && event.target.closest("[data-option]")) {
      return; // two taps on an option choose and confirm it
    }
    if (event.timeStamp - tapped < TWICE) {
      scale = 1;
      show();
    }
    tapped = event.timeStamp;
  }

  /** Fingers that have moved the board have not chosen anything. */
  function click(event: MouseEvent): void {
    if (way >= MOVED) {
      event.stopPropagation();
      event.preventDefault();
      way = 0;
    }
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, true);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  show();
  return {
    destroy: () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    },
  };
}
