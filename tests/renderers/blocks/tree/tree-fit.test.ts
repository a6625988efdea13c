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

it("a change of a node changes that node, and a node may be moved to another place than itself", () => {
  const rename = (id: string) => ({
    kind: "tree",
    rows: "categories.tree",
    rename: { call: { call: "categories.rename", with: { id, title: "text" } } },
  });
  expect(told(rename("row.id"))).toEqual([]);
  expect(told(rename("row.parentId"))).toEqual(["otherKey /body/rename/call/with/id"]);
  const move = (into: string) => ({
    kind: "tree",
    rows: "departments.tree",
    move: {
      call: { call: "departments.move", with: { places: "places" } },
      parent: "parentId",
      order: "sort",
      into,
    },
  });
  expect(told(move("parent == null || parent.id != row.id"))).toEqual([]);
  expect(told(move("row.id == parent.id && row.sort > 1"))).toEqual(["neverHolds /body/move/into"]);
});
