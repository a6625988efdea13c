import { describe, expect, it } from "vitest";
import { translators } from "../../../src/i18n/texts.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { fixesOf } from "../../../src/language/fixes/fixes-of.ts";
import { applyFix } from "../../../src/language/fixes/quick-fix.ts";
import { describeProblem } from "../../../src/language/problem.ts";
import { environment } from "../../support/shipped-environment.ts";

const rows = "culturalGroup.page";
const table = (more: object) => ({ title: "Test", body: { kind: "table", rows, ...more } });
const action = (more: object) => table({ rowActions: [{ label: "X", ...more }] });

const check = (source: string) => compilePage("test/page", source, environment).problems;

/** The page after the fix with the given title for the problem with the given code. */
function mended(source: string, code: string, title: string): string {
  const problem = check(source).find((found) => found.code === code);
  const fixes = problem ? fixesOf(problem, source, environment) : [];
  const fix = fixes.find(({ titleKey }) => titleKey === title);
  expect(fix, `${code}: ${JSON.stringify(fixes)}`).toBeDefined();
  return fix ? applyFix(source, fix) : source;
}

/** Mistakes: a description, the page, the code of the problem and the title of the fix. */
const cases: [string, unknown, string, string][] = [
  [
    "a misspelt kind",
    { title: "Test", body: { kind: "tabel", rows } },
    "unknownKind",
    "fix.rename",
  ],
  ["a misspelt property", table({ colums: ["name"] }), "unknownProperty", "fix.rename"],
  ["a misspelt property, removed", table({ colums: ["name"] }), "unknownProperty", "fix.remove"],
  [
    "what belongs into a cell, beside it",
    table({ columns: [{ field: "userCount", cell: "money", currency: "EUR" }] }),
    "unknownProperty",
    "fix.move",
  ],
  ["a property nobody knows", table({ zzzzzzzzzz: [1, 2] }), "unknownProperty", "fix.remove"],
  [
    "a misspelt member",
    action({ when: "row.nmae == 'x'", go: "'/'" }),
    "unknownMember",
    "fix.rename",
  ],
  [
    "a misspelt member after characters that JSON escapes",
    action({ when: 'row.remark != "\\"ü" && row.nmae == "x"', go: "'/'" }),
    "unknownMember",
    "fix.rename",
  ],
  [
    "a misspelt function",
    action({ go: "'/' + enocde(row.name)" }),
    "unknownFunction",
    "fix.rename",
  ],
  [
    "a misspelt method",
    action({ when: "row.name.startWith('a')", go: "'/'" }),
    "unknownFunction",
    "fix.rename",
  ],
  [
    "a misspelt permission",
    action({ when: "can('points:culturalGroup:raed')", go: "'/'" }),
    "unknownPermission",
    "fix.rename",
  ],
  [
    "a parameter that the operation does not have",
    { title: "Test", body: { kind: "table", rows: { call: rows, with: { zzzzzzz: "'x'" } } } },
    "unknownParameter",
    "fix.remove",
  ],
  [
    "a missing parameter of an action on a row by a call with others",
    action({ call: { call: "culturalGroup.delete" } }),
    "missingParameter",
    "fix.addParameter",
  ],
  [
    "an argument beside its call",
    { title: "Test", body: { kind: "table", rows: { call: rows, name: "'x'" } } },
    "unknownProperty",
    "fix.addParameter",
  ],
  [
    "an argument beside a call with others",
    {
      title: "Test",
      body: { kind: "table", rows: { call: rows, with: { status: "'1'" }, name: "'x'" } },
    },
    "unknownProperty",
    "fix.addParameter",
  ],
  [
    "a condition as other products call it",
    action({ if: "1 < row.id", go: "'/'" }),
    "unknownProperty",
    "fix.rename",
  ],
  ["a list as a text with commas", table({ columns: "name, status" }), "wrongType", "fix.rename"],
  [
    "a missing parameter of an action on a row",
    action({ call: "culturalGroup.delete" }),
    "missingParameter",
    "fix.addParameter",
  ],
  ["a missing body", { title: "Test" }, "missingProperty", "fix.addProperty"],
  [
    "a missing kind",
    { title: "Test", body: { rows, columns: ["name"] } },
    "missingProperty",
    "fix.addProperty",
  ],
  [
    "missing rows",
    { title: "Test", body: { kind: "table" } },
    "missingProperty",
    "fix.addProperty",
  ],
  [
    "missing items",
    { title: "Test", body: { kind: "stack" } },
    "missingProperty",
    "fix.addProperty",
  ],
  [
    "a missing end",
    { title: "Test", body: { kind: "split", start: { kind: "table", rows } } },
    "missingProperty",
    "fix.addProperty",
  ],
  [
    "a missing translation",
    table({ title: { en: "Groups", zh: "组" } }),
    "missingTranslation",
    "fix.addTranslations",
  ],
  ["a condition that always holds", table({ when: "1 < 2" }), "alwaysHolds", "fix.remove"],
  [
    "a field asked twice",
    {
      title: "Test",
      body: {
        kind: "form",
        submit: "culturalGroup.add",
        fields: ["name", "status", "remark", "name"],
      },
    },
    "duplicateField",
    "fix.remove",
  ],
  ["steps without a call", action({ go: "'/'", keep: "answer" }), "stepsWithoutCall", "fix.remove"],
  [
    "a name that another block has",
    {
      title: "Test",
      body: {
        kind: "split",
        start: { kind: "table", name: "a", rows },
        end: { kind: "table", name: "a", rows },
      },
    },
    "duplicateName",
    "fix.rename",
  ],
  ["a number out of its range", table({ pageSize: 5000 }), "outOfRange", "fix.rename"],
  [
    "a number where an expression belongs",
    {
      title: "Test",
      body: { kind: "figures", items: [{ label: "X", from: "member.userInfo", value: 7 }] },
    },
    "wrongType",
    "fix.rename",
  ],
  [
    "the name of a currency in place of its code",
    table({ columns: [{ field: "id", cell: { kind: "money", currency: "EURO" } }] }),
    "notOneOf",
    "fix.rename",
  ],
  [
    "a value as other products call it",
    table({ columns: [{ field: "name", align: "right" }] }),
    "notOneOf",
    "fix.rename",
  ],
  ["a number in quotes", table({ pageSize: "20" }), "wrongType", "fix.rename"],
  ["one where a list belongs", table({ columns: "name" }), "wrongType", "fix.rename"],
];

describe("a quick fix takes its problem away and brings none", () => {
  it.each(cases)("%s", (_name, page, code, title) => {
    for (const source of [JSON.stringify(page), JSON.stringify(page, null, 2)]) {
      const before = check(source).filter((problem) => problem.code !== code);
      const after = check(mended(source, code, title));
      const known = before.map((problem) => problem.code);
      expect(after.filter((problem) => !known.includes(problem.code))).toEqual([]);
    }
  });

  it("of a property written twice the second goes", () => {
    const source =
      '{ "title": "A", "title": "B", "body": { "kind": "table", "rows": "culturalGroup.page" } }';
    expect(mended(source, "duplicateProperty", "fix.remove")).toBe(
      '{ "title": "A", "body": { "kind": "table", "rows": "culturalGroup.page" } }',
    );
  });

  it("a page that opens without a token says so", () => {
    const source = '{ "title": "A", "body": { "kind": "form", "submit": "login.register" } }';
    const isPublic = (text: string) =>
      compilePage("shell/register", text, environment).problems.filter(
        ({ code }) => code === "mustBePublic",
      );
    const [problem] = isPublic(source);
    const [fix] = problem ? fixesOf(problem, source, environment) : [];
    expect(fix && isPublic(applyFix(source, fix))).toEqual([]);
  });

  it("a filter that nothing reads is given to the only call that takes it, otherwise it goes", () => {
    const page = (...calls: unknown[]) => {
      const filters = { kind: "filters", name: "own", of: rows, fields: ["name", "status"] };
      const tables = calls.map((call, index) => ({
        kind: "table",
        title: `T${index}`,
        rows: call,
      }));
      return JSON.stringify({
        title: "Test",
        body: { kind: "stack", items: [filters, ...tables] },
      });
    };
    const read = { name: "blocks.own.values.name" };
    const status = "blocks.own.values.status";
    const [one, two] = [page({ call: rows, with: read }), page({ call: rows, with: read }, rows)];
    const given = JSON.parse(mended(one, "readByNone", "fix.addParameter"));
    expect(given).toEqual(JSON.parse(page({ call: rows, with: { ...read, status } })));
    expect(mended(two, "readByNone", "fix.remove")).toBe(two.replace(',"status"]', "]"));
  });

  it("an action on a row gets what it misses from the row, and its form does not ask for it", () => {
    const source = JSON.stringify(action({ call: "culturalGroup.delete" }), null, 2);
    expect(mended(source, "missingParameter", "fix.addParameter")).toContain("row.");
    const form = { kind: "form", submit: "memberRole.add", fields: ["role"] };
    const open = table({ rows: "member.getList", rowActions: [{ label: "X", open: form }] });
    const fixed = JSON.parse(mended(JSON.stringify(open), "missingParameter", "fix.addParameter"));
    expect(fixed.body.rowActions[0].open).toMatchObject({
      submit: { with: { memberId: "row.id" } },
      fields: ["role"],
    });
  });
});

describe("what was written beside or within the part that takes it is moved to it", () => {
  const id = { id: "row.id" };
  const remove = "culturalGroup.delete";
  const [when, confirm] = ["row.userCount == 0", true];
  const add = { kind: "form", submit: "culturalGroup.add" };
  const valid = "size(data.items) == 0";

  it.each<[string, unknown, unknown]>([
    [
      "the arguments of a call",
      action({ call: remove, with: { ids: "[row.id]" } }),
      action({ call: { call: remove, with: { ids: "[row.id]" } } }),
    ],
    [
      "an argument of a call",
      action({ call: remove, ids: "[row.id]" }),
      action({ call: { call: remove, with: { ids: "[row.id]" } } }),
    ],
    [
      "the arguments of rows",
      table({ with: { name: "'x'" } }),
      table({ rows: { call: rows, with: { name: "'x'" } } }),
    ],
    [
      "the question and the condition of a button",
      action({ call: { call: remove, with: id, confirm, when } }),
      action({ call: { call: remove, with: id }, confirm, when }),
    ],
    [
      "what a form that is opened asks for",
      action({ open: add, fields: ["name"] }),
      action({ open: { ...add, fields: ["name"] } }),
    ],
  ])("%s", (_what, page, wanted) => {
    let source = JSON.stringify(page);
    const isMisplaced = ({ code }: { code: string }) => code === "unknownProperty";
    for (let found = check(source).find(isMisplaced); found; ) {
      const [fix] = fixesOf(found, source, environment);
      expect(fix?.titleKey).toMatch(/move|addParameter/);
      if (!fix) break;
      source = applyFix(source, fix);
      found = check(source).find(isMisplaced);
    }
    expect(JSON.parse(source)).toEqual(wanted);
  });

  it("and the message says where it belongs", () => {
    const written = {
      call: "culturalGroup.page",
      with: { name: "form.name" },
      valid,
      message: "X",
    };
    const form = { ...add, fields: [{ field: "name", check: written }] };
    const [problem] = check(JSON.stringify({ title: "Test", body: form }));
    expect(problem && describeProblem(problem, translators.en).remedy).toContain("inside “call”");
  });
});

describe("fixes", () => {
  it("stand in the lines of the others", () => {
    const source = JSON.stringify({ body: { kind: "table", rows } }, null, 2);
    expect(mended(source, "missingProperty", "fix.addProperty")).toBe(
      `${source.slice(0, -2)},\n  "title": "…"\n}`,
    );
  });

  it.each<[string, unknown, string]>([
    ["a title", { body: { kind: "table", rows } }, "/title"],
    ["a label", table({ toolbar: [{ go: "'/'" }] }), "/body/toolbar/0/label"],
  ])("leave %s that a person has yet to write told as missing", (_what, page, pointer) => {
    const source = mended(JSON.stringify(page), "missingProperty", "fix.addProperty");
    const told = check(source).map(({ code, pointer: at }) => `${code} ${at}`);
    expect(told).toEqual([`missingTranslation ${pointer}`]);
  });

  it.each([
    ["stack", { items: [{ kind: "table", rows }] }],
    ["tabs", { items: [{ label: "X", body: { kind: "table", rows } }] }],
    ["figures", { items: [{ label: "X", from: rows, value: "data.total" }] }],
  ])("guess a missing kind by what its items hold: %s", (kind, body) => {
    const source = JSON.stringify({ title: "Test", body });
    const page = mended(source, "missingProperty", "fix.addProperty");
    expect(JSON.parse(page).body.kind).toBe(kind);
    expect(check(page)).toEqual([]);
  });

  it("have titles in every language", () => {
    const titles = ["rename", "remove", "addProperty", "addParameter", "addTranslations", "move"];
    for (const { say } of Object.values(translators)) {
      for (const title of titles) expect(say(`fix.${title}`)).not.toBe(`fix.${title}`);
    }
  });

  it.each<[string, unknown]>([
    ["what a button does", table({ toolbar: [{ label: "X" }] })],
    [
      "which records are read",
      { title: "Test", body: { kind: "table", rows: "culturalGroupUserRel.current" } },
    ],
    ["how many 0 stands for", table({ pageSize: 0 })],
    ["what makes a button appear", action({ when: "row.id == 1 && row.id == 2", go: "'/'" })],
    ["what a button is called", table({ toolbar: [{ label: "common.remove", go: "'/'" }] })],
    ["which operation deletes", action({ call: "culturalGroup.remove" })],
    [
      "what a figure says",
      { title: "Test", body: { kind: "figures", items: [{ label: "X", from: rows }] } },
    ],
  ])("are none where a person must decide: %s", (_what, page) => {
    const source = JSON.stringify(page);
    const problems = check(source);
    expect(problems).not.toEqual([]);
    expect(problems.flatMap((problem) => fixesOf(problem, source, environment))).toEqual([]);
  });

  it("of a field that stands twice keep what says more", () => {
    const source = JSON.stringify(table({ columns: ["name", { field: "name", width: 240 }] }));
    const mendedPage = JSON.parse(mended(source, "duplicateField", "fix.remove"));
    expect(mendedPage.body.columns).toEqual([{ field: "name", width: 240 }]);
  });

  it("exchange both lists of a relation where each is read by the call of the other", () => {
    const relation = (candidates: string, current: string) => {
      const [groupId, call] = ["row.id", "culturalGroupUserRel"];
      const read = (name: string) => ({ call: `${call}.${name}`, with: { groupId } });
      const lists = { candidates: read(candidates), current: read(current) };
      return action({ open: { kind: "dualList", ...lists, save: read("update") } });
    };
    const source = JSON.stringify(relation("current", "candidates"));
    const mendedPage = JSON.parse(mended(source, "otherSelection", "fix.rename"));
    expect(mendedPage).toEqual(relation("candidates", "current"));
  });

  it("have a form ask for what its call lacks", () => {
    const body = { kind: "form", submit: "culturalGroup.add", fields: ["remark"] };
    const source = JSON.stringify({ title: "Test", body });
    const mendedPage = JSON.parse(mended(source, "missingParameter", "fix.addParameter"));
    expect(mendedPage.body.fields).toContain("name");
  });

  it.each([
    ["row.status == nil", "row.status == null"],
    ["abc != 'abc'", "'abc' != 'abc'"],
    ["abc in ['abc']", "'abc' in ['abc']"],
    ["row.id != 1 || row.id != 2", "row.id != 1 && row.id != 2"],
    ["rows.exists(each, each.id == 1)", null],
    ["can('points:culturalGroup:raed')", "can('points:culturalGroup:read')"],
    ["can('points:salary:read')", null],
    ["now() > '2026-04-01T00:00:00 CET'", null],
    ["now() > '2026-04-01 00:00'", "now() > '2026-04-01T00:00:00Z'"],
    ["[1].map(x => x) == [1]", "[1].map(x, x) == [1]"],
  ])("of an expression as in other languages: %s", (when, wanted) => {
    const source = JSON.stringify(action({ when, go: "'/'" }));
    const [problem] = check(source);
    const [fix] = problem ? fixesOf(problem, source, environment) : [];
    const mendedWhen = fix ? JSON.parse(applyFix(source, fix)).body.rowActions[0].when : null;
    expect(mendedWhen).toBe(wanted);
  });
});
