/** Small changes of lists and records that leave the old ones as they are; what does not change is shared. */

/** A list with one entry changed. */
export const at = <T>(list: readonly T[], index: number, change: (one: T) => T): T[] =>
  list.map((one, place) => (place === index ? change(one) : one));

/** A record with one of its numbers changed by so much. */
export const plus = (
  counts: { [key: string]: number },
  key: string,
  count: number,
): { [key: string]: number } => ({
  ...counts,
  [key]: (counts[key] ?? 0) + count,
});

/** A list without the first entry that is equal to a value, or fits. */
export function without<T>(list: readonly T[], fits: (one: T) => boolean): T[] {
  const index = list.findIndex(fits);
  return list.filter((_, place) => place !== index);
}

/** A list with one more entry, in the order of a longer list that names all. */
export const sorted = <T>(list: readonly T[], more: T, order: readonly T[]): T[] =>
  [...list, more].sort((one, two) => order.indexOf(one) - order.indexOf(two));

/** The same for a record that names only what is there, in the order of all ids. */
export function tallied(
  counts: { [key: string]: number },
  key: string,
  count: number,
  order: readonly string[],
): { [key: string]: number } {
  const all = plus(counts, key, count);
  return Object.fromEntries(order.filter((id) => all[id]).map((id) => [id, all[id]!]));
}
