/** Where the cards of a display lie: a view says how many of each there are, the page keeps their places. */

type Counts = Readonly<Record<string, number>>;
/** The card in each place; empty where one is gone. */
export type Places = readonly string[];
/** `fresh` are the places that were filled last. */
type Lying = { counts: Counts; places: Places; fresh: readonly number[] };

/**
 * The places of the cards there are now: who is still there stays, who is gone leaves a gap, new ones fill the
 * first gaps. Of several alike the first one goes: it is the one that is seen to leave.
 */
export function placed(before: Places, counts: Counts, size: number): Places {
  const left = { ...counts };
  const stays = (id: string): boolean => {
    const count = left[id] ?? 0;
    left[id] = count - 1;
    return count > 0;
  };
  const kept = Array.from({ length: size }, (_, place) => before[place] ?? "")
    .reverse()
    .map((id) => (id && stays(id) ? id : ""))
    .reverse();
  const fresh = Object.entries(left).flatMap(([id, count]) =>
    Array.from({ length: Math.max(0, count) }, () => id),
  );
  return kept.map((id) => id || (fresh.shift() ?? ""));
}

const tables = new WeakMap<object, Record<string, Lying>>();

/** The display of this name as it lies on a table now. */
export function lying(table: object, name: string, counts: Counts, size: number): Lying {
  const displays = tables.get(table) ?? {};
  const last = displays[name];
  if (last?.counts === counts && last.places.length === size) {
    return last;
  }
  const before = last?.places ?? [];
  const places = placed(before, counts, size);
  const fresh = [...places.keys()].filter((place) => places[place] && places[place] !== before[place]);
  const now = { counts, places, fresh };
  tables.set(table, { ...displays, [name]: now });
  return now;
}
