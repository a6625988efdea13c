import type { BlockPlan } from "../block.ts";
import type { Planner } from "../environment.ts";
import type { ScopeTypes } from "../expression/scope.ts";
import type { TextPlan } from "../plan/plans.ts";
import type { PageContext } from "./page-context.ts";

/** A block that is nested inside another block. */
interface InnerBlock {
  pointer: string;
  scope: ScopeTypes;
  /** The title of the block or the action around the inner block. */
  title?: TextPlan | undefined;
  isRepeated?: boolean;
  /** The path of the block or the action around the inner block. */
  within: string;
}

/** A block that is being planned, and how the blocks inside it are compiled. */
interface PlannedBlock {
  at: string;
  scope: ScopeTypes;
  own?: readonly string[];
  compile?: (inner: InnerBlock) => BlockPlan;
  /** The path of the block's action that is being planned, if any. */
  within?: string;
}

/** Creates the planner for a block of a page. */
export function createPlanner(context: PageContext, block: PlannedBlock): Planner {
  const { at, scope, own = [], compile = compileNothing, within = at } = block;
  return {
    environment: context.environment,
    catalogue: context.environment.catalogue,
    at,
    scope,
    own,
    parts: context.parts,
    within,
    isPublic: context.isPublic,
    report: context.report,
    watch: context.watch,
    pages: context.pages,
    isMeant: (pointer) => context.nodes.has(pointer) || context.meant.has(pointer),
    noteReads: (names) => {
      if (names.length === 0) return;
      const name = context.nodes.get(at)?.entries.find(({ key }) => key === "name")?.node.scalar;
      if (typeof name !== "string") return;
      const reads = context.reads.get(name) ?? new Set();
      for (const read of names) if (read !== name) reads.add(read);
      context.reads.set(name, reads);
    },
    withScope: (variables) => {
      const hidden = variables.row && !own.includes("row") ? scope.row : undefined;
      const added = { ...(hidden && { outer: hidden }), ...variables };
      return createPlanner(context, {
        ...block,
        scope: { ...scope, ...added },
        own: [...own, ...Object.keys(added)],
      });
    },
    ofAction: (pointer) => createPlanner(context, { ...block, within: pointer }),
    block: (pointer, title) => compile({ pointer, scope, title, within }),
    repeatedBlock: (pointer) => compile({ pointer, scope, within, isRepeated: true }),
  };
}

function compileNothing(): never {
  throw new Error("A block's published state may not depend on the blocks inside it.");
}
