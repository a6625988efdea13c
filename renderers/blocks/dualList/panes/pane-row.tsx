import { RightOutlined } from "@ant-design/icons";
import { type CSSProperties, memo } from "react";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { lineProps } from "../../../../src/ui/list/line.ts";
import { FieldValue } from "../../../runtime/show/cell-view.tsx";
import styles from "../dual-list.module.css";
import type { PaneLine } from "./pane-lines.ts";

/** Whether none, some or all of a line's items are ticked. */
export type Tick = "none" | "some" | "all";

interface PaneRowProps {
  line: PaneLine;
  /** The line's position. */
  at: number;
  treeId: string;
  /**
   * Whether the node is shown only as a parent: it is in the other list or does not match the
   * search.
   */
  isContext: boolean;
  isTree: boolean;
  details: readonly ColumnPlan[];
  isEditable: boolean;
  tick: Tick;
  isActive: boolean;
  /** The label of an item moved here from the other list and not yet saved, else `null`. */
  changeLabel: string | null;
}

/** The row of one item; the list around it handles pointer and keys. */
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
      <span className={styles.label} dir="auto" title={title}>
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

/** Maximum depth that is indented, so that a name keeps its room. */
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
