import type { BlockPlan } from "../block.ts";
import type { Planner } from "../environment.ts";
import type { ScopeTypes } from "../expression/scope.ts";
import type { RecordInScope, RecordsInScope } from "../plan/part.ts";
import type { TextPlan } from "../plan/plans.ts";
import { plainValue } from "../source.ts";
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
  records: RecordsInScope;
}

/** A block that is being planned, and how the blocks inside it are compiled. */
interface PlannedBlock {
  at: string;
  scope: ScopeTypes;
  own?: readonly string[];
  compile?: (inner: InnerBlock) => BlockPlan;
  /** The path of the block's action that is being planned, if any. */
  within?: string;
  /** The records in scope; those around the block if left out. */
  records?: RecordsInScope;
}

/** Creates the planner for a block of a page. */
export function createPlanner(context: PageContext, block: PlannedBlock): Planner {
  const { at, scope, own = [], compile = compileNothing, within = at } = block;
  const { records = context.records } = block;
  return {
    environment: context.environment,
    catalogue: context.environment.catalogue,
    at,
    scope,
    own,
    parts: context.parts,
    within,
    records,
    isPublic: context.isPublic,
    report: context.report,
    watch: context.watch,
    pages: context.pages,
    isMeant: (pointer) => context.nodes.has(pointer) || context.meant.has(pointer),
    contentOf: (pointer) => {
      const node = context.nodes.get(pointer);
      const entries = node?.entries.filter(({ key }) => key !== "name" && key !== "title");
      return node && entries && plainValue({ ...node, entries });
    },
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
        records: recordsWith(records, at, added),
      });
    },
    ofAction: (pointer) => createPlanner(context, { ...block, within: pointer }),
    block: (pointer, title) => compile({ pointer, scope, title, within, records }),
    repeatedBlock: (pointer) => compile({ pointer, scope, within, records, isRepeated: true }),
  };
}

/** The variables that hold records of the block that adds them to the scope. */
const ownRecords: readonly string[] = ["row", "rows", "root", "checked"];

/** The records in scope once a block adds variables; its own row hides the one around it. */
function recordsWith(known: RecordsInScope, block: string, added: ScopeTypes): RecordsInScope {
  const held = Object.entries(added).flatMap(([name, type]): [string, RecordInScope][] => {
    if (name === "outer") return known.row ? [[name, known.row]] : [];
    return ownRecords.includes(name) ? [[name, { block, type }]] : [];
  });
  return held.length > 0 ? { ...known, ...Object.fromEntries(held) } : known;
}

function compileNothing(): never {
  throw new Error("A block's published state may not depend on the blocks inside it.");
}
