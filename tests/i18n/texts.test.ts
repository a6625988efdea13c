import { describe, expect, it } from "vitest";
import { decimalMark, languages, languageTags, pluralForms } from "../../src/i18n/language.ts";
import { texts, translators } from "../../src/i18n/texts.ts";
import { createTranslator, keysOf } from "../../src/i18n/translator.ts";

const formOf = /_(zero|one|two|few|many|other)$/;
const placesIn = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

/** A translator that finds every text, including those of parts, which pages may not use. */
const everything = createTranslator("en", texts.en);

describe.each(languages)("the texts in %s", (language) => {
  const { find } = createTranslator(language, texts[language]);
  const keys = keysOf(texts[language]);
  const names = (all: readonly string[]) => [...new Set(all.map((key) => key.replace(formOf, "")))];

  it("have the plural forms that the language has", () => {
    const { pluralCategories } = new Intl.PluralRules(languageTags[language]).resolvedOptions();
    expect([...pluralForms[language]].sort()).toEqual(pluralCategories.sort());
    const plural = names(keys.filter((key) => formOf.test(key)));
    const wanted = plural.flatMap((name) => pluralForms[language].map((form) => `${name}_${form}`));
    expect(keys.filter((key) => formOf.test(key)).sort()).toEqual(wanted.sort());
  });

  it("have plural forms wherever they say a count, and a count wherever they have forms", () => {
    const counting = keys.filter((key) => find(key)?.includes("{{count}}"));
    expect(counting).toEqual(keys.filter((key) => formOf.test(key)));
  });

  it("are those that English has, each with the same places for values", () => {
    expect(names(keys)).toEqual(names(keysOf(texts.en)));
    for (const key of keys) {
      const english = everything.find(key.replace(formOf, "")) ?? "";
      expect(placesIn(find(key) ?? ""), key).toEqual(placesIn(english));
    }
  });
});

it.each(languages)("the mark before decimals in %s is that of its numbers", (language) => {
  const parts = new Intl.NumberFormat(languageTags[language]).formatToParts(1.5);
  expect(parts.find(({ type }) => type === "decimal")?.value).toBe(decimalMark(language));
});

describe("a text that says how many", () => {
  it.each([
    ["en", 0, "0 items"],
    ["en", 1, "1 item"],
    ["en", 2, "2 items"],
    ["es", 1, "1 elemento"],
    ["es", 5, "5 elementos"],
    ["en", 12_500, "12,500 items"],
    ["es", 1_000_000, "1.000.000 de elementos"],
    ["zh", 1, "1 项"],
    ["ja", 1, "1 件"],
  ] as const)("says in %s of %i: %s", (language, count, said) => {
    expect(translators[language].say("dualList.count", { count })).toBe(said);
  });

  it("is in Spanish said of one and of several records that are selected", () => {
    const { say } = translators.es;
    expect(say("table.checked", { count: 1 })).toBe("1 seleccionado");
    expect(say("table.checked", { count: 3 })).toBe("3 seleccionados");
  });
});

describe("what is no key", () => {
  const { find, say } = translators.en;

  it.each([
    "Monthly report: 1.5 %",
    "common",
    "no.such.key",
    "A $t(common.add) B",
    "constructor",
    "",
  ])("is said as it stands: %j", (text) => {
    expect(say(text)).toBe(text);
    expect(find(text)).toBeUndefined();
  });

  it("has its places filled, as a page's own question has, and keeps one without a value", () => {
    expect(say("Delete “{{name}}” of {{owner}}?", { name: "$1 <b>{{x}}" })).toBe(
      "Delete “$1 <b>{{x}}” of {{owner}}?",
    );
  });
});

describe("a sentence", () => {
  const { say } = translators.en;
  const confirm = (name: string) => say("common.confirmAction", { action: "Delete", name });
  const plain = confirm("AB");

  it.each(["\u202e", "\u2067", "\u2069", "\u202c", "\u2068", "\u2069\u2068"])(
    "is not turned around by a mark in a name: %j",
    (mark) => {
      expect(confirm(`A${mark}B`)).toBe(plain);
      const named = (names: string[]) => say("goesAlong.list", { list: names });
      expect(named([`A${mark}B`, "C"])).toBe(named(["AB", "C"]));
    },
  );

  it("holds a name that is read from right to left apart, in a sentence within another too", () => {
    const said = plain.replace("AB", "\u2068شطرنج\u2069");
    expect(confirm("\u202eشطرنج")).toBe(said);
    expect(say("{{said}} (7)", { said })).toBe(`${said} (7)`);
  });
});

describe("a text that names several", () => {
  it.each([
    ["en", "Also deleted: 2 links, 1 note."],
    ["zh", "同时删除：2 links、1 note。"],
    ["es", "También se eliminan: 2 links, 1 note."],
    ["ja", "同時に削除されるもの：2 links、1 note。"],
  ] as const)("separates them in %s as the language does", (language, said) => {
    const list = ["2 links", "1 note"];
    expect(translators[language].say("goesAlong.list", { list })).toBe(said);
  });
});

describe("a value within a sentence", () => {
  const { say } = translators.en;
  const named = (value: string) => say("common.named", { name: "Name", value });

  it("that is written from right to left does not turn the sentence round", () => {
    expect(named("שחמט (7)")).toBe("Name: \u2068שחמט (7)\u2069");
    expect(say("{{all}}", { all: ["Ann", "דוד"] })).toBe("Ann, \u2068דוד\u2069");
    expect(named("Ann (7)")).toBe("Name: Ann (7)");
  });

  it("cannot name another text", () => {
    expect(named("$t(common.add)")).toBe("Name: $t(common.add)");
  });

  it("keeps places that it contains itself", () => {
    expect(named("{{name}} {{other}}")).toBe("Name: {{name}} {{other}}");
    expect(say("{{one}}, {{other}}", { one: "{{other}}", other: "B" })).toBe("{{other}}, B");
    const { say: sayKey } = translators.en;
    expect(sayKey("common.didYouMean", { suggestion: "{{name}}", name: "B" })).toContain(
      "{{name}}",
    );
  });

  it("keeps what is isolated within it", () => {
    expect(named(named("דוד"))).toBe("Name: Name: \u2068דוד\u2069");
  });
});

describe("a name and its value", () => {
  it.each([
    ["en", "Ann: 1"],
    ["es", "Ann: 1"],
    ["zh", "Ann：1"],
    ["ja", "Ann：1"],
  ] as const)("have between them the colon of %s", (language, said) => {
    expect(translators[language].say("common.named", { name: "Ann", value: "1" })).toBe(said);
  });
});
