import { RightOutlined } from "@ant-design/icons";
import { type CSSProperties, memo } from "react";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { cellViewOf } from "../../../runtime/show/cell-view.tsx";
import styles from "../dual-list.module.css";
import type { Item } from "../dual-set.ts";
import type { Line } from "./pane-lines.ts";

/** How much of what a person means by a line is ticked. */
export type Tick = "none" | "some" | "all";

interface PaneRowProps {
  line: Line;
  /** Its place among the lines. */
  index: number;
  id: string;
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
  const { line, isTree, isEditable, tick, isActive, changeLabel } = props;
  const { label } = line.item;
  const names = [
    styles.item,
    tick !== "none" && styles.ticked,
    tick === "some" && styles.partly,
    isActive && styles.active,
    line.isContext && styles.context,
  ];
  return (
    <div
      id={props.id}
      {...roleOf(props)}
      data-line={props.index}
      className={names.filter(Boolean).join(" ")}
      style={isTree ? indentOf(line.item) : undefined}
      tabIndex={-1}
    >
      {isTree && <Opener line={line} />}
      {isEditable && <span className={styles.box} aria-hidden />}
      <span className={styles.label} title={label}>
        {label}
      </span>
      {!line.isContext && <Details item={line.item} columns={props.details} />}
      {changeLabel !== null && <span className={styles.change}>{changeLabel}</span>}
    </div>
  );
});

function roleOf({ line, isTree, isEditable, tick }: PaneRowProps) {
  const place = { "aria-posinset": line.place, "aria-setsize": line.count };
  if (!isTree) return { ...place, role: "option", "aria-selected": tick === "all" };
  const checked = { all: true, some: "mixed", none: false } as const;
  return {
    ...place,
    role: "treeitem",
    "aria-level": line.item.depth + 1,
    "aria-expanded": line.isParent ? !line.isClosed : undefined,
    "aria-checked": isEditable ? checked[tick] : undefined,
  };
}

/** Deeper than this the lines step in no further: a name needs its room. */
const deepest = 8;

function indentOf({ depth }: Item): CSSProperties {
  return { paddingInlineStart: `calc(${3 + 4 * Math.min(depth, deepest)} * var(--sw-space))` };
}

function Opener({ line: { isParent, isClosed } }: { line: Line }) {
  if (!isParent) return <span className={styles.opener} />;
  return (
    <span className={isClosed ? styles.opener : `${styles.opener} ${styles.opened}`} data-opens>
      <RightOutlined aria-hidden />
    </span>
  );
}

function Details({ item, columns }: { item: Item; columns: readonly ColumnPlan[] }) {
  return columns.map((column) => {
    const Cell = cellViewOf(column.cell);
    return (
      <span key={column.name} className={styles.detail}>
        <Cell value={item.row[column.name]} row={item.row} field={column} />
      </span>
    );
  });
}
