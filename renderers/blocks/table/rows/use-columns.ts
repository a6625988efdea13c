import type { TableColumnType } from "antd";
import { useCallback, useMemo, useState } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import { withWidths } from "../arrange/table-view.ts";
import type { Arrangement } from "../arrange/use-table-view.ts";
import type { TableSort } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";
import { fixed, roomOf, shareWidth } from "./column-widths.ts";
import { actionColumn, actionsWidth, canSortBy, columnsOf } from "./columns.tsx";
import { useTagLabels } from "./use-tag-labels.ts";

type Widths = ReadonlyMap<string, number | null>;

/**
 * The columns of a table within the room there is, and the width they have together; `isChosen`
 * where the member chose any. They go by
 * the first rows that came, so that a column does not jump from page to page.
 */
export function useColumns(
  { plan, view, pins, chosenWidths, change }: Arrangement,
  rows: readonly Row[],
  sort: TableSort | null,
  available: number,
): { columns: TableColumnType<Row>[]; width: number; isChosen: boolean } {
  const { can, text } = useHost();
  const [sample, setSample] = useState(rows);
  if (sample.length === 0 && rows.length > 0) setSample(rows);
  const [dragged, setDragged] = useState<Widths | null>(null);
  const title = text("block.actions");
  const actions = useMemo(
    () => plan.rowActions.filter(({ requires }) => requires.every(can)),
    [plan, can],
  );
  const labelsOf = useTagLabels(plan.columns);
  const widths = useMemo(() => {
    const rooms = plan.columns.map((column) => {
      const width = dragged?.get(column.name) ?? column.width;
      return roomOf(
        { ...column, width },
        text(column.label),
        canSortBy(column),
        sample,
        labelsOf(column),
      );
    });
    if (actions.length > 0) rooms.push(fixed(actionsWidth(actions, title, text)));
    return shareWidth(rooms, available);
  }, [plan, dragged, sample, labelsOf, actions, title, text, available]);
  const onResize = useCallback(
    (index: number, width: number | null, isDone: boolean) => {
      // Those before it keep theirs, or its edge would not stay under the pointer.
      const resized = plan.columns.flatMap(({ name }, at): [string, number | null][] => {
        if (at === index) return [[name, width]];
        return at < index && width !== null ? [[name, widths[at] ?? null]] : [];
      });
      setDragged(isDone ? null : new Map(resized));
      if (isDone) change(withWidths(view, new Map(resized)));
    },
    [plan, widths, view, change],
  );
  const isChosen = dragged !== null || chosenWidths.size > 0;
  return useMemo(() => {
    const columns = columnsOf(plan, { text, widths, sort, pins, onResize });
    const last = widths[plan.columns.length];
    if (last !== undefined) columns.push(actionColumn(title, last));
    const width = widths.reduce((sum, one) => sum + one, 0);
    return { columns, width, isChosen };
  }, [plan, text, widths, sort, pins, onResize, title, isChosen]);
}
