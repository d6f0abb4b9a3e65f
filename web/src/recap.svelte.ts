/** What happened since my last answer, in beats, and whether it is being told. */
import { beatsOf, joined, type Beat } from "./course";
import type { Event } from "./wire";

export class Recap {
  /** What the last action of others told, for the live region and the ring of the last move. */
  latest = $state.raw<Event[]>([]);
  beats = $state.raw<Beat[]>([]);
  telling = $state<"auto" | "open" | "closed">("auto");

  add(events: Event[], by: number, me: number): void {
    this.latest = events;
    this.beats = joined(this.beats, beatsOf(events, by, me));
  }

  /** The last action was taken back. */
  undo(): void {
    this.latest = [];
    this.forget();
  }

  /** The story begins anew: I have answered, or somebody else looks at the screen. */
  forget(): void {
    this.beats = [];
    this.telling = "auto";
  }
}
