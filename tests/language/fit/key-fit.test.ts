import { describe, expect, it } from "vitest";
import { fixedPage, problemsOf } from "../../mistakes/check.ts";

const page = (body: object) => ({ title: "Shop", body });
const told = (body: object): string[] =>
  problemsOf(page(body)).map(({ code, pointer, severity }) => `${severity} ${code} ${pointer}`);

const ofOrder = (action: object) => ({
  kind: "table",
  rows: "orders.page",
  rowActions: [{ label: "Do", ...action }],
});
const at = "/body/rowActions/0";
const approving = (id: string) => ofOrder({ call: { call: "orders.approve", with: { id } } });

describe("a key is given where that of another sort of records is wanted", () => {
  it("is told, for the wrong record would be changed; its own is right, and so is what nobody knows", () => {
    expect(told(approving("row.customerId"))).toEqual([`warning otherKey ${at}/call/with/id`]);
    expect(told(approving("row.id"))).toEqual([]);
    expect(told(approving("number(route.query.id)"))).toEqual([]);
  });

  it("is mended by the field of the record that is such a key", () => {
    const broken = page(approving("row.customerId"));
    const [problem] = problemsOf(broken);
    expect(problem?.suggestion).toBe("id");
    const mended = problem && fixedPage(broken, problem)?.page;
    expect(mended).toEqual(page(approving("row.id")));
  });

  it.each<[string, object, string]>([
    [
      "within a list",
      ofOrder({ call: { call: "orders.remove", with: { ids: "[row.customerId]" } } }),
      `${at}/call/with/ids`,
    ],
    [
      "as a count that is collected of the checked rows",
      {
        kind: "table",
        rows: "culturalGroup.page",
        bulkActions: [
          {
            label: "Do",
            call: {
              call: "culturalGroup.delete",
              with: { ids: "rows.map(group, group.userCount)" },
            },
          },
        ],
      },
      "/body/bulkActions/0/call/with/ids",
    ],
    [
      "as the options of a field",
      {
        kind: "form",
        submit: "tasks.add",
        fields: ["title", { field: "assigneeId", options: { call: "customers.page" } }],
      },
      "/body/fields/1/options",
    ],
    [
      "as what a form carries along",
      ofOrder({
        open: { kind: "form", submit: "customers.update", fields: ["name"], values: "row" },
      }),
      `${at}/open/values`,
    ],
  ])("also %s", (_name, body, pointer) => {
    expect(told(body)).toContain(`warning otherKey ${pointer}`);
  });
});

it("another value of the record than that of the argument's name is told, and put right", () => {
  const shown = (step: string) => ({
    kind: "split",
    start: { kind: "tree", name: "nodes", rows: "menu.getTreeList" },
    end: {
      kind: "table",
      rows: { call: "menu.getLevelList", with: { step: `blocks.nodes.selected.${step}` } },
    },
  });
  const at = "warning sentAsAnother /body/end/rows/with/step";
  expect(told(shown("sort"))).toEqual([at]);
  expect(told(shown("step"))).toEqual([]);
  const [problem] = problemsOf(page(shown("sort")));
  expect(problem && fixedPage(page(shown("sort")), problem)?.page).toEqual(page(shown("step")));
  const approving = (fullname: string, more = {}) => ({
    kind: "table",
    rows: "member.getList",
    rowActions: [
      {
        label: "Approve",
        call: { call: "member.update", with: { id: "row.id", fullname, status: 1, ...more } },
      },
    ],
  });
  const written = "warning sentAsAnother /body/rowActions/0/call/with/fullname";
  expect(told(approving("row.username"))).toEqual([written]);
  expect(told(approving("row.fullname", { remarks: "row.username" }))).toEqual([]);
});

it.each([
  ["culturalGroup.delete", "group.culturalId"],
  ["member.del", "member.id"],
])("the ids of %s are those of its own records", (call, wanted) => {
  const rowActions = [{ label: "Do", call: { call, with: { ids: "[row.id]" } } }];
  const body = { kind: "table", rows: "pointsSysUser.getByDeptId", rowActions };
  const [problem] = problemsOf(page(body));
  expect(problem).toMatchObject({ code: "otherKey", values: { given: "user.id", wanted } });
});

it.each([
  ["of the next record", "[row.id + 1]", "[row.id]"],
  ["of the next ones", "rows.map(each, each.id * 2)", "rows.map(each, each.id)"],
  ["of the signed-in person", "[user.id]", null],
])("the id %s is told where the ids of other records are wanted", (_name, ids, meant) => {
  const deleting = (given: string) => ({
    kind: "table",
    rows: "culturalGroup.page",
    bulkActions: [{ label: "Do", call: { call: "culturalGroup.delete", with: { ids: given } } }],
  });
  const broken = page(deleting(ids));
  const problems = problemsOf(broken);
  expect(problems.map(({ code }) => code)).toEqual(["otherKey"]);
  const mended = problems[0] && fixedPage(broken, problems[0]);
  expect(mended?.page).toEqual(meant === null ? undefined : page(deleting(meant)));
});

it("another value of a record is told where its key is wanted, and mended by the key", () => {
  for (const field of ["priority", "lineCount"]) {
    const broken = page(approving(`row.${field}`));
    const problems = problemsOf(broken);
    expect(problems.map(({ code }) => code)).toEqual(["otherKey"]);
    const [problem] = problems;
    expect(problem && fixedPage(broken, problem)?.page).toEqual(page(approving("row.id")));
  }
});

it("the name of a thing is told where its key alone has the form that is wanted", () => {
  const form = (value: string) => ({
    kind: "form",
    submit: "shipments.add",
    fields: [
      "orderId",
      "carrier",
      { field: "warehouseCode", options: { call: "warehouses.list", value } },
    ],
  });
  expect(told(form("code"))).toEqual([]);
  expect(told(form("name"))).toEqual(["warning otherKey /body/fields/2/options/value"]);
});
