/** Where a page gets a table from: a table one has a part in, or a finished game behind a shared link. */
import { api } from "./api";
import type { Figures, Scene, SharedGame, Step, TableInfo, Whole } from "./wire";

export type Door = {
  /** The address of the page. */
  path: string;
  /** A finished game that anybody may look at: no socket, no chat, nothing to answer. */
  shared: boolean;
  info: () => Promise<TableInfo>;
  components: () => Promise<unknown>;
  figures: () => Promise<Figures>;
  log: (seat: number) => Promise<Step[]>;
  scenes: (seq: number, seat: number, most: number) => Promise<Scene[]>;
  /** The last moment of a game that is over. */
  last: () => Promise<Whole | null>;
};

export function tableDoor(id: string): Door {
  return {
    path: `/table/${id}`,
    shared: false,
    info: () => api.table(id),
    components: () => api.components(id),
    figures: () => api.figures(id),
    log: (seat) => api.log(id, seat),
    scenes: (seq, seat, most) => api.scenes(id, seq, seat, most),
    last: () => Promise.resolve(null),
  };
}

export function sharedDoor(token: string): Door {
  let game: SharedGame | null = null;
  return {
    path: `/shared/${token}`,
    shared: true,
    async info() {
      game = await api.shared(token);
      return infoOf(game);
    },
    components: () => api.sharedComponents(token),
    figures: () => api.sharedFigures(token),
    log: (seat) => api.sharedLog(token, seat),
    scenes: (seq, seat, most) => api.sharedScenes(token, seq, seat, most),
    async last() {
      const [scene] = await api.sharedScenes(token, game?.last ?? 0, -1, 1);
      return scene ? wholeOf(scene) : null;
    },
  };
}

/** A shared game as a table at which nobody is. */
function infoOf(game: SharedGame): TableInfo {
  return {
    table: "",
    game: game.game,
    rules: game.rules,
    players: game.players,
    switches: game.switches,
    edition: game.edition,
    practice: game.practice,
    branch_of: "",
    branch_ply: 0,
    commitment: game.commitment,
    created: game.created,
    host: false,
    solo: false,
    hot_seat: false,
    watchers: 0,
    seats: game.seats,
    kept: false,
    guests_sit: false,
    rematch: "",
    shared: true,
  };
}

export function wholeOf(scene: Scene): Whole {
  const { seq, look, sources, end, step } = scene;
  return { type: "whole", seq, ply: step.ply, asked_seat: -1, looks: [look], sources, end };
}
