/** What a person chose for this browser: language, light, motion, helps, name. */
import { isLanguage, LANGUAGES, type Language } from "./words";

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
  return wished.find(isLanguage) ?? LANGUAGES[0];
}

class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>((read("theme") as Theme) || "");
  motion = $state(read("motion") !== "off");
  helps = $state(read("helps") !== "off");
  name = $state(read("name"));

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

  setMotion(on: boolean): void {
    this.motion = on;
    write("motion", on ? "on" : "off");
    this.show();
  }

  setHelps(on: boolean): void {
    this.helps = on;
    write("helps", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name;
    write("name", name);
  }

  /** Whether pieces may travel. */
  get moving(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme) {
      root.dataset["theme"] = this.theme;
    } else {
      delete root.dataset["theme"];
    }
    root.dataset["motion"] = this.motion ? "on" : "off";
  }
}

export const settings = new Settings();
