import type { BlockPlan } from "../block.ts";
import type { ScopeTypes } from "../expression/scope.ts";
import type { Planner } from "../plan/planner.ts";
import type { PageContext } from "./page-context.ts";

/** Compiles a block inside another, of a page that may differ from the planner's. */
export type CompileInner = (
  pointer: string,
  scope: ScopeTypes,
  title?: string,
  isRepeated?: boolean,
) => BlockPlan;

/** A planner for the block at a pointer; blocks inside it are compiled by `compile`. */
export function createPlanner(
  context: PageContext,
  at: string,
  scope: ScopeTypes,
  compile: CompileInner = () => {
    throw new Error("A block's published state may not depend on the blocks inside it.");
  },
): Planner {
  const name = context.nodes.get(at)?.entries.find(({ key }) => key === "name")?.node.scalar;
  return {
    environment: context.environment,
    catalogue: context.environment.catalogue,
    at,
    scope,
    isPublic: context.isPublic,
    report: context.report,
    watch: context.watch,
    isMeant: (pointer) => context.nodes.has(pointer) || context.meant.has(pointer),
    noteReads: (names) => {
      if (typeof name !== "string") return;
      const reads = context.reads.get(name) ?? new Set();
      for (const read of names) if (read !== name) reads.add(read);
      context.reads.set(name, reads);
    },
    withScope: (variables) => createPlanner(context, at, { ...scope, ...variables }, compile),
    block: (pointer, title) => compile(pointer, scope, title),
    repeatedBlock: (pointer) => compile(pointer, scope, undefined, true),
  };
}
