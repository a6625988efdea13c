import { describe, expect, it } from "vitest";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { listsOf } from "../../../src/shell/search/find-records.ts";
import { environment } from "../../support/shipped-environment.ts";

const words = { en: "T", zh: "T", es: "T", ja: "T" };

function listsIn(body: object, can = (_permission: string) => true) {
  const { plan } = compilePage("test", JSON.stringify({ title: words, body }), environment);
  if (!plan) throw new Error("The page has no plan.");
  return listsOf(plan, { title: "T", address: "/test" }, can).map(({ by, prefix, rows }) => {
    return [rows.call.operation, prefix + by];
  });
}

const groups = { kind: "table", name: "groups", rows: "culturalGroup.page" };

describe("the lists of a page whose records are found", () => {
  it("are those that are searched by what a record is called", () => {
    expect(listsIn(groups)).toEqual([["culturalGroup.page", "groups.name"]]);
    expect(listsIn({ ...groups, search: ["status"] })).toEqual([]);
    expect(listsIn({ ...groups, search: [] })).toEqual([]);
  });

  it("keep what is searched under their own name in the page's address", () => {
    const users = { kind: "table", rows: "pointsSysUser.getByDeptId" };
    expect(listsIn(users)).toEqual([["pointsSysUser.getByDeptId", "fullname"]]);
    const body = { kind: "stack", items: [groups, users] };
    expect(listsIn(body)).toEqual([
      ["culturalGroup.page", "groups.name"],
      ["pointsSysUser.getByDeptId", "items.1.fullname"],
    ]);
  });

  it("are none that an action opens, or that show on a condition alone", () => {
    const open = { label: words, open: groups };
    expect(listsIn({ kind: "table", rows: "dict.getList", toolbar: [open] })).toEqual([]);
    expect(listsIn({ ...groups, when: "user.isAdmin" })).toEqual([]);
  });

  it("are none that the member may not read", () => {
    expect(listsIn(groups, () => false)).toEqual([]);
  });
});
