import { describe, expect, it } from "vitest";
import { problemsOf } from "../../mistakes/check.ts";

const told = (body: object): string[] =>
  problemsOf({ title: "Shop", body }).map(({ code, values }) =>
    [code, values.comparison, values.truth].join(" "),
  );

const ofOrder = (when: string): string[] =>
  told({
    kind: "table",
    rows: "orders.page",
    rowActions: [{ label: "Do", when, call: { call: "orders.approve", with: { id: "row.id" } } }],
  });

describe("a comparison that the catalogue decides is told", () => {
  it.each([
    ["beyond the greatest value", "row.priority > 5", "alwaysSame row.priority > 5 false"],
    ["below the least value", "row.total >= 0", "alwaysSame row.total >= 0 true"],
    ["turned round", "0 > row.total", "alwaysSame 0 > row.total false"],
    [
      "with null, where there is always a value",
      "row.id == null",
      "alwaysSame row.id == null false",
    ],
    [
      "of a size beyond the longest text",
      "size(row.note) > 500",
      "alwaysSame size(row.note) > 500 false",
    ],
    ["of a size that every list has", "size(row.tags) >= 0", "alwaysSame size(row.tags) >= 0 true"],
    [
      "with a beginning that no listed value has",
      "row.status.startsWith('paid')",
      "alwaysSame row.status.startsWith('paid') false",
    ],
    [
      "with a part that each listed value has",
      "row.currency.contains('')",
      "alwaysSame row.currency.contains('') true",
    ],
    [
      "within a larger condition",
      "row.isPaid && row.priority > 5",
      "alwaysSame row.priority > 5 false",
    ],
  ])("%s", (_name, when, wanted) => {
    expect(ofOrder(when)).toEqual([wanted]);
  });

  it.each([
    ["within the bounds", "row.priority > 4"],
    ["with null, where there may be none", "row.dueOn == null"],
    ["of a size that a text may have", "size(row.note) > 499"],
    ["with a beginning that a listed value has", "row.status.startsWith('ship')"],
  ])("but none %s", (_name, when) => {
    expect(ofOrder(when)).toEqual([]);
  });

  it("with an empty text, where there is none", () => {
    const when = (condition: string) =>
      told({
        kind: "table",
        rows: "customers.page",
        columns: ["name", { value: condition, label: "Told" }],
      });
    expect(when("row.name == ''")).toEqual(["alwaysSame row.name == '' false"]);
    expect(when("'' != row.name")).toEqual(["alwaysSame '' != row.name true"]);
    expect(when("row.city == ''")).toEqual([]);
  });

  it("nor of what somebody is still entering", () => {
    const lines = { field: "lines", items: ["productId", "quantity"] };
    const fields = ["customerId", "orderedOn", "priority", lines];
    const asked = [...fields, { field: "dueOn", when: "form.priority < 1 || form.priority > 5" }];
    expect(told({ kind: "form", submit: "orders.add", fields: asked })).toEqual([]);
  });
});
