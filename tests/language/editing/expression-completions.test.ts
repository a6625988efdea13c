import { describe, expect, it } from "vitest";
import { labels, offered, rowAction, table, taken } from "./at-cursor.ts";

describe("an expression is completed by what it may read there", () => {
  it.each<[string, string, string[]]>([
    ["the variables of the place", rowAction('"when": "¦"'), ["row", "blocks", "user", "route"]],
    ["the fields of a record", rowAction('"when": "row.¦"'), ["name", "status", "userCount"]],
    ["the fields by their beginning", rowAction('"when": "row.na¦"'), ["name"]],
    ["functions", rowAction('"when": "¦"'), ["can", "size", "encode"]],
    ["what a text can be asked", rowAction('"when": "row.name.¦"'), ["startsWith", "contains"]],
    [
      "what a list can be asked",
      table('"bulkActions": [{ "label": "X", "when": "rows.¦" }]'),
      ["map", "exists"],
    ],
    [
      "the members of a list, by the name that they are given",
      table('"bulkActions": [{ "label": "X", "when": "rows.exists(group, group.¦" }]'),
      ["name", "status"],
    ],
    ["the role flags of who is signed in", rowAction('"when": "user.¦"'), ["isAdmin", "username"]],
    ["the blocks of the page", rowAction('"when": "blocks.¦"'), ["groups"]],
    ["what a block publishes", rowAction('"when": "blocks.groups.¦"'), ["selected", "filters"]],
    ["the record that it publishes", rowAction('"when": "blocks.groups.selected.¦"'), ["name"]],
    ["the values of an enumeration", rowAction('"when": "row.status == ¦"'), ["0", "1"]],
    ["the same in a list", rowAction('"when": "row.status in [¦"'), ["0", "1"]],
    ["permissions", rowAction('"when": "can(\'¦\')"'), ["points:culturalGroup:add"]],
    ["operators", rowAction('"when": "row.status ¦"'), ["==", "&&", "in"]],
    [
      "the values so far of a form",
      '{ "body": { "kind": "form", "submit": "culturalGroup.add", "fields": ["status", "remark", { "field": "name", "when": "form.¦" }] } }',
      ["status", "remark"],
    ],
    [
      "the answer of the call before",
      rowAction(
        '"call": "culturalGroup.add", "keep": "group", "next": [{ "label": "Y", "call": { "call": "culturalGroup.delete", "with": { "ids": "[answers.group.¦]" } } }]',
      ),
      ["id"],
    ],
    [
      "the keys of a form's first values",
      '{ "body": { "kind": "form", "submit": "culturalGroup.add", "values": "{¦" } }',
      ["name", "status", "remark"],
    ],
    [
      "a key of them within its quotes",
      '{ "body": { "kind": "form", "submit": "culturalGroup.add", "values": "{\'name\': \'a\', \'re¦" } }',
      ["status", "remark"],
    ],
    [
      "the values of an enumeration under its key",
      '{ "body": { "kind": "form", "submit": "culturalGroup.add", "values": "{\'status\': ¦" } }',
      ["0", "1"],
    ],
    [
      "an argument",
      rowAction('"call": { "call": "culturalGroup.update", "with": { "id": "row.¦" } }'),
      ["id", "name"],
    ],
    [
      "what a figure counts",
      '{ "body": { "kind": "figures", "items": [{ "label": "X", "from": "culturalGroup.page", "value": "data.¦" }] } }',
      ["total", "records"],
    ],
    [
      "a field, where its name is enough",
      '{ "body": { "kind": "chart", "rows": "culturalGroup.page", "category": "¦" } }',
      ["name", "row"],
    ],
  ])("%s", (_, marked, expected) => {
    expect(labels(marked)).toEqual(expect.arrayContaining(expected));
  });

  it("offers a key of a record once, with its colon", () => {
    const form = (values: string) =>
      `{ "body": { "kind": "form", "submit": "culturalGroup.add", "values": "${values}" } }`;
    expect(labels(form("{'name': 'a', ¦"))).not.toContain("name");
    expect(labels(form("{¦"))).not.toContain("user");
    expect(taken(form("{'name': 'a', ¦"), "remark")).toBe(form("{'name': 'a', 'remark': ¦"));
    expect(taken(form("{'re¦"), "remark")).toBe(form("{'remark¦"));
    expect(labels(form("user.id == 1 ? {} : ¦"))).toContain("user");
  });

  it("knows the row though the action is not whole", () => {
    expect(labels(table('"rowActions": [{ "when": "row.¦" }]'))).toContain("name");
    expect(labels(table('"rowActions": [{ "call": { "with": { "id": "row.¦" } } }]'))).toContain(
      "name",
    );
    expect(
      labels(table('"rowActions": [{ "open": { "kind": "form", "values": "row.¦" } }]')),
    ).toContain("name");
  });

  it("offers no variable of another place", () => {
    expect(labels(table('"toolbar": [{ "label": "X", "when": "¦" }]'))).not.toContain("row");
  });

  it("offers the dictionaries where one is asked for", () => {
    const marked = table(
      '"toolbar": [{ "label": "X", "call": { "call": "dict.getList", "with": { "dictType": "¦" } } }]',
    );
    expect(offered(marked).options.filter(({ kind }) => kind === "dictionary")).not.toEqual([]);
  });

  it("offers nothing in the middle of a number or of a text of one's own", () => {
    expect(labels(rowAction('"when": "row.status == 1¦"'))).toEqual([]);
    expect(labels(rowAction('"when": "row.name == \'x¦"'))).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    ["a field", '"when": "row.na¦"', "name", '"when": "row.name¦"'],
    ["a field before more", '"when": "row.¦ == 1"', "status", '"when": "row.status¦ == 1"'],
    ["the word around the cursor", '"when": "row.st¦atus"', "name", '"when": "row.name¦"'],
    ["a function", '"when": "¦"', "can", '"when": "can(\'¦\')"'],
    [
      "a permission",
      '"when": "can(\'points:culturalGroup:a¦\')"',
      "points:culturalGroup:add",
      '"when": "can(\'points:culturalGroup:add¦\')"',
    ],
    [
      "behind characters that JSON escapes",
      '"when": "row.remark == \\"ü\\" && row.na¦"',
      "name",
      '"when": "row.remark == \\"ü\\" && row.name¦"',
    ],
  ])("puts %s in its place", (_, before, label, after) => {
    expect(taken(rowAction(before), label)).toBe(rowAction(after));
  });
});
