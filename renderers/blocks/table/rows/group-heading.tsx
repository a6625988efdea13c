import { RightOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { type MouseEvent, type ReactNode, useId } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import { FieldValue } from "../../../runtime/show/cell-view.tsx";
import { SummaryValue } from "../../../runtime/show/summary-value.tsx";
import type { GridCell } from "../grid/grid-column.ts";
import { isWithinControl, type RowPlace } from "../grid/grid-row.tsx";
import type { TablePlan } from "../kind.ts";
import { columnsWithSubtotals, type GroupHeading } from "../query/row-groups.ts";
import styles from "../table.module.css";

/** The label of a group, its number of rows, and the button that collapses it. */
export function GroupName({ plan, group }: { plan: TablePlan; group: GroupHeading }) {
  const { text } = useHost();
  const id = useId();
  const { first, count, totals, isFolded, toggle } = group;
  if (!plan.groupBy) return null;
  return (
    <span className={styles.group}>
      <Button
        type="text"
        size="small"
        className={styles.expandButton}
        aria-labelledby={id}
        aria-expanded={!isFolded}
        icon={<RightOutlined aria-hidden />}
        onClick={toggle}
      />
      <span id={id} className={styles.groupName}>
        <span className={styles.groupLabel}>{text(plan.groupBy.label)}</span>{" "}
        <FieldValue field={plan.groupBy} row={first} />{" "}
        <span className={styles.groupLabel}>
          {text(totals.isOfPage ? "table.groupRowsOfPage" : "table.groupRows", { count })}
        </span>
      </span>
    </span>
  );
}

interface GroupRowProps {
  plan: TablePlan;
  group: GroupHeading;
  /** The cells of the grid's columns, those of the plan first. */
  cells: readonly GridCell[];
  before: number;
  place: RowPlace;
}

/**
 * The heading row of a group: its name spans the columns before the first one with a subtotal. A
 * click on the row collapses the group; for keyboard users its button does the same.
 */
export function GroupRow({ plan, group, cells, before, place }: GroupRowProps) {
  const summed = new Map(columnsWithSubtotals(plan.columns).map((column) => [column.name, column]));
  const firstSummed = cells.findIndex(({ name }) => summed.has(name));
  const span = firstSummed < 0 ? cells.length : Math.max(1, firstSummed);
  const subtotalOf = ({ name }: GridCell): ReactNode => {
    const column = summed.get(name);
    return column && <SummaryValue column={column} totals={group.totals} />;
  };
  const fold = (event: MouseEvent<HTMLElement>): void => {
    if (!isWithinControl(event)) group.toggle();
  };
  return (
    <tr className={styles.groupRow} {...place} onClick={fold}>
      <td colSpan={before + span}>
        <GroupName plan={plan} group={group} />
        {firstSummed === 0 && cells.slice(0, 1).map(subtotalOf)}
      </td>
      {cells.slice(span).map((cell) => (
        <td key={cell.name} data-align={cell.align}>
          {subtotalOf(cell)}
        </td>
      ))}
    </tr>
  );
}
