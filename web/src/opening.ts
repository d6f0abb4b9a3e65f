/**
 * Opening a screen: what it will need from the server is asked for as soon as the address is known, beside its
 * scripts and words, and not after them.
 */
import { api, Refusal } from "./api";
import { tableDoor, type Door } from "./door";
import { loadRoom, type Room } from "./games/room";
import { coreWords, gameWords, pageWords } from "./language.svelte";
import type { Place } from "./route.svelte";
import { settings } from "./settings.svelte";
import { loadSheet } from "./sprites";
import type { GameInfo, TableInfo } from "./wire";

export type Opening = { info: Promise<TableInfo>; room: Promise<Room>; figures: Promise<unknown> };

let games: Promise<GameInfo[]> | null = null;
const tables = new Map<string, Opening>();

/** The address is known: begin. */
export function begin(place: Place): void {
  void Promise.all([coreWords(settings.language), pageWords(settings.language)]);
  if (place.at === "lobby") {
    games = quiet(api.games());
  } else if (place.at === "table") {
    const door = tableDoor(place.table);
    tables.set(door.path, opened(door));
    // the first number a browser writes in a language costs a phone 60 ms: made ready while words are on their way
    setTimeout(() => new Intl.NumberFormat(settings.language));
  }
}

/** The games there are; asked for once ahead, then each time. */
export function takeGames(): Promise<GameInfo[]> {
  const found = games ?? api.games();
  games = null;
  return found;
}

/** What the room behind a door needs. */
export function takeTable(door: Door): Opening {
  const found = tables.get(door.path) ?? opened(door);
  tables.delete(door.path);
  return found;
}

function opened(door: Door): Opening {
  const info = quiet(known(door.info));
  const room = quiet(info.then(({ game }) => furnished(game)));
  return { info, room, figures: quiet(info.then(() => known(door.components))) };
}

/** A room; its drawings and words are on their way. */
async function furnished(game: string): Promise<Room> {
  void gameWords(game, settings.language).catch(() => undefined);
  const room = await loadRoom(game);
  room.sheets.forEach((sheet) => void loadSheet(sheet));
  return room;
}

/** A call; a browser that comes for the first time gets its session before. */
async function known<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.code !== "no-session") {
      throw error;
    }
    await api.me();
    return ask();
  }
}

/** Who takes it hears of its failure; until then nobody needs to. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
