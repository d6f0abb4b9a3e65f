/** The law every fold keeps, over golden games: for the unit tests. */
import { expect, it } from "vitest";
import type { Event } from "../wire";
import type { Fold } from "./plan";
import { aboutOf, differences, frozen, playsOf, type Told } from "./plays";

/** Fields of a view by their path, with the reason why no event tells them. */
type Untold = Partial<Record<string, string>>;

const belongs = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

/** The fields where the events of an update do not lead to the view after. */
function missed<View>(told: Told<View>, fold: (view: View, event: Event) => View): string[] {
  const drawn = told.events.reduce((view, event) => frozen(fold(view, event)), told.before);
  return differences(drawn, told.after);
}

/**
 * For every seat and a watcher the events of an update lead from the view before to the view after, but for
 * the untold fields; each of those is needed in some golden game. `mayMiss` narrows when.
 */
export function foldsToTheViewAfter<View>(
  game: string,
  fold: Fold<View, never>,
  untold: Untold,
  mayMiss: (field: string, told: Told<View>) => boolean = () => true,
): void {
  it("leads to the view after, for every reader of golden games", { timeout: 600_000 }, async () => {
    const fields = Object.keys(untold);
    const needed = new Set<string>();
    for await (const { file, figures, readers } of playsOf<View>(game)) {
      for (const [index, told] of readers.flatMap((reader) => [...reader.entries()])) {
        const wrong = missed(told, (view, event) => fold(view, event, figures as never)).filter((path) => {
          const field = fields
            .filter((one) => belongs(path, one))
            .sort((one, two) => two.length - one.length)[0];
          needed.add(field ?? "");
          return field === undefined || !mayMiss(field, told);
        });
        if (wrong.length > 0) {
          const kinds = told.events.map((event) => event.kind).join(" ");
          expect.fail(`${file}, action ${index + 1}, seat ${told.seat}: ${wrong.join(", ")} after ${kinds}`);
        }
      }
    }
    const { all } = aboutOf(game);
    expect(all ? fields.filter((field) => !needed.has(field)) : []).toEqual([]);
  });
}
