import type { ASTNode } from "@marcbachmann/cel-js";
import { operationOf } from "../../../catalogue/operation-of.ts";
import type { Planner } from "../../environment.ts";
import { canHoldTogether, denied } from "../../expression/constant-truth.ts";
import { astOf } from "../../expression/parse.ts";
import type { Expression } from "../../expression/scope.ts";
import type { CallSource } from "../call.ts";
import type { ActionPlan } from "../plans.ts";
import { type Labelled, reportDoubles } from "./doubles.ts";
import { reportFirstOfMany } from "./first-of-many.ts";
import { reportOneOfAll } from "./one-of-all.ts";
import { reportSentBack } from "./sends-back.ts";

/** Properties of a written action that its plan does not contain. */
interface Written {
  as?: unknown;
  open?: unknown;
  width?: unknown;
  download?: unknown;
  next?: unknown;
  go?: unknown;
  call?: CallSource | null;
}

/** Reports properties of actions that have no effect, repeat another, or contradict each other. */
export function reportActionDoubts(
  planner: Planner,
  sources: readonly (Written | null)[],
  plans: readonly ActionPlan[],
  pointer: string,
): void {
  const pairs = sources.flatMap((source, index) => {
    const plan = plans.find(({ id }) => id === `${pointer}/${index}`);
    return source && plan ? [{ source, plan }] : [];
  });
  for (const { source, plan } of pairs) reportDoubt(planner, source, plan);
  const conditions = new Map(pairs.map(({ plan }) => [plan.id, conditionOf(plan.when)]));
  const areApart = (one: Labelled, other: Labelled) => {
    const both = [one, other].flatMap((item) => conditions.get(item.pointer) ?? []);
    return both.length === 2 && !canHoldTogether(both, []);
  };
  const items = pairs.map(({ source, plan: { id, label } }) => {
    const { call, next, download, go } = source;
    const open = source.open && planner.contentOf(`${id}/open`);
    const does = (call || go || open) && { call, next, download, go, open };
    return { label, pointer: id, written: `${id}/label`, source, does };
  });
  reportDoubles(planner, items, areApart);
}

function reportDoubt(planner: Planner, source: Written, plan: ActionPlan): void {
  const { id, effect, emphasis, confirm } = plan;
  for (const name of ["as", "width"] as const) {
    if (source[name] === undefined || effect.type === "open") continue;
    planner.report("hasNoEffect", `${id}/${name}`, { name, needed: "open" });
  }
  reportEnabled(planner, plan);
  if (effect.type !== "call") return;
  reportFirstOfMany(planner, plan, effect.call, `${id}/call`);
  reportOneOfAll(planner, plan, effect.call);
  const conditions = [plan.when, plan.enabled].flatMap((one) => conditionOf(one) ?? []);
  if (source.call) reportSentBack(planner, effect.call, source.call, `${id}/call`, conditions);
  const calls = [effect.call, ...effect.next.map(({ call }) => call)];
  const operations = calls.map((call) => operationOf(planner.catalogue, call));
  // The application itself asks before such calls, so the page need not ask.
  const isAsked = operations.some(({ isDestroy, isGrant }) => isDestroy || isGrant);
  if (emphasis === "danger" && confirm === null && !isAsked) {
    planner.report("dangerUnasked", id);
  }
  // The application saves the file that a call returns, so the page need not.
  const isRead = operations.every(({ effect: does, file }) => does === "read" && file === null);
  if (isRead && source.download === undefined)
    planner.report("readsForNothing", `${id}/call`, { name: effect.call.operation });
}

/**
 * Reports an `enabled` condition that repeats or contradicts the `when` condition of its action.
 */
function reportEnabled(planner: Planner, { id, when, enabled }: ActionPlan): void {
  const [seen, usable] = [conditionOf(when), conditionOf(enabled)];
  if (!seen || !usable || !canHoldTogether([seen], []) || !canHoldTogether([usable], [])) return;
  if (!canHoldTogether([seen, usable], [])) planner.report("neverHolds", `${id}/enabled`);
  else if (!canHoldTogether([seen, denied(usable)], [])) {
    planner.report("alwaysHolds", `${id}/enabled`);
  }
}

function conditionOf(expression: Expression | null): ASTNode | null {
  return expression && astOf(expression.source);
}
