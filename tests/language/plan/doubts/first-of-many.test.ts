import { expect, it } from "vitest";
import { problemsOf } from "../../../mistakes/check.ts";

const call = { call: "orders.remove", with: { ids: "rows.map(r, r.id)" } };
const told = (action: object) => {
  const bulkActions = [{ label: "Remove", ...action }];
  const body = { kind: "table", rows: "orders.page", search: [], columns: ["no"], bulkActions };
  return problemsOf({ title: "Orders", body }).map(({ code, pointer }) => `${code} ${pointer}`);
};

it("a question that names one of the checked rows, while all are removed, is told", () => {
  expect(told({ confirm: "Remove {{rows[0].no}}?", call })).toEqual([
    "namesFirstOfMany /body/bulkActions/0/confirm",
  ]);
});

it("so is a text of the dialog that the action opens", () => {
  const open = { kind: "form", title: "Remove {{rows[0].no}}", submit: call };
  expect(told({ open })).toEqual(["namesFirstOfMany /body/bulkActions/0/open/title"]);
});

it("one row may be named beside the others, or where only one can be checked", () => {
  const confirm = "Remove {{rows[0].no}} and {{size(rows) - 1}} more?";
  expect(told({ confirm, call })).toEqual([]);
  const enabled = "size(rows) == 1";
  expect(told({ enabled, confirm: "Remove {{rows[0].no}}?", call })).toEqual([]);
});
