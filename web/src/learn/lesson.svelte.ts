/** Following a lesson: the step, what was done in it, the verdict, taking back. It computes no rule. */
import { api, problemIn } from "../api";
import type { LessonScene, Problem } from "../wire";
import { learning } from "./api";
import { PlayedTable, type Shown } from "./played.svelte";

const MISSES = 3; // after so many misses the right thing is shown unasked

export class Lesson {
  readonly game: string;
  readonly id: string;
  scene = $state.raw<LessonScene | null>(null);
  table = $state.raw<PlayedTable | null>(null);
  /** Everything done in this step. */
  line = $state.raw<string[]>([]);
  /** The things pointed at and not yet answered with. */
  pointed = $state.raw<string[]>([]);
  /** What is said beside the step: to a hint, or to something that cannot be chosen here. */
  aside = $state("");
  /** What would be right, for somebody who asked. */
  expected = $state.raw<string[]>([]);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  private begun: LessonScene | null = null;
  private misses = 0;
  private asked = 0;
  /** The board before each step that told something: to be told once more from there. */
  private readonly before: Shown[] = [];

  /** An answer is awaited. */
  open = $derived(
    this.scene !== null && ["act", "point"].includes(this.scene.kind) && this.scene.verdict === "",
  );
  acting = $derived(this.open && this.scene?.kind === "act");
  pointing = $derived(this.open && this.scene?.kind === "point");
  missed = $derived(this.scene?.verdict === "wrong" || this.scene?.verdict === "nearly");

  constructor(game: string, id: string) {
    this.game = game;
    this.id = id;
  }

  async start(you: string): Promise<void> {
    await this.run(async () => {
      await api.me();
      const scene = await learning.lesson(this.game, this.id);
      const names = scene.names.map((name) => name || you);
      const seat = scene.names.indexOf("");
      const table = new PlayedTable({ game: this.game, names, seat, shown: scene });
      table.answers = (action) => void this.act(action);
      this.arrive(scene);
      this.table = table;
      await table.start();
      this.problem = table.fatal;
    });
  }

  private arrive(scene: LessonScene): void {
    this.scene = this.begun = scene;
    this.line = this.pointed = this.expected = [];
    this.aside = "";
    this.misses = this.asked = 0;
  }

  private async act(action: string): Promise<void> {
    const table = this.table!;
    table.busy = true;
    const line = [...this.line, action];
    const done = await this.run(async () => {
      const scene = await learning.answer(this.game, this.id, this.scene!.step, line);
      this.line = line;
      this.answered(scene);
      table.play(scene, table.me);
    });
    if (!done) {
      table.busy = false;
      table.lay(this.begun!);
    }
  }

  /** Point at a thing, or no longer at it; one alone is an answer at once. */
  async point(thing: string): Promise<void> {
    if (!this.pointing || this.busy) {
      return;
    }
    this.aside = "";
    this.pointed = this.pointed.includes(thing)
      ? this.pointed.filter((one) => one !== thing)
      : [...this.pointed, thing];
    if (!this.scene!.many && this.pointed.length > 0) {
      await this.pointOut();
    }
  }

  async pointOut(): Promise<void> {
    const line = [...this.pointed].sort();
    await this.run(async () => {
      const scene = await learning.answer(this.game, this.id, this.scene!.step, line);
      this.line = line;
      this.answered(scene);
    });
  }

  private answered(scene: LessonScene): void {
    this.scene = scene;
    this.aside = "";
    this.expected = [];
    this.misses += this.missed ? 1 : 0;
  }

  /** The table as it was when the step began. */
  takeBack(): void {
    this.scene = this.begun;
    this.line = this.pointed = [];
    this.table!.lay(this.begun!);
    if (this.misses >= MISSES) {
      void this.help();
    }
  }

  async next(): Promise<void> {
    const { step } = this.scene!;
    await this.run(async () => {
      const scene = await learning.next(this.game, this.id, step, this.line);
      this.forward(scene);
    });
  }

  /** The next step without an answer of mine: the board plays what would have been right. */
  async skip(): Promise<void> {
    const { step } = this.scene!;
    await this.run(async () => {
      const scene = await learning.skip(this.game, this.id, step);
      if (this.line.length > 0) {
        this.table!.lay(this.begun!);
      }
      this.forward(scene);
    });
  }

  /** The step before, as it began; what it told is told again. */
  async back(): Promise<void> {
    const { step } = this.scene!;
    await this.run(async () => {
      const scene = await learning.back(this.game, this.id, step);
      this.table!.stage.skipAll();
      this.arrive(scene);
      const before = this.before[scene.step];
      this.table!.lay(before ?? scene);
      if (before) {
        this.table!.play(scene);
      }
    });
  }

  private forward(scene: LessonScene): void {
    const table = this.table!;
    table.stage.skipAll();
    this.arrive(scene);
    if (scene.look.events.length > 0 || scene.held) {
      this.before[scene.step] = { look: table.truth.look, sources: table.truth.sources };
      table.play(scene);
    } else {
      table.lay(scene);
    }
  }

  /** First a word, if there is one; then the right thing is shown. */
  async hint(): Promise<void> {
    const { hint } = this.scene!;
    this.asked += 1;
    if (hint && this.asked === 1) {
      this.aside = hint;
    } else {
      await this.help();
    }
  }

  private async help(): Promise<void> {
    await this.run(async () => {
      const { step } = this.scene!;
      const { expected } = await learning.answer(this.game, this.id, step, this.line, true);
      this.expected = expected;
      this.aside = "lesson-show";
      if (this.acting && expected[0] !== undefined) {
        const wanted = expected[0];
        const fits = (action: string): boolean =>
          wanted.endsWith("*") ? action.startsWith(wanted.slice(0, -1)) : action === wanted;
        this.table!.chosen = [...this.table!.legal].find(fits) ?? "";
      }
    });
  }

  /** Something that cannot be chosen here was touched; it has words of its own. */
  tap(thing: string): void {
    this.aside = this.scene?.taps[thing] ?? "";
  }

  async run(task: () => Promise<void>): Promise<boolean> {
    if (this.busy) {
      return false;
    }
    this.busy = true;
    try {
      await task();
      return true;
    } catch (error) {
      this.problem = problemIn(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
