/**
 * Sounds: quiet, never before the first gesture, at most one in 60 ms and eight a second. They are fetched
 * when the page is idle after that gesture, so that nothing is loaded while an act plays.
 */
import { whenIdle } from "../idle";
import { settings } from "../settings.svelte";
import { Limiter } from "./limiter";

const OGG = import.meta.glob<string>("../assets/sounds/*.ogg", {
  query: "?url",
  import: "default",
  eager: true,
});
const MP3 = import.meta.glob<string>("../assets/sounds/mp3/*.mp3", {
  query: "?url",
  import: "default",
  eager: true,
});
/** How loud each is beside the others; what is not named here has `USUAL`. */
const VOLUMES: Record<string, number> = {
  ...{ "paper-slide": 0.6, "tile-set": 0.8, shuffle: 0.6, "seal-stamp": 0.8, "drum-roll": 0.9 },
  ...{ "count-up": 0.45, "quill-tick": 0.5, bell: 0.8, victory: 1, defeat: 0.8, "error-tap": 0.6 },
  "chat-knock": 0.6,
};
const USUAL = 0.7;
const HIDDEN = ["bell", "chat-knock"]; // these two are also heard in a tab that nobody looks at
const GAP = 60;
const BELLS = 10_000;

class Sounds {
  private context: AudioContext | null = null;
  private readonly buffers = new Map<string, Promise<AudioBuffer | null>>();
  private readonly limiter = new Limiter();
  private rung = -Infinity;

  /** The first gesture: from now on the browser lets sounds be heard. */
  unlock(): void {
    if (this.context !== null || typeof AudioContext === "undefined") {
      return;
    }
    this.context = new AudioContext();
    whenIdle(() => Object.keys(OGG).forEach((path) => void this.load(nameOf(path))));
  }

  play(name: string): void {
    const allowed = settings.sound && (!document.hidden || HIDDEN.includes(name));
    if (name === "" || this.context === null || !allowed || !this.limiter.allows(performance.now())) {
      return;
    }
    void this.start(this.context, name);
  }

  /** It is my turn; never twice within ten seconds. */
  bell(): void {
    if (performance.now() - this.rung >= BELLS) {
      this.rung = performance.now();
      this.play("bell");
    }
  }

  private async start(context: AudioContext, name: string): Promise<void> {
    const asked = performance.now();
    const buffer = await this.load(name);
    if (buffer === null || performance.now() - asked > 2 * GAP) {
      return; // too late: what it belongs to has passed
    }
    const source = context.createBufferSource();
    const gain = context.createGain();
    source.buffer = buffer;
    gain.gain.value = settings.volume * (VOLUMES[name] ?? USUAL);
    source.connect(gain).connect(context.destination);
    source.start();
  }

  private load(name: string): Promise<AudioBuffer | null> {
    let buffer = this.buffers.get(name);
    if (buffer === undefined) {
      buffer = this.fetch(name).catch(() => null); // without its sound the act is the same
      this.buffers.set(name, buffer);
    }
    return buffer;
  }

  private async fetch(name: string): Promise<AudioBuffer | null> {
    const url = playsOgg() ? OGG[`../assets/sounds/${name}.ogg`] : MP3[`../assets/sounds/mp3/${name}.mp3`];
    if (url === undefined || this.context === null) {
      return null;
    }
    const answer = await fetch(url);
    return this.context.decodeAudioData(await answer.arrayBuffer());
  }
}

const nameOf = (path: string): string => path.replace(/^.*\/|\.\w+$/gu, "");
const playsOgg = (): boolean => new Audio().canPlayType("audio/ogg; codecs=vorbis") !== "";

export const sounds = new Sounds();
