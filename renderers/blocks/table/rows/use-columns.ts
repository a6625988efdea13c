import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useContext, useMemo, useState } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import {
  type Dictionary,
  dictionaryQuery,
  namesOfSchema,
} from "../../../runtime/read/use-dictionary.ts";
import { listedTexts } from "../../../runtime/show/listed-texts.ts";
import type { ColumnEdgeProps } from "../arrange/column-edge.tsx";
import { type Arrangement, leastWidth, withWidths } from "../arrange/table-view.ts";
import type { GridCell, GridColumn } from "../grid/grid-column.ts";
import type { TableColumn } from "../kind.ts";
import type { TableSort } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";
import { fixed, leastSum, padded, roomOf, shareWidth } from "./column-widths.ts";
import { actionsWidth, canSortBy, cellsOf, inRow, RowActionsContext } from "./columns.tsx";
import { tagsOf } from "./use-cells-ahead.ts";

type Widths = ReadonlyMap<string, number | null>;

/**
 * The columns of a table within the available width, the cells for its rows, and the total width;
 * `isChosen` says that the member chose a width. Widths are estimated from the first rows that
 * arrive, so that columns do not jump from page to page.
 */
export function useColumns(
  { plan, view, change }: Arrangement,
  rows: readonly Row[],
  sort: TableSort | null,
  available: number,
): { columns: GridColumn[]; cells: readonly GridCell[]; width: number; isChosen: boolean } {
  const host = useHost();
  const { text } = host;
  const [sample, setSample] = useState(rows);
  if (sample.length === 0 && rows.length > 0) setSample(rows);
  const [dragged, setDragged] = useState<Widths | null>(null);
  const title = text("block.actions");
  const { widths, inline } = useWidths({ plan, view }, sample, dragged, available);
  const onResize = useCallback<Resize>(
    (index, width, isDone) => {
      // The columns before the resized one keep their widths, or its edge would move away from the
      // pointer.
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
  const cells = useMemo(() => {
    const pins = new Map(view.columns.map(({ name, pin }) => [name, pin]));
    return cellsOf(plan, pins, inline);
  }, [plan, view.columns, inline]);
  return useMemo(() => {
    const columns = cells.map((cell, index): GridColumn => {
      const width = widths[index] ?? leastWidth;
      const column = plan.columns[index];
      if (!column) return { ...cell, label: title, width, ...unsorted };
      const label = text(column.label);
      return {
        ...cell,
        label,
        width,
        isSortable: canSortBy(column),
        order: sort?.field === column.name ? sort.order : null,
        edge: edgeOf(index, { label, width }, onResize),
      };
    });
    return { columns, cells, width: widths.reduce((sum, one) => sum + one, 0), isChosen };
  }, [plan, cells, text, widths, sort, onResize, title, isChosen]);
}

/** Resizes the column at an index; the width `null` resets it to the estimated width. */
type Resize = (index: number, width: number | null, isDone: boolean) => void;

function edgeOf(
  index: number,
  column: Pick<ColumnEdgeProps, "label" | "width">,
  onResize: Resize,
): ColumnEdgeProps {
  return {
    ...column,
    onResize: (width, isDone) => onResize(index, width, isDone),
    onReset: () => onResize(index, null, true),
  };
}

/**
 * The width in pixels of each column, and last of the action column where the member may use one of
 * its actions; and the number of buttons in it, `null` without one.
 */
function useWidths(
  { plan, view }: Pick<Arrangement, "plan" | "view">,
  sample: readonly Row[],
  dragged: Widths | null,
  available: number,
): { widths: readonly number[]; inline: number | null } {
  const host = useHost();
  const labelsOf = useTagLabels(plan.columns);
  const actions = useContext(RowActionsContext)?.actions;
  return useMemo(() => {
    const { text, can } = host;
    const more = view.density === "large" ? loosePadding : 0;
    const rooms = plan.columns.map((column) => {
      const width = dragged?.get(column.name) ?? column.width;
      const [label, isSortable] = [text(column.label), canSortBy(column)];
      const room = roomOf(
        { ...column, width },
        label,
        isSortable,
        sample,
        labelsOf(column, sample),
      );
      return width === null ? padded(room, more) : room;
    });
    if (!actions || !plan.rowActions.some(({ requires }) => requires.every(can))) {
      return { widths: shareWidth(rooms, available), inline: null };
    }
    const visible = sample.slice(0, sampledRows).map((row) => actions.visible({ row }));
    const ways = inRow.map((inline) => {
      const width = actionsWidth(visible, text("block.actions"), inline);
      return { inline, rooms: [...rooms, padded(fixed(Math.min(widestActions, width)), more)] };
    });
    const fitting = ways.find((way) => leastSum(way.rooms) <= available) ?? ways.at(-1);
    return { widths: shareWidth(fitting?.rooms ?? rooms, available), inline: fitting?.inline ?? 1 };
  }, [plan, view.density, dragged, sample, labelsOf, host, actions, available]);
}

const unsorted = { isSortable: false, order: null, edge: null } as const;

/** The number of rows whose actions and tags are looked at for the widths of their columns. */
const sampledRows = 50;

/** The additional padding, in pixels, of the cells in a table of loose density. */
const loosePadding = 16;

/**
 * The greatest width of the action column in pixels: however long the labels are, the row's values
 * keep room.
 */
const widestActions = 420;

/**
 * The possible labels of a column's tags, or those in some rows where any text can be one; empty for
 * a column without tags, and while the dictionary is being read.
 */
function useTagLabels(
  columns: readonly TableColumn[],
): (column: TableColumn, rows: readonly Row[]) => readonly string[] {
  const host = useHost();
  const isKnown = host.catalogue.dictionary !== null;
  const names = useMemo(
    () => [...new Set(isKnown ? columns.flatMap((column) => tagsOf(column) ?? []) : [])],
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
    (column, rows) => {
      const name = tagsOf(column);
      if (name !== null) return labels[names.indexOf(name)] ?? [];
      if (!column.tabled?.hasTags) return [];
      const { entries } = namesOfSchema(column.schema, host);
      if (entries.length > 0) return entries.map(({ label }) => label);
      return listedTexts(
        host,
        column,
        rows.slice(0, sampledRows).flatMap((row) => row[column.name]),
      );
    },
    [names, labels, host],
  );
}
