/** A puzzle as a table at which I am asked once: the answer goes to the server, the board plays a sample. */
import { api } from "../api";
import type { Door } from "../door";
import { Table } from "../table.svelte";
import type { Moment, Told } from "../stage/stage.svelte";
import type { Figures, PuzzleAnswer, PuzzleScene, Scene, TableInfo, Whole } from "../wire";
import type { Room } from "../games/room";
import { coreWords, pageWords } from "../language.svelte";
import { settings } from "../settings.svelte";
import { Words, type Language } from "../words";
import { calls } from "./calls";
import { puzzleWords } from "./words";

export class Puzzle extends Table {
  readonly shelf: string;
  asking = $state.raw<PuzzleScene | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** Which sample the board shows. */
  showing = $state<"yours" | "better">("yours");
  private busy = $state(false);

  constructor(shelf: string, puzzle: string, theme: string) {
    const asked = (): Promise<PuzzleScene> => calls.asked(shelf, puzzle, theme);
    super(
      "",
      doorOf(asked, (scene) => this.met(scene)),
    );
    this.shelf = shelf;
  }

  override get sending(): boolean {
    return this.busy;
  }

  private met(scene: PuzzleScene): void {
    this.asking = scene;
    this.mine = [scene.look.seat];
  }

  override async speak(language: Language, room: Room | null = this.room): Promise<void> {
    if (this.info === null || room === null) {
      return;
    }
    const sources = await Promise.all([
      coreWords(language),
      api.gameWords(this.info.game, language),
      pageWords(language),
      room.words(language),
      puzzleWords(language),
    ]);
    if (settings.language === language) {
      this.words = new Words(language, sources);
    }
  }

  override confirm(): void {
    if (this.decision !== null && this.actions.has(this.chosen) && !this.busy) {
      void this.submit(this.chosen);
    }
  }

  private async submit(action: string): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      const answer = await calls.answer(this.shelf, this.asking?.puzzle ?? "", action);
      this.answer = answer;
      this.play("yours");
    } catch (error) {
      this.tell(error);
    }
    this.busy = false;
  }

  /** Show one sample on the board, from the question on. */
  play(which: "yours" | "better"): void {
    const scenes = this.answer?.[which] ?? [];
    const last = scenes.at(-1);
    if (last === undefined) {
      return;
    }
    this.showing = which;
    this.scene = last;
    this.stage.perform({ from: this.truth, told: scenes.map(toldBy) });
  }

  /** The question again; it counts no more. */
  async retry(): Promise<void> {
    this.answer = null;
    this.chosen = "";
    await this.replay(null);
  }
}

const momentBy = ({ seq, look, sources, end }: Scene): Moment => ({
  ...{ seq, look, sources, end },
  asked: (look.view as { asked_seat: number }).asked_seat,
});
const toldBy = (scene: Scene): Told => ({
  after: momentBy(scene),
  events: scene.step.events,
  by: scene.step.by,
});

const NO_FIGURES: Figures = { counts: {}, figures: [] };

function doorOf(asked: () => Promise<PuzzleScene>, met: (scene: PuzzleScene) => void): Door {
  let scene: PuzzleScene | null = null;
  return {
    path: location.pathname,
    shared: true,
    async info() {
      scene = await asked();
      met(scene);
      return infoOf(scene);
    },
    components: () => calls.components(scene?.game ?? ""),
    figures: () => Promise.resolve(NO_FIGURES),
    log: () => Promise.resolve([]),
    scenes: () => Promise.resolve([]),
    last: () => Promise.resolve(scene ? wholeOf(scene) : null),
  };
}

function infoOf(scene: PuzzleScene): TableInfo {
  const seats = Array.from({ length: scene.players }, (_, seat) => ({
    ...{ seat, name: "", level: "", stand_in: "", here: true },
    kind: "human",
    mine: seat === scene.look.seat,
  }));
  return {
    table: "",
    game: scene.game,
    rules: 1,
    players: scene.players,
    switches: {},
    edition: false,
    practice: true,
    branch_of: "",
    branch_ply: 0,
    commitment: "",
    created: 0,
    host: false,
    solo: false,
    hot_seat: false,
    watchers: 0,
    seats,
    kept: false,
    guests_sit: false,
    rematch: "",
    shared: true,
  };
}

function wholeOf({ look, sources }: PuzzleScene): Whole {
  return { type: "whole", seq: 0, ply: 0, asked_seat: look.seat, looks: [look], sources, end: null };
}
