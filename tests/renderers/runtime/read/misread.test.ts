import { describe, expect, it } from "vitest";
import { misreadRecordText, misreadText } from "../../../../renderers/runtime/read/misread.ts";
import { translators } from "../../../../src/i18n/texts.ts";
import { FileAnswer } from "../../../../src/wire/file-answer.ts";

const said = (rows: string, data: unknown) => misreadText({ rows }, { data }, translators.en.say);

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

describe("what came in place of something is told with what finds the call", () => {
  const text = translators.en.say;
  const page = "<!doctype html><p>Sign in</p>";

  it.each([
    [{ data: null, status: 204 }, "nothing where a record was expected. (Status 204)"],
    [{ data: page, status: 200 }, "a text where a record was expected. (Status 200)"],
    [{ data: [], requestId: "a1" }, "a list where a record was expected. (Request a1)"],
    [{ data: new FileAnswer(new Blob(["%PDF"]), null) }, "a file where a record was expected."],
  ])("%j for a record", (answer, said) => {
    expect(misreadRecordText(answer, text)).toBe(`The service answered ${said}`);
  });

  it.each([{ data: {} }, { data: { id: 1 }, status: 200 }, { data: null, status: 200 }])(
    "%j is a record, or the service says that there is none",
    (answer) => expect(misreadRecordText(answer, text)).toBeNull(),
  );

  it("for rows", () => {
    const said = misreadText({ rows: "" }, { data: null, status: 204, requestId: "a1" }, text);
    expect(said).toMatch(/^The service answered nothing .* \(Status 204\) \(Request a1\)$/);
  });
});
