import { expect, it } from "vitest";
import { problemsOf } from "../../../mistakes/check.ts";

const lines = { call: "lines.list", with: { orderId: "params.id" } };
const told = (action: object) => {
  const toolbar = [{ label: "Do", confirm: true, ...action }];
  const body = { kind: "table", rows: lines, search: [], columns: ["product"], toolbar };
  const page = { title: "Lines", params: { id: "integer" }, body };
  return problemsOf(page).map(({ code, pointer, values }) => ({ code, pointer, ...values }));
};

it("a parameter that is the key of an order is told where the key of a line is wanted", () => {
  expect(told({ call: { call: "lines.remove", with: { id: "params.id" } } })).toEqual([
    {
      code: "otherKey",
      pointer: "/body/toolbar/0/call/with/id",
      given: "Order id",
      wanted: "Line id",
    },
  ]);
});

it("also where it is converted", () => {
  expect(told({ call: { call: "lines.remove", with: { id: "number(params.id)" } } })).toHaveLength(
    1,
  );
});

it("a parameter is given as often as one likes as the key of one sort of record", () => {
  expect(told({ call: { call: "orders.approve", with: { id: "params.id" } } })).toEqual([]);
});
