import type { BlockPlan } from "../../src/language/block.ts";
import type { Expression } from "../../src/language/expression/scope.ts";
import { isAtOrBelow, type Part, partsThatAre } from "../../src/language/plan/part.ts";
import type { ActionPlan, CallPlan, TextPlan } from "../../src/language/plan/plans.ts";

/** A part of a block with its place and readable path. */
export interface Named<T> {
  at: string;
  path: readonly TextPlan[];
  of: T;
}

/** A block of a page, with all parts that determine its state. */
export interface BlockParts {
  plan: BlockPlan;
  /** The nesting depth of the block. */
  depth: number;
  conditions: Named<Expression>[];
  calls: Named<CallPlan>[];
  actions: ActionPlan[];
}

/**
 * The block at a path and the blocks within it, each with its expressions, calls and actions.
 * Blocks that actions open are left out, since they are not visible before.
 */
export function standingBlocks(parts: readonly Part[], path: string, depth = 0): BlockParts[] {
  const blocks = partsThatAre(["block"], parts);
  const plan = blocks.find((block) => block.path === path)?.plan;
  if (!plan) return [];
  const own = parts.filter(({ within }) => within === path);
  const inner = blocks.filter(({ within }) => within === path);
  return [
    { plan, depth, ...ownParts(own, path) },
    ...inner.flatMap((block) => standingBlocks(parts, block.path, depth + 1)),
  ];
}

function ownParts(parts: readonly Part[], path: string) {
  const calls = partsThatAre(["call"], parts);
  const labels = new Map(
    partsThatAre(["field", "item"], parts).map((part) => [part.path, part.plan.label]),
  );
  const named = <T>({ path: at, plan }: { path: string; plan: T }): Named<T> => ({
    at,
    path: namedSteps(at, path, labels),
    of: plan,
  });
  const conditions = partsThatAre(["expression"], parts).filter(
    ({ path: at, plan }) =>
      // An expression without variables is constant, so it is left out.
      (plan.uses.length > 0 || plan.source.includes("can(")) &&
      !calls.some((call) => isAtOrBelow(at, `${call.path}/with`)),
  );
  return {
    conditions: conditions.map(named),
    calls: calls.map(named),
    actions: partsThatAre(["action"], parts).map(({ plan }) => plan),
  };
}

/**
 * The readable steps from a block to a part of it; an item of a list is named by its label or its
 * index.
 */
function namedSteps(
  path: string,
  block: string,
  labels: ReadonlyMap<string, TextPlan>,
): readonly TextPlan[] {
  let at = block;
  return path
    .slice(block.length + 1)
    .split("/")
    .map((step) => {
      at += `/${step}`;
      const label = labels.get(at);
      if (label) return label;
      return /^\d+$/.test(step) ? String(Number(step) + 1) : step;
    });
}
