/** A card that is lifted to be read: by hovering, by the focus of the keyboard, or by a long press. */
import type { Table } from "../table.svelte";

const HOVER = 350;
const PRESS = 450;
const LEAVE = 140; // long enough to reach the button of the lifted card
const STRAY = 10; // pixels a resting finger may wander

/**
 * A link in a sentence is lifted by a click, too: it does nothing else. A drawn thing that is no option is
 * called by its name.
 */
export type Liftable = { table: Table; key: string; action?: string; link?: boolean; name?: string };
export type Lifted = Liftable & {
  node: Element;
  /** Over a scrim at the lower edge, as a long press opens it; else beside its place. */
  over: boolean;
};

class Lifting {
  card = $state.raw<Lifted | null>(null);
  private timer = 0;

  after(milliseconds: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(act, milliseconds);
  }

  /** Whatever was about to happen does not. */
  calm(): void {
    clearTimeout(this.timer);
  }

  up(card: Lifted): void {
    this.calm();
    this.card = card;
  }

  drop(): void {
    this.calm();
    this.card = null;
  }

  /** To the neighbour of the lifted card, round about. */
  step(by: 1 | -1): void {
    const now = this.card;
    const next = now && neighbour(now.node, by);
    const found = next && liftables.get(next);
    if (now && next && found) {
      this.up({ ...found, node: next, over: now.over });
    }
  }
}

export const lifting = new Lifting();

/** Where the mouse was last seen: what comes to lie under a mouse that rests is not pointed at. */
let mouse: { x: number; y: number } | null = null;

function follow(event: PointerEvent): void {
  mouse = { x: event.clientX, y: event.clientY };
}

const rests = (event: PointerEvent): boolean =>
  !mouse || (event.clientX === mouse.x && event.clientY === mouse.y);

const liftables = new WeakMap<Element, Liftable>();

const groupOf = (node: Element): Element | null => node.closest("[data-cards]");

/** The things of a group; what lies in a group inside it is not among them. */
const thingsOf = (group: Element): Element[] =>
  [...group.querySelectorAll("[data-lift]")].filter((one) => (groupOf(one) ?? document.body) === group);

/** The next thing of the same row, hand or board. */
export function neighbour(node: Element, by: 1 | -1): Element | null {
  return beside(node, thingsOf(groupOf(node) ?? document.body), by);
}

function beside(node: Element, things: readonly Element[], by: 1 | -1): Element | null {
  const all = things.filter((one) => one.getBoundingClientRect().width > 0);
  return all.length ? (all.at((all.indexOf(node) + by) % all.length) ?? null) : null;
}

const isOption = (node: Element): boolean =>
  node.matches("[data-option]") || !!node.querySelector("[data-option]");

const isDrawn = (node: Element): boolean => node instanceof SVGElement;

/** Each group is one stop of the keyboard: the thing last looked at, else the first; options are stops of their own. */
const stops = new WeakMap<Element, Element>();
let unsettled: Element[] = [];

/** Once for all that changes together, when the page has been drawn. */
function settle(group: Element | null): void {
  if (group !== null && !unsettled.includes(group) && unsettled.push(group) === 1) {
    queueMicrotask(() => {
      const groups = unsettled;
      unsettled = [];
      groups.forEach(settled);
    });
  }
}

function settled(group: Element): void {
  const things = thingsOf(group);
  const lying = things.filter((one) => !isOption(one));
  const last = stops.get(group);
  const stop = last && lying.includes(last) ? last : lying[0];
  for (const one of things) {
    const lies = lying.includes(one);
    if (isDrawn(one)) {
      drawnAs(one, lies);
    }
    if (lies) {
      one.setAttribute("tabindex", one === stop ? "0" : "-1");
    } else {
      one.removeAttribute("tabindex");
    }
  }
}

function drawnAs(one: Element, lies: boolean): void {
  const name = liftables.get(one)?.name ?? "";
  if (lies) {
    one.setAttribute("role", one.querySelector("[data-lift]") ? "group" : "img");
    one.setAttribute("aria-label", name);
  } else {
    one.removeAttribute("role");
    one.removeAttribute("aria-label");
  }
}

/** Makes a drawn thing liftable. */
export function lift(node: Element, given: () => Liftable): { destroy: () => void } {
  let resting = false; // a finger lies here and has not wandered
  let pressed = false;
  let met = false; // it came under the mouse, not the mouse to it
  let from = { x: 0, y: 0 };
  for (const name of ["pointermove", "pointerdown"] as const) {
    window.addEventListener(name, follow, { capture: true, passive: true }); // once, however often said
  }
  const hover = (): void => lifting.after(lifting.card ? LEAVE : HOVER, () => up(false));
  const up = (over: boolean): void => {
    const found = liftables.get(node);
    if (found?.key) {
      lifting.up({ ...found, node, over });
    }
  };
  const press = (): void => {
    pressed = true;
    up(true);
  };
  const letGo = (): void => {
    resting = false;
    lifting.calm();
  };
  /** In a moment: a thing with the focus may be leaving while the page draws itself anew. */
  const leave = (): void => queueMicrotask(() => lifting.card?.node === node && lifting.drop());
  const own: Record<string, (event: never) => void> = {
    pointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.buttons === 0 && !lifting.card?.over) {
        met = rests(event);
        if (!met) {
          hover();
        }
      }
    },
    pointerleave: (event: PointerEvent) => {
      met = false;
      if (event.pointerType !== "mouse") {
        letGo();
      } else if (!lifting.card?.over) {
        // what a finger has lifted lies over a mouse that rests there, and stays
        const around = node.parentElement?.closest("[data-lift]") ?? null;
        const outer = around?.contains(event.relatedTarget as Node) ? liftables.get(around) : undefined;
        lifting.after(LEAVE, () =>
          outer && around ? lifting.up({ ...outer, node: around, over: false }) : lifting.drop(),
        );
      }
    },
    pointerdown: (event: PointerEvent) => {
      pressed = false;
      resting = event.pointerType !== "mouse";
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") {
        lifting.drop();
      } else {
        lifting.after(PRESS, press);
      }
    },
    pointermove: (event: PointerEvent) => {
      if (met && event.buttons === 0 && (event.movementX || event.movementY)) {
        met = false;
        hover();
      }
      if (
        event.pointerType !== "mouse" &&
        Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY
      ) {
        letGo();
      }
    },
    pointerup: (event: PointerEvent) => {
      resting = false;
      if (event.pointerType !== "mouse" && !pressed) {
        lifting.calm();
      }
    },
    pointercancel: letGo,
    contextmenu: (event: Event) => {
      if (resting && !pressed) {
        press(); // the browser has counted faster than we, and takes the finger away with its menu
      }
      if (pressed) {
        event.preventDefault();
      }
    },
    click: (event: MouseEvent) => {
      const touched =
        event instanceof PointerEvent && event.pointerType !== "mouse" && event.pointerType !== "";
      if (pressed) {
        event.stopPropagation();
        event.preventDefault();
        pressed = false;
      } else if (touched && !isOption(node)) {
        event.stopPropagation();
        up(true);
      } else if (liftables.get(node)?.link) {
        event.stopPropagation();
        event.preventDefault();
        up(false);
      }
    },
    focusin: (event: FocusEvent) => {
      const group = groupOf(node);
      if (group) {
        stops.set(group, node);
        settle(group);
      }
      if ((event.target as Element).matches(":focus-visible")) {
        up(false);
      }
    },
    focusout: () => {
      if (!lifting.card?.over) {
        leave();
      }
    },
    keydown: (event: KeyboardEvent) => {
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
      const early = (liftables.get(node)?.table.early.size ?? 0) > 0; // then keys go to what can be chosen
      if (early || isOption(node)) {
        return;
      }
      const lying = thingsOf(groupOf(node) ?? document.body).filter((one) => !isOption(one));
      const next = by && beside(node, lying, by);
      if (next) {
        event.preventDefault();
        event.stopPropagation();
        (next as HTMLElement | SVGElement).focus();
      } else if (isDrawn(node) && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        event.stopPropagation();
        up(true);
      }
    },
  };
  $effect(() => {
    const next = given();
    liftables.set(node, next);
    if (next.key) {
      node.setAttribute("data-lift", next.key);
    } else {
      node.removeAttribute("data-lift");
    }
    void next.table.actions; // what is an option is no stop of the group
    settle(groupOf(node));
  });
  for (const [name, act] of Object.entries(own)) {
    const hear = (event: Event): void => {
      if ((event.target as Element).closest("[data-lift]") === node) {
        (act as (event: Event) => void)(event); // what lies in it is lifted by itself
      }
    };
    node.addEventListener(name, hear, { capture: name === "click" });
  }
  return {
    destroy: (): void => {
      leave();
      settle(groupOf(node));
    },
  };
}
