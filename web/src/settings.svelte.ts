/** What a person chose for this browser: language, light, pace, sound, helps, name. */
import { PACES, type Pace } from "./stage/plan";
import { FIRST, isLanguage, type Language } from "./words";

type Theme = "" | "light" | "dark";

function read(key: string): string {
  try {
    return localStorage.getItem(`trianon.${key}`) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`trianon.${key}`, value);
  } catch {
    // a browser without storage forgets, nothing more
  }
}

function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  if (isLanguage(asked)) {
    return asked;
  }
  const kept = read("language");
  if (isLanguage(kept)) {
    return kept;
  }
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.find(isLanguage) ?? FIRST;
}

const BEGINNER = 3; // games seen to their end until the pace is normal by itself
const HALF = 0.5;
const TAUGHT = 20; // tables at which a teacher may sit

/** The tables that were seen to their end, the first few of them. */
const finished = (): string[] => read("finished").split(" ").filter(Boolean);

function firstPace(): Pace {
  const kept = read("pace");
  return kept in PACES ? (kept as Pace) : finished().length < BEGINNER ? "calm" : "normal";
}

function firstVolume(): number {
  const kept = Number(read("volume") || HALF);
  return kept >= 0 && kept <= 1 ? kept : HALF;
}

class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>((read("theme") as Theme) || "");
  /** How quickly the board plays what happens. */
  pace = $state<Pace>(firstPace());
  sound = $state(read("sound") !== "off");
  volume = $state(firstVolume());
  /** Whether the browser may call me to the table when I look at something else. */
  notify = $state(read("notify") === "on");
  helps = $state(read("helps") !== "off");
  name = $state(read("name"));
  private taught = $state.raw(read("taught").split(" ").filter(Boolean));
  /** A decision with a single answer is answered by itself, where that tells nobody anything. */
  auto = $state(read("auto") !== "off");
  /** What can be taken back is confirmed, too. */
  confirm = $state(read("confirm") !== "off");

  setAuto(on: boolean): void {
    this.auto = on;
    write("auto", on ? "on" : "off");
  }

  setConfirm(on: boolean): void {
    this.confirm = on;
    write("confirm", on ? "on" : "off");
  }

  setLanguage(language: Language): void {
    this.language = language;
    write("language", language);
    document.documentElement.lang = language;
  }

  toggleTheme(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const now = this.theme || (dark ? "dark" : "light");
    this.theme = now === "dark" ? "light" : "dark";
    write("theme", this.theme);
    this.show();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    write("pace", pace);
  }

  setSound(on: boolean): void {
    this.sound = on;
    write("sound", on ? "on" : "off");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    write("volume", String(volume));
  }

  /** The browser is asked for its leave only here, by an explicit wish. */
  async setNotify(on: boolean): Promise<void> {
    const granted = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
    this.notify = granted;
    write("notify", granted ? "on" : "off");
  }

  /** A game was seen to its end; after three the usual pace is the normal one. */
  finish(table: string): void {
    const known = finished();
    if (known.length < BEGINNER && !known.includes(table)) {
      write("finished", [...known, table].join(" "));
      this.pace = firstPace();
    }
  }

  /** Whether the teacher sits beside me at a table; the last few tables are remembered. */
  isTaught(table: string): boolean {
    return this.taught.includes(table);
  }

  setTaught(table: string, on: boolean): void {
    const others = this.taught.filter((one) => one !== table);
    this.taught = on ? [...others, table].slice(-TAUGHT) : others;
    write("taught", this.taught.join(" "));
  }

  setHelps(on: boolean): void {
    this.helps = on;
    write("helps", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name;
    write("name", name);
  }

  /** Whether pieces may travel; where they may not, rings say what has changed. */
  get moving(): boolean {
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme) {
      root.dataset["theme"] = this.theme;
    } else {
      delete root.dataset["theme"];
    }
  }
}

export const settings = new Settings();
