import { checkShape } from "../shape/check-shape.ts";
import { faulty } from "../shape/shape-context.ts";
import { entryNamed, type SourceNode } from "../source.ts";
import { anyType, lazyRecord, type RecordType, recordType, type Type } from "../type.ts";
import { createPlanner } from "./block-planner.ts";
import type { PageContext } from "./page-context.ts";

/**
 * The type of a named block's state, read on demand; its faults are reported when the block is
 * planned.
 */
export function publishedBy(context: PageContext, node: SourceNode): RecordType {
  return lazyRecord(() => readPublished(context, node));
}

function readPublished(context: PageContext, node: SourceNode): ReadonlyMap<string, Type> {
  const silent: PageContext = { ...context, report: silence, reads: new Map(), parts: [] };
  const kindName = entryNamed(node, "kind")?.node.scalar;
  const kind = context.environment.blocks.get(String(kindName));
  if (!kind) return recordType({}).fields();
  const own = {
    ...node,
    entries: node.entries.filter(({ key }) => !["kind", "name"].includes(key)),
  };
  const source = checkShape(own, kind.shape, silent);
  if (source === faulty) return new Map([["selected", anyType]]);
  const planner = createPlanner(silent, { at: node.pointer, scope: context.scope });
  return recordType(kind.publishes(source, planner)).fields();
}

/** A report function that discards all problems. */
export const silence: PageContext["report"] = (code, pointer) => ({
  code,
  severity: "error",
  pointer,
  offset: 0,
  length: 1,
  line: 1,
  column: 1,
  values: {},
  suggestion: null,
});
