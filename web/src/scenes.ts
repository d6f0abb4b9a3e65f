/** The past of a table, fetched many moments at a time: stepping through a game asks the server seldom. */
import type { Scene } from "./wire";

type Fetch = (seq: number, seat: number, most: number) => Promise<Scene[]>;

const AHEAD = 60;

export class Scenes {
  private readonly fetch: Fetch;
  private readonly known = new Map<number, Scene>();
  private reader = "";
  private before = 0;

  constructor(fetch: Fetch) {
    this.fetch = fetch;
  }

  /** The moment after so many actions; whoever steps back gets those before it as well. */
  async at(seq: number, seat: number, over: boolean): Promise<Scene> {
    this.readBy(`${seat} ${over}`);
    const back = seq < this.before;
    this.before = seq;
    if (!this.known.has(seq)) {
      const first = back ? Math.max(0, seq - AHEAD + 1) : seq;
      await this.load(first, seat, back ? seq - first + 1 : AHEAD);
      if (!this.known.has(seq)) {
        await this.load(seq, seat, AHEAD); // the moments before it filled the answer
      }
    }
    const scene = this.known.get(seq);
    if (scene === undefined) {
      throw new Error(`no moment ${seq}`);
    }
    return scene;
  }

  private async load(first: number, seat: number, most: number): Promise<void> {
    for (const scene of await this.fetch(first, seat, most)) {
      this.known.set(scene.seq, scene);
    }
  }

  /** Another seat sees another past, and so does everybody once the game is over. */
  private readBy(reader: string): void {
    if (this.reader !== reader) {
      this.reader = reader;
      this.known.clear();
    }
  }
}
