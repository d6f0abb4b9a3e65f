/** My own answers to the question whether finished games may go into the open data set. */
import { api } from "../api";
import type { Consent, Giving } from "../wire";

/** The answer for all my games; shared by every place that shows it. */
class All {
  now = $state.raw<Giving | null>(null);

  async load(): Promise<void> {
    this.now = await api.giving();
  }

  async give(given: boolean): Promise<void> {
    this.now = await api.give(given);
  }
}

export const all = new All();

/** The answer at one table. */
export class AtTable {
  now = $state.raw<Consent | null>(null);

  constructor(private readonly table: string) {}

  async load(): Promise<void> {
    this.now = await api.consent(this.table);
  }

  async say(given: boolean): Promise<void> {
    this.now = await api.sayConsent(this.table, given);
    if (all.now !== null) {
      await all.load();
    }
  }
}
