import { expect, it } from "vitest";
import { problemsOf } from "../../../mistakes/check.ts";

const told = (action: object) => {
  const bulkActions = [{ label: "Delete", confirm: true, ...action }];
  const body = { kind: "table", rows: "tasks.page", search: [], columns: ["title"], bulkActions };
  return problemsOf({ title: "Tasks", body }).map(({ code, pointer }) => `${code} ${pointer}`);
};
const remove = { call: "tasks.remove", with: { id: "row.id" } };
const at = "/body/bulkActions/0";

it.each(["when", "enabled"])(
  "a condition in “%s” on one of all the deleted rows is told",
  (name) => {
    const condition = "size(rows) > 1 && rows.exists(task, task.status == 'done')";
    expect(told({ [name]: condition, call: remove })).toEqual([`holdsForOne ${at}/${name}`]);
  },
);

it.each([
  "rows.all(task, task.status == 'done')",
  "!rows.exists(task, task.status == 'open')",
  "user.isAdmin || rows.exists(task, task.status == 'done')",
])("the condition %s is accepted", (enabled) => {
  expect(told({ enabled, call: remove })).toEqual([]);
});

it("a condition on one row is accepted where the call chooses the rows that fit", () => {
  const ids = "rows.filter(order, order.status == 'draft').map(order, order.id)";
  const call = { call: "orders.remove", with: { ids } };
  const enabled = "rows.exists(order, order.status == 'draft')";
  const bulkActions = [{ label: "Delete drafts", confirm: true, enabled, call }];
  const body = { kind: "table", rows: "orders.page", search: [], columns: ["no"], bulkActions };
  expect(problemsOf({ title: "Orders", body })).toEqual([]);
});
