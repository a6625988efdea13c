import { describe, expect, it } from "vitest";
import {
  movedKey,
  movesBetween,
} from "../../../../../renderers/runtime/page/versions/block-moves.ts";
import { compilePage } from "../../../../../src/language/compile/compile-page.ts";
import type { PagePlan } from "../../../../../src/language/page.ts";
import { createDraftStore } from "../../../../../src/shell/page/draft-store.ts";
import { environment } from "../../../../support/shipped-environment.ts";
import { newStorage } from "../../../../support/storage.ts";

const add = { label: "common.add", open: { kind: "form", submit: "culturalGroup.add" } };
const edit = {
  label: "common.edit",
  open: { kind: "form", values: "row", submit: "culturalGroup.update" },
};
const groups = { kind: "table", name: "groups", rows: "culturalGroup.page", columns: ["name"] };
const users = { kind: "table", rows: "pointsSysUser.getByDeptId", columns: ["username"] };

function planOf(body: object): PagePlan {
  const source = JSON.stringify({ title: "Groups", body });
  const { plan, problems } = compilePage("points/groups", source, environment);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  if (!plan) throw new Error("The page has no plan.");
  return plan;
}

const moves = (before: object, after: object) => movesBetween(planOf(before), planOf(after));

describe("a new version of an open page", () => {
  it("is drawn in place where every block stands where it stood", () => {
    const wider = { ...groups, columns: ["name", "remark"], toolbar: [add] };
    expect(moves({ ...groups, toolbar: [add] }, wider).isStable).toBe(true);
    expect(moves(groups, wider).isStable).toBe(true);
    expect(moves(wider, groups).isStable).toBe(true);
  });

  it("takes what is typed along with a block that stands elsewhere", () => {
    const table = { ...groups, toolbar: [add], rowActions: [edit] };
    const { isStable, moved } = moves(table, { kind: "stack", items: [users, table] });
    expect(isStable).toBe(false);
    expect(moved.get("/body")).toBe("/body/items/1");
    expect(moved.get("/body/rowActions/0/open")).toBe("/body/items/1/rowActions/0/open");
  });

  it("is not drawn in place of a block that services no longer allow", () => {
    const before = planOf({ ...groups, toolbar: [add] });
    const id = "/body/toolbar/0/open";
    const broken = { ...before.body, kind: "broken", id };
    const after = { ...before, blocks: { ...before.blocks, [id]: broken } };
    const { isStable, moved } = movesBetween(before, after);
    expect(isStable).toBe(false);
    expect(moved.has(id)).toBe(false);
    expect(moved.get("/body")).toBe("/body");
  });

  it("never gives one block what was typed in another", () => {
    const before = { ...groups, rowActions: [edit], toolbar: [add] };
    const { isStable, moved } = moves(before, { ...groups, rowActions: [add] });
    expect(isStable).toBe(false);
    expect(moved.get("/body/toolbar/0/open")).toBe("/body/rowActions/0/open");
    expect(moved.has("/body/rowActions/0/open")).toBe(false);
  });

  it("never lets a block go on as one that lists something else", () => {
    const { name: _, ...unnamed } = groups;
    const both = { kind: "stack", items: [unnamed, users] };
    const other = moves(unnamed, users);
    expect(other.isStable).toBe(false);
    expect(other.moved.has("/body")).toBe(false);
    const swapped = moves(both, { kind: "stack", items: [users, unnamed] });
    expect(swapped.isStable).toBe(false);
    expect(swapped.moved.get("/body/items/0")).toBe("/body/items/1");
    expect(swapped.moved.get("/body/items/1")).toBe("/body/items/0");
  });

  it("knows a block by its name before anything else", () => {
    const one = { ...groups, name: "one" };
    const two = { ...groups, name: "two" };
    const { moved } = moves(
      { kind: "stack", items: [one, two] },
      { kind: "stack", items: [two, one] },
    );
    expect(moved.get("/body/items/0")).toBe("/body/items/1");
    expect(moved.get("/body/items/1")).toBe("/body/items/0");
  });
});

describe("what is kept of a block that moves", () => {
  const moved = new Map([["/body", "/body/items/1"]]);

  it("moves with it, also what stands with one of its records or within it", () => {
    expect(movedKey("/body", moved)).toBe("/body/items/1");
    expect(movedKey("/body/~7", moved)).toBe("/body/items/1/~7");
    expect(movedKey("/bodyguard", moved)).toBeNull();
  });

  it("has no place where its block is removed from within one that stays", () => {
    expect(movedKey("/body/items/3", moved)).toBeNull();
    expect(movedKey("/body/items/3/~7", moved)).toBeNull();
  });

  it("is moved in the drafts of its page, with the dialogs that are open", () => {
    const drafts = createDraftStore(newStorage()).of("/points/groups");
    drafts.write("/body", "typed");
    drafts.write("/gone", "given up");
    drafts.write("dialogs", [{ id: "/body", as: "drawer" }]);
    drafts.move?.((key) => movedKey(key, moved));
    expect(drafts.read("/body/items/1")).toBe("typed");
    expect(drafts.read("/body")).toBeUndefined();
    expect(drafts.read("/gone")).toBeUndefined();
    expect(drafts.read("dialogs")).toEqual([{ id: "/body/items/1", as: "drawer" }]);
  });
});
