import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { lastCallOf } from "../../../renderers/why/last-call.ts";
import { standingBlocks } from "../../../renderers/why/plan-parts.ts";
import {
  isSecret,
  permissionsAsked,
  shownValue,
  variablesOf,
} from "../../../renderers/why/shown-value.ts";
import { actionState, blockState, type MadeCall } from "../../../renderers/why/verdict.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { CallError } from "../../../src/wire/wire.ts";
import { environment } from "../../support/shipped-environment.ts";

const catalogue = shippedCatalogue();

/** The parts of a page with the given body. */
function partsIn(body: object) {
  const { parts } = compilePage("test", JSON.stringify({ title: "Test", body }), environment);
  return standingBlocks(parts, "/body");
}

const scopeOf = (variables: object, ...held: string[]) => ({
  variables: { ...variables },
  can: (permission: string) => held.includes(permission),
});

const table = {
  kind: "table",
  rows: { call: "pointsSysUser.getByDeptId", with: { deptId: "blocks.departments.selected.id" } },
  when: "can('points:user:read')",
  rowActions: [
    { label: "Open", enabled: "row.points > 0", go: '"/" + row.username' },
    { label: "Edit", open: { kind: "detail", record: "member.userInfo" } },
  ],
};
const tree = { kind: "tree", name: "departments", rows: "pointsSysDept.getAllDeptWithUsers" };

describe("the parts of a page", () => {
  const [split, departments, users] = partsIn({ kind: "split", start: tree, end: table });

  it("are its blocks with how deep they stand, in their order, without what actions open", () => {
    const all = partsIn({ kind: "split", start: tree, end: table });
    expect(all.map(({ plan, depth }) => [plan.kind, depth])).toEqual([
      ["split", 0],
      ["tree", 1],
      ["table", 1],
    ]);
    expect(split?.calls).toEqual([]);
    expect(departments?.calls.map(({ of }) => of.operation)).toEqual([
      "pointsSysDept.getAllDeptWithUsers",
    ]);
  });

  it("have their conditions, calls and actions", () => {
    expect(users?.conditions.map(({ path, of }) => [path.join("."), of.source])).toEqual([
      ["when", "can('points:user:read')"],
    ]);
    expect(users?.calls.map(({ path }) => path.join("."))).toEqual(["rows"]);
    expect(users?.actions.map(({ label }) => label)).toEqual(["Open", "Edit"]);
  });

  it("name the members of a list as people do", () => {
    const figures = partsIn({
      kind: "figures",
      items: [{ label: "All of them", from: "dictType.list", value: "size(data)" }],
    });
    expect(figures[0]?.conditions.map(({ path }) => path.join(" "))).toEqual([
      "items All of them value",
    ]);
  });

  it("have the read of a single record", () => {
    const [detail] = partsIn({ kind: "detail", record: "member.userInfo" });
    expect(detail?.calls.map(({ path, of }) => [path.join("."), of.operation])).toEqual([
      ["record", "member.userInfo"],
    ]);
  });

  it("that have mistakes have these and nothing else", () => {
    const [broken] = partsIn({ kind: "table", rows: "dictType.lst" });
    expect(broken?.plan.kind).toBe("broken");
    expect(broken && blockState(broken.plan, [], scopeOf({}), false)).toBe("broken");
  });
});

describe("what an expression reads", () => {
  it("is told member by member, methods and texts left out", () => {
    const source = `row.status == 1 && row.name.startsWith("row.id") && blocks.tree.selected.id > user.id`;
    const uses = ["row", "blocks", "user"];
    const scope = scopeOf({
      row: { status: 0, name: "Chess" },
      user: { id: 7 },
      blocks: { tree: { selected: null } },
    });
    expect(variablesOf({ source, uses }, scope)).toEqual([
      { name: "row.status", value: "0" },
      { name: "row.name", value: '"Chess"' },
      { name: "blocks.tree.selected.id", value: "null" },
      { name: "user.id", value: "7" },
    ]);
  });

  it("is not known where only a row or a form in sight would know it", () => {
    const found = variablesOf({ source: "form.name", uses: ["form"] }, scopeOf({}));
    expect(found).toEqual([{ name: "form.name", value: null }]);
  });

  it("never shows a password or a token, wherever it stands", () => {
    const form = { username: "adam", password: "s3cret", deep: [{ accessToken: "abc" }] };
    const read = (source: string) => variablesOf({ source, uses: ["form"] }, scopeOf({ form }));
    expect(read("form.password")[0]?.value).toBe("•••");
    expect(read("form")[0]?.value).not.toMatch(/s3cret|abc/);
    expect(isSecret("rePassword")).toBe(true);
    expect(isSecret("code", { format: "password" })).toBe(true);
    expect(isSecret("name")).toBe(false);
  });

  it("is cut where it is long", () => {
    expect(shownValue("x".repeat(2_000_000)).length).toBeLessThan(200);
  });

  it("may be permissions", () => {
    expect(permissionsAsked(`can('a:b:c') && !can( "d:e:f" )`)).toEqual(["a:b:c", "d:e:f"]);
  });
});

describe("a block", () => {
  const [block] = partsIn({ ...table, rows: "pointsSysUser.getByDeptId" });
  if (!block) throw new Error("There is no block.");
  const call = block.calls[0]?.of;
  if (!call) throw new Error("The block makes no call.");
  const answered = { code: 0, message: "", milliseconds: 3, data: [] };
  const made = (over: Partial<MadeCall> = {}): MadeCall[] => [
    { call, effect: "read", missing: [], last: { ...answered, status: "done", rows: 2 }, ...over },
  ];
  const allowed = scopeOf({}, "points:user:read");
  const stateOf = (calls: MadeCall[], scope = allowed, isWithinHidden = false) =>
    blockState(block.plan, calls, scope, isWithinHidden);

  it("is shown, hidden, empty, failing, loading, or waits", () => {
    expect(stateOf(made())).toBe("shown");
    expect(stateOf(made(), scopeOf({}))).toBe("hidden");
    expect(stateOf(made(), allowed, true)).toBe("hidden");
    expect(stateOf(made({ last: { ...answered, status: "done", rows: 0 } }))).toBe("empty");
    expect(stateOf(made({ last: { ...answered, status: "failed", rows: null } }))).toBe("failing");
    expect(stateOf(made({ last: { ...answered, status: "loading", rows: null } }))).toBe("loading");
    expect(stateOf(made({ missing: ["deptId"] }))).toBe("waiting");
  });

  it("may lack a permission though its condition holds", () => {
    const [unconditional] = partsIn({ kind: "table", rows: "pointsSysUser.getByDeptId" });
    const state = unconditional && blockState(unconditional.plan, [], scopeOf({}), false);
    expect(state).toBe("noPermission");
  });

  it("has actions that are usable, disabled for a row, hidden, or not permitted", () => {
    const [open] = block.actions;
    expect(open && actionState(open, scopeOf({ row: { points: 3 } }))).toBe("usable");
    expect(open && actionState(open, scopeOf({ row: { points: 0 } }))).toBe("disabled");
    const [never, refused] = partsIn({
      ...tree,
      toolbar: [
        { label: "Never", when: "user.id < 0", go: '"/"' },
        { label: "Remove", call: { call: "deductionPointsRule.delete", with: { id: 1 } } },
      ],
    }).flatMap(({ actions }) => actions);
    expect(never && actionState(never, scopeOf({ user: { id: 1 } }))).toBe("hidden");
    expect(refused && actionState(refused, scopeOf({}))).toBe("noPermission");
  });
});

describe("the last call of an operation", () => {
  const operation = catalogue.operations.get("culturalGroup.page");
  if (!operation) throw new Error("There is no such operation.");

  it("is the newest read with its arguments, whatever a block added to them", async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const read = (args: object, queryFn: () => Promise<unknown>) =>
      client
        .fetchQuery({ queryKey: ["call", "culturalGroup.page", args, "en"], queryFn })
        .catch(() => undefined);
    expect(lastCallOf(client, operation, {})).toBeNull();
    const data = { records: [{ id: 1 }], total: 1 };
    await read({ status: 1, current: 2 }, async () => ({
      data,
      code: 0,
      message: "ok",
      etag: null,
      milliseconds: 12,
    }));
    expect(lastCallOf(client, operation, { status: 1 })).toEqual({
      status: "done",
      code: 0,
      message: "ok",
      rows: 1,
      milliseconds: 12,
      data,
    });
    expect(lastCallOf(client, operation, { status: 0 })).toBeNull();
    await read({ status: 0 }, async () => {
      throw new CallError("application", operation.id, "Not permitted", { code: 40300 });
    });
    expect(lastCallOf(client, operation, { status: 0 })).toMatchObject({
      status: "failed",
      code: 40300,
      message: "Not permitted",
    });
  });
});
