import { RightOutlined } from "@ant-design/icons";
import { Button, type TableColumnType } from "antd";
import { useId, useMemo } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import { FieldValue } from "../../../runtime/show/cell-view.tsx";
import { SummaryValue } from "../../../runtime/show/summary-value.tsx";
import type { Arrangement } from "../arrange/table-view.ts";
import type { TablePlan } from "../kind.ts";
import { columnsWithSubtotals, type GroupHeading, headingOf } from "../query/row-groups.ts";
import type { TableSort } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";
import styles from "../table.module.css";
import { useColumns } from "./use-columns.ts";

/** What a group is called, of how many rows it is, and the button that folds it. */
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

/** The columns of a table as `useColumns` has them, with the headings of groups in them. */
export function useGroupedColumns(
  arrangement: Arrangement,
  rows: readonly Row[],
  sort: TableSort | null,
  available: number,
): ReturnType<typeof useColumns> {
  const { plan } = arrangement;
  const data = plan.groupBy ? rows.filter((row) => !headingOf(row)) : rows;
  const found = useColumns(arrangement, data, sort, available);
  return useMemo(() => {
    if (!plan.groupBy) return found;
    return { ...found, columns: groupedColumns(plan, found.columns) };
  }, [plan, found]);
}

/**
 * The columns of a table whose rows are grouped: a group's heading spans those before the first that
 * has something for each group.
 */
function groupedColumns(
  plan: TablePlan,
  columns: readonly TableColumnType<Row>[],
): TableColumnType<Row>[] {
  const summed = new Map(columnsWithSubtotals(plan.columns).map((column) => [column.name, column]));
  const firstSummed = plan.columns.findIndex(({ name }) => summed.has(name));
  const span = firstSummed < 0 ? columns.length : Math.max(1, firstSummed);
  return columns.map((column, index) => {
    const own = summed.get(String(column.key));
    return {
      ...column,
      onCell: (row) => (headingOf(row) && index < span ? { colSpan: index === 0 ? span : 0 } : {}),
      render: (value, row, at) => {
        const group = headingOf(row);
        if (!group) return column.render?.(value, row, at);
        return (
          <>
            {index === 0 && <GroupName plan={plan} group={group} />}
            {own && <SummaryValue column={own} totals={group.totals} />}
          </>
        );
      },
    };
  });
}
