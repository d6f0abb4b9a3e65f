/** A table in one click: me and bots, or me and Pages with the teacher beside me. */
import { api } from "../api";
import { learning } from "../learn/api";
import { usualBot } from "../lobby/levels";
import { route } from "../route.svelte";
import { settings } from "../settings.svelte";
import type { GameInfo, SeatPlan } from "../wire";

const MOST = 4; // seats of a table made in one click

export async function sitDown(info: GameInfo): Promise<void> {
  const seats = Math.min(Math.max(...info.players), MOST);
  const plan: SeatPlan[] = [{ kind: "mine", name: settings.name }];
  while (plan.length < seats) {
    plan.push({ kind: "bot", level: usualBot(info) });
  }
  const made = await api.open({ game: info.game, seats: plan, language: settings.language });
  route.go(`/table/${made.table.table}`);
}

/** The table the teacher wants for a first game; from the end of the last lesson, where a game can go on. */
export async function sitDownWithTeacher(game: string, fromLesson = false): Promise<void> {
  const wish = { language: settings.language, from_lesson: fromLesson };
  const { table } = (await learning.firstGame(game, wish)).table;
  settings.setTaught(table, true);
  route.go(`/table/${table}`);
}
