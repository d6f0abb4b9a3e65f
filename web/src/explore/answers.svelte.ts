/** What the server says of the study that is looked at; an answer that comes too late is dropped. */
import { problemIn } from "../api";
import type {
  Problem,
  StudyBoard,
  StudyCard,
  StudyLine,
  StudyOpenings,
  StudyOverview,
  StudySeats,
  StudySource,
} from "../wire";
import { addressOfWish, PLAIN, type Wish } from "./address";
import { calls } from "./calls";

export class Answers {
  overview = $state.raw<StudyOverview | null>(null);
  seats = $state.raw<StudySeats | null>(null);
  sources = $state.raw<StudySource[] | null>(null);
  openings = $state.raw<StudyOpenings | null>(null);
  cards = $state.raw<StudyCard[] | null>(null);
  board = $state.raw<StudyBoard | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** How many views were asked for, and the last one that is wholly answered. */
  asked = $state(0);
  answered = $state(0);
  private study = "";
  private figures = "";
  private line = "";

  /** Ask for what a change of the address makes different, and nothing else. */
  ask(line: StudyLine, wish: Wish): void {
    if (line.study !== this.study) {
      this.forget(line.study);
    }
    const plain: Wish = { ...PLAIN, variant: wish.variant, bot: wish.bot, turn: wish.turn };
    const figures = addressOfWish(line.study, plain);
    const moves = addressOfWish(line.study, { ...plain, turn: PLAIN.turn, line: wish.line });
    const waiting: Promise<void>[] = [];
    if (figures !== this.figures) {
      this.figures = figures;
      waiting.push(...this.askFigures(line, wish));
    }
    if (moves !== this.line) {
      this.line = moves;
      waiting.push(...(line.detail ? this.askLine(line, wish) : []));
    }
    if (waiting.length > 0) {
      this.problem = null;
      const visit = ++this.askedNow;
      this.asked = visit;
      void Promise.all(waiting).then(() => (this.answered = Math.max(this.answered, visit)));
    }
  }
  private askedNow = 0;

  private forget(study: string): void {
    this.study = study;
    this.overview = this.seats = this.sources = this.openings = this.cards = this.board = null;
  }

  private askFigures({ study, detail }: StudyLine, wish: Wish): Promise<void>[] {
    const now = this.figures;
    const fresh = (): boolean => now === this.figures;
    return [
      this.take(calls.overview(study, wish), fresh, (found) => (this.overview = found)),
      this.take(calls.seats(study, wish), fresh, (found) => (this.seats = found)),
      this.take(calls.sources(study, wish), fresh, (found) => (this.sources = found)),
      ...(detail ? [this.take(calls.cards(study, wish), fresh, (found) => (this.cards = found))] : []),
    ];
  }

  private askLine({ study }: StudyLine, wish: Wish): Promise<void>[] {
    const now = this.line;
    const fresh = (): boolean => now === this.line;
    const board = calls.board(study, wish).catch(() => null); // without a board the table still stands
    return [
      this.take(calls.openings(study, wish), fresh, (found) => (this.openings = found)),
      this.take(board, fresh, (found) => (this.board = found)),
    ];
  }

  private async take<T>(answer: Promise<T>, fresh: () => boolean, keep: (found: T) => void): Promise<void> {
    try {
      const found = await answer;
      if (fresh()) {
        keep(found);
      }
    } catch (error) {
      if (fresh()) {
        this.problem = problemIn(error);
      }
    }
  }
}
