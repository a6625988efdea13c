import { describe, expect, it } from "vitest";
import {
  fieldsByKey,
  misreadRecordText,
  misreadText,
  unkeyedText,
} from "../../../../renderers/runtime/read/misread.ts";
import { translators } from "../../../../src/i18n/texts.ts";
import { FileAnswer } from "../../../../src/wire/file-answer.ts";
import { madeService, reads } from "../../../catalogue/resources/made-service.ts";

const said = (rows: string, data: unknown) => misreadText({ rows }, { data }, translators.en.say);

it("says nothing of rows that are where they should be, though there be none", () => {
  expect(said("/data/rows", { data: { rows: [] } })).toBeNull();
  expect(said("", [])).toBeNull();
});

it("says what came in place of rows, and where they were expected", () => {
  const sentence = (found: string, place: string) =>
    `The service returned ${found} instead of rows, at ${place}.`;
  const file = new FileAnswer(new Blob(["%PDF"]), null);
  expect(said("/rows", { list: [], total: 6 })).toBe(
    sentence("a record with list, total", "/rows"),
  );
  expect(said("/rows", { rows: "x" })).toBe(sentence("a record with rows", "/rows"));
  expect(said("/rows", [{ id: 1 }])).toBe(sentence("a list", "/rows"));
  expect(said("/rows", {})).toBe(sentence("nothing", "/rows"));
  expect(said("/rows", "oops")).toBe(sentence("text", "/rows"));
  expect(said("/rows", file)).toBe(sentence("a file", "/rows"));
  expect(said("/rows", null)).toBe(sentence("nothing", "/rows"));
  expect(said("", 7)).toBe(sentence("a single value", "/"));
});

it("takes a list without a single record for no rows, but one that is empty or has one for rows", () => {
  const sentence = "The service returned entries that are not records instead of rows, at /rows.";
  expect(said("/rows", { rows: [null, null], total: 2 })).toBe(sentence);
  expect(said("/rows", { rows: ["a", 3, []] })).toBe(sentence);
  expect(said("/rows", { rows: [null, { id: 1 }] })).toBeNull();
});

it("names the first entry without a key, where all are saved together", () => {
  const unkeyed = (rows: readonly unknown[]) =>
    unkeyedText({ rows: "/rows" }, "id", { data: { rows } }, translators.en.say);
  for (const entry of [null, "x", { id: null }, { name: "Twin" }]) {
    expect(unkeyed([{ id: 1 }, entry])).toMatch(/an entry without id, at \/rows\/1\. Saving would/);
  }
  expect(unkeyed([{ id: 1 }, { id: "b" }])).toBeNull();
  expect(unkeyed([])).toBeNull();
});

describe("what came in place of something is told with what finds the call", () => {
  const text = translators.en.say;
  const page = "<!doctype html><p>Sign in</p>";

  it.each([
    [{ data: null, status: 204 }, "nothing instead of a record. (Status 204)"],
    [{ data: page, status: 200 }, "text instead of a record. (Status 200)"],
    [{ data: [], requestId: "a1" }, "a list instead of a record. (Request a1)"],
    [{ data: new FileAnswer(new Blob(["%PDF"]), null) }, "a file instead of a record."],
  ])("%j for a record", (answer, said) => {
    expect(misreadRecordText(answer, text)).toBe(`The service returned ${said}`);
  });

  it.each([{ data: {} }, { data: { id: 1 }, status: 200 }, { data: null, status: 200 }])(
    "%j is a record, or the service says that there is none",
    (answer) => expect(misreadRecordText(answer, text)).toBeNull(),
  );

  it("a record of which its read by key answers no field is none", () => {
    const fields = { id: { type: "string" }, name: { type: "string" } };
    const { catalogue, operation } = madeService(
      { "/goods/{id}": { get: reads(fields) } },
      "GET /goods/{id}",
    );
    const by = fieldsByKey(operation, catalogue.resolve);
    const said = (data: unknown) => misreadRecordText({ data }, text, by);
    expect(said({})).toBe("The service returned nothing instead of a record.");
    expect(said({ data: { id: "1" } })).toMatch("a record with data instead of a record");
    expect(said({ id: "1", more: 2 })).toBeNull();
    const settings = madeService(
      { "/goods/{id}": { get: reads({ sound: { type: "string" } }) } },
      "GET /goods/{id}",
    );
    expect(fieldsByKey(settings.operation, settings.catalogue.resolve)).toEqual([]);
  });

  it("for rows", () => {
    const said = misreadText({ rows: "" }, { data: null, status: 204, requestId: "a1" }, text);
    expect(said).toMatch(/^The service returned nothing .* \(Status 204\) \(Request a1\)$/);
  });
});
