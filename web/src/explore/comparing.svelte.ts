/** What the server says of two settings; an answer that comes too late is dropped. */
import { problemIn } from "../api";
import type { Problem, StudyComparison, StudyOverview } from "../wire";
import { addressOfWish, PLAIN, type Against, type Setting } from "./address";
import { calls } from "./calls";

export type Compared = { found: StudyComparison; one: StudyOverview; two: StudyOverview };

export class Comparing {
  compared = $state.raw<Compared | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The address of what is shown. */
  shown = $state("");
  private asked = "";

  ask(study: string, setting: Setting, against: Against): void {
    const now = addressOfWish(study, { ...PLAIN, ...setting, against });
    if (now === this.asked) {
      return;
    }
    this.asked = now;
    this.problem = null;
    void this.take(now, study, setting, against);
  }

  private async take(now: string, study: string, setting: Setting, against: Against): Promise<void> {
    try {
      const [found, one, two] = await Promise.all([
        calls.compare(study, setting, against),
        calls.overview(study, setting),
        calls.overview(against.study, against),
      ]);
      if (now === this.asked) {
        this.compared = { found, one, two };
        this.shown = now;
      }
    } catch (error) {
      if (now === this.asked) {
        this.compared = null;
        this.problem = problemIn(error);
      }
    }
  }
}
