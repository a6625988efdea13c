import { describe, expect, it } from "vitest";
import { hoverAt } from "../../../src/language/editing/hover/hover-at.ts";
import { environment } from "../../support/shipped-environment.ts";
import { cursorIn, rowAction, table } from "./at-cursor.ts";

function hover(marked: string) {
  const { source, offset } = cursorIn(marked);
  const found = hoverAt(source, offset, environment);
  return found && { ...found, text: source.slice(found.from, found.to) };
}

describe("a word of a page is explained", () => {
  it.each<[string, string, string, string[]]>([
    ["a property", table('"row¦Actions": []'), '"rowActions"', ["Actions on a row"]],
    [
      "a required property",
      '{ "ti¦tle": "x" }',
      '"title"',
      ["What the page is called.", "required"],
    ],
    ["a kind", '{ "body": { "kind": "ta¦ble" } }', '"table"', ["Rows of a list operation"]],
    ["a cell", table('"columns": [{ "field": "name", "cell": "co¦py" }]'), '"copy"', ["Text"]],
    [
      "an operation",
      rowAction('"call": "culturalGroup.del¦ete"'),
      '"culturalGroup.delete"',
      ["POST", "/cultural-group/delete", "points:culturalGroup:delete", "`ids`\\*: `list<number>`"],
    ],
    [
      "what a list answers",
      '{ "body": { "kind": "table", "rows": "culturalGroup.pa¦ge" } }',
      '"culturalGroup.page"',
      ["a list of records with `id`, `name`"],
    ],
    ["a field", table('"columns": ["sta¦tus"]'), '"status"', ["Status", "0 | 1"]],
    [
      "a parameter",
      rowAction('"call": { "call": "culturalGroup.update", "with": { "na¦me": "row.name" } }'),
      '"name"',
      ["Group name", "string"],
    ],
    ["a key of the texts", '{ "title": "common.del¦ete" }', '"common.delete"', ["Delete"]],
    ["a variable", rowAction('"when": "r¦ow.status == 1"'), "row", ["record", "`name`: `string`"]],
    ["a member", rowAction('"when": "row.sta¦tus == 1"'), "status", ["0 | 1"]],
    ["a function", rowAction('"when": "c¦an(\'x\')"'), "can", ["can(string) → bool"]],
    ["a method", rowAction('"when": "row.name.starts¦With(\'x\')"'), "startsWith", ["→ bool"]],
    ["a whole expression", rowAction('"when": "row.status =¦= 1"'), '"row.status == 1"', ["bool"]],
    [
      "a member of a list, by the name that it is given",
      table('"bulkActions": [{ "label": "X", "when": "rows.exists(g, g.na¦me == \\"\\")" }]'),
      "name",
      ["string"],
    ],
    [
      "a field, where its name is enough",
      '{ "body": { "kind": "chart", "rows": "culturalGroup.page", "category": "na¦me" } }',
      '"name"',
      ["string"],
    ],
  ])("%s", (_, marked, text, said) => {
    const found = hover(marked);
    expect(found?.text).toBe(text);
    for (const part of said) expect(found?.markdown).toContain(part);
  });

  it("what the language does not know is not", () => {
    expect(hover('{ "nob¦ody": 1 }')).toBeNull();
    expect(hover('{ "title": "My own wo¦rds" }')).toBeNull();
    expect(hover('{ "body": { "kind": "ta¦bel" } }')).toBeNull();
    expect(hover("¦")).toBeNull();
  });
});
