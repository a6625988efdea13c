import { describe, expect, it } from "vitest";
import { labels, offered, rowAction, table, taken } from "./at-cursor.ts";

describe("what can stand at a place is offered there", () => {
  it.each<[string, string, string[]]>([
    ["a kind of block", '{ "body": { "kind": "¦" } }', ["table", "tree", "form", "dualList"]],
    ["a block, where there is nothing", '{ "body": ¦ }', ["table", "stack"]],
    ["a property of the page", "{ ¦ }", ["title", "body", "public", "version"]],
    ["a property of the kind", table('"¦"'), ["columns", "rowActions", "pageSize"]],
    ["a property of every block", table('"¦"'), ["title", "when"]],
    ["a property of a part", rowAction('"¦"'), ["call", "open", "confirm", "go"]],
    ["a property of a block that names no kind", '{ "body": { "¦" } }', ["kind", "name", "title"]],
    ["a field of the rows", table('"columns": ["¦"]'), ["name", "status", "userCount"]],
    ["a field of the search", table('"search": ["¦"]'), ["name", "status"]],
    [
      "a field of what a form sends",
      '{ "body": { "kind": "form", "submit": "culturalGroup.add", "fields": ["¦"] } }',
      ["name", "remark", "status"],
    ],
    ["a cell", table('"columns": [{ "field": "status", "cell": "¦" }]'), ["dict", "progress"]],
    ["a widget", table('"search": [{ "field": "name", "widget": "¦" }]'), ["text", "textarea"]],
    ["an icon", rowAction('"icon": "¦"'), ["user", "department"]],
    ["a key of the texts", '{ "title": "¦" }', ["menu.culturalGroup", "common.delete"]],
    ["a language", '{ "title": { "en": "A", "¦" } }', ["zh", "es", "ja"]],
    ["one of several words", rowAction('"emphasis": "¦"'), ["primary", "danger"]],
    ["yes or no", table('"export": ¦'), ["true", "false"]],
    [
      "a parameter",
      rowAction('"call": { "call": "culturalGroup.update", "with": { "¦" } }'),
      ["id", "name", "remark", "status"],
    ],
    [
      "a parameter of an import",
      table('"import": { "call": "culturalGroup.add", "with": { "¦" } }'),
      ["name", "remark"],
    ],
  ])("%s", (_, marked, expected) => {
    expect(labels(marked)).toEqual(expect.arrayContaining(expected));
  });

  it("a cell only where it fits the field", () => {
    expect(labels(table('"columns": [{ "field": "name", "cell": "¦" }]'))).not.toContain("money");
  });

  it("a read that lists for a table, a write for a form, any operation for an action", () => {
    const rows = labels('{ "body": { "kind": "table", "rows": "¦" } }');
    expect(rows).toContain("culturalGroup.page");
    expect(rows).not.toContain("culturalGroup.add");
    expect(rows).not.toContain("member.getOne");
    const submit = labels('{ "body": { "kind": "form", "submit": "¦" } }');
    expect(submit).toContain("culturalGroup.add");
    expect(submit).not.toContain("culturalGroup.page");
    const called = labels(rowAction('"call": "¦"'));
    expect(called).toEqual(expect.arrayContaining(["culturalGroup.page", "culturalGroup.add"]));
  });

  it("operations of the same records first", () => {
    expect(labels(rowAction('"call": "¦"'))[0]).toMatch(/^culturalGroup\./);
  });

  it("only public operations on a public page", () => {
    const marked = '{ "public": true, "body": { "kind": "form", "submit": "¦" } }';
    expect(labels(marked)).toContain("login.register");
    expect(labels(marked)).not.toContain("culturalGroup.add");
  });

  it("no property and no field twice", () => {
    expect(labels(table('"columns": [], "¦"'))).not.toContain("columns");
    expect(labels(table('"columns": ["name", { "field": "status" }, "¦"]'))).toEqual(
      expect.not.arrayContaining(["name", "status"]),
    );
  });

  it("with what it is: an operation's summary, a field's label and type, a property's purpose", () => {
    const of = (marked: string, label: string) =>
      offered(marked).options.find((option) => option.label === label);
    expect(of('{ "body": { "kind": "table", "rows": "¦" } }', "culturalGroup.page")).toMatchObject({
      kind: "operation",
      detail: expect.stringContaining("cultural groups"),
      info: expect.stringContaining("/cultural-group/page"),
    });
    expect(of(table('"columns": ["¦"]'), "name")?.detail).toBe("Group name, string");
    expect(of(table('"¦"'), "columns")?.info).toContain("columns");
    expect(of('{ "title": "¦" }', "common.delete")?.detail).toBe("Delete");
  });
});

describe("what is not yet written does not hinder", () => {
  it.each<[string, string, string]>([
    ["a missing label", table('"rowActions": [{ "call": "¦" }]'), "culturalGroup.delete"],
    ["a missing title", '{ "body": { "kind": "table", "rows": "¦" } }', "culturalGroup.page"],
    [
      "brackets that are not closed",
      '{ "body": { "kind": "table", "rows": "¦',
      "culturalGroup.page",
    ],
    [
      "a string that is not closed",
      '{ "body": { "kind": "table", "rows": "cul¦\n} }',
      "culturalGroup.page",
    ],
    ["a wrong value beside it", table('"pageSize": "x", "columns": ["¦"]'), "name"],
    ["an unknown operation beside it", table('"import": "no.such", "columns": ["¦"]'), "name"],
    [
      "an action that is not whole",
      table('"toolbar": [{}], "rowActions": [{ "open": { "kind": "form", "submit": "¦" } }]'),
      "culturalGroup.add",
    ],
    ["a comma too many", table('"columns": ["name", "¦",]'), "status"],
    ["a property without a value", table('"columns": , "search": ["¦"]'), "status"],
  ])("%s", (_, marked, expected) => {
    expect(labels(marked)).toContain(expected);
  });

  it("nothing is offered where nothing can stand, or the text is refused", () => {
    expect(labels('{ "title": "x"¦ }')).toEqual([]);
    expect(labels('{ "title" ¦ }')).toEqual([]);
    expect(labels(table('"pageSize": 1¦'))).toEqual([]);
    expect(labels(table('"nobody": { "knows": "¦" }'))).toEqual([]);
    expect(labels(`${"[".repeat(500)}¦`)).toEqual([]);
    expect(labels(`"¦${"x".repeat(600_000)}`)).toEqual([]);
  });
});

describe("what is taken leaves valid JSON", () => {
  it.each<[string, string, string, string]>([
    [
      "in place of a string",
      table('"columns": ["na¦me"]'),
      "status",
      table('"columns": ["status"¦]'),
    ],
    ["in a string that is empty", table('"columns": ["¦"]'), "name", table('"columns": ["name"¦]')],
    ["without a quote", table('"columns": [¦]'), "name", table('"columns": ["name"¦]')],
    ["in place of a word", table('"export": tr¦'), "true", table('"export": true¦')],
    [
      "a string that is not closed",
      '{ "body": { "kind": "table", "rows": "cul¦\n} }',
      "culturalGroup.page",
      '{ "body": { "kind": "table", "rows": "culturalGroup.page"¦\n} }',
    ],
    [
      "where the comma before is missing",
      table('"columns": ["name" "¦"]'),
      "status",
      table('"columns": ["name", "status"¦]'),
    ],
    [
      "where the comma before a property is missing",
      '{ "title": "x"\n "¦" }',
      "public",
      '{ "title": "x",\n "public": true¦ }',
    ],
    [
      "where the comma behind is missing",
      '{ "¦"\n "body": {} }',
      "title",
      '{ "title": "¦",\n "body": {} }',
    ],
    ["a property of its own", table("¦"), "columns", table('"columns": [¦]')],
    [
      "a property whose value stands there",
      table('"col¦": []'),
      "columns",
      table('"columns"¦: []'),
    ],
    [
      "a property with what it must say",
      table('"¦"'),
      "expand",
      table('"expand": { "kind": "¦" }'),
    ],
    [
      "a parameter",
      rowAction('"call": { "call": "culturalGroup.delete", "with": { "¦" } }'),
      "ids",
      rowAction('"call": { "call": "culturalGroup.delete", "with": { "ids": "¦" } }'),
    ],
    [
      "a kind with what it requires",
      '{ "body": { "kind": "¦" } }',
      "dualList",
      '{ "body": { "kind": "dualList", "candidates": "¦", "current": "", "save": "" } }',
    ],
    [
      "a kind with what it requires, on lines of their own",
      '{ "body": {\n    "kind": "¦"\n  } }',
      "table",
      '{ "body": {\n    "kind": "table",\n    "rows": "¦"\n  } }',
    ],
    [
      "a kind alone where the rest is there",
      '{ "body": { "kind": "¦", "rows": "culturalGroup.page" } }',
      "table",
      '{ "body": { "kind": "table"¦, "rows": "culturalGroup.page" } }',
    ],
    ["a page, where there is nothing", "¦", "{ … }", '{ "title": "¦", "body": { "kind": "" } }'],
    ["a part of a list", table('"toolbar": [¦]'), "{ … }", table('"toolbar": [{ "label": "¦" }]')],
    [
      "a text in every language",
      '{ "title": ¦ }',
      "{ en, zh, es, ja }",
      '{ "title": { "en": "¦", "zh": "", "es": "", "ja": "" } }',
    ],
    [
      "a cell with what it must be told",
      table('"columns": [{ "field": "userCount", "cell": ¦ }]'),
      "money { … }",
      table('"columns": [{ "field": "userCount", "cell": { "kind": "money", "currency": "¦" } }]'),
    ],
  ])("%s", (_, marked, label, expected) => {
    expect(taken(marked, label)).toBe(expected);
  });
});
