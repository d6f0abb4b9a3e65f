import { describe, expect, it } from "vitest";
import { isMessage, LANGUAGES, languagesOf, ownName, PAGE, plain, split, textOf, Words } from "./words";

const SOURCE = `
event-card-recruited =
    { $count ->
        [one] { $seat } recruits { $card } for { $count } coin.
       *[other] { $seat } recruits { $card } for { $count } coins.
    }
card-P03 = the village standard-bearer
rank = { $place ->
    [1] { $place }st
   *[other] { $place }th
 }
`;

describe("languages", () => {
  const file = (): Promise<string> => Promise.resolve("hello = Hola");

  it("are the files of a folder, English first", () => {
    const files = { "./locale/es.ftl": file, "./locale/en.ftl": file, "./locale/de.ftl": file };
    expect(languagesOf(files)).toEqual(["en", "de", "es"]);
    expect(languagesOf(PAGE)).toEqual(LANGUAGES);
    expect(LANGUAGES.length).toBeGreaterThan(2);
  });

  it("have texts and names of their own", async () => {
    expect(await textOf({ "./locale/es.ftl": file }, "es")).toBe("hello = Hola");
    expect(await textOf({}, "es")).toBe("");
    expect(LANGUAGES.map(ownName).slice(0, 3)).toEqual(["English", "Deutsch", "Français"]);
  });
});

describe("words", () => {
  const words = new Words("en", [SOURCE]);
  it("say which things they name, where that is asked for", () => {
    const named = new Words("en", [SOURCE], ([id]) =>
      id.startsWith("card-") ? `character ${id.slice(5)}` : "",
    );
    const parts = named.parts(["event-card-recruited", { seat: 2, card: ["card-P03", {}], count: 1 }]);
    expect(parts).toEqual([
      { text: "", seat: 2 },
      { text: " recruits " },
      { text: "the village standard-bearer", thing: "character P03" },
      { text: " for 1 coin." },
    ]);
    expect(plain(parts, ["A", "B", "Cleo"])).toBe("Cleo recruits the village standard-bearer for 1 coin.");
  });
  const tree = [
    "event-card-recruited",
    { seat: 2, card: ["card-P03", { group: "peasant" }], count: 4 },
  ] as const;

  it("puts a message tree into a sentence, innermost first, with the names of seats", () => {
    const message = structuredClone(tree) as unknown as Parameters<Words["say"]>[0];
    expect(words.say(message, ["Ani", "Jan", "Ulrich"])).toBe(
      "Ulrich recruits the village standard-bearer for 4 coins.",
    );
  });

  it("keeps the seat apart, so that it can be coloured", () => {
    const message = structuredClone(tree) as unknown as Parameters<Words["say"]>[0];
    expect(words.parts(message)).toEqual([
      { text: "", seat: 2 },
      { text: " recruits the village standard-bearer for 4 coins." },
    ]);
  });

  it("shows the id of an unknown message instead of nothing", () => {
    expect(words.t("no-such-message")).toBe("no-such-message");
  });

  it("takes figures for ranks", () => {
    expect([words.rank(1), words.rank(4)]).toEqual(["1st", "4th"]);
  });

  it("shows a name as it is, markup included", () => {
    expect(plain(split("\uE0000\uE001!"), ["<b>&{ $x }"])).toBe("<b>&{ $x }!");
  });

  it("knows a message from a list", () => {
    expect(isMessage(["card", {}])).toBe(true);
    expect(isMessage(["a", "b"])).toBe(false);
    expect(isMessage([1, {}])).toBe(false);
  });
});

describe("messages", () => {
  const files = import.meta.glob<string>("./**/locale/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });

  it("are written once in a file: the second would silence the first", () => {
    const twice = Object.entries(files).flatMap(([file, text]) => {
      const ids = [...text.matchAll(/^([a-z][\w-]*) =/gimu)].map((found) => found[1]!);
      return ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${file}: ${id}`);
    });
    expect(Object.keys(files).length).toBeGreaterThan(10);
    expect(twice).toEqual([]);
  });
});
