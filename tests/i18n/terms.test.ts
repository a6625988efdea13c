import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { type Language, languages } from "../../src/i18n/language.ts";
import { texts, translators } from "../../src/i18n/texts.ts";
import { createTranslator, keysOf } from "../../src/i18n/translator.ts";
import { summariesOf } from "../../src/language/reference/summaries.ts";
import { translatedDescriptions } from "../../src/studio/descriptions.ts";

interface Avoided {
  word: string;
  instead: string;
  why: string;
  butFor: readonly string[];
}

const [, called = "", notSaid = ""] = readFileSync("src/i18n/terms.md", "utf8").split(/^## /m);

/** The cells of a table's rows, without its head. */
const rowsIn = (markdown: string) =>
  markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, ...cells]) => cells.slice(0, -1));

const avoidedIn = (language: Language): Avoided[] =>
  rowsIn(notSaid.split(/^### /m).find((part) => part.startsWith(language)) ?? "").map(
    ([word = "", instead = "", why = "", butFor = ""]) => ({
      word,
      instead,
      why,
      butFor: butFor.split(", ").filter((key) => key !== ""),
    }),
  );

/**
 * Matches a word as a whole in languages with spaces between words; a star stands for any ending.
 */
function saying({ word }: Avoided, language: Language): RegExp {
  if (language === "zh" || language === "ja") return new RegExp(word, "u");
  const body = word.replace(/\*$/, "\\p{L}*");
  return new RegExp(`(?<![\\p{L}\\-/])${body}(?![\\p{L}\\-/])`, "iu");
}

/** A text without the parts that programs read: code, addresses, and names in braces. */
const spoken = (text: string) =>
  text.replaceAll(/`[^`]*`|\{\{\w+\}\}|'[^' ]*'|\S*[/=]\S*|“(?:\w+|\$)”|«\w+»|「\w+」/g, "·");

const english = createEnvironment(shippedCatalogue(), translators.en);
const summaries = summariesOf(english);
const kinds = [...english.blocks.values(), ...english.cells.values(), ...english.widgets.values()];
const descriptions: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: Object.fromEntries(
    [...summaries.shared, ...kinds.flatMap((kind) => [...summaries.of(kind)])].map((one) => [
      one,
      one,
    ]),
  ),
  zh: await translatedDescriptions.zh.load(),
  es: await translatedDescriptions.es.load(),
  ja: await translatedDescriptions.ja.load(),
};

/** All texts of the product in a language, by key or by their English text. */
function saidIn(language: Language): [string, string][] {
  const { find } = createTranslator(language, texts[language]);
  const own = keysOf(texts[language]).map((key): [string, string] => [key, find(key) ?? ""]);
  return [...own, ...Object.entries(descriptions[language])];
}

describe.each(languages)("what is said in %s", (language) => {
  const said = saidIn(language);

  it("has no word for which the list of terms has a better one", () => {
    const bad = avoidedIn(language).flatMap((one) =>
      said
        .filter(
          ([key, text]) => saying(one, language).test(spoken(text)) && !one.butFor.includes(key),
        )
        .map(([key, text]) => `${key}: ${text} — not “${one.word}” but ${one.instead}: ${one.why}`),
    );
    expect(bad).toEqual([]);
  });

  it("has the quotation marks of the language, and the spaces that go with them", () => {
    const wrong = {
      en: /[«»「」„]/,
      zh: /[«»「」]|[\u4e00-\u9fff，。：；] “|” [\u4e00-\u9fff]|[\u4e00-\u9fff][,?!;]/,
      es: /[“”「」]|« | »/,
      ja: /[“”«»]|[\u3040-\u30ff\u4e00-\u9fff」][:,?!;]|[\u3040-\u30ff\u4e00-\u9fff]\d|\d[\u3040-\u30ff\u4e00-\u9fff]/,
    }[language];
    const prose = said.filter(([key]) => key !== "notice.sample.content");
    expect(
      prose.filter(([, text]) => wrong.test(text)).map(([key, text]) => `${key}: ${text}`),
    ).toEqual([]);
  });
});

describe("the list of terms", () => {
  it("has each thing in every language", () => {
    const rows = rowsIn(called);
    expect(rows.length).toBeGreaterThan(50);
    for (const row of rows)
      expect(
        row.filter((cell) => cell !== ""),
        row[0],
      ).toHaveLength(5);
  });

  it("gives a better word and a reason for each that it avoids, and needs each exception", () => {
    for (const language of languages) {
      const said = new Map(saidIn(language));
      for (const avoided of avoidedIn(language)) {
        const { word, instead, why, butFor } = avoided;
        expect([instead, why], word).not.toContain("");
        for (const key of butFor)
          expect(said.get(key) ?? "", key).toMatch(saying(avoided, language));
      }
    }
  });

  it("avoids no word that it has itself as the name of a thing", () => {
    for (const [column, language] of languages.entries()) {
      const terms = rowsIn(called).map((row) => row[column + 1] ?? "");
      for (const avoided of avoidedIn(language)) {
        expect(
          terms.filter((term) => saying(avoided, language).test(term)),
          avoided.word,
        ).toEqual([]);
      }
    }
  });
});
