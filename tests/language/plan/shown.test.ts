import { describe, expect, it } from "vitest";
import type { TablePlan } from "../../../renderers/blocks/table/kind.ts";
import { deriveIn } from "../../../renderers/runtime/show/derived.ts";
import type { BlockPlan } from "../../../src/language/block.ts";
import type { ColumnPlan } from "../../../src/language/plan/column.ts";
import { compileForShop } from "./shop.ts";

function compiled(columns: readonly unknown[], rows: unknown = "orders.page") {
  return compileForShop({ kind: "table", rows, search: [], columns });
}

function planned(column: unknown, rows?: unknown): TablePlan["columns"][number] {
  const { plan, problems } = compiled([column], rows);
  expect(problems).toEqual([]);
  const first = plan && isTable(plan.body) ? plan.body.columns[0] : undefined;
  if (!first) throw new Error("There is no column.");
  return first;
}

function isTable(plan: BlockPlan): plan is TablePlan {
  return plan.kind === "table";
}

const told = (column: unknown) =>
  compiled([column]).problems.map(({ code, pointer }) => `${code} ${pointer}`);

/** The text that a column shows for a row. */
function shown(column: ColumnPlan, row: Record<string, unknown>): unknown {
  return deriveIn([column], { variables: {}, can: () => true })(row)[column.name];
}

const lines = { call: "lines.list", with: { orderId: 1 } };

describe("a column that is worked out", () => {
  it("shows what its expression says of the row, aligned and in the cell of its type", () => {
    const column = planned({ label: "Amount", value: "row.price * row.quantity" }, lines);
    expect(column).toMatchObject({ label: "Amount", cell: "number", align: "end" });
    expect(column).toMatchObject({ type: { kind: "number" }, isSortable: true });
    expect(shown(column, { price: 2.5, quantity: 4 })).toBe(10);
  });

  it("is whole where all that it is worked out of is", () => {
    const whole = planned({ label: "Left", value: "row.quantity - row.delivered" }, lines);
    expect(whole.schema).toEqual({ type: "integer" });
    const shared = planned({ label: "Share", value: "row.delivered / row.quantity" }, lines);
    expect(shared.schema).toEqual({ type: "number" });
  });

  it("has label and cell of a field that stands beside it", () => {
    const column = planned({ field: "net", value: "row.total - row.tax" });
    expect(column).toMatchObject({ label: "Net", cell: "number", isSortable: false });
    expect(shown(column, { total: 12, tax: 2 })).toBe(10);
  });

  it("has the cell that the page names, or that of the values that it only hands on", () => {
    expect(planned({ label: "Due", value: "row.dueOn" }).cell).toBe("date");
    const money = { kind: "money", currency: "EUR" };
    expect(planned({ label: "Gross", value: "row.net + row.tax", cell: money }).cell).toBe("money");
  });

  it.each([
    ["nothing to show", { label: "Empty" }, ["missingProperty /body/columns/0"]],
    ["no label", { value: "row.net + 1" }, ["missingProperty /body/columns/0"]],
    ["a record", { label: "Who", value: "row.customer" }, ["expressionType /body/columns/0/value"]],
    [
      "a misspelt field",
      { label: "Net", value: "row.nte" },
      ["unknownMember /body/columns/0/value"],
    ],
    [
      "text for a number",
      { field: "net", value: "row.no" },
      ["expressionType /body/columns/0/value"],
    ],
    [
      "a cell that does not fit",
      { label: "No", value: "row.no", cell: "progress" },
      ["cellDoesNotFit /body/columns/0/cell"],
    ],
  ])("is told where it has %s", (_what, column, wanted) => {
    expect(told(column)).toEqual(wanted);
  });
});

describe("a field of a record within the row", () => {
  it("is shown by its path", () => {
    const column = planned("customer.country");
    expect(column).toMatchObject({ name: "customer.country", label: "Country" });
    expect(shown(column, { customer: { country: "DE" } })).toBe("DE");
    expect(shown(column, { customer: null })).toBeNull();
  });

  it("stands for the record where that alone is named, under the record's label", () => {
    const column = planned("customer");
    expect(column).toMatchObject({ name: "customer.name", label: "Customer", cell: "text" });
    expect(shown(column, { customer: { id: 2, name: "Chen" } })).toBe("Chen");
  });

  it("may have a label of its own", () => {
    expect(planned({ field: "customer.name", label: "Buyer" }).label).toBe("Buyer");
  });

  it.each([
    ["at its end", "customer.nmae", "name"],
    ["at its beginning", "custmer.name", "customer"],
  ])("is told where it is misspelt %s", (_where, column, suggestion) => {
    expect(compiled([column]).problems).toMatchObject([
      { code: "unknownField", pointer: "/body/columns/0", suggestion },
    ]);
  });

  it("is shown in details too", () => {
    const body = { kind: "detail", record: { call: "orders.one", with: { id: 1 } } };
    const { problems } = compileForShop({
      ...body,
      fields: ["no", "customer.country", "customer"],
    });
    expect(problems).toEqual([]);
  });
});
