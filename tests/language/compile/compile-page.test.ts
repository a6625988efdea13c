import { describe, expect, it } from "vitest";
import { texts, translators } from "../../../src/i18n/texts.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { environment, problemsOfBody } from "../../support/shipped-environment.ts";

function compile(page: unknown) {
  const source = typeof page === "string" ? page : JSON.stringify(page, null, 2);
  return { source, ...compilePage("test/page", source, environment) };
}

const rows = { call: "culturalGroup.page" };

describe("a page that says only what differs is complete", () => {
  it("a table of an operation alone is a working, typed table", () => {
    const { plan, problems } = compile({ title: "Groups", body: { kind: "table", rows } });
    expect(problems).toEqual([]);
    expect(plan?.body).toMatchObject({
      kind: "table",
      isPaged: true,
      requires: ["points:culturalGroup:read"],
      columns: [
        { name: "name", cell: "text", label: "group.name", isSortable: true },
        { name: "remark" },
        { name: "status", cell: "dict", dictionary: "common_status" },
        { name: "userCount", align: "end" },
        { name: "deptCount" },
        { name: "createTime", cell: "dateTime" },
        { name: "updateTime" },
      ],
      search: [{ name: "name" }, { name: "status" }],
    });
  });

  it("texts stand as keys, or in the languages the page writes them in", () => {
    const groups = { en: "Groups", zh: "小组", es: "Grupos", ja: "グループ" };
    const { plan } = compile({ title: "menu.rule", body: { kind: "table", rows, title: groups } });
    expect(plan).toMatchObject({ title: "menu.rule", body: { title: groups } });
    expect(translators.ja.say("menu.rule")).toBe(texts.ja.menu.rule);
    expect(translators.ja.say(groups)).toBe("グループ");
    expect(translators.ja.say({ en: "Groups of {{name}}" }, { name: "A" })).toBe("Groups of A");
  });

  it("an action inherits the permission of what it calls or opens", () => {
    const { plan } = compile({
      title: "Groups",
      body: {
        kind: "table",
        rows,
        toolbar: [{ label: "Add", open: { kind: "form", submit: "culturalGroup.add" } }],
        rowActions: [
          { label: "Delete", call: { call: "culturalGroup.delete", with: { ids: "[row.id]" } } },
        ],
      },
    });
    expect(plan?.body).toMatchObject({
      toolbar: [{ requires: ["points:culturalGroup:add"] }],
      rowActions: [{ requires: ["points:culturalGroup:delete"] }],
    });
  });
});

describe("a text that is no JSON", () => {
  it("is told with its line and column", () => {
    const { plan, problems } = compile('{\n  "title": "Test",\n  "body": }\n');
    expect(plan).toBeNull();
    expect(problems[0]).toMatchObject({ code: "syntax", line: 3, column: 11 });
  });

  it.each([
    ["an empty text", ""],
    ["a page nested too deeply", "[".repeat(5000) + "]".repeat(5000)],
    ["a page too large", `"${"x".repeat(1_000_001)}"`],
    ["a number", "7"],
  ])("%s", (_name, source) => {
    expect(compile(source).problems.length).toBeGreaterThan(0);
  });
});

describe("what a page names must exist", () => {
  it.each([
    ["kind", { kind: "tabel", rows }, "unknownKind /body/kind", "table"],
    [
      "operation",
      { kind: "table", rows: "culturalGroup.pages" },
      "unknownOperation /body/rows",
      "culturalGroup.page",
    ],
    ["property", { kind: "table", rows, colums: [] }, "unknownProperty /body/colums", "columns"],
    ["field", { kind: "table", rows, columns: ["nmae"] }, "unknownField /body/columns/0", "name"],
    [
      "cell",
      { kind: "table", rows, columns: [{ field: "status", cell: "dcit" }] },
      "unknownCell /body/columns/0/cell",
      "dict",
    ],
    [
      "widget",
      { kind: "table", rows, search: [{ field: "name", widget: "txet" }] },
      "unknownWidget /body/search/0/widget",
      "text",
    ],
    [
      "icon",
      { kind: "table", rows, toolbar: [{ label: "Go", icon: "hoem", go: "'/'" }] },
      "unknownIcon /body/toolbar/0/icon",
      "home",
    ],
    [
      "parameter",
      { kind: "table", rows: { call: "culturalGroup.page", with: { nam: "'x'" } } },
      "unknownParameter /body/rows/with/nam",
      "name",
    ],
    [
      "language key",
      { kind: "table", rows, title: "menu.rlue" },
      "unknownKey /body/title",
      "menu.rule",
    ],
    [
      "language",
      { kind: "table", rows, title: { en: "Groups", zh: "组", es: "Grupos", jp: "組" } },
      "unknownProperty /body/title/jp",
      "ja",
    ],
  ])(
    "an unknown %s is told with its place and what was probably meant",
    (_name, body, wanted, suggestion) => {
      const { problems } = compile({ title: "Test", body });
      const found = problems.find(({ code, pointer }) => `${code} ${pointer}` === wanted);
      expect(found, JSON.stringify(problems)).toBeDefined();
      expect(found?.suggestion).toBe(suggestion);
      expect(found?.line).toBeGreaterThan(1);
    },
  );
});

describe("a title that looks like a key", () => {
  it.each(["node.js", "example.com", "orders.csv"])(
    "is the text itself where no key begins so: %s",
    (title) => {
      expect(compile({ title, body: { kind: "table", rows, title } }).problems).toEqual([]);
    },
  );
});

describe("what a page binds must fit", () => {
  it.each([
    [
      "a table on what lists nothing",
      { kind: "table", rows: "member.userInfo" },
      "notAList /body/rows",
    ],
    ["a tree on a flat list", { kind: "tree", rows: "dictType.list" }, "notATree /body/rows"],
    ["rows of a write", { kind: "table", rows: "culturalGroup.delete" }, "notARead /body/rows"],
    [
      "a missing required parameter",
      { kind: "table", rows: "culturalGroupUserRel.current" },
      "missingParameter /body/rows",
    ],
    [
      "an argument of the wrong type",
      { kind: "table", rows: { call: "culturalGroupUserRel.current", with: { groupId: "'x'" } } },
      "expressionType /body/rows/with/groupId",
    ],
    [
      "a misspelt field in an expression",
      {
        kind: "table",
        rows,
        rowActions: [{ label: "X", when: "row.nmae == 'x'", go: "'/'" }],
      },
      "unknownMember /body/rowActions/0/when",
    ],
    [
      "an action that does nothing",
      { kind: "table", rows, toolbar: [{ label: "X" }] },
      "actionWithoutEffect /body/toolbar/0",
    ],
    [
      "an action that does two things",
      { kind: "table", rows, toolbar: [{ label: "X", go: "'/'", call: "member.userInfo" }] },
      "actionWithTwoEffects /body/toolbar/0",
    ],
    [
      "a dual list whose save does not take what its lists give",
      {
        kind: "dualList",
        candidates: { call: "culturalGroupUserRel.candidates", with: { groupId: "1 + 0" } },
        current: { call: "culturalGroupUserRel.current", with: { groupId: "1 + 0" } },
        save: { call: "memberRole.updateRole", with: { memberId: "1 + 0" } },
      },
      "saveDoesNotFit /body/save",
    ],
    [
      "a cell that cannot show the field",
      { kind: "table", rows, columns: [{ field: "name", cell: "boolean" }] },
      "cellDoesNotFit /body/columns/0/cell",
    ],
  ])("%s", (_name, body, wanted) => {
    expect(problemsOfBody(body)).toContain(wanted);
  });

  it("a public page may call public operations only", () => {
    const page = { title: "Test", public: true, body: { kind: "table", rows } };
    expect(compile(page).problems).toMatchObject([
      { code: "notPublic", pointer: "/body/rows/call" },
    ]);
  });

  it("blocks that read each other in a circle are told", () => {
    const reading = (name: string, other: string) => ({
      kind: "table",
      name,
      rows: {
        call: "culturalGroupUserRel.current",
        with: { groupId: `blocks.${other}.selected.id` },
      },
    });
    const body = { kind: "split", start: reading("a", "b"), end: reading("b", "a") };
    expect(problemsOfBody(body)).toContain("circularRead /body/start");
  });

  it("a block that would begin with its own values, and so begin forever, is refused", () => {
    const values = "{'name': blocks.own.values.name + '!'}";
    const body = {
      kind: "form",
      name: "own",
      values,
      fields: ["name"],
      submit: "culturalGroup.add",
    };
    expect(compile({ title: "Test", body }).problems).toMatchObject([
      { code: "readsOwnState", severity: "error", pointer: "/body/values" },
    ]);
  });

  it("two blocks of one name are told", () => {
    const body = {
      kind: "split",
      start: { kind: "table", name: "groups", rows },
      end: { kind: "table", name: "groups", rows },
    };
    expect(problemsOfBody(body)).toEqual(["duplicateName /body/end/name"]);
  });
});

describe("problems", () => {
  it("are told all at once, in the order of the text", () => {
    const body = { kind: "table", rows, columns: ["nmae", "statsu"], toolbar: [{ label: "X" }] };
    expect(problemsOfBody(body)).toEqual([
      "unknownField /body/columns/0",
      "unknownField /body/columns/1",
      "actionWithoutEffect /body/toolbar/0",
    ]);
  });

  it("break their own block only; its neighbours are planned", () => {
    const { plan } = compile({
      title: "Test",
      body: {
        kind: "split",
        start: { kind: "table", rows: "no.such" },
        end: { kind: "table", rows },
      },
    });
    expect(plan).toMatchObject({
      body: { start: "/body/start", end: "/body/end" },
      blocks: {
        "/body/start": { kind: "broken", problems: [{ code: "unknownOperation" }] },
        "/body/end": { kind: "table" },
      },
    });
  });

  it("point at the very characters of an expression", () => {
    const body = {
      kind: "table",
      rows,
      rowActions: [{ label: "X", when: "1 == row.nmae", go: "'/'" }],
    };
    const { source, problems } = compile({ title: "Test", body });
    const [problem] = problems;
    expect(source.slice(problem?.offset, (problem?.offset ?? 0) + (problem?.length ?? 0))).toBe(
      "nmae",
    );
  });
});
