/** A table in one click: me and bots, or me and Pages with the teacher beside me. */
import { api } from "../api";
import { usualBot } from "../lobby/levels";
import { route } from "../route.svelte";
import { settings } from "../settings.svelte";
import type { GameInfo, SeatPlan } from "../wire";

const MOST = 4; // seats of a table made in one click
const PAGE = "page"; // the gentlest level that plays sensibly

async function sit(info: GameInfo, level: string, seats: number): Promise<string> {
  const plan: SeatPlan[] = [{ kind: "mine", name: settings.name }];
  while (plan.length < seats) {
    plan.push({ kind: "bot", level });
  }
  const made = await api.open({ game: info.game, seats: plan, language: settings.language });
  return made.table.table;
}

export async function sitDown(info: GameInfo): Promise<void> {
  const seats = Math.min(Math.max(...info.players), MOST);
  route.go(`/table/${await sit(info, usualBot(info), seats)}`);
}

/** The smallest table that is not a duel: fewer others to watch, and the game as it is meant. */
export async function sitDownWithTeacher(info: GameInfo): Promise<void> {
  const seats = info.players.find((count) => count > 2) ?? Math.max(...info.players);
  const level = info.bots.includes(PAGE) ? PAGE : usualBot(info);
  const table = await sit(info, level, seats);
  settings.setTaught(table, true);
  route.go(`/table/${table}`);
}
