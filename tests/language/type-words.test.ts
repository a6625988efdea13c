import { describe, expect, it } from "vitest";
import { languages } from "../../src/i18n/language.ts";
import { translators } from "../../src/i18n/texts.ts";
import { typesInWords } from "../../src/language/type-words.ts";

const said = (wanted: string, language: "en" | "zh" = "en") =>
  typesInWords("expressionType", { wanted, name: "string" }, translators[language].say);

describe("the types in the message of a problem", () => {
  it("are said in words, in the language of the message", () => {
    expect(said("string (date-time)")).toEqual({ wanted: "a date with a time" });
    expect(said("list<string (date)>")).toEqual({ wanted: "a list (a date)" });
    expect(said("number, number")).toEqual({ wanted: "a number, a number" });
    expect(said("list<number>", "zh")).toEqual({ wanted: "列表（数字）" });
  });

  it("keep the values and the formats that a service names", () => {
    expect(said('"string" | "number (x)"')).toEqual({ wanted: '"string" or "number (x)"' });
    expect(said("string (uuid)")).toEqual({ wanted: "text (uuid)" });
  });

  it.each(languages)("have a word of their own in %s", (language) => {
    const types = ["any", "bool", "list", "null", "number", "record", "string", "string (date)"];
    const words = types.map((type) => {
      return typesInWords("unknownMember", { type }, translators[language].say).type ?? "";
    });
    expect(new Set(words).size).toBe(types.length);
    expect(words.join()).not.toMatch(/typeWord|undefined/);
  });
});
