import { type BlockPlan, defineBlock } from "../../../src/language/block.ts";
import { type ActionPlan, actionsShape, planActions } from "../../../src/language/plan/action.ts";
import { callShape, permissionsOf } from "../../../src/language/plan/call.ts";
import { type ColumnPlan, columnsShape, planColumns } from "../../../src/language/plan/column.ts";
import { planRows, type RowsPlan, rowTypeOf } from "../../../src/language/plan/rows.ts";
import {
  boolean,
  object,
  optional,
  reference,
  required,
} from "../../../src/language/shape/shape.ts";
import { suggest } from "../../../src/language/suggest.ts";

/** A tree with nothing left open. */
export interface TreePlan extends BlockPlan {
  kind: "tree";
  rows: RowsPlan;
  /** The field that holds a node's children. */
  childrenField: string;
  labelField: string;
  /** Further fields shown behind the label. */
  details: readonly ColumnPlan[];
  toolbar: readonly ActionPlan[];
  nodeActions: readonly ActionPlan[];
  isFilterable: boolean;
  isExpanded: boolean;
}

const shape = object({
  rows: required(callShape, "The operation that answers the nodes with their children."),
  label: optional(reference("field"), "The field that names a node."),
  details: optional(columnsShape, "Further fields shown behind the label."),
  toolbar: optional(actionsShape, "Actions above the tree."),
  nodeActions: optional(actionsShape, "Actions on a node; `row` is the node."),
  filter: optional(boolean(), "Whether a filter stands above it; it does unless said otherwise."),
  expanded: optional(boolean(), "Whether all nodes are open at first."),
});

/** Nodes of an operation that answers a tree. */
export const tree = defineBlock<typeof shape, TreePlan>({
  name: "tree",
  summary: "Nodes of an operation that answers a tree, with filter, selection and actions.",
  shape,
  publishes: (source, planner) => ({ selected: rowTypeOf(planner, source.rows) }),
  plan(source, planner) {
    const { at } = planner;
    const rows = planRows(planner, source.rows, `${at}/rows`);
    if (!rows) return null;
    const { children } = rows.list;
    if (children === undefined) {
      planner.report("notATree", `${at}/rows`, { name: rows.call.operation.id });
      return null;
    }
    const fields = Object.keys(rows.record.properties ?? {});
    if (source.label !== undefined && !fields.includes(source.label)) {
      const suggestion = suggest(source.label, fields);
      const values = { name: source.label, known: fields.join(", ") };
      planner.report("unknownField", `${at}/label`, values, { suggestion });
    }
    const ofNode = planner.withScope({ row: rows.recordType });
    return {
      requires: permissionsOf(rows.call),
      rows,
      childrenField: children,
      labelField: source.label ?? rows.labelField,
      details: planColumns(planner, rows.record, source.details ?? [], `${at}/details`),
      toolbar: planActions(planner, source.toolbar, `${at}/toolbar`),
      nodeActions: planActions(ofNode, source.nodeActions, `${at}/nodeActions`),
      isFilterable: source.filter ?? true,
      isExpanded: source.expanded ?? false,
    };
  },
});
