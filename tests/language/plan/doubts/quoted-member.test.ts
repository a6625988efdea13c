import { expect, it } from "vitest";
import { problemsOf } from "../../../mistakes/check.ts";

const told = (text: string) => {
  const call = { call: "comments.add", with: { orderId: "row.id", text } };
  const rowActions = [{ label: "Comment", call }];
  const body = { kind: "table", rows: "orders.page", search: [], columns: ["no"], rowActions };
  return problemsOf({ title: "Orders", body }).map(
    ({ code, pointer, suggestion }) => `${code} ${pointer} ${suggestion}`,
  );
};

it("the quoted name of a value that could be read is told, since the name itself would be sent", () => {
  expect(told("'row.no'")).toEqual(["quotedMember /body/rowActions/0/call/with/text row.no"]);
});

it("other quoted texts are what they say", () => {
  expect(told("'row.nothing'")).toEqual([]);
  expect(told("'example.com'")).toEqual([]);
  expect(told("'See row.no'")).toEqual([]);
});
