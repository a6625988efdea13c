import { expect, it } from "vitest";
import { problemsOf } from "../../../mistakes/check.ts";

const call = { call: "orders.remove", with: { ids: "rows.map(r, r.id)" } };
const told = (action: object, rows = "orders.page") => {
  const bulkActions = [{ label: "Remove", ...action }];
  const columns = [rows === "orders.page" ? "no" : "title"];
  const body = { kind: "table", rows, search: [], columns, bulkActions };
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

it("a form of several checked rows that holds or saves only one of them is told", () => {
  const submit = { call: "tasks.update", with: { id: "rows[0].id" } };
  const at = "/body/bulkActions/0/open";
  const filled = { open: { kind: "form", values: "rows[0]", submit } };
  expect(told(filled, "tasks.page")).toEqual([`formOfFirst ${at}/submit/with/id`]);
  const named = { open: { kind: "form", values: "rows[0]", submit: "tasks.update" } };
  expect(told(named, "tasks.page")).toEqual([`formOfFirst ${at}/values`]);
  const load = { call: "tasks.one", with: { id: "rows[0].id" } };
  const loaded = { open: { kind: "form", values: { load }, submit: "tasks.update" } };
  expect(told(loaded, "tasks.page")).toEqual([`formOfFirst ${at}/values/load/with/id`]);
});

it("a form may hold one of them where only one can be checked, or where all are saved", () => {
  const open = { kind: "form", values: "rows[0]", submit: "tasks.update" };
  expect(told({ open, enabled: "size(rows) == 1" }, "tasks.page")).toEqual([]);
  const shown = { kind: "table", rows: { call: "lines.list", with: { orderId: "rows[0].id" } } };
  expect(told({ open: { ...shown, columns: ["sku"] } })).toEqual([]);
});
