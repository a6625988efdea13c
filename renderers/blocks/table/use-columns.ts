import type { TableColumnType } from "antd";
import { useMemo, useState } from "react";
import { useHost } from "../../runtime/contexts.ts";
import { fixed, roomOf, shareWidth } from "./column-widths.ts";
import { actionColumn, actionsWidth, canSortBy, columnsOf } from "./columns.tsx";
import type { TablePlan } from "./kind.ts";
import type { TableSort } from "./table-query.ts";
import type { Row } from "./table-rows.ts";

/**
 * The columns of a table within the room there is, and the width they have together. They go by
 * the first rows that came, so that a column does not jump from page to page.
 */
export function useColumns(
  plan: TablePlan,
  rows: readonly Row[],
  sort: TableSort | null,
  available: number,
): { columns: TableColumnType<Row>[]; width: number } {
  const { can, text } = useHost();
  const [sample, setSample] = useState(rows);
  if (sample.length === 0 && rows.length > 0) setSample(rows);
  const title = text("table.actions");
  const actions = useMemo(
    () => plan.rowActions.filter(({ requires }) => requires.every(can)),
    [plan, can],
  );
  const widths = useMemo(() => {
    const rooms = plan.columns.map((column) => roomOf(column, canSortBy(column), sample));
    if (actions.length > 0) rooms.push(fixed(actionsWidth(actions, title)));
    return shareWidth(rooms, available);
  }, [plan, sample, actions, title, available]);
  return useMemo(() => {
    const columns = columnsOf(plan, widths, sort);
    const last = widths[plan.columns.length];
    if (last !== undefined) columns.push(actionColumn(title, last));
    return { columns, width: widths.reduce((sum, width) => sum + width, 0) };
  }, [plan, widths, sort, title]);
}
