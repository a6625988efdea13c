import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { movesBetween } from "../../renderers/runtime/page/versions/block-moves.ts";
import { standingBlocks } from "../../renderers/why/plan-parts.ts";
import type { BlockPlan } from "../../src/language/block.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { defineBlock } from "../../src/language/define-block.ts";
import type { LanguageEnvironment } from "../../src/language/environment.ts";
import type { Expression } from "../../src/language/expression/scope.ts";
import { callShape, permissionsOfPage, planCall } from "../../src/language/plan/call.ts";
import { planExpression } from "../../src/language/plan/expression.ts";
import { type Part, partsThatAre } from "../../src/language/plan/part.ts";
import type { CallPlan, RowsPlan } from "../../src/language/plan/plans.ts";
import { planRows } from "../../src/language/plan/rows.ts";
import { block, expression, object, required } from "../../src/language/shape/shape.ts";
import { dictionariesOf, makePageReads } from "../../src/snapshot/record/page-reads.ts";
import { environment as shipped } from "../support/shipped-environment.ts";

interface OrchardPlan extends BlockPlan {
  kind: "orchard";
  trunk: CallPlan | null;
  crown: RowsPlan | null;
  ripeness: Expression | null;
  undergrowth: BlockPlan;
}

const shape = object({
  trunk: required(callShape, "A read."),
  crown: required(callShape, "A list."),
  ripeness: required(expression(), "A number."),
  undergrowth: required(block(), "A block."),
});

/** A kind whose property names occur in no other kind. */
const orchard = defineBlock<typeof shape, OrchardPlan>({
  name: "orchard",
  summary: "A kind that nobody knows.",
  shape,
  plan: (source, planner) => ({
    requires: [],
    trunk: planCall(planner, source.trunk, `${planner.at}/trunk`, { effect: "read" }),
    crown: planRows(planner, source.crown, `${planner.at}/crown`),
    ripeness: planExpression(planner, source.ripeness, `${planner.at}/ripeness`),
    undergrowth: planner.block(`${planner.at}/undergrowth`),
  }),
});

const environment: LanguageEnvironment = {
  ...shipped,
  blocks: new Map([...shipped.blocks, ["orchard", orchard]]),
};

const body = {
  kind: "orchard",
  when: "user.id > 1",
  trunk: { call: "audit.getOne", with: { id: "user.id" } },
  crown: "culturalGroup.page",
  ripeness: "user.id + 1",
  undergrowth: { kind: "detail", record: "member.userInfo" },
};

function compiled(source: object) {
  return compilePage("test", JSON.stringify({ title: "Test", body: source }), environment);
}

const auditLog = "schemas/pages/system/audit-log.json";

const placed = (parts: readonly Part[]) => parts.map(({ what, path, of }) => [what, path, of]);

describe("the parts of a kind that nobody knows", () => {
  const { parts, plan, problems } = compiled(body);

  it("are told while it is planned, each with its place, and with the block it belongs to", () => {
    expect(problems).toEqual([]);
    const own = parts.filter(({ within }) => within === "/body");
    expect(placed(own)).toEqual([
      ["expression", "/body/when", "user.id > 1"],
      ["expression", "/body/trunk/with/id", "user.id"],
      ["call", "/body/trunk", "audit.getOne"],
      ["call", "/body/crown", "culturalGroup.page"],
      ["rows", "/body/crown", "culturalGroup.page"],
      ["expression", "/body/ripeness", "user.id + 1"],
      ["block", "/body/undergrowth", "detail"],
    ]);
    expect(placed(parts.filter(({ within }) => within === ""))).toEqual([
      ["block", "/body", "orchard"],
    ]);
  });

  it("are what Why tells of", () => {
    const [orchardBlock, inner, ...others] = standingBlocks(parts, "/body");
    expect(orchardBlock?.calls.map(({ of }) => of.operation)).toEqual([
      "audit.getOne",
      "culturalGroup.page",
    ]);
    expect(orchardBlock?.conditions.map(({ path }) => path.join())).toEqual(["when", "ripeness"]);
    expect(inner?.calls.map(({ of }) => of.operation)).toEqual(["member.userInfo"]);
    expect(others).toEqual([]);
  });

  it("are read where fixtures of the page are recorded, a list by its first page", async () => {
    const made: unknown[] = [];
    await makePageReads(parts, shipped.catalogue, { id: 7 }, async ({ operation, args }) => {
      made.push([operation.id, args]);
    });
    expect(made).toEqual([
      ["audit.getOne", { id: 7 }],
      ["culturalGroup.page", { current: 1, size: 10 }],
      ["member.userInfo", {}],
    ]);
  });

  it("tell it from a block of its kind that calls something else", () => {
    expect(plan?.body.calls).toEqual(["trunk audit.getOne", "crown culturalGroup.page"]);
    const other = compiled({ ...body, crown: "audit.getList" }).plan;
    if (!plan || !other) throw new Error("A page has no plan.");
    expect(movesBetween(plan, plan).moved.get("/body")).toBe("/body");
    expect(movesBetween(plan, other).moved.has("/body")).toBe(false);
  });

  it("ask for the permissions of the page", () => {
    expect(permissionsOfPage(parts)).toEqual(["points:culturalGroup:read", "system:audit:read"]);
  });

  it("are looked at for what nobody can reach", () => {
    const unreached = compiled({
      ...body,
      when: "!can('points:culturalGroup:read')",
      undergrowth: { kind: "table", rows: "culturalGroup.page" },
    });
    expect(unreached.problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ["neverReached", "/body/undergrowth"],
    ]);
  });
});

describe("the parts of a page", () => {
  it("have what its dialogs read recorded, and the dictionaries that label what it shows", async () => {
    const { parts } = compilePage("audit-log", readFileSync(auditLog, "utf8"), shipped);
    const made: unknown[] = [];
    await makePageReads(parts, shipped.catalogue, { id: 1 }, async ({ operation, args }) => {
      made.push([operation.id, args]);
      return operation.list ? { records: [{ id: 9 }] } : null;
    });
    expect(made).toEqual([
      ["audit.getList", { current: 1, size: 10 }],
      ["audit.getOne", { id: 9 }],
    ]);
    expect(dictionariesOf(parts)).toContain("audit_area");
  });

  it("leave out what stands in a block with mistakes, for nothing of that is drawn", () => {
    const { parts } = compiled({ ...body, ripeness: "nobody + 1" });
    expect(placed(parts)).toEqual([["block", "/body", "broken"]]);
  });

  it("belong to the action that they stand in", () => {
    const open = { kind: "detail", record: "member.userInfo" };
    const { parts } = compiled({
      kind: "table",
      rows: "culturalGroup.page",
      rowActions: [{ label: "Look", enabled: "row.id > 1", open }],
    });
    const action = "/body/rowActions/0";
    expect(placed(parts.filter(({ within }) => within === action))).toEqual([
      ["expression", `${action}/enabled`, "row.id > 1"],
      ["block", `${action}/open`, "detail"],
    ]);
  });

  it("are the same where the catalogue alone says what stands in a block", () => {
    const table = { kind: "table", rows: "culturalGroup.page" };
    const { parts } = compiled({ kind: "stack", items: [table, table] });
    const partsIn = (path: string) =>
      parts
        .filter(({ within }) => within === path)
        .map((part) => ({ ...part, within: "", path: part.path.slice(path.length) }));
    expect(partsThatAre(["cell", "widget"], partsIn("/body/items/0")).length).toBeGreaterThan(4);
    expect(partsIn("/body/items/1")).toEqual(partsIn("/body/items/0"));
  });
});
