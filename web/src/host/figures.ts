/** Figures of the host's room: sizes, times, lines of a chart. All pure. */
import type { HostProcess, HostRoom } from "../wire";

const HOUR = 3600;
export const PROMISED = 100; // milliseconds, of the slowest of a hundred moves

/** A size in the unit that suits it: 312 MB. */
export function size(bytes: number, language: string): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
  let power = 0;
  let value = bytes;
  while (value >= 1000 && power < units.length - 1) {
    value /= 1000;
    power += 1;
  }
  const unit = units[power] ?? "byte";
  const digits = value < 10 && power > 0 ? 1 : 0;
  const format = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(language, format).format(value);
}

/** How long ago, or for how long: 11 days. */
export function span(seconds: number, language: string): string {
  const [value, unit] =
    seconds >= 24 * HOUR
      ? ([seconds / (24 * HOUR), "day"] as const)
      : seconds >= HOUR
        ? ([seconds / HOUR, "hour"] as const)
        : ([seconds / 60, "minute"] as const);
  const format = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, format).format(Math.max(0, Math.floor(value)));
}

/** A day and a time, short. */
export function moment(at: number, now: number, language: string): string {
  const date = new Date(at * 1000);
  return now - at < 20 * HOUR
    ? date.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" })
    : date.toLocaleDateString(language, { day: "numeric", month: "short" });
}

/** The path of a line through some values over a box of 240 x 52; `most` is the value at its top. */
export function line(values: readonly number[], most: number): string {
  const step = 236 / Math.max(1, values.length - 1);
  return values
    .map((value, place) => {
      const high = most > 0 ? Math.min(1, value / most) : 0;
      return `${place === 0 ? "M" : "L"}${(2 + place * step).toFixed(1)} ${(48 - 44 * high).toFixed(1)}`;
    })
    .join("");
}

/** The slowest of all processes; null if nobody has moved of late. */
export function slowest(processes: readonly HostProcess[]): number | null {
  const found = processes.map((one) => one.slowest).filter((value) => value !== null);
  return found.length > 0 ? Math.max(...found) : null;
}

/** What a host should know first: nothing, or the one thing that is wrong. */
export function trouble(room: HostRoom): "" | "storing" | "slow" | "incidents" {
  if (!room.storing) {
    return "storing";
  }
  if ((slowest(room.processes) ?? 0) > PROMISED) {
    return "slow";
  }
  return room.incidents.some((one) => room.now - one.at < HOUR) ? "incidents" : "";
}
