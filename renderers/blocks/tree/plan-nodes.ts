import type { Planner } from "../../../src/language/environment.ts";
import type { Expression } from "../../../src/language/expression/scope.ts";
import { callShape } from "../../../src/language/plan/call.ts";
import { planOptional } from "../../../src/language/plan/expression.ts";
import type { RowsPlan } from "../../../src/language/plan/plans.ts";
import { namedField, planRows, recordOfRows } from "../../../src/language/plan/rows.ts";
import {
  type Described,
  expression,
  object,
  optional,
  reference,
  required,
} from "../../../src/language/shape/shape.ts";
import { boolType } from "../../../src/language/type.ts";

/** How a page says that nodes are read when the one above them is opened. */
export const lazyShape = object({
  call: required(callShape, "The read that answers the nodes below `row`."),
  parent: optional(
    reference("field"),
    "The field that holds the key of the node above; nodes of others are left out.",
  ),
  leaf: optional(expression(), "Holds for a node, `row`, that has none below it."),
});

/** The read of the nodes below one. */
export interface LazyPlan {
  rows: RowsPlan;
  parentField: string | null;
  leaf: Expression | null;
}

/**
 * Plans the read of nodes below one; its records must have the tree's key and label. `null` after
 * reporting a call that lists nothing.
 */
export function planLazy(
  ofNode: Planner,
  tree: RowsPlan,
  source: Described<typeof lazyShape>,
  pointer: string,
): LazyPlan | null {
  const rows = planRows(ofNode, source.call, `${pointer}/call`);
  if (!rows) return null;
  const record = recordOfRows(ofNode.catalogue, rows);
  for (const name of new Set([tree.keyField, tree.labelField])) {
    namedField(ofNode, record, name, `${pointer}/call`);
  }
  return {
    rows,
    parentField: namedField(ofNode, record, source.parent, `${pointer}/parent`),
    leaf: planOptional(ofNode, source.leaf, `${pointer}/leaf`, boolType),
  };
}
