import { describe, expect, it } from "vitest";
import { readPageFiles } from "../../../src/cli/page-files.ts";
import { languages } from "../../../src/i18n/language.ts";
import { translators } from "../../../src/i18n/texts.ts";
import {
  describeDifference,
  differenceCodes,
} from "../../../src/language/difference/difference.ts";
import { differenceOf } from "../../../src/language/difference/difference-of.ts";
import { environment } from "../../support/shipped-environment.ts";

const edit = {
  label: "common.edit",
  open: { kind: "form", values: "row", submit: { call: "culturalGroup.update" } },
};
const remove = {
  label: "common.delete",
  confirm: true,
  call: { call: "culturalGroup.delete", with: { ids: "[row.id]" } },
};
const table = {
  kind: "table",
  name: "groups",
  rows: "culturalGroup.page",
  columns: ["name", "status", "remark"],
  rowActions: [edit, remove],
};

/** The sentences about the differences between two versions of a page's table. */
function sentences(after: object, before: object = table): string[] {
  const [earlier, later] = [before, after].map((body) => JSON.stringify({ title: "Groups", body }));
  return differenceOf(earlier ?? "", later ?? "", environment).map((difference) =>
    describeDifference(difference, translators.en),
  );
}

describe("pages that say the same", () => {
  it.each(readPageFiles())("$path is not different from itself", ({ source }) => {
    expect(differenceOf(source, source, environment)).toEqual([]);
  });

  it("differ neither in layout, nor in the order of properties, nor in a call's short form", () => {
    const { kind, ...others } = table;
    expect(sentences({ ...others, kind })).toEqual([]);
    expect(sentences({ ...table, rows: { call: "culturalGroup.page" } })).toEqual([]);
    expect(sentences({ ...table, columns: ["name", { field: "status" }, "remark"] })).toEqual([]);
  });

  it("differ neither in their JSON Schema nor in naming the version", () => {
    const plain = JSON.stringify({ title: "T", body: table });
    const headed = JSON.stringify({ $schema: "x.json", version: 1, title: "T", body: table });
    expect(differenceOf(plain, headed, environment)).toEqual([]);
  });
});

/** Changes of the table, each with its expected sentences. */
const changes: readonly (readonly [string, object, readonly string[]])[] = [
  [
    "a column added",
    { columns: ["name", "status", "userCount", "remark"] },
    ["groups: Column “userCount” added."],
  ],
  ["a column removed", { columns: ["name", "remark"] }, ["groups: Column “status” removed."]],
  ["a column moved", { columns: ["remark", "name", "status"] }, ["groups: Column “remark” moved."]],
  [
    "a column that says more",
    { columns: ["name", { field: "status", width: 90 }, "remark"] },
    ["groups › status: width set to 90."],
  ],
  [
    "columns left to the catalogue",
    { columns: undefined },
    ['groups: columns removed; it was ["name","status","remark"].'],
  ],
  ["a field of the search", { search: ["name"] }, ['groups: search set to ["name"].']],
  [
    "an operation",
    { rows: "deptGroup.page" },
    ["groups: Calls deptGroup.page instead of culturalGroup.page."],
  ],
  [
    "an argument added",
    { rows: { call: "culturalGroup.page", with: { status: 1 } } },
    ["groups: culturalGroup.page now gets status = 1."],
  ],
  ["an action removed", { rowActions: [edit] }, ["groups: Action “Delete” removed."]],
  [
    "all actions removed",
    { rowActions: undefined },
    ["groups: Action “Edit” removed.", "groups: Action “Delete” removed."],
  ],
  ["the first action of a bar", { toolbar: [edit] }, ["groups: Action “Edit” added."]],
  ["actions in another order", { rowActions: [remove, edit] }, ["groups: Action “Delete” moved."]],
  [
    "an action with another label",
    { rowActions: [edit, { ...remove, label: "Drop" }] },
    ["groups › Drop: label changed from “Delete” to “Drop”."],
  ],
  [
    "an action with another argument",
    {
      rowActions: [
        edit,
        { ...remove, call: { call: "culturalGroup.delete", with: { ids: "[1]" } } },
      ],
    },
    ["groups › Delete: culturalGroup.delete gets ids = [1] instead of [row.id]."],
  ],
  [
    "another question",
    { rowActions: [edit, { ...remove, confirm: "Sure?" }] },
    ["groups › Delete: confirm changed from true to Sure?."],
  ],
  ["a condition of a block", { when: "can('x')" }, ["groups: when set to can('x')."]],
  [
    "a form that an action opens",
    { rowActions: [{ ...edit, open: { ...edit.open, columns: 2 } }, remove] },
    ["groups › Edit › form: columns set to 2."],
  ],
  ["another kind of block", { kind: "tree" }, ["Block of kind table replaced by tree."]],
  ["a property that the language does not know", { colour: "red" }, ["groups: colour set to red."]],
  ["a number", { pageSize: 50 }, ["groups: pageSize set to 50."]],
  [
    "several things at once",
    { pageSize: 50, rowActions: [edit], columns: ["name", "status"] },
    [
      "groups: Column “remark” removed.",
      "groups: Action “Delete” removed.",
      "groups: pageSize set to 50.",
    ],
  ],
];

describe("what is different is told in the language's words", () => {
  it.each(changes)("%s", (_, changed, told) => {
    expect(sentences(JSON.parse(JSON.stringify({ ...table, ...changed })))).toEqual(told);
  });

  it("argument removed, expression and number changed", () => {
    const before = {
      ...table,
      when: "true",
      pageSize: 20,
      rows: { call: "culturalGroup.page", with: { status: 1 } },
    };
    expect(sentences({ ...table, when: "false", pageSize: 50 }, before)).toEqual([
      "groups: culturalGroup.page no longer gets status = 1.",
      "groups: Expression when changed from true to false.",
      "groups: pageSize changed from 20 to 50.",
    ]);
  });

  it("another cell, and what a cell is told", () => {
    const withCell = (cell: unknown) => ({ ...table, columns: [{ field: "userCount", cell }] });
    const euro = { kind: "money", currency: "EUR" };
    expect(sentences(withCell(euro), withCell("number"))).toEqual([
      "groups › userCount: Shown as money instead of number.",
    ]);
    expect(sentences(withCell({ ...euro, currency: "CNY" }), withCell(euro))).toEqual([
      "groups › userCount › money: currency changed from EUR to CNY.",
    ]);
  });

  it("fields, steps and blocks inside", () => {
    const form = { kind: "form", submit: "culturalGroup.add", fields: ["name", "remark"] };
    expect(sentences({ ...form, fields: ["remark", "status"] }, form)).toEqual([
      "form: Field “name” removed.",
      "form: Field “status” added.",
    ]);
    const chain = { ...remove, next: [{ label: "Then", call: "culturalGroup.page" }] };
    expect(sentences({ ...table, rowActions: [edit, chain] })).toEqual([
      "groups › Delete: Step “Then” added.",
    ]);
    const stack = { kind: "stack", items: [table, form] };
    expect(sentences({ kind: "stack", items: [form, table] }, stack)).toEqual([
      "stack: Block “form” moved.",
    ]);
    expect(sentences({ kind: "stack", items: [form] }, stack)).toEqual([
      "stack: Block “groups” removed.",
    ]);
  });

  it("texts, and translations one by one", () => {
    const page = (title: unknown) => JSON.stringify({ title, body: table });
    const told = (before: unknown, after: unknown) =>
      differenceOf(page(before), page(after), environment).map((difference) =>
        describeDifference(difference, translators.en),
      );
    expect(told("common.edit", "Groups")).toEqual(["title changed from “Edit” to “Groups”."]);
    expect(told({ en: "A", ja: "B" }, { en: "A", ja: "C" })).toEqual([
      "title in ja changed from “B” to “C”.",
    ]);
  });
});

describe("where a difference stands", () => {
  it("is a pointer into the later page, and into the earlier one for what is removed", () => {
    const before = JSON.stringify({ title: "T", body: table });
    const after = JSON.stringify({
      title: "T",
      body: { ...table, columns: ["status", "userCount", "remark"] },
    });
    expect(differenceOf(before, after, environment)).toMatchObject([
      { code: "columnRemoved", side: "before", pointer: "/body/columns/0" },
      { code: "columnAdded", side: "after", pointer: "/body/columns/1" },
    ]);
  });

  it("is the whole where a text is no page, and where it is of a newer language", () => {
    const sound = JSON.stringify({ title: "T", body: table });
    expect(differenceOf("{", sound, environment)).toMatchObject([
      { code: "unreadable", side: "before" },
    ]);
    const newer = JSON.stringify({ version: 99, title: "T", body: table });
    expect(differenceOf(sound, newer, environment)).toMatchObject([
      { code: "unreadable", side: "after" },
    ]);
    expect(differenceOf("{", "{", environment)).toEqual([]);
  });
});

it.each(languages)("every difference has a sentence in %s", (language) => {
  const missing = differenceCodes.filter(
    (code) => translators[language].say(`difference.${code}`) === `difference.${code}`,
  );
  expect(missing).toEqual([]);
});
