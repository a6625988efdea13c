import { RightOutlined } from "@ant-design/icons";
import { type CSSProperties, memo } from "react";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { lineProps } from "../../../../src/ui/list/line.ts";
import { FieldValue } from "../../../runtime/show/cell-view.tsx";
import styles from "../dual-list.module.css";
import type { PaneLine } from "./pane-lines.ts";

/** How much of what a person means by a line is ticked. */
export type Tick = "none" | "some" | "all";

interface PaneRowProps {
  line: PaneLine;
  /** Its number among the lines. */
  at: number;
  treeId: string;
  /**
   * Whether the node is shown only as the parent of others: it is in the other list, or not
   * searched for.
   */
  isContext: boolean;
  isTree: boolean;
  details: readonly ColumnPlan[];
  isEditable: boolean;
  tick: Tick;
  isActive: boolean;
  /** Says that it came from the other list. */
  changeLabel: string | null;
}

/** An item; the list around it takes what is done to it. */
export const PaneRow = memo(function PaneRow(props: PaneRowProps) {
  const { line, isContext, isTree, isEditable, tick, isActive, changeLabel } = props;
  const { title } = line.node;
  const names = [
    styles.item,
    tick !== "none" && styles.ticked,
    tick === "some" && styles.partly,
    isActive && styles.active,
    isContext && styles.context,
  ];
  return (
    <div
      {...lineProps(props.treeId, line, props.at)}
      {...roleOf(props)}
      className={names.filter(Boolean).join(" ")}
      style={isTree ? indentOf(line) : undefined}
      tabIndex={-1}
    >
      {isTree && <Opener line={line} />}
      {isEditable && <span className={styles.box} aria-hidden />}
      <span className={styles.label} title={title}>
        {title}
      </span>
      {!isContext &&
        props.details.map((column) => (
          <span key={column.name} className={styles.detail}>
            <FieldValue row={line.node.row} field={column} />
          </span>
        ))}
      {changeLabel !== null && <span className={styles.change}>{changeLabel}</span>}
    </div>
  );
});

function roleOf({ isTree, isEditable, tick }: PaneRowProps) {
  if (!isTree) return { role: "option", "aria-level": undefined, "aria-selected": tick === "all" };
  const checked = { all: true, some: "mixed", none: false } as const;
  return { role: "treeitem", "aria-checked": isEditable ? checked[tick] : undefined };
}

/** Deeper than this the lines step in no further: a name needs its room. */
const deepest = 8;

function indentOf({ level }: PaneLine): CSSProperties {
  const steps = Math.min(level - 1, deepest);
  return { paddingInlineStart: `calc(${3 + 4 * steps} * var(--sw-space))` };
}

function Opener({ line: { isOpenable, isOpen } }: { line: PaneLine }) {
  if (!isOpenable) return <span className={styles.opener} />;
  return (
    <span className={isOpen ? `${styles.opener} ${styles.opened}` : styles.opener} data-opens>
      <RightOutlined aria-hidden />
    </span>
  );
}
