import { expect, it } from "vitest";
import { misreadText } from "../../../../renderers/runtime/read/misread.ts";
import { translators } from "../../../../src/i18n/texts.ts";
import { FileAnswer } from "../../../../src/wire/file-answer.ts";

const said = (rows: string, data: unknown) => misreadText({ rows }, data, translators.en.say);

it("says nothing of rows that are where they should be, though there be none", () => {
  expect(said("/data/rows", { data: { rows: [] } })).toBeNull();
  expect(said("", [])).toBeNull();
});

it("says what came in place of rows, and where they were expected", () => {
  const sentence = (found: string, place: string) =>
    `The service answered ${found} where rows were expected, at ${place}.`;
  const file = new FileAnswer(new Blob(["%PDF"]), null);
  expect(said("/rows", { list: [], total: 6 })).toBe(sentence("a record of list, total", "/rows"));
  expect(said("/rows", { rows: "x" })).toBe(sentence("a record of rows", "/rows"));
  expect(said("/rows", [{ id: 1 }])).toBe(sentence("a list", "/rows"));
  expect(said("/rows", {})).toBe(sentence("nothing", "/rows"));
  expect(said("/rows", "oops")).toBe(sentence("a text", "/rows"));
  expect(said("/rows", file)).toBe(sentence("a file", "/rows"));
  expect(said("/rows", null)).toBe(sentence("nothing", "/rows"));
  expect(said("", 7)).toBe(sentence("a single value", "/"));
});
