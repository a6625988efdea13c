import { expect, it } from "vitest";
import { problemsOf } from "../../../mistakes/check.ts";

const told = (body: object): string[] =>
  problemsOf({ title: "Shop", body }).map(({ code, pointer }) => `${code} ${pointer}`);

it("what is below a node is read of that node, and its icon is a text", () => {
  const tree = (more: object) => ({ kind: "tree", rows: "categories.tree", ...more });
  expect(told(tree({ icon: "title" }))).toEqual([]);
  expect(told(tree({ icon: "sort" }))).toEqual(["expressionType /body/icon"]);
  expect(told(tree({ children: { call: "categories.tree" } }))).toEqual([
    "inputNotSent /body/children/call",
  ]);
});
