import { describe, expect, it } from "vitest";
import { exportedValue } from "../../../../renderers/blocks/table/export/export-rows.ts";
import { dictCell } from "../../../../renderers/cells/dict/cell.ts";
import { choicesOfSchema } from "../../../../renderers/runtime/choose/choices.ts";
import { namesOfSchema } from "../../../../renderers/runtime/read/use-dictionary.ts";
import { createCatalogue } from "../../../../src/catalogue/catalogue.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { checkExtensions } from "../../../../src/language/extensions/check-extensions.ts";
import { stringType } from "../../../../src/language/type.ts";
import { pageHost } from "../../../support/page-host.ts";
import { environment } from "../../../support/shipped-environment.ts";

const status: JsonSchema = {
  type: "string",
  enum: ["draft", "notYetPaid", "in_review", "EUR", "done"],
  "x-values": {
    done: { label: { en: "Finished", zh: "已完成" }, color: "success", icon: "save" },
    draft: { label: "common.edit" },
  },
};
const english = pageHost("en");
const noEntries = { entries: [], byValue: new Map() };

/** The label of a value in a language. */
const called = (value: string, language: "en" | "zh" = "en") =>
  namesOfSchema(status, pageHost(language)).byValue.get(value)?.label ?? value;

describe("the values that the catalogue lists", () => {
  it("are called what it says, in the language that is shown", () => {
    expect([called("done"), called("done", "zh"), called("draft")]).toEqual([
      "Finished",
      "已完成",
      "Edit",
    ]);
  });

  it("read as words where it says nothing; codes stay what they are", () => {
    expect([called("notYetPaid"), called("in_review"), called("EUR")]).toEqual([
      "Not yet paid",
      "In review",
      "EUR",
    ]);
  });

  it("keep the colour and the icon that it gives them", () => {
    const entry = namesOfSchema(status, english).byValue.get("done");
    expect(entry).toMatchObject({ color: "success", icon: "save" });
  });

  it("are chosen and exported by the same names", () => {
    expect(choicesOfSchema(status, noEntries, english.text).map(({ label }) => label)).toEqual([
      "Edit",
      "Not yet paid",
      "In review",
      "EUR",
      "Finished",
    ]);
    const column = { cell: "dict", schema: status, settings: null };
    expect(exportedValue("done", column, undefined, english)).toBe("Finished");
    const numbered = { cell: "text", schema: { enum: [0, 1] }, settings: null };
    expect(exportedValue(1, numbered, undefined, english)).toBe(1);
  });

  it("stand as tags where they have names of their own, else as text", () => {
    expect(dictCell.isDefaultFor?.(stringType, status)).toBe(true);
    expect(dictCell.isDefaultFor?.(stringType, { enum: ["a"] })).toBe(false);
    expect(dictCell.accepts(stringType, { enum: ["a"] })).toBe(true);
  });

  it("are told where the catalogue names one that is not there, or an icon", () => {
    // A value may be called as what a schema has.
    const Two = { enum: ["enum"], "x-values": { enum: { label: "Enum" } } };
    const One = { enum: ["a"], "x-values": { a: { icon: "svae" }, b: {} } };
    const envelope = { code: "", data: "", messages: [], success: [] };
    const document = {
      openapi: "3.1.0",
      info: { title: "One", version: "1" },
      "x-service": { name: "one", envelope },
      components: { schemas: { One, Two } },
      paths: {},
    };
    const faults = checkExtensions({ ...environment, catalogue: createCatalogue([document]) });
    expect(faults.filter(({ values }) => values.extension === "x-values")).toMatchObject([
      { pointer: "/components/schemas/One/x-values/a/icon", values: { remedy: "save" } },
      { pointer: "/components/schemas/One/x-values/b", values: { name: "b" } },
    ]);
  });
});
