import { memo } from "react";
import type { ColumnPlan } from "../../../src/language/plan/column.ts";
import { cellViewOf } from "../../runtime/cell-views.ts";
import styles from "./dual-list.module.css";
import type { Item } from "./dual-set.ts";

interface PaneRowProps {
  item: Item;
  id: string;
  /** Its place in the list, from 1, and the length of the list. */
  place: number;
  count: number;
  details: readonly ColumnPlan[];
  isEditable: boolean;
  isTicked: boolean;
  isActive: boolean;
  /** Says that it came from the other list. */
  changeLabel: string | null;
}

/** An item; the list around it takes what is done to it. */
export const PaneRow = memo(function PaneRow(props: PaneRowProps) {
  const { item, isEditable, isTicked, isActive, changeLabel } = props;
  const { label, row } = item;
  const names = [styles.item, isTicked && styles.ticked, isActive && styles.active];
  return (
    <div
      id={props.id}
      role="option"
      aria-selected={isTicked}
      aria-posinset={props.place}
      aria-setsize={props.count}
      className={names.filter(Boolean).join(" ")}
      tabIndex={-1}
    >
      {isEditable && <span className={styles.box} aria-hidden />}
      <span className={styles.label} title={label}>
        {label}
      </span>
      {props.details.map((column) => {
        const Cell = cellViewOf(column.cell);
        return (
          <span key={column.name} className={styles.detail}>
            <Cell value={row[column.name]} row={row} field={column} />
          </span>
        );
      })}
      {changeLabel !== null && <span className={styles.change}>{changeLabel}</span>}
    </div>
  );
});
