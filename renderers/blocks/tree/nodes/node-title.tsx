import { type KeyboardEvent, memo, useMemo, useState } from "react";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { iconNames } from "../../../icon-names.ts";
import { NamedIcon } from "../../../icons.tsx";
import { RowActions } from "../../../runtime/act/action-buttons.tsx";
import type { Actions } from "../../../runtime/act/use-actions.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { FieldValue } from "../../../runtime/show/cell-view.tsx";
import { useDerive } from "../../../runtime/show/derived.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import type { TreePlan } from "../kind.ts";
import { splitAtMatch, type TreeNode } from "../state/tree-index.ts";
import styles from "../tree.module.css";
import { kept } from "./rename-input.tsx";

interface NodeTitleProps {
  node: TreeNode;
  /** The id of the element with the node's label. */
  id: string;
  plan: TreePlan;
  actions: Actions;
  filter: string;
  /** Whether actions are shown without hover. */
  isNear: boolean;
}

/** A node's content: label with the match marked, details, and actions when hovered or focused. */
export const NodeTitle = memo(function NodeTitle(props: NodeTitleProps) {
  const { node, id, plan, actions, filter } = props;
  // A node's menu is created on first hover, since most are never used.
  const [wasNear, setNear] = useState(false);
  const [before, match, after] = splitAtMatch(node.title, filter);
  const isNear = props.isNear || wasNear;
  const hasActions = isNear && actions.visible({ row: node.row }).length > 0;
  return (
    <span className={styles.node} onPointerEnter={() => setNear(true)}>
      <span id={id} className={styles.name}>
        <NodeIcon plan={plan} node={node} />
        <span className={styles.label} dir="auto" title={node.title}>
          {before}
          {match !== "" && <mark className={styles.match}>{match}</mark>}
          {after}
        </span>
        {plan.details.length > 0 && (
          <span className={styles.details}>
            {plan.details.map((column) => {
              const Shown = column.value ? WorkedDetail : Detail;
              return <Shown key={column.name} column={column} row={node.row} />;
            })}
          </span>
        )}
      </span>
      {hasActions && (
        <span
          role="toolbar"
          aria-label={node.title}
          className={styles.actions}
          {...kept}
          onKeyDown={keepKey}
        >
          <RowActions actions={actions} row={node.row} subject={node.title} inline={0} />
        </span>
      )}
    </span>
  );
});

function NodeIcon({ plan: { iconField }, node }: { plan: TreePlan; node: TreeNode }) {
  if (iconField === null) return null;
  const name = String(node.row[iconField] ?? "");
  return (
    <span className={styles.icon} aria-hidden>
      {iconNames.some((known) => known === name) && <NamedIcon name={name} />}
    </span>
  );
}

interface DetailProps {
  column: ColumnPlan;
  row: TreeNode["row"];
}

/** A computed detail; plain details skip the scope, as a tree may have thousands. */
function WorkedDetail({ column, row }: DetailProps) {
  const columns = useMemo(() => [column], [column]);
  return <Detail column={column} row={useDerive(columns)(row)} />;
}

function Detail({ column, row }: DetailProps) {
  const host = useHost();
  const label = host.text(column.label);
  const value = row[column.name];
  const isLabelled = column.dictionary !== null;
  const isNumber = column.type.kind === "number" && !isLabelled;
  const names = [styles.detail, isLabelled && styles.labelled, isNumber && styles.number];
  const className = names.filter(Boolean).join(" ");
  if (value === null || value === undefined || value === "") return <span className={className} />;
  const title = isLabelled
    ? label
    : host.text("common.named", { name: label, value: shownText(host, value) });
  return (
    <span className={className} title={title}>
      {isNumber && <span className={styles.detailLabel}>{label}</span>}
      <FieldValue row={row} field={column} />
    </span>
  );
}

/** Escape and Tab must bubble to the window, where the menu listens in order to close. */
function keepKey(event: KeyboardEvent): void {
  if (event.key !== "Escape" && event.key !== "Tab") event.stopPropagation();
}
