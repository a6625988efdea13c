import { expect, it } from "vitest";
import { problemsOf } from "../../../mistakes/check.ts";

const told = (page: object) => {
  const body = { kind: "table", rows: "orders.page", search: [], columns: ["no"] };
  const params = { customer: "integer" };
  const problems = problemsOf({ title: "Orders", params, body, ...page });
  return problems.map(({ code, pointer }) => `${code} ${pointer}`);
};

it("a parameter that nothing reads is told, since the page is the same whatever it is given", () => {
  expect(told({})).toEqual(["paramUnread /params/customer"]);
});

it("a parameter is read by a call, a text, or the query of the address", () => {
  const rows = { call: "orders.page", with: { customerId: "params.customer" } };
  expect(told({ body: { kind: "table", rows, search: [], columns: ["no"] } })).toEqual([]);
  expect(told({ title: "Orders of {{params.customer}}" })).toEqual([]);
  expect(told({ help: "Of {{route.query.customer}}" })).toEqual([]);
});
