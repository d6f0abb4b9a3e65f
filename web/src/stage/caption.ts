/** An act in one sentence, and what it brought whom, in small pieces that are added as they land. */
import type { Event } from "../wire";
import { plain, type Argument, type Message, type Part, type Words } from "../words";
import { whole, type Act } from "./plan";

/**
 * What one event brought: `seat` is -1 where it is nobody's, or that of the sentence itself; `thing` is the
 * card it is the name of.
 */
export type Chip = { seat: number; text: string; times: number; thing?: string };
/** `actor` is the seat the sentence is about, -1 for none. */
export type Caption = { actor: number; sentence: Part[]; chips: Chip[] };

type Arguments = { [name: string]: Argument };

const seatOf = ({ figures }: Event): number => figures["seat"] ?? -1;
const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

/** All arguments of the act's events, those of its head before others; `by` is who began it. */
function argumentsOf({ events, head, seat }: Act): Arguments {
  const all = events.map((event): Arguments => event.words[1]);
  return Object.assign({}, ...all, head.words[1], { by: ["act-by", { seat }] }) as Arguments;
}

/** The act's own words for this head, its own words for any, or else those of the event. */
function messageOf(act: Act, words: Words): Message {
  const ids = [`act-${act.name}-${act.head.kind}`, `act-${act.name}`];
  const id = ids.find((one) => words.has(one));
  return id === undefined ? act.head.words : [id, argumentsOf(act)];
}

/** A sentence begins with a capital; a log line ends with a full stop, a caption does not. */
function sentenceOf(message: Message, words: Words): Part[] {
  const parts = words.parts(message).filter(({ text, seat }) => seat !== undefined || text.trim() !== "");
  return parts.map((part, index) => {
    const text = index === parts.length - 1 ? part.text.replace(/[.\s]+$/u, "") : part.text;
    return { ...part, text: index === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : text };
  });
}

/** The events that bring something nobody has said yet: neither the sentence nor an event that tells its gains. */
function untold({ name, events, rules, head }: Act, message: string): Event[] {
  let told = false;
  return events.filter((event, index) => {
    const { tells = false, act, how } = rules[index]!;
    const anew = act === name && how !== "into"; // as at the beginning of the act
    const follows = told && !tells && !anew && "count" in event.figures;
    told = tells || (told && !anew);
    return !follows && (event !== head || message === `act-${name}`);
  });
}

/** Who a thing shows, whatever sort of thing it is: a card and a board may bear one name. */
const shownBy = ({ thing = "" }: Part): string => thing.split(" ")[1] ?? "";

/** What an event brought; whom the sentence has named already is not named again. */
function partsOf(event: Event, words: Words, named: ReadonlySet<string>): Part[] {
  const id = `chip-${event.kind}`;
  const given: Arguments = { ...event.words[1], plus: signed(event.figures["count"] ?? 0) };
  const parts = words.parts([id, given]);
  const again = words.has(`${id}-here`) && parts.some((part) => named.has(shownBy(part)));
  return again ? words.parts([`${id}-here`, given]) : parts;
}

function chipsOf(events: readonly Event[], words: Words, actor: number, sentence: readonly Part[]): Chip[] {
  const chips: Chip[] = [];
  const named = new Set(sentence.map(shownBy).filter(Boolean));
  for (const event of events.filter(({ kind }) => words.has(`chip-${kind}`))) {
    const parts = partsOf(event, words, named);
    const text = plain(parts, []);
    const thing = parts.length === 1 ? parts[0]?.thing : undefined;
    const seat = seatOf(event) === actor ? -1 : seatOf(event);
    const same = chips.find((chip) => chip.seat === seat && chip.text === text);
    if (same) {
      same.times += 1;
    } else {
      chips.push({ seat, text, times: 1, ...(thing ? { thing } : {}) });
    }
  }
  return chips;
}

/**
 * The caption of an act when these of its events have landed; one that goes on is told as a whole. Null:
 * it has none, the sentence before stays.
 */
export function caption(
  part: Act,
  words: Words,
  landed: readonly Event[] = whole(part).events,
): Caption | null {
  const act = whole(part);
  const message = messageOf(act, words);
  const sentence = sentenceOf(message, words);
  const actor = sentence.find(({ seat }) => seat !== undefined)?.seat ?? -1;
  const fresh = untold(act, message[0]).filter((event) => landed.includes(event));
  return sentence.length === 0 ? null : { actor, sentence, chips: chipsOf(fresh, words, actor, sentence) };
}

/** A chip as text: "rifle", "2 × rifle". */
export const chipText = ({ text, times }: Chip): string => (times > 1 ? `${times} × ${text}` : text);

/** A caption for those who hear it, with names for tokens. */
export function spokenCaption({ sentence, chips }: Caption, names: readonly string[]): string {
  const said = plain(sentence, names);
  const gains = chips.map((chip) => (chip.seat < 0 ? "" : `${names[chip.seat]} `) + chipText(chip));
  return [said.endsWith(":") ? said : `${said}.`, gains.length > 0 ? `${gains.join(", ")}.` : ""]
    .join(" ")
    .trim();
}
