import { describe, expect, it } from "vitest";
import { deriveIn } from "../../../../renderers/runtime/show/derived.ts";
import { toneOf } from "../../../../renderers/runtime/show/toned.tsx";
import { totalsOf } from "../../../../renderers/runtime/show/totals.ts";
import { problemsOfBody } from "../../../support/shipped-environment.ts";
import { tablePlan } from "../../blocks/table/table-plan.ts";

const scope = { variables: {}, can: () => true };
const rows = [{ userCount: 0.1 }, { userCount: 0.2 }, { userCount: null }, { userCount: 6 }];

type Row = Readonly<Record<string, unknown>>;

/** The summary below a column of member counts. */
function below(summary: unknown, answer: unknown = null, of: readonly Row[] = rows): unknown {
  const { columns } = tablePlan({
    rows: "culturalGroup.page",
    columns: [{ field: "userCount", summary }],
  });
  return totalsOf(columns, of, { ...scope, variables: { answer } }).get("userCount");
}

const told = (column: object, kind: object = { kind: "table", rows: "culturalGroup.page" }) =>
  problemsOfBody({ ...kind, columns: [column] });

describe("what stands below a column", () => {
  it.each([
    ["sum", 6.3],
    ["average", 2.1],
    ["count", 3],
    ["min", 0.1],
    ["max", 6],
  ])("is the %s of its values, as far as there are any", (by, value) => {
    expect(below(by)).toBe(value);
  });

  it.each([
    ["max", ["12345678901234567.88", "12345678901234567.89", 3], "12345678901234567.89"],
    ["min", ["-12345678901234567.89", 3], "-12345678901234567.89"],
    ["sum", ["0.1234567890123456789", 3], 3.123456789],
    ["max", [1, "9007199254740993"], "9007199254740993"],
    ["sum", [1, "9007199254740993"], null],
    // A service may send amounts as texts although its document calls them numbers.
    ["sum", ["52.80", "3.30"], null],
    ["max", ["52.80", 3], null],
    ["count", ["52.80", 3], 2],
  ])(
    "is the %s of numbers that JavaScript would round, or none where it would be wrong",
    (by, values, wanted) => {
      const of = values.map((userCount) => ({ userCount }));
      expect(below(by, null, of)).toBe(wanted);
    },
  );

  it("is what the answer says of all pages, where it does", () => {
    expect(below({ value: "answer.total * 2" }, { total: 21 })).toBe(42);
  });

  it.each([
    [
      "a sum of texts",
      { field: "name", summary: "sum" },
      ["expressionType /body/columns/0/summary"],
    ],
    [
      "what the answer has not",
      { field: "userCount", summary: { value: "answer.sums" } },
      ["unknownMember /body/columns/0/summary/value"],
    ],
  ])("is told where it is %s", (_what, column, wanted) => {
    expect(told(column)).toEqual(wanted);
  });

  it("is nothing that a detail has", () => {
    const detail = { kind: "detail", record: { call: "audit.getOne", with: { id: 1 } } };
    expect(problemsOfBody({ ...detail, fields: [{ field: "id", summary: "sum" }] })).toEqual([
      "unknownProperty /body/fields/0/summary",
    ]);
  });
});

describe("the tone of rows and of values", () => {
  const { columns, tone } = tablePlan({
    rows: "culturalGroup.page",
    tone: "row.userCount == 0 ? 'muted' : null",
    columns: ["name", { field: "userCount", tone: "row.userCount > 5 ? 'danger' : null" }],
  });
  const derive = deriveIn(columns, scope, tone);

  it("is what their expressions say of the row", () => {
    const [few, many] = [derive({ userCount: 0 }), derive({ userCount: 6 })];
    expect([toneOf(few), toneOf(few, "userCount")]).toEqual(["muted", null]);
    expect([toneOf(many), toneOf(many, "userCount")]).toEqual([null, "danger"]);
  });

  it("stands at the first value of a row too, where its sign is read aloud", () => {
    expect(toneOf(derive({ userCount: 0 }), "name")).toBe("muted");
  });

  it("is one that there is", () => {
    expect(told({ field: "name", tone: "row.userCount > 5 ? 'red' : 'danger'" })).toEqual([
      "expressionType /body/columns/0/tone",
    ]);
  });
});
