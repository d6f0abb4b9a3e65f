import type { GameInfo } from "../wire";

/** The level a new table proposes: plays sensibly and answers at once. */
export function usualBot(info: GameInfo): string {
  return info.bots.includes("courtier") ? "courtier" : (info.bots.at(-1) ?? "random");
}
