/**
 * What makes a drawn thing an option: a button with a sentence, reachable by keyboard, lit while it is legal.
 */
import type { Table } from "../table.svelte";
import type { Option } from "../wire";

/** The names of the actions that are legal. */
export function actionsOf(options: readonly Option[]): ReadonlySet<string> {
  return new Set(options.map((option) => option.action));
}

export function lit(table: Table, action: string, label: string): Record<string, unknown> {
  if (!table.actions.has(action)) {
    return {};
  }
  return {
    role: "button",
    tabindex: 0,
    "aria-label": label,
    "aria-pressed": table.chosen === action,
    "data-option": action,
    onclick: (event: Event) => {
      event.stopPropagation();
      table.pick(action);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        table.pick(action);
      }
    },
  };
}

/** The sentence of an option. */
export function sentence(table: Table, action: string): string {
  const option = table.options.find((one) => one.action === action);
  return option ? table.words.say(option.words, table.names) : "";
}

/** What an option would mean as things stand, as the server says it. */
export function facts(table: Table, action: string): string {
  const found = table.options.find((one) => one.action === action)?.outlook ?? [];
  return found.map((fact) => table.words.say(fact, table.names)).join(" ");
}

/** Arrow keys go through the lit options in the order of the page. */
export function stepOption(forward: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-option]")].filter(
    (one) => one.getBoundingClientRect().width > 0,
  );
  if (all.length === 0) {
    return;
  }
  const now = all.indexOf(document.activeElement as HTMLElement);
  const next =
    now === -1 ? (forward ? 0 : all.length - 1) : (now + (forward ? 1 : all.length - 1)) % all.length;
  all[next]?.focus();
}
