import { describe, expect, it } from "vitest";
import { problemsOfBody } from "../support/shipped-environment.ts";

const rows = "culturalGroup.page";
const table = (more: object) => ({ kind: "table", rows, ...more });
const form = (more: object) => ({ kind: "form", submit: "culturalGroup.add", ...more });
const action = (more: object) => ({ label: "Do", go: "'/'", ...more });
const write = { call: "culturalGroup.add", with: { name: "'a'" } };
const stack = (...items: object[]) => ({ kind: "stack", items });
const named = { kind: "table", name: "groups", rows };
const users = (groupId: string) => ({ call: "culturalGroupUserRel.current", with: { groupId } });

type Case = readonly [name: string, body: object, told: string];

describe("what stands twice is told", () => {
  const dual = (more: object) => ({
    kind: "dualList",
    candidates: { call: "culturalGroupUserRel.candidates", with: { groupId: 1 } },
    current: { call: "culturalGroupUserRel.current", with: { groupId: 1 } },
    save: { call: "culturalGroupUserRel.update", with: { groupId: 1 } },
    ...more,
  });
  const cases: readonly Case[] = [
    ["a column", table({ columns: ["name", "name"] }), "duplicateField /body/columns/1"],
    [
      "a heading",
      table({
        columns: [
          { field: "name", label: "A" },
          { field: "remark", label: "A" },
        ],
      }),
      "sameLabel /body/columns/1/label",
    ],
    ["a field of a search", table({ search: ["name", "name"] }), "duplicateField /body/search/1"],
    ["an action", table({ toolbar: [action({}), action({})] }), "saidTwice /body/toolbar/1"],
    [
      "the label of an action",
      table({ toolbar: [action({}), action({ go: "'/a'" })] }),
      "sameLabel /body/toolbar/1/label",
    ],
    [
      "the label of a tab",
      { kind: "tabs", items: [table({}), named].map((body) => ({ label: "One", body })) },
      "sameLabel /body/items/1/label",
    ],
    [
      "the heading of both lists",
      dual({ candidatesLabel: "Users", currentLabel: "Users" }),
      "sameLabel /body/currentLabel",
    ],
    ["a condition", table({ when: "user.isAdmin || user.isAdmin" }), "saidTwice /body/when"],
    [
      "a condition, seen and usable",
      table({ toolbar: [action({ when: "user.isAdmin", enabled: "user.isAdmin" })] }),
      "alwaysHolds /body/toolbar/0/enabled",
    ],
  ];
  it.each(cases)("%s", (_name, body, told) => {
    expect(problemsOfBody(body)).toEqual([told]);
  });

  it("but not what nobody sees side by side, or sees in two ways", () => {
    const toolbar = [action({ when: "user.isAdmin" }), action({ when: "!user.isAdmin" })];
    expect(problemsOfBody(table({ toolbar }))).toEqual([]);
    const columns = ["updateTime", { field: "updateTime", cell: "timeAgo", label: "Ago" }];
    expect(problemsOfBody(table({ columns }))).toEqual([]);
  });
});

describe("what has no effect, or a dangerous one, is told", () => {
  const cases: readonly Case[] = [
    ["no column", table({ columns: [] }), "outOfRange /body/columns"],
    ["a page as a field of a search", table({ search: ["current"] }), "pagingField /body/search/0"],
    [
      "a search for what is bound",
      table({ rows: { call: rows, with: { status: 1 } }, search: ["status"] }),
      "boundField /body/search/0",
    ],
    [
      "a drawer that nothing opens in",
      table({ toolbar: [action({ as: "drawer" })] }),
      "hasNoEffect /body/toolbar/0/as",
    ],
    [
      "what is seen only while it cannot be used",
      table({ toolbar: [action({ when: "user.isAdmin", enabled: "!user.isAdmin" })] }),
      "neverHolds /body/toolbar/0/enabled",
    ],
    [
      "a danger at the first click",
      table({ toolbar: [{ label: "Do", emphasis: "danger", call: write }] }),
      "dangerUnasked /body/toolbar/0",
    ],
    [
      "a read that shows nothing",
      table({ toolbar: [{ label: "Do", call: "member.userInfo" }] }),
      "readsForNothing /body/toolbar/0/call",
    ],
    [
      "only the first of the checked rows",
      table({
        bulkActions: [
          { label: "Do", call: { call: "culturalGroup.delete", with: { ids: "[rows[0].id]" } } },
        ],
      }),
      "firstOfMany /body/bulkActions/0/call/with/ids",
    ],
    [
      "a value that is not counted",
      { kind: "chart", rows, category: "status", value: "userCount", combine: "count" },
      "countsAnyway /body/combine",
    ],
    [
      "a page that is counted for all",
      { kind: "figures", items: [{ label: "All", from: rows, value: "size(data.records)" }] },
      "countsPage /body/items/0/value",
    ],
    [
      "a password in the page's text",
      table({
        toolbar: [
          {
            label: "Do",
            call: {
              call: "member.add",
              with: { username: "'guest'", fullname: "'Guest'", password: "'correct horse'" },
            },
          },
        ],
      }),
      "writtenPassword /body/toolbar/0/call/with/password",
    ],
    ["a division by zero", table({ when: "user.id / 0 > 1" }), "wrongOperand /body/when"],
    [
      "a check that every value passes",
      form({ fields: [{ field: "name", check: { call: rows, valid: "true", message: "Taken" } }] }),
      "alwaysHolds /body/fields/0/check/valid",
    ],
    ["the same block below each row", table({ expand: table({}) }), "readsNoRow /body/expand/rows"],
    [
      "one record for all rows",
      table({
        rowActions: [
          {
            label: "Do",
            open: table({ rows: { call: "culturalGroupUserRel.current", with: { groupId: 1 } } }),
          },
        ],
      }),
      "readsNoRow /body/rowActions/0/open/rows/with/groupId",
    ],
    [
      "a filter that nothing reads",
      {
        kind: "stack",
        items: [
          {
            kind: "filters",
            name: "chosen",
            of: "culturalGroup.page",
            fields: ["name", "status"],
          },
          table({ rows: { call: rows, with: { name: "blocks.chosen.values.name" } } }),
        ],
      },
      "readByNone /body/items/0/fields/1",
    ],
    [
      "a list of one record beside the saving of another",
      {
        kind: "dualList",
        candidates: { call: "culturalGroupUserRel.candidates", with: { groupId: 1 } },
        current: { call: "culturalGroupUserRel.current", with: { groupId: 2 } },
        save: { call: "culturalGroupUserRel.update", with: { groupId: 1 } },
      },
      "relatesToAnother /body/current/with/groupId",
    ],
  ];
  it.each(cases)("%s", (_name, body, told) => {
    expect(problemsOfBody(body)).toEqual([told]);
  });
});

it("one of the checked rows is enough beside the others, or where there is only one", () => {
  const ids = (expression: string, more: object = {}) =>
    table({
      bulkActions: [
        { label: "Do", call: { call: "culturalGroup.delete", with: { ids: expression } }, ...more },
      ],
    });
  expect(problemsOfBody(ids("rows.map(r, r.id).filter(i, i != rows[0].id)"))).toEqual([]);
  expect(problemsOfBody(ids("[rows[0].id]", { enabled: "size(rows) == 1" }))).toEqual([]);
});

describe("a range that nothing lies in is told", () => {
  it.each([
    "user.id > 10 && user.id < 5",
    "user.id > 5 && user.id <= 5",
    "user.id == 3 && 5 < user.id",
    "user.username < 'a' && user.username > 'b'",
    "size(user.username) > 3 && size(user.username) < 2",
  ])("%s", (when) => {
    expect(problemsOfBody(table({ when }))).toEqual(["neverHolds /body/when"]);
    const chart = { kind: "chart", rows, category: "status", where: when };
    expect(problemsOfBody(chart)).toEqual(["neverHolds /body/where"]);
  });

  it.each([
    "user.id >= 5 && user.id <= 5",
    "user.id > 10 || user.id < 5",
    "user.id > 5 && user.username < '3'",
    "!(user.id > 5) && !(user.id < 7)",
  ])("but not %s", (when) => {
    expect(problemsOfBody(table({ when }))).toEqual([]);
  });
});

describe("an action of a row that acts on the selected row", () => {
  const acting = (given: object) => {
    const rowActions = [
      action({ go: undefined, call: { call: "culturalGroup.update", with: given } }),
    ];
    return problemsOfBody(table({ name: "own", rowActions }));
  };

  it("is told, since another row may be selected", () => {
    expect(acting({ id: "blocks.own.selected.id", name: "row.name" })).toEqual([
      "selectedNotRow /body/rowActions/0/call/with/id",
    ]);
  });

  const opening = (open: object) => {
    const rowActions = [action({ go: undefined, open })];
    return problemsOfBody(table({ name: "own", rowActions }));
  };
  const filled = (values: string, given: object) => ({
    kind: "form",
    values,
    submit: { call: "culturalGroup.update", with: given },
  });

  it("is told also of what it opens, at each place", () => {
    expect(opening(filled("blocks.own.selected", {}))).toEqual([
      "selectedNotRow /body/rowActions/0/open/values",
    ]);
    const current = users("blocks.own.selected.id");
    const dual = {
      kind: "dualList",
      candidates: { call: "culturalGroupUserRel.candidates", with: { groupId: "row.id" } },
      current,
      save: { ...current, call: "culturalGroupUserRel.update" },
    };
    expect(opening(dual)).toEqual([
      "selectedNotRow /body/rowActions/0/open/current/with/groupId",
      "selectedNotRow /body/rowActions/0/open/save/with/groupId",
    ]);
  });

  it("is accepted of a form that the row fills, for it sends the key of the row", () => {
    expect(opening(filled("row", { remark: "string(blocks.own.selected.id)" }))).toEqual([]);
  });

  it("is told of an action on checked rows too, which would be done to another row", () => {
    const call = { call: "culturalGroup.delete", with: { ids: "[blocks.own.selected.id]" } };
    const bulkActions = [action({ go: undefined, confirm: true, call })];
    expect(problemsOfBody(table({ name: "own", bulkActions }))).toEqual([
      "selectedNotRow /body/bulkActions/0/call/with/ids",
    ]);
  });

  it("is told of a form that would save the values of the selected row as those of its own", () => {
    expect(opening(filled("blocks.own.selected", { id: "row.id" }))).toEqual([
      "selectedNotRow /body/rowActions/0/open/values",
    ]);
  });

  it("is told where it overwrites its own row with what the selected one holds", () => {
    expect(acting({ id: "row.id", name: "blocks.own.selected.name" })).toEqual([
      "selectedNotRow /body/rowActions/0/call/with/name",
    ]);
  });

  it("is accepted where it links its own row with the selected one, or a text names both", () => {
    expect(acting({ id: "row.id", name: "string(blocks.own.selected.id)" })).toEqual([]);
    const call = {
      call: "culturalGroup.update",
      with: { id: "row.id", name: "blocks.own.selected.name" },
    };
    const confirm = "Call {{row.name}} {{blocks.own.selected.name}} as well?";
    const rowActions = [action({ go: undefined, confirm, call })];
    expect(problemsOfBody(table({ name: "own", rowActions }))).toEqual([]);
  });
});

describe("what waits for itself is told", () => {
  const cases: readonly Case[] = [
    [
      "a table that is filtered by its own choice",
      table({ name: "own", rows: { call: rows, with: { name: "blocks.own.selected.name" } } }),
      "readsOwnState /body/rows/with/name",
    ],
    [
      "a table that hides once something is chosen",
      table({ name: "own", when: "blocks.own.selected == null" }),
      "readsOwnState /body/when",
    ],
    [
      "a form that begins with what is entered in it",
      form({ name: "own", values: "{'name': blocks.own.values.name + '!'}" }),
      "readsOwnState /body/values",
    ],
    [
      "a filter that begins with what is chosen in it",
      {
        kind: "filters",
        name: "own",
        of: rows,
        fields: [{ field: "name", value: "blocks.own.values.name + '!'" }],
      },
      "readsOwnState /body/fields/0/value",
    ],
    [
      "a form that can be changed until something is entered in it",
      form({ name: "own", readOnly: "blocks.own.values.name == 'a'" }),
      "readsOwnState /body/readOnly",
    ],
    [
      "a field that the published values hide, which are without it then",
      form({
        name: "own",
        fields: ["name", { field: "remark", when: "blocks.own.values.remark != 'a'" }],
      }),
      "readsOwnState /body/fields/1/when",
    ],
    [
      "a filter that hides once it is chosen",
      {
        kind: "filters",
        name: "own",
        of: rows,
        fields: [{ field: "name", when: "blocks.own.values.name == null" }],
      },
      "readsOwnState /body/fields/0/when",
    ],
    [
      "a tree that leaves out the chosen node",
      {
        kind: "tree",
        name: "own",
        rows: "pointsSysDept.getAllDeptWithUsers",
        only: "row.id != blocks.own.selected.id",
      },
      "readsOwnState /body/only",
    ],
    [
      "what reads a dialog",
      stack(table({ toolbar: [{ label: "Open", open: named }] }), {
        kind: "table",
        rows: users("blocks.groups.selected.id"),
      }),
      "notOpen /body/items/1/rows/with/groupId",
    ],
    [
      "fields that take each other away",
      form({
        fields: [
          "name",
          { field: "status", when: "form.remark == null" },
          { field: "remark", when: "form.status == null" },
        ],
      }),
      "hideEachOther /body/fields/2/when",
    ],
    [
      "a step that asks what it waits for",
      form({
        steps: [
          { title: "One", fields: ["name"] },
          { title: "Two", when: "form.remark == 'a'", fields: ["remark"] },
        ],
      }),
      "readsItself /body/steps/1/when",
    ],
    [
      "a field whose options depend on what is chosen of them",
      form({
        fields: [
          {
            field: "name",
            options: {
              call: { call: "culturalGroup.page", with: { name: "form.name" } },
              value: "name",
            },
          },
        ],
      }),
      "optionsOfItself /body/fields/0/options/call/with/name",
    ],
    [
      "a check that asks about another field",
      form({
        fields: [
          {
            field: "name",
            check: {
              call: { call: "culturalGroup.page", with: { name: "form.remark" } },
              valid: "answer.total == 0",
              message: "Taken",
            },
          },
          "remark",
        ],
      }),
      "checksAnother /body/fields/0/check/call/with/name",
    ],
    [
      "a period that is searched for in one field",
      table({ columns: ["name"], search: [{ field: "name", widget: "dateRange" }] }),
      "widgetDoesNotFit /body/search/0",
    ],
  ];
  it.each(cases)("%s", (_name, body, told) => {
    expect(problemsOfBody(body)).toEqual([told]);
  });

  it("but not what a dialog reads of itself, or an action of its own table", () => {
    const inner = stack(named, { kind: "table", rows: users("blocks.groups.selected.id") });
    const toolbar = [{ label: "Open", open: inner }];
    expect(problemsOfBody(table({ toolbar }))).toEqual([]);
    const enabled = "blocks.groups.selected != null";
    expect(problemsOfBody({ ...named, toolbar: [action({ enabled })] })).toEqual([]);
  });
});

describe("what another block searches for has the types of its operation", () => {
  const reading = (name: string, expression: string) =>
    problemsOfBody(
      stack(
        { ...named, search: ["name"] },
        table({ rows: { call: rows, with: { [name]: expression } } }),
      ),
    );

  it("by the fields that its search asks", () => {
    expect(reading("name", "blocks.groups.filters.name")).toEqual([]);
    expect(reading("status", "blocks.groups.filters.name")).toEqual([
      "expressionType /body/items/1/rows/with/status",
    ]);
    expect(reading("status", "blocks.groups.filters.status")).toEqual([
      "unknownMember /body/items/1/rows/with/status",
    ]);
  });
});

describe("one mistake is told once", () => {
  it("where an answer is kept by a name that is none, and read all the same", () => {
    const next = [{ label: "Then", call: { call: rows, with: { name: "answers.Made.name" } } }];
    const toolbar = [{ label: "Do", call: write.call, keep: "Made", next }];
    const told = problemsOfBody(table({ toolbar: [{ ...toolbar[0], call: write }] }));
    expect(told).toEqual(["notOneOf /body/toolbar/0/keep"]);
  });

  it("where a section calls its title a label", () => {
    const sections = [{ label: "Who", fields: ["name"] }];
    expect(problemsOfBody(form({ sections }))).toEqual(["unknownProperty /body/sections/0/label"]);
  });

  it("without a word of two letters for another one", () => {
    expect(problemsOfBody(table({ columns: ["no"] }))).toEqual(["unknownField /body/columns/0"]);
  });

  it("where a property has the name of none, and only one is missing", () => {
    const chart = { kind: "chart", rows, groupBy: "status" };
    expect(problemsOfBody(chart)).toEqual(["unknownProperty /body/groupBy"]);
  });

  it("where a text says its fourth language by another name", () => {
    const title = { en: "A", zh: "B", es: "C", jp: "D" };
    expect(problemsOfBody(table({ title }))).toEqual(["unknownProperty /body/title/jp"]);
  });
});
