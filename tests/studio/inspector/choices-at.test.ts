import { describe, expect, it } from "vitest";
import { blockOf } from "../../../src/language/editing/block-at.ts";
import { applyFix } from "../../../src/language/fixes/quick-fix.ts";
import {
  choicesAt,
  expressionChoices,
  keyChoicesAt,
  wholeChoicesAt,
} from "../../../src/studio/inspector/choices-at.ts";
import { controlOf, otherShapes } from "../../../src/studio/inspector/control-of.ts";
import { otherForm, withProperty } from "../../../src/studio/inspector/part-edits.ts";
import { rowAction, table } from "../../language/editing/at-cursor.ts";
import { environment } from "../../support/shipped-environment.ts";

function property(source: string, pointer: string, name: string) {
  const part = blockOf(source, pointer, environment);
  const found = part?.properties.find((candidate) => candidate.name === name);
  if (!part || !found) throw new Error(`${pointer} has no ${name}.`);
  return { ...found, part, owner: part.node };
}

const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

describe("the form offers what the text would", () => {
  it("in place of a name", () => {
    const source = table('"columns": [{ "field": "status", "cell": "dict" }]');
    const { node } = property(source, "/body/columns/0", "cell");
    if (!node) throw new Error("There is no cell.");
    expect(labels(choicesAt(source, { node }, environment))).toContain("progress");
    expect(labels(choicesAt(source, { node }, environment))).not.toContain("money");
  });

  it("for a property that is not written, and for a further item", () => {
    const source = '{ "title": "Test", "body": { "kind": "table", "columns": [] } }';
    const { owner } = property(source, "/body", "rows");
    const rows = labels(choicesAt(source, { owner, name: "rows" }, environment));
    expect(rows).toContain("culturalGroup.page");
    const columns = property(table('"columns": ["name"]'), "/body", "columns").node;
    if (!columns) throw new Error("There are no columns.");
    const more = labels(choicesAt(table('"columns": ["name"]'), { list: columns }, environment));
    expect(more).toContain("status");
    expect(more).not.toContain("name");
  });

  it("for a block, with what its kind requires", () => {
    const source = rowAction('"open": {}');
    const { node, part } = property(source, "/body/rowActions/0", "open");
    if (!node) throw new Error("There is no block.");
    const form = wholeChoicesAt(source, { node }, environment).find(
      ({ label }) => label === "form",
    );
    const after = applyFix(source, {
      edits: [withProperty(source, part, "open", form?.insert ?? "")],
    });
    expect(after).toBe(rowAction('"open": { "kind": "form", "submit": "" }'));
  });

  it("for an argument that is not given", () => {
    const source = rowAction(
      '"call": { "call": "culturalGroup.update", "with": { "id": "row.id" } }',
    );
    const { node } = property(source, "/body/rowActions/0/call", "with");
    if (!node) throw new Error("There are no arguments.");
    expect(labels(keyChoicesAt(source, node, environment))).toEqual(["name", "remark", "status"]);
  });

  it("in an expression, at its cursor", () => {
    const source = rowAction('"when": "row.status == 1"');
    const { node } = property(source, "/body/rowActions/0", "when");
    if (!node) throw new Error("There is no condition.");
    const typed = 'row.remark == "\\"" && row.na == 1';
    const cursor = typed.indexOf("row.na") + "row.na".length;
    const [name] = expressionChoices(source, { node }, typed, cursor, environment);
    expect(name?.label).toBe("name");
    expect(name?.value).toBe('row.remark == "\\"" && row.name == 1');
    expect(name?.value.slice(0, name.cursor)).toBe('row.remark == "\\"" && row.name');
  });
});

describe("each value has the control of its shape", () => {
  it.each<[string, string, string, string, string]>([
    ["yes or no", table('"export": false'), "/body", "export", "switch"],
    ["a number", table('"pageSize": 5'), "/body", "pageSize", "number"],
    ["an operation", table('"pageSize": 5'), "/body", "rows", "name"],
    ["a text", table('"pageSize": 5'), "/body", "title", "text"],
    ["a condition", table('"pageSize": 5'), "/body", "when", "expression"],
    ["a list", table('"pageSize": 5'), "/body", "columns", "list"],
    ["a block", table('"pageSize": 5'), "/body", "expand", "block"],
    ["one of several words", rowAction('"go": "1"'), "/body/rowActions/0", "emphasis", "name"],
    ["a question", rowAction('"confirm": "Sure?"'), "/body/rowActions/0", "confirm", "text"],
    ["the usual question", rowAction('"confirm": true'), "/body/rowActions/0", "confirm", "switch"],
    ["a call", rowAction('"call": "dictType.list"'), "/body/rowActions/0", "call", "name"],
    [
      "a call with arguments",
      rowAction('"call": { "call": "dictType.list" }'),
      "/body/rowActions/0",
      "call",
      "part",
    ],
    [
      "arguments",
      rowAction('"call": { "call": "dictType.list", "with": {} }'),
      "/body/rowActions/0/call",
      "with",
      "map",
    ],
  ])("%s", (_, source, pointer, name, control) => {
    const { shape, node } = property(source, pointer, name);
    expect(controlOf(shape, node)).toBe(control);
  });

  it("another form keeps what is said", () => {
    const short = rowAction('"call": "dictType.list"');
    const call = property(short, "/body/rowActions/0", "call");
    const [long] = otherShapes(call.shape, call.node);
    expect(long && call.node && otherForm(short, call.node, long)).toBe(
      '{ "call": "dictType.list" }',
    );
    const written = rowAction('"call": { "call": "dictType.list" }');
    const again = property(written, "/body/rowActions/0", "call");
    const [name] = otherShapes(again.shape, again.node);
    expect(name && again.node && otherForm(written, again.node, name)).toBe('"dictType.list"');
  });

  const form = (values: string) =>
    `"open": { "kind": "form", "submit": "dictType.add", ${values} }`;

  it.each<[string, string, string, string, string | null]>([
    ["arguments", '"call": { "call": "dictType.list", "with": { "a": "1" } }', "", "call", null],
    ["a condition", form('"readOnly": "row.id == 1"'), "/open", "readOnly", null],
    ["a name", form('"values": "row"'), "/open", "values", '{ "load": "row" }'],
    ["but an empty text", form('"values": ""'), "/open", "values", '{ "load": "" }'],
    ["nor a mere yes", form('"readOnly": true'), "/open", "readOnly", '""'],
  ])("no other form drops %s", (_, more, part, name, expected) => {
    const source = rowAction(more);
    const { shape, node } = property(source, `/body/rowActions/0${part}`, name);
    const [other] = otherShapes(shape, node);
    expect(other && node && otherForm(source, node, other)).toBe(expected);
  });
});
