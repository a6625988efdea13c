import { memo } from "react";
import type { ColumnPlan } from "../../../src/language/plan/column.ts";
import { cellViewOf } from "../../runtime/cell-views.ts";
import styles from "./dual-list.module.css";
import type { Item, ItemKey } from "./dual-set.ts";

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
  onToggle(key: ItemKey): void;
  onTickTo(key: ItemKey): void;
  onMove(keys: Iterable<ItemKey>): void;
}

/** An item: a click ticks it, a click with shift all up to it, a double click moves it. */
export const PaneRow = memo(function PaneRow(props: PaneRowProps) {
  const { item, isEditable, isTicked, isActive, changeLabel } = props;
  const { key, label, row } = item;
  const names = [styles.item, isTicked && styles.ticked, isActive && styles.active];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list that holds the focus takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the list holds the focus and names its active item
    <div
      id={props.id}
      role="option"
      aria-selected={isTicked}
      aria-posinset={props.place}
      aria-setsize={props.count}
      className={names.filter(Boolean).join(" ")}
      onClick={(event) => {
        if (!isEditable) return;
        if (event.shiftKey) props.onTickTo(key);
        else if (event.detail < 2) props.onToggle(key);
      }}
      onDoubleClick={() => isEditable && props.onMove([key])}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
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
