import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { acts as bastille } from "../games/bastille/acts";
import { acts as headsOfState } from "../games/heads_of_state/acts";
import { acts as louis } from "../games/louis_xiv/acts";
import type { Event } from "../wire";
import { LANGUAGES, plain, Words, type Language, type Naming } from "../words";
import { caption, chipText, spokenCaption } from "./caption";
import { plan, type Act, type Acts } from "./plan";
import { playsOf } from "./plays";

const GAMES: [game: string, folder: string, table: Acts][] = [
  ["bastille", "bastille", bastille],
  ["louis-xiv", "louis_xiv", louis],
  ["heads-of-state", "heads_of_state", headsOfState],
];
const NAMES = ["Ani", "Ulrich", "Jan", "Denis", "Alex"];

const text = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const room = (folder: string, language: Language): string =>
  text(`web/src/games/${folder}/locale/${language}.ftl`);
const wordsOf = (folder: string, language: Language, naming: Naming = () => ""): Words =>
  new Words(
    language,
    [
      text(`src/trianon/core/locale/${language}.ftl`),
      text(`src/trianon/games/${folder}/locale/${language}.ftl`),
      text(`web/src/locale/${language}.ftl`),
      room(folder, language),
    ],
    naming,
  );
const idsOf = (source: string): string[] =>
  [...source.matchAll(/^((?:act|chip)-[\w-]+) =/gmu)].map(([, id]) => id!);

/** Every act one reader is shown in the golden games. */
async function* actsOf(game: string, table: Acts, reader: number): AsyncGenerator<Act> {
  for await (const { readers } of playsOf<unknown>(game)) {
    let last: Act | null = null;
    for (const { before, events, after } of readers[reader]!) {
      const acts: Act[] = plan(table, before, events, after, last);
      last = acts.at(-1) ?? last;
      yield* acts;
    }
  }
}

/** A hole in a sentence, or a name that is none. */
const BROKEN = /[{}]|undefined|\b(?:act|chip|event|page)-[a-z]/u;

describe.each(GAMES)("captions of %s", (game, folder, table) => {
  it.each(LANGUAGES)("are whole sentences (%s)", { timeout: 600_000 }, async (language) => {
    const words = wordsOf(folder, language);
    const wrong = new Set<string>();
    for (const reader of [0, 1]) {
      for await (const act of actsOf(game, table, reader)) {
        const found = caption(act, words);
        const said = found ? spokenCaption(found, NAMES) : "";
        if (BROKEN.test(said) || (found === null && act.name !== "refill")) {
          wrong.add(`${act.name} ${act.head.kind}: ${said}`);
        }
      }
    }
    expect([...wrong]).toEqual([]);
  });

  it("have the same words in all languages, each for an act or an event there is", () => {
    const rules = Object.entries(table.rules);
    const names = rules.flatMap(([kind, { act }]) => [`act-${act}`, `act-${act}-${kind}`]);
    const joining = rules.flatMap(([kind, { how, of }]) =>
      how === "into" ? of.map((act) => `act-${act}-${kind}`) : [],
    );
    const chips = rules.flatMap(([kind]) => [`chip-${kind}`, `chip-${kind}-here`]);
    const known = new Set([...names, ...joining, ...chips, "act-by"]);
    const [english, ...others] = LANGUAGES.map((language) => idsOf(room(folder, language)));
    expect(english!.filter((id) => !known.has(id))).toEqual([]);
    others.forEach((ids) => expect(ids).toEqual(english));
  });
});

describe("a caption of Louis XIV", () => {
  const naming: Naming = ([id]) => {
    const [, kind = "", name = ""] = /^(board|influence)-(\w+)$/u.exec(id) ?? [];
    return kind && `${kind} ${name}`;
  };

  it.each(LANGUAGES)("names nobody twice (%s)", { timeout: 600_000 }, async (language) => {
    const words = wordsOf("louis_xiv", language, naming);
    const twice = new Set<string>();
    for await (const act of actsOf("louis-xiv", louis, 0)) {
      const found = caption(act, words);
      const named = found?.sentence.filter(({ thing }) => thing).map((part) => part.text) ?? [];
      if (found?.chips.some((chip) => named.some((name) => chip.text.includes(name)))) {
        twice.add(`${act.name}: ${spokenCaption(found, NAMES)}`);
      }
    }
    expect([...twice]).toEqual([]);
  });
});

const event = (kind: string, figures: Event["figures"], words: Event["words"][1] = figures): Event => ({
  ...{ kind, figures, clause: "", words: [`event-${kind}`, words], secret: false },
});

describe("a caption", () => {
  const words = wordsOf("bastille", "en");
  const place = { location: ["location-banque_de_paris", {}] } satisfies Event["words"][1];
  const banque = [
    event("location-evaluated", { location: 0 }, place),
    event("tile-evaluated", { seat: 1, value: 4, location: 0, rank: 1 }, { seat: 1, ...place }),
    event("coins-gained", { seat: 1, count: 8 }),
    event("tile-evaluated", { seat: 3, value: 1, location: 0, rank: 2 }, { seat: 3, ...place }),
    event("coins-gained", { seat: 3, count: 1 }),
  ];
  const [act] = plan(bastille, null, banque, null);

  it("says who got what, as it lands", () => {
    expect(spokenCaption(caption(act!, words, banque.slice(0, 3))!, NAMES)).toBe(
      "Banque de Paris is evaluated. Ulrich +8 coins.",
    );
    expect(caption(act!, words)).toMatchObject({
      actor: -1,
      chips: [
        { seat: 1, text: "+8 coins", times: 1 },
        { seat: 3, text: "+1 coin", times: 1 },
      ],
    });
  });

  it("does not say twice what a bonus brings", () => {
    const bonus: Event["words"][1] = {
      seat: 1,
      kind: ["bonus-coins", { count: 3 }],
      side: ["side-large", {}],
    };
    const flags = [
      event("flags-counted", { seat: 0, count: 1 }),
      event("flags-counted", { seat: 1, count: 4 }),
      event("flag-bonus", { seat: 1, side: 0, kind: 2, count: 3 }, bonus),
      event("coins-gained", { seat: 1, count: 3 }),
    ];
    const [counted] = plan(bastille, null, flags, null);
    expect(spokenCaption(caption(counted!, words)!, NAMES)).toBe("Flags. Ani 1, Ulrich 4, Ulrich 3 coins.");
  });

  it("names the seat of its sentence once, and counts what is alike", () => {
    const rifle: Event["words"][1] = { seat: 2, weapon: ["weapon-rifle", {}] };
    const claimed = [1, 2].map(() => event("token-claimed", { seat: 2, weapon: 1 }, rifle));
    const found = caption(plan(bastille, null, claimed, null)[0]!, words)!;
    expect([found.actor, plain(found.sentence, NAMES), found.chips.map(chipText)]).toEqual([
      2,
      "Jan takes weapons",
      ["2 × rifle"],
    ]);
    expect(found.chips[0]!.seat).toBe(-1);
  });

  it("does not repeat the event that speaks", () => {
    const torch: Event["words"][1] = { seat: 1, kind: ["bonus-torch", { count: 1 }] };
    const taken = [
      event(
        "tile-evaluated",
        { seat: 1, value: 2, location: 2, rank: 2 },
        { seat: 1, value: 2, rank: 2, ...place },
      ),
      event("versailles-bonus", { seat: 1, kind: 0, count: 1 }, torch),
    ];
    const found = caption(plan(bastille, null, taken, null)[0]!, words)!;
    expect(spokenCaption(found, NAMES)).toBe("Ulrich receives the Versailles bonus: 1 torch.");
  });

  it("tells an act that goes on as a whole", () => {
    const first = plan(bastille, null, banque.slice(0, 3), null);
    const [then] = plan(bastille, null, banque.slice(3), null, first[0]);
    expect(spokenCaption(caption(then!, words)!, NAMES)).toBe(
      "Banque de Paris is evaluated. Ulrich +8 coins, Denis +1 coin.",
    );
  });

  it("leaves the sentence before where nothing is worth one", () => {
    const turned = event("attribute-turned", { attribute: 0 }, { attribute: ["attribute-gold", {}] });
    const [refill] = plan(headsOfState, null, [turned], null);
    expect(caption(refill!, wordsOf("heads_of_state", "de"))).toBeNull();
  });
});
