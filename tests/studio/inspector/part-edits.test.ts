import { describe, expect, it } from "vitest";
import { blockAt, blockOf, type Part } from "../../../src/language/editing/block-at.ts";
import { addItem } from "../../../src/language/fixes/entry-edits.ts";
import { applyFix, type TextEdit } from "../../../src/language/fixes/quick-fix.ts";
import {
  swapped,
  withEntry,
  withoutEntry,
  withoutItem,
  withProperty,
} from "../../../src/studio/inspector/part-edits.ts";
import { environment } from "../../support/shipped-environment.ts";

const page = `{
  "title": "Test",
  "body": {
    "kind": "table",
    "name": "groups",
    "rows": "culturalGroup.page",
    "columns": ["name", { "field": "status", "width": 80 }],
    "rowActions": [
      { "label": "common.edit", "open": { "kind": "form", "submit": "culturalGroup.update" } },
      {
        "label": "common.delete",
        "call": { "call": "culturalGroup.delete", "with": { "ids": "[row.id]" } }
      }
    ]
  }
}
`;

const at = (text: string): Part => found(blockAt(page, page.indexOf(text) + 1, environment));
const of = (pointer: string): Part => found(blockOf(page, pointer, environment));

function found(part: Part | null): Part {
  if (!part) throw new Error("There is no such part.");
  return part;
}

/** The lines that edits change in the page, in their new form. */
function changed(edits: readonly (TextEdit | null)[]): string[] {
  const before = page.split("\n");
  const after = applyFix(page, { edits: edits.filter((edit) => edit !== null) });
  expect(() => JSON.parse(after)).not.toThrow();
  return after.split("\n").filter((line) => !before.includes(line));
}

describe("the part around a place", () => {
  it.each<[string, string, string, string]>([
    ["the page", '"Test"', "", "page"],
    ["a block", '"culturalGroup.page"', "/body", "table"],
    ["a column by its name alone", '"name",', "/body/columns/0", "column"],
    ["a column that says more", "80", "/body/columns/1", "column"],
    ["an action", '"common.edit"', "/body/rowActions/0", "action"],
    ["a block that an action opens", '"culturalGroup.update"', "/body/rowActions/0/open", "form"],
    ["a call", '"culturalGroup.delete"', "/body/rowActions/1/call", "call"],
    ["what an argument is part of", "[row.id]", "/body/rowActions/1/call", "call"],
  ])("%s", (_, text, pointer, kind) => {
    // The second "name" in the page is that of the column.
    const offset = text === '"name",' ? page.indexOf('["name"') + 2 : page.indexOf(text) + 1;
    const part = found(blockAt(page, offset, environment));
    expect([part.pointer, part.kind]).toEqual([pointer, kind]);
  });

  it("knows the way to it, what it says, and what it could say", () => {
    const part = at('"culturalGroup.update"');
    expect(part.steps.map(({ label }) => label)).toEqual(["Test", "groups", "Edit", "form"]);
    const written = part.properties.filter(({ node }) => node !== null).map(({ name }) => name);
    expect(written).toEqual(["kind", "submit"]);
    expect(part.properties.map(({ name }) => name)).toContain("readOnly");
    expect(part.summary).toContain("field by field");
  });

  it("is the nearest that is left of one that is gone", () => {
    expect(of("/body/rowActions/7/open").pointer).toBe("/body");
    expect(of("/nobody").pointer).toBe("");
    expect(blockAt("", 0, environment)).toBeNull();
  });
});

describe("an entry in the form changes only its own part of the text", () => {
  it("a value in place of another", () => {
    const edit = withProperty(page, of("/body"), "name", '"teams"');
    expect(changed([edit])).toEqual(['    "name": "teams",']);
  });

  it("a property that is new, on a line of its own where the others have such", () => {
    const edit = withProperty(page, of("/body/rowActions/1"), "emphasis", '"danger"');
    expect(changed([edit])).toEqual([
      '        "call": { "call": "culturalGroup.delete", "with": { "ids": "[row.id]" } },',
      '        "emphasis": "danger"',
    ]);
  });

  it("a property that is new, on the line of the others", () => {
    const edit = withProperty(page, of("/body/columns/1"), "align", '"end"');
    expect(changed([edit])).toEqual([
      '    "columns": ["name", { "field": "status", "width": 80, "align": "end" }],',
    ]);
  });

  it("what is said by its name alone stays so, until more is said", () => {
    const column = of("/body/columns/0");
    expect(column.shortFor).toBe("field");
    expect(changed([withProperty(page, column, "field", '"remark"')])).toEqual([
      '    "columns": ["remark", { "field": "status", "width": 80 }],',
    ]);
    expect(changed([withProperty(page, column, "width", "90")])).toEqual([
      '    "columns": [{ "field": "name", "width": 90 }, { "field": "status", "width": 80 }],',
    ]);
  });

  it("a property that is taken out, with its comma", () => {
    expect(changed([withoutEntry(of("/body").node, "name")])).toEqual([]);
    expect(withoutEntry(of("/body").node, "nobody")).toBeNull();
    expect(changed([withoutEntry(of("/body/columns/1").node, "width")])).toEqual([
      '    "columns": ["name", { "field": "status" }],',
    ]);
  });

  it("an item more, less, and in another place", () => {
    const list = found(of("/body")).properties.find(({ name }) => name === "columns")?.node;
    if (!list) throw new Error("There are no columns.");
    expect(changed([addItem(page, list, '"remark"')])).toEqual([
      '    "columns": ["name", { "field": "status", "width": 80 }, "remark"],',
    ]);
    expect(changed([withoutItem(list, 0)])).toEqual([
      '    "columns": [{ "field": "status", "width": 80 }],',
    ]);
    expect(changed(swapped(page, list, 0, 1))).toEqual([
      '    "columns": [{ "field": "status", "width": 80 }, "name"],',
    ]);
    expect(withoutItem(list, 9)).toBeNull();
    expect(swapped(page, list, 0, 9)).toEqual([]);
  });

  it("items on lines of their own", () => {
    const list = of("/body").properties.find(({ name }) => name === "rowActions")?.node;
    if (!list) throw new Error("There are no actions.");
    const after = applyFix(page, { edits: [addItem(page, list, '{ "label": "" }')] });
    expect(after).toContain('\n      },\n      { "label": "" }\n    ]');
  });

  it("an argument", () => {
    const call = of("/body/rowActions/1/call").properties.find(({ name }) => name === "with")?.node;
    if (!call) throw new Error("There are no arguments.");
    expect(changed([withEntry(page, call, "ids", '"[1]"')])).toEqual([
      '        "call": { "call": "culturalGroup.delete", "with": { "ids": "[1]" } }',
    ]);
  });
});
