/** Words: Fluent messages in every language there is; message trees of the wire become sentences here. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The texts of a folder by file: a language is a file, found when the page is built. */
export type Catalogue = Record<string, () => Promise<string>>;
export type Language = string;

export const PAGE: Catalogue = import.meta.glob<string>("./locale/*.ftl", {
  query: "?raw",
  import: "default",
});
export const FIRST: Language = "en";
export const LANGUAGES: readonly Language[] = languagesOf(PAGE);

/** The languages of a catalogue: English, then the others by their codes, as the server lists them. */
export function languagesOf(files: Catalogue): Language[] {
  const codes = Object.keys(files).map((file) => file.replace(/^.*\/|\.ftl$/gu, ""));
  return [FIRST, ...codes.filter((code) => code !== FIRST).sort()];
}

/** The text of one language. */
export async function textOf(files: Catalogue, language: Language): Promise<string> {
  const load = files[`./locale/${language}.ftl`];
  return load ? load() : "";
}

/** A language in its own words: "Français". The build finds them out; it would take a phone some frames. */
export const ownName = (language: Language): string => OWN_NAMES[language] ?? language;

/** The id of a message and its arguments; an argument may be a message itself. */
export type Argument = string | number | boolean | null | Message | Argument[];
export type Message = [string, { [name: string]: Argument }];

/**
 * A piece of a sentence: plain text, the name of a seat, which the page shows in its colour, or that of a
 * thing, which can be lifted and read ("character S02").
 */
export type Part = { text: string; seat?: number; thing?: string };

const OPEN = "\uE000";
const CLOSE = "\uE001";
const [THING, NAMED, END] = ["\uE002", "\uE003", "\uE004"];
const PIECES = /(\uE000-?\d+\uE001|\uE002[^\uE003]*\uE003[^\uE004]*\uE004)/u;
const MARK = /^\uE000(-?\d+)\uE001$/u;
const LINK = /^\uE002([^\uE003]*)\uE003([^\uE004]*)\uE004$/u;

/** Which thing a message names; empty for none. */
export type Naming = (message: Message) => string;

export function isMessage(value: unknown): value is Message {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && isRecord(value[1]);
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && LANGUAGES.includes(value);
}

const parsed = new Map<string, FluentResource>();

/** A text is read once, however many bundles it is part of. */
function resourceOf(source: string): FluentResource {
  const found = parsed.get(source) ?? new FluentResource(source);
  parsed.set(source, found);
  return found;
}

export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly naming: Naming;

  constructor(language: Language, sources: readonly string[], naming: Naming = () => "") {
    this.language = language;
    this.naming = naming;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.bundle.addResource(resourceOf(source), { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message as text; an unknown one shows its id, so that nothing is ever silent. */
  t(id: string, args: { [name: string]: Argument } = {}, names: readonly string[] = []): string {
    return plain(this.parts([id, args]), names);
  }

  /** A message tree as text, with the seats by name. */
  say(message: Message, names: readonly string[] = []): string {
    return plain(this.parts(message), names);
  }

  /** A message tree in pieces, so that the names of seats can be shown in their colours. */
  parts(message: Message): Part[] {
    return split(this.raw(message));
  }

  private raw([id, args]: Message): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) {
      return id;
    }
    const whole: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      whole[name] = this.argument(name, value);
    }
    return this.bundle.formatPattern(pattern, whole, []);
  }

  private argument(name: string, value: Argument): FluentVariable {
    if (isMessage(value)) {
      const thing = this.naming(value);
      const said = thing ? plain(split(this.raw(value)), []) : this.raw(value);
      return thing ? `${THING}${thing}${NAMED}${said}${END}` : said;
    }
    if (Array.isArray(value)) {
      return this.list(value.map((item) => String(this.argument(name.replace(/s$/u, ""), item))));
    }
    if (name === "seat" && typeof value === "number") {
      return `${OPEN}${value}${CLOSE}`;
    }
    return typeof value === "number" ? value : String(value ?? "");
  }

  /** Several things in a row, joined as the language does it. */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(items);
  }

  /** First, second, third as short words. */
  rank(place: number): string {
    return this.t("rank", { place });
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }
}

/** A line that begins with a name: names are lower case, as in the middle of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function split(text: string): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(PIECES)) {
    const seat = MARK.exec(piece)?.[1];
    const link = LINK.exec(piece);
    if (seat !== undefined) {
      parts.push({ text: "", seat: Number(seat) });
    } else if (link) {
      parts.push({ text: link[2] ?? "", thing: link[1] ?? "" });
    } else if (piece !== "") {
      parts.push({ text: piece });
    }
  }
  return parts;
}

export function plain(parts: readonly Part[], names: readonly string[]): string {
  return parts
    .map((part) => (part.seat === undefined ? part.text : (names[part.seat] ?? `${part.seat + 1}`)))
    .join("");
}

/** The level of a bot by its name. */
export function levelWords(words: Words, level: string): string {
  const name = words.has(`bot-${level}`) ? words.t(`bot-${level}`) : level;
  return words.t("seat-bot-level", { level: name });
}
