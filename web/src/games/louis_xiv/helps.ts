/** Helps: who would win each board now, counted from the markers everybody sees. The server decides. */
import type { Table } from "../../table.svelte";
import { figuresOf, missionOf, player, viewOf, type BoardView, type Mission } from "./figures";

export type Standing = { seats: number[]; text: string };

const FICTIVE = -1;

/** The seats (or the fictive player) with markers, most first. */
function ranked(board: BoardView): { seat: number; count: number }[] {
  return [...board.markers.map((count, seat) => ({ seat, count })), { seat: FICTIVE, count: board.fictive }]
    .filter((one) => one.count > 0)
    .sort((one, two) => two.count - one.count);
}

export function standing(table: Table, board: BoardView): Standing {
  const { words, names } = table;
  const all = ranked(board);
  const top = all[0];
  if (top === undefined) {
    return { seats: [], text: words.t("page-no-markers") };
  }
  if (board.condition === "markers" && !board.king) {
    const seats = all.filter((one) => one.count >= board.needed && one.seat >= 0).map((one) => one.seat);
    return { seats, text: seats.length ? words.list(seats.map((seat) => names[seat] ?? "")) : words.t("page-needed", { count: board.needed }) };
  }
  const firsts = all.filter((one) => one.count === top.count);
  if (firsts.length > 1 && !board.king) {
    return { seats: [], text: words.t(board.condition === "money" ? "page-tie-bribes" : "page-tie-nobody") };
  }
  const seats = firsts.map((one) => one.seat).filter((seat) => seat >= 0);
  const who = seats.length ? words.list(seats.map((seat) => names[seat] ?? "")) : words.t("label-fictive");
  if (board.king) {
    const seconds = all.filter((one) => one.count < top.count);
    const second = firsts.length === 1 && seconds.filter((one) => one.count === seconds[0]?.count).length === 1 ? seconds[0] : undefined;
    const crown = firsts.length === 1 ? words.t("page-with-crown", { who }) : who;
    return { seats, text: second && second.seat >= 0 ? words.t("page-and-second", { who: crown, name: names[second.seat] ?? "" }) : crown };
  }
  return { seats, text: board.condition === "money" ? words.t("page-free", { who }) : who };
}

/** Whether a laid mission works in the present phase. */
export function usable(table: Table, mission: Mission): boolean {
  const view = viewOf(table);
  const phase = figuresOf(table).benefit.find((one) => one.id === mission.benefit)?.phase ?? "";
  return phase.startsWith(view.phase) && !(player(table, table.me)?.used.includes(mission.id) ?? false);
}

/** The chips a mission in hand still lacks; crowns stand for any. */
export function lacking(table: Table, mission: Mission): string[] {
  const mine = { ...(player(table, table.me)?.tiles ?? {}) };
  const lack: string[] = [];
  for (const tile of [...mission.cost].sort((one, two) => Number(one === "any") - Number(two === "any"))) {
    const own = tile === "any" ? Object.keys(mine).find((kind) => kind !== "crown" && (mine[kind] ?? 0) > 0) : tile;
    const used = own && (mine[own] ?? 0) > 0 ? own : (mine["crown"] ?? 0) > 0 ? "crown" : "";
    if (used) {
      mine[used] = (mine[used] ?? 0) - 1;
    } else {
      lack.push(tile);
    }
  }
  return lack;
}

export function missions(table: Table): { mission: Mission; laid: boolean }[] {
  const laid = player(table, table.me)?.laid ?? [];
  return [...laid.map((id) => ({ id, laid: true })), ...viewOf(table).my_missions.map((id) => ({ id, laid: false }))]
    .map((one) => ({ mission: missionOf(table, one.id), laid: one.laid }))
    .filter((one): one is { mission: Mission; laid: boolean } => one.mission !== undefined);
}
