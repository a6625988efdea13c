import { expect, it } from "vitest";
import { problemsOf } from "../../../mistakes/check.ts";

const told = (body: object) =>
  problemsOf({ title: "Orders", body }).map(({ code, pointer }) => `${code} ${pointer}`);
const chart = { kind: "chart", rows: "orders.page", category: "status" };

it("the sum of ids in a chart or below a column is told, since ids measure nothing", () => {
  expect(told({ ...chart, value: "customerId" })).toEqual(["addsIds /body/value"]);
  const columns = ["no", { field: "customerId", summary: "average" }];
  expect(told({ kind: "table", rows: "orders.page", search: [], columns })).toEqual([
    "addsIds /body/columns/1/summary",
  ]);
});

it("ids may be counted, and numbers that measure something added", () => {
  expect(told({ ...chart, value: "lineCount" })).toEqual([]);
  const columns = ["no", { field: "customerId", summary: "count" }];
  expect(told({ kind: "table", rows: "orders.page", search: [], columns })).toEqual([]);
});
