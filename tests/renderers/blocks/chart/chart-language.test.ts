import { describe, expect, it } from "vitest";
import { evaluate } from "../../../../src/language/expression/evaluate.ts";
import { compileChart, planOf } from "./charts.ts";

const users = { rows: "pointsSysUser.getByDeptId", category: "deptName" };
const rules = { rows: "deductionPointsRule.getAll4TreeData", category: "root.title" };

/** The code, place and suggestion of each problem of a chart. */
function problemsOf(source: object) {
  const { problems } = compileChart(source);
  return problems.map(({ code, pointer, suggestion }) => [code, pointer, suggestion]);
}

describe("a chart", () => {
  it("says what it counts and by what; all else is as usual", () => {
    expect(planOf(users)).toMatchObject({
      as: "bar",
      combine: "count",
      order: "value",
      limit: 100,
      hasOthers: true,
      value: null,
      category: { label: "user.deptName" },
      requires: ["points:user:read"],
    });
  });

  it("adds up what it measures unless it says otherwise, and calls it as the catalogue does", () => {
    const plan = planOf({ ...users, value: "points" });
    expect(plan.combine).toBe("sum");
    expect(plan.value?.label).toBe("user.points");
  });

  it("draws a line in the order in which its rows come", () => {
    expect(planOf({ ...users, as: "line" }).order).toBe("given");
  });

  it("measures expressions, in a tree of the node at the top too", () => {
    const value = {
      of: "row.points * 2",
      label: { en: "Twice", zh: "两倍", es: "El doble", ja: "2倍" },
    };
    expect(planOf({ ...rules, value }).value?.label).toEqual(value.label);
  });
});

describe("a chart's mistakes are found before it is drawn", () => {
  it.each([
    [
      "a field that rows do not have",
      { ...users, category: "deptNam" },
      "unknownField",
      "category",
      "deptName",
    ],
    [
      "a member that rows do not have",
      { ...users, value: "row.pionts" },
      "unknownMember",
      "value",
      "points",
    ],
    ["a text as the measure", { ...users, value: "fullname" }, "expressionType", "value", null],
    [
      "a list as the category",
      { ...rules, category: "children" },
      "expressionType",
      "category",
      null,
    ],
    [
      "`root` where no tree is",
      { ...users, category: "root.deptName" },
      "unknownVariable",
      "category",
      null,
    ],
    [
      "a condition that is none",
      { ...users, where: "row.points" },
      "expressionType",
      "where",
      null,
    ],
    ["an address that is none", { ...users, go: "row.id" }, "expressionType", "go", null],
    ["a way of drawing that is none", { ...users, as: "colum" }, "notOneOf", "as", "column"],
    [
      "an average as part of a whole",
      { ...users, value: "points", as: "doughnut", combine: "average" },
      "partOfNoWhole",
      "combine",
      null,
    ],
    ["an operation without rows", { ...users, rows: "member.getOne" }, "notAList", "rows", null],
  ])("%s", (_name, source, code, place, suggestion) => {
    expect(problemsOf(source)).toContainEqual([code, `/body/${place}`, suggestion]);
  });

  it("nothing measured where something must be", () => {
    expect(problemsOf({ ...users, combine: "sum" })).toEqual([["missingProperty", "/body", null]]);
  });
});

describe("functions of an expression over lists", () => {
  const of = (source: string, row: object): unknown => {
    const { value } = planOf({ ...users, value: { of: source } });
    return value && evaluate(value.value, { variables: { row }, can: () => false });
  };

  it("`sum` and `average` take numbers and leave out what is none", () => {
    expect(of("sum([row.points, 2])", { points: 3 })).toBe(5);
    expect(of("sum([row.points, 2])", { points: "3" })).toBe(2);
    expect(of("average([row.points, 2])", { points: 4 })).toBe(3);
    expect(of("average([row.points])", {})).toBeNull();
  });

  it("`encode` makes any value a part of an address", () => {
    const { address } = planOf({ ...users, go: '"/a?name=" + encode(row.fullname)' });
    const leads = (fullname: unknown) =>
      address && evaluate(address, { variables: { row: { fullname } }, can: () => false });
    expect(leads("R&D 50%")).toBe("/a?name=R%26D%2050%25");
    expect(leads("\ud800")).toBe("/a?name=%EF%BF%BD");
    expect(leads(null)).toBe("/a?name=");
  });
});
