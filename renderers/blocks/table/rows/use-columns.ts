import { type UseQueryResult, useQueries, useQueryClient } from "@tanstack/react-query";
import type { TableColumnType } from "antd";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { isFilled } from "../../../../src/language/plan/filled-text.ts";
import type { TextPlan } from "../../../../src/language/plan/plans.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import {
  type Dictionary,
  dictionaryQuery,
  namesOfSchema,
} from "../../../runtime/read/use-dictionary.ts";
import { textWidth } from "../../../runtime/show/plain-text.ts";
import { textIn } from "../../../runtime/show/text-in.ts";
import { type Arrangement, withWidths } from "../arrange/table-view.ts";
import type { TablePlan } from "../kind.ts";
import { withGroup } from "../query/row-groups.ts";
import type { TableSort } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";
import { fixed, roomOf, shareWidth } from "./column-widths.ts";
import { actionColumn, actionsWidth, canSortBy, columnsOf } from "./columns.tsx";

type Widths = ReadonlyMap<string, number | null>;

/**
 * The columns of a table within the room there is, and the width they have together; `isChosen`
 * where the member chose any. They go by
 * the first rows that came, so that a column does not jump from page to page.
 */
export function useColumns(
  { plan, view, change }: Arrangement,
  rows: readonly Row[],
  sort: TableSort | null,
  available: number,
): { columns: TableColumnType<Row>[]; width: number; isChosen: boolean } {
  const host = useHost();
  const { can, text } = host;
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
    if (actions.length > 0) {
      const labelOf = (label: TextPlan) => longestLabel(host, label, sample);
      rooms.push(fixed(Math.min(widestActions, actionsWidth(actions, title, labelOf))));
    }
    return shareWidth(rooms, available);
  }, [plan, dragged, sample, labelsOf, actions, title, text, host, available]);
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
  const isChosen = dragged !== null || view.columns.some(({ width }) => width !== null);
  return useMemo(() => {
    const pins = new Map(view.columns.map(({ name, pin }) => [name, pin]));
    const columns = columnsOf(plan, { text, widths, sort, pins, onResize });
    const last = widths[plan.columns.length];
    if (last !== undefined) columns.push(actionColumn(title, last));
    const width = widths.reduce((sum, one) => sum + one, 0);
    return { columns, width, isChosen };
  }, [plan, view, text, widths, sort, onResize, title, isChosen]);
}

/** Whatever their labels say of a row, its actions leave room for its values. */
const widestActions = 420;

/** What an action says longest on some rows. */
function longestLabel(host: PageHost, label: TextPlan, rows: readonly Row[]): string {
  if (!isFilled(label)) return host.text(label);
  const said = rows.slice(0, 50).map((row) => {
    return textIn(host, label, { variables: { row }, can: host.can });
  });
  return said.toSorted((a, b) => textWidth(b) - textWidth(a))[0] ?? "";
}

type TableColumn = TablePlan["columns"][number];

/** Has the dictionaries of columns read while their rows are: no tag says its mere value at first. */
export function useDictionariesAhead({ columns, groupBy }: TablePlan): void {
  const host = useHost();
  const queries = useQueryClient();
  useEffect(() => {
    if (host.catalogue.dictionary === null) return;
    for (const name of new Set(withGroup(columns, groupBy).flatMap(nameOf))) {
      void queries.prefetchQuery(dictionaryQuery(host, name));
    }
  }, [host, queries, columns, groupBy]);
}

/** What the tags of a column may say; empty for other columns, and while it is unknown. */
function useTagLabels(columns: readonly TableColumn[]): (column: TableColumn) => readonly string[] {
  const host = useHost();
  const isKnown = host.catalogue.dictionary !== null;
  const names = useMemo(
    () => [...new Set(isKnown ? columns.flatMap(nameOf) : [])],
    [columns, isKnown],
  );
  const combine = useCallback(
    (read: readonly UseQueryResult<Dictionary>[]) =>
      read.map(({ data }) => data?.entries.map(({ label }) => host.text(label)) ?? []),
    [host],
  );
  const queries = names.map((name) => dictionaryQuery(host, name));
  const labels = useQueries({ queries, combine });
  return useCallback(
    (column) => {
      const [name] = nameOf(column);
      if (name !== undefined) return labels[names.indexOf(name)] ?? [];
      if (!column.tabled?.hasTags) return [];
      return namesOfSchema(column.schema, host).entries.map(({ label }) => label);
    },
    [names, labels, host],
  );
}

function nameOf({ tabled, dictionary }: ColumnPlan): string[] {
  return dictionary !== null && tabled?.hasTags ? [dictionary] : [];
}
