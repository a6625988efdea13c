import { type BlockPlan, rereadProperties } from "../../../src/language/block.ts";
import { defineBlock } from "../../../src/language/define-block.ts";
import type { Planner } from "../../../src/language/environment.ts";
import type { Expression } from "../../../src/language/expression/scope.ts";
import { actionsShape, planActions } from "../../../src/language/plan/action.ts";
import { callShape, permissionsOf, reportUnsent } from "../../../src/language/plan/call.ts";
import { type ColumnPlan, columnsShape, planColumns } from "../../../src/language/plan/column.ts";
import { planCondition, planOptional } from "../../../src/language/plan/expression.ts";
import type { ActionPlan, RowsPlan } from "../../../src/language/plan/plans.ts";
import {
  namedField,
  planRows,
  recordOfRows,
  rowTypeOf,
  typeOfRow,
} from "../../../src/language/plan/rows.ts";
import {
  boolean,
  type Described,
  expression,
  object,
  oneOf,
  optional,
  reference,
  required,
} from "../../../src/language/shape/shape.ts";
import { boolType, listType, stringType, type Type } from "../../../src/language/type.ts";
import {
  type ChangePlan,
  type MovePlan,
  moveShape,
  planMove,
  planRemove,
  planRename,
  type RemovePlan,
  removeShape,
  renameShape,
  typedField,
} from "./change/plan-changes.ts";

/** The plan of a tree. */
export interface TreePlan extends BlockPlan {
  kind: "tree";
  rows: RowsPlan;
  /** The field that holds a node's children, or `null` where a call answers them. */
  childrenField: string | null;
  /** The field with the key of a node's parent, where the answer is a flat list; else `null`. */
  parentField: string | null;
  /** How a node's children are read when it is expanded, or `null` where they come with it. */
  lazy: LazyPlan | null;
  labelField: string;
  /** The field that names a node's icon, or `null`. */
  iconField: string | null;
  /** Hides the nodes for which it is false, with their descendants. */
  only: Expression | null;
  /** Further fields shown behind the label. */
  details: readonly ColumnPlan[];
  selection: "single" | "multiple" | "cascade";
  rename: ChangePlan | null;
  move: MovePlan | null;
  remove: RemovePlan | null;
  toolbar: readonly ActionPlan[];
  nodeActions: readonly ActionPlan[];
  isFilterable: boolean;
  isExpanded: boolean;
}

/** The source of reading children on expansion. */
const lazyShape = object({
  call: required(callShape, "The read that answers the nodes below `row`."),
  parent: optional(
    reference("field"),
    "The field that holds the key of the node above; nodes of others are left out.",
  ),
  leaf: optional(expression(), "Holds for a node, `row`, that has none below it."),
});

const shape = object({
  rows: required(callShape, "The operation that answers the nodes, with their children or alone."),
  children: optional(lazyShape, "Reads the nodes below one when it is opened; `row` is that node."),
  only: optional(expression(), "Shows only nodes, `row`, for which this holds."),
  label: optional(reference("field"), "The field that names a node."),
  icon: optional(reference("field"), "The field that holds the name of a node's icon."),
  details: optional(columnsShape, "Further fields shown behind the label."),
  selection: optional(
    oneOf("single", "multiple", "cascade"),
    "Whether nodes can be checked, one by one or with all below them; published as `checked`.",
  ),
  rename: optional(renameShape, "Lets a node be renamed in its place."),
  move: optional(moveShape, "Lets a node be moved, by drag and by keyboard."),
  remove: optional(removeShape, "Lets a node be deleted; the question names what goes with it."),
  toolbar: optional(actionsShape, "Actions above the tree; `checked` holds the checked nodes."),
  nodeActions: optional(actionsShape, "Actions on a node; `row` is the node."),
  filter: optional(
    boolean(),
    "Whether there is a filter above it; there is unless said otherwise.",
  ),
  expanded: optional(boolean(), "Whether all nodes are open at first."),
  ...rereadProperties,
});

export const tree = defineBlock<typeof shape, TreePlan>({
  name: "tree",
  summary:
    "Nodes of an operation that answers a tree: filtered, selected, renamed, moved, deleted.",
  shape,
  publishes(source, planner): Readonly<Record<string, Type>> {
    const row = rowTypeOf(planner, source.rows);
    const isChecking = (source.selection ?? "single") !== "single";
    return isChecking ? { selected: row, checked: listType(row) } : { selected: row };
  },
  plan(source, planner) {
    const { at } = planner;
    const rows = planRows(planner, source.rows, `${at}/rows`);
    if (!rows) return null;
    const { children, parent } = rows.list;
    const isTree = children !== undefined || parent !== undefined;
    if (!isTree && source.children === undefined) {
      planner.report("notATree", `${at}/rows`, { name: rows.call.operation });
      return null;
    }
    const record = recordOfRows(planner.catalogue, rows);
    const row = typeOfRow(planner, rows);
    const ofNode = planner.withScope({ row });
    const ofChecked = planner.withScope({ checked: listType(row) });
    const labelField = namedField(planner, record, source.label, `${at}/label`) ?? rows.labelField;
    const lazy = source.children && planLazy(ofNode, rows, source.children, `${at}/children`);
    return {
      requires: permissionsOf(rows.call),
      rows,
      childrenField: children ?? null,
      parentField: children === undefined && !source.children ? (parent ?? null) : null,
      lazy: lazy ?? null,
      labelField,
      iconField: typedField(planner, rows, source.icon, `${at}/icon`, stringType),
      only: planCondition(ofNode, source.only, `${at}/only`),
      details: planColumns(planner, record, source.details ?? [], `${at}/details`),
      selection: source.selection ?? "single",
      rename: source.rename ? planRename(ofNode, rows, source.rename, `${at}/rename`) : null,
      move: source.move ? planMove(ofNode, rows, source.move, `${at}/move`) : null,
      remove: source.remove ? planRemove(ofNode, rows, source.remove, `${at}/remove`) : null,
      toolbar: planActions(ofChecked, source.toolbar, `${at}/toolbar`),
      nodeActions: planActions(ofNode, source.nodeActions, `${at}/nodeActions`),
      isFilterable: source.filter ?? true,
      isExpanded: source.expanded ?? false,
    };
  },
  listedFields: ({ rows, details }, catalogue) => ({
    property: "details",
    schema: recordOfRows(catalogue, rows),
    names: details.map(({ name }) => name),
    mayBeEmpty: true,
  }),
});

/** The plan of reading a node's children. */
export interface LazyPlan {
  rows: RowsPlan;
  parentField: string | null;
  leaf: Expression | null;
}

/**
 * Plans the read of nodes below one; its records must have the tree's key and label. `null` after
 * reporting a call that lists nothing.
 */
function planLazy(
  ofNode: Planner,
  tree: RowsPlan,
  source: Described<typeof lazyShape>,
  pointer: string,
): LazyPlan | null {
  const rows = planRows(ofNode, source.call, `${pointer}/call`, "open");
  if (!rows) return null;
  const sent = { variable: "row", argument: "", pointer: `${pointer}/call` };
  reportUnsent(ofNode, rows.call, source.call, sent);
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
