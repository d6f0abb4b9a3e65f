/** Helps: what the position means, counted from what everybody sees. The server decides; this only points. */
import type { Table } from "../../table.svelte";
import type { BastilleLocationView, BastillePlayerView } from "../../wire";
import type { Message } from "../../words";
import { character, figuresOf, player, viewOf, type Mission } from "./figures";

export type Placed = { seat: number; value: number };

/** The tiles in the order of evaluation, with one more if it were placed now. */
export function order(location: BastilleLocationView, extra: Placed | null = null): Placed[] {
  const tiles = [...location.tiles].sort((one, two) => one.rank - two.rank);
  if (extra === null) {
    return tiles;
  }
  const before = tiles.filter((tile) => tile.value >= extra.value);
  return [...before, extra, ...tiles.slice(before.length)];
}

/** The rank of the tile that is evaluated next: those before it have left. */
export function firstRank(location: BastilleLocationView): number {
  return location.tiles.length ? Math.min(...location.tiles.map((tile) => tile.rank)) : 1;
}

export function rankOf(location: BastilleLocationView, value: number): number {
  return 1 + location.tiles.filter((tile) => tile.value >= value).length;
}

/** Who would get the flag bonuses now; of equals the one nearest to the start player. */
export function flagOrder(table: Table): { seat: number; flags: number }[] {
  const view = viewOf(table);
  const count = view.players.length;
  const distance = (seat: number): number => (seat - view.start_player + count) % count;
  return view.players
    .filter((one) => one.flags > 0 || view.zero_majority)
    .map((one) => ({ seat: one.seat, flags: one.flags }))
    .sort((one, two) => two.flags - one.flags || distance(one.seat) - distance(two.seat))
    .slice(0, 2);
}

/** How many of each weapon are needed and owned; a torch stands for any. */
export function balance(table: Table, seat: number): { lines: { weapon: string; need: number; have: number }[]; monks: number; torches: number; missing: number } {
  const one = player(table, seat);
  const need: Record<string, number> = { pitchfork: 0, rifle: 0, rapier: 0 };
  let monks = 0;
  for (const id of one?.cards ?? []) {
    const card = character(table, id);
    const group = card?.group === "monk" ? one?.monks[id] : card?.group;
    const weapon = group ? figuresOf(table).group_weapon[group] : undefined;
    if (card?.armed) {
      continue;
    }
    if (weapon) {
      need[weapon] = (need[weapon] ?? 0) + 1;
    } else {
      monks += 1;
    }
  }
  const lines = Object.keys(need).map((weapon) => ({ weapon, need: need[weapon] ?? 0, have: one?.weapons[weapon] ?? 0 }));
  const torches = one?.torches ?? 0;
  const short = lines.reduce((sum, line) => sum + Math.max(0, line.need - line.have), 0);
  const spare = lines.reduce((sum, line) => sum + Math.max(0, line.have - line.need), 0);
  return { lines, monks, torches, missing: Math.max(0, short + Math.max(0, monks - spare) - torches) };
}

export function odds(table: Table): { seat: number; count: number; share: number }[] {
  const bag = viewOf(table).bag;
  const all = bag.reduce((sum, count) => sum + count, 0);
  return bag
    .map((count, seat) => ({ seat, count, share: all === 0 ? 0 : Math.round((100 * count) / all) }))
    .filter((one) => one.count > 0)
    .sort((one, two) => two.count - one.count);
}

export type Progress = { id: string; title: string; text: string; points: number; done: boolean; icon: string };

function metric(table: Table, one: BastillePlayerView, name: string): number {
  if (name === "crowns") {
    return one.crowns;
  }
  if (name === "gems") {
    return one.gems;
  }
  if (name === "weapons") {
    const armed = one.cards.filter((id) => character(table, id)?.armed).length;
    return armed + one.torches + Object.values(one.weapons).reduce((sum, count) => sum + count, 0);
  }
  return groupCards(table, one, name).length;
}

function groupCards(table: Table, one: BastillePlayerView, group: string): string[] {
  return one.cards.filter((id) => character(table, id)?.group === group || one.monks[id] === group);
}

export function missionOf(table: Table, id: string): Mission | undefined {
  return figuresOf(table).missions.find((mission) => mission.id === id);
}

/** What a mission asks for, with its figures. */
export function missionAbout(mission: Mission): Message {
  if (mission.eval === "max") {
    return ["mission-max-about", { metric: [`metric-${mission.metric}`, {}], first: mission.first ?? 0, second: mission.second ?? 0 }];
  }
  if (mission.eval === "series") {
    const [low = 0, middle = 0, high = 0] = mission.values ?? [];
    return ["mission-series-about", { group: [`group-${mission.group}`, {}], low, middle, high, points: mission.vp ?? 0 }];
  }
  return ["mission-set-about", { each: mission.each ?? 0, points: mission.vp ?? 0 }];
}

export function progress(table: Table, id: string, seat: number): Progress {
  const mission = missionOf(table, id);
  const one = player(table, seat);
  const title = table.words.t(`mission-${id}`);
  if (!mission || !one) {
    return { id, title, text: "", points: 0, done: false, icon: "b-mission-set" };
  }
  if (mission.eval === "max") {
    const mine = metric(table, one, mission.metric ?? "");
    const others = viewOf(table).players.filter((other) => other.seat !== seat).map((other) => metric(table, other, mission.metric ?? ""));
    const better = new Set(others.filter((count) => count > mine)).size;
    const points = mine === 0 ? 0 : better === 0 ? (mission.first ?? 0) : better === 1 ? (mission.second ?? 0) : 0;
    const text = table.words.t("page-mission-max", { mine, best: Math.max(0, ...others), place: better + 1, rank: table.words.rank(better + 1) });
    return { id, title, text, points: points || (mission.first ?? 0), done: better === 0 && mine > 0, icon: "b-mission-max" };
  }
  if (mission.eval === "series") {
    const costs = groupCards(table, one, mission.group ?? "").map((card) => character(table, card)?.cost);
    const lack = (mission.values ?? []).filter((value) => !costs.includes(value));
    const text = table.words.t("page-mission-series", { lack: lack.join(", "), count: lack.length });
    return { id, title, text, points: mission.vp ?? 0, done: lack.length === 0, icon: "b-mission-series" };
  }
  const least = Math.min(...["peasant", "soldier", "noble"].map((group) => groupCards(table, one, group).length));
  const text = table.words.t("page-mission-set", { least, each: mission.each ?? 0 });
  return { id, title, text, points: mission.vp ?? 0, done: least >= (mission.each ?? 0), icon: "b-mission-set" };
}
