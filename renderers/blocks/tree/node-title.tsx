import { memo, type SyntheticEvent, useState } from "react";
import type { ColumnPlan } from "../../../src/language/plan/column.ts";
import { RowActions } from "../../runtime/action-buttons.tsx";
import { cellViewOf } from "../../runtime/cell-views.ts";
import type { Actions } from "../../runtime/use-actions.ts";
import type { TreePlan } from "./kind.ts";
import styles from "./tree.module.css";
import { splitAtMatch, type TreeNode } from "./tree-index.ts";

interface NodeTitleProps {
  node: TreeNode;
  plan: TreePlan;
  actions: Actions;
  filter: string;
  isSelected: boolean;
}

/** A node's line: its label with the match marked, its details, and its actions when it is near. */
export const NodeTitle = memo(function NodeTitle(props: NodeTitleProps) {
  const { node, plan, actions, filter, isSelected } = props;
  // The menu of a node is made when a pointer first comes near: most are never asked for.
  const [isNear, setNear] = useState(false);
  const [before, match, after] = splitAtMatch(node.title, filter);
  const hasActions = plan.nodeActions.length > 0;
  const names = [styles.node, isSelected && styles.selected, hasActions && styles.withActions];
  return (
    <span className={names.filter(Boolean).join(" ")} onPointerEnter={() => setNear(true)}>
      <span className={styles.label} title={node.title}>
        {before}
        {match !== "" && <mark className={styles.match}>{match}</mark>}
        {after}
      </span>
      {plan.details.length > 0 && (
        <span className={styles.details}>
          {plan.details.map((column) => (
            <Detail key={column.name} column={column} node={node} />
          ))}
        </span>
      )}
      {hasActions && (isSelected || isNear) && (
        <span
          role="toolbar"
          aria-label={node.title}
          className={styles.actions}
          onClick={keep}
          onKeyDown={keep}
          onMouseDown={keep}
        >
          <RowActions actions={actions} row={node.row} subject={node.title} inline={0} />
        </span>
      )}
    </span>
  );
});

function Detail({ column, node }: { column: ColumnPlan; node: TreeNode }) {
  const value = node.row[column.name];
  if (value === null || value === undefined || value === "") return null;
  const Cell = cellViewOf(column.cell);
  const isNumber = column.type.kind === "number" && column.dictionary === null;
  return (
    <span className={styles.detail} title={column.label}>
      {isNumber && <span className={styles.detailLabel}>{column.label}</span>}
      <Cell value={value} row={node.row} field={column} />
    </span>
  );
}

function keep(event: SyntheticEvent): void {
  event.stopPropagation();
}
