import { expect, it } from "vitest";
import { problemsOf } from "../../../mistakes/check.ts";

const told = (rows: string, call: string, given: object, when?: string) => {
  const button = { label: "Save", ...(when && { when }) };
  const rowActions = [{ ...button, call: { call, with: { id: "row.id", ...given } } }];
  const body = { kind: "table", rows, search: [], columns: ["id"], rowActions };
  return problemsOf({ title: "Records", body }).map(({ code, pointer }) => `${code} ${pointer}`);
};

it.each([
  ["tasks.page", "tasks.star", "isStarred"],
  ["employees.page", "employees.setRole", "role"],
])("an action of %s that sends only what the record holds is told", (rows, call, name) => {
  const at = `/body/rowActions/0/call/with/${name}`;
  expect(told(rows, call, { [name]: `row.${name}` })).toEqual([`sendsBack ${at}`]);
});

it.each([
  ["a new value", "tasks.page", "tasks.star", { isStarred: "!row.isStarred" }],
  ["a value that is fixed", "employees.page", "employees.setRole", { role: "'lead'" }],
  ["what was spent, which a step takes", "tasks.page", "tasks.done", { spent: "row.spent" }],
  ["another field's value", "orders.page", "orders.setPaid", { paidOn: "row.orderedOn" }],
])("an action may send %s", (_what, rows, call, given) => {
  expect(told(rows, call, given)).toEqual([]);
});

it.each([
  ["row.isStarred", true],
  ["row.isStarred == true && row.spent > 2", true],
  ["!row.isStarred", false],
])("an action for records with %s that sends %s is told", (when, isStarred) => {
  const at = "/body/rowActions/0/call/with/isStarred";
  expect(told("tasks.page", "tasks.star", { isStarred }, when)).toEqual([`sendsBack ${at}`]);
});

it.each([
  ["!row.isStarred", true],
  ["row.isStarred || row.spent > 2", true],
  ["row.isStarred", false],
])("an action for records with %s may send %s", (when, isStarred) => {
  expect(told("tasks.page", "tasks.star", { isStarred }, when)).toEqual([]);
});
