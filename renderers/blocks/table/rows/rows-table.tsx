import { Table, type TableProps, type TableRef } from "antd";
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import { toneOf } from "../../../runtime/show/toned.tsx";
import type { Totals } from "../../../runtime/show/totals.ts";
import { HeaderCell } from "../arrange/column-edge.tsx";
import type { Arrangement } from "../arrange/table-view.ts";
import { ExpandButton, ExpandedRow } from "../expand/expanded-row.tsx";
import type { TablePlan } from "../kind.ts";
import { headingOf } from "../query/row-groups.ts";
import type { TableSort } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";
import styles from "../table.module.css";
import { useGroupedColumns } from "./group-heading.tsx";
import { SummaryRow } from "./summary-row.tsx";
import type { CheckedRows, ExpandedRows, Selection } from "./use-row-state.ts";
import { useWindowedTable, windowedMark, windowedRoles } from "./windowed-roles.tsx";

/** From so many rows on only those in sight are drawn. */
const windowedFrom = 200;
const windowHeight = 560;
const scrollbarWidth = 12;
/** The width of the column of checks, and of the one that opens rows. */
const besideWidth = 40;

/** Each header has an edge that changes its column's width. */
const components = { header: { cell: HeaderCell } };

interface RowsTableProps {
  arrangement: Arrangement;
  rows: readonly Row[];
  keys: ReadonlyMap<Row, string>;
  /** The pixels there are for its columns. */
  available: number;
  sort: TableSort | null;
  onSort(sort: TableSort | null): void;
  /** `null` where the block has no name: nobody could read what is selected. */
  selection: Selection | null;
  /** `null` where nothing can be done with several rows. */
  checked: CheckedRows | null;
  /** `null` where rows do not open. */
  expanded: ExpandedRows | null;
  totals: Totals;
  empty: ReactNode;
}

/** The rows of a table on a screen wide enough for columns. */
export const RowsTable = memo(function RowsTable(props: RowsTableProps) {
  const { arrangement, rows, keys, available, sort, onSort, selection, totals, empty } = props;
  const { plan, view } = arrangement;
  const isWindowed = rows.length >= windowedFrom;
  const around = useWindowedTable(rows.length);
  const rowSelection = useRowSelection(plan, props.checked);
  const expandable = useExpandable(plan, keys, props.expanded);
  const beside = [rowSelection, expandable].filter(Boolean).length * besideWidth;
  const room = available - beside - (isWindowed ? scrollbarWidth : 0);
  const { columns, width, isChosen } = useGroupedColumns(arrangement, rows, sort, room);
  const heads = useHeadsInSight(isWindowed ? "within" : width > room ? "sideways" : "headsInSight");
  // Where widths were chosen, what room is left is left, for nothing may stretch them.
  const isNarrower = isChosen && width < room;
  const scroll = {
    // Asked to scroll, it measures its columns whenever it shows.
    ...((width > room || isWindowed) && { x: width + beside }),
    ...(isWindowed && { y: windowHeight }),
  };
  const summaryRow = () => (
    <SummaryRow {...{ plan, totals }} before={beside / besideWidth} isFixed={isWindowed} />
  );
  const onChange: TableProps<Row>["onChange"] = (_pagination, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    const field = String(columnKey);
    onSort(order ? { field, order: order === "descend" ? "desc" : "asc" } : null);
  };
  const table = (
    <Table<Row>
      {...heads}
      size={view.density}
      style={isNarrower ? { width: width + beside } : undefined}
      {...(isWindowed && windowedMark)}
      components={isWindowed ? windowedRoles : components}
      rowKey={(row) => keys.get(row) ?? headingOf(row)?.key ?? ""}
      columns={columns}
      dataSource={rows}
      rowSelection={rowSelection}
      expandable={expandable}
      pagination={false}
      scroll={scroll}
      tableLayout="fixed"
      virtual={isWindowed}
      showSorterTooltip={false}
      onChange={onChange}
      rowClassName={rowClass}
      summary={plan.columns.some(({ summary }) => summary !== null) ? summaryRow : undefined}
      locale={{ emptyText: empty }}
      onRow={
        selection || isWindowed || plan.groupBy
          ? (row, index = 0) => ({
              ...(headingOf(row) ? headingProps(row) : rowProps(row, keys.get(row), selection)),
              ...(isWindowed && { "aria-rowindex": index + 2 }),
            })
          : undefined
      }
    />
  );
  if (!isWindowed) return table;
  return <div ref={around}>{table}</div>;
});

/** How the heads of a table stay in sight: within its own frame, moved along, or by styles alone. */
function useHeadsInSight(way: "within" | "sideways" | "headsInSight") {
  const table = useRef<TableRef>(null);
  useEffect(() => {
    if (way !== "sideways") return undefined;
    const ending = new AbortController();
    void import("./keep-heads-in-sight.ts").then(({ keepHeadsInSight }) => {
      const element = table.current?.nativeElement;
      if (element) keepHeadsInSight(element, ending.signal);
    });
    return () => ending.abort();
  }, [way]);
  return { ref: table, className: [styles.table, styles[way]].join(" ") };
}

/** The column of checks, each named after its row. */
function useRowSelection(
  { rows, groupBy }: TablePlan,
  checked: CheckedRows | null,
): TableProps<Row>["rowSelection"] {
  const host = useHost();
  const { labelField } = rows;
  return useMemo(() => {
    if (!checked) return undefined;
    return {
      columnWidth: besideWidth,
      selectedRowKeys: [...checked.rows.keys()],
      preserveSelectedRowKeys: true,
      onChange: (keys) => checked.check(keys.map(String)),
      ...(groupBy && { renderCell: (_value, row, _index, box) => !headingOf(row) && box }),
      getTitleCheckboxProps: () => ({ "aria-label": host.text("table.checkPage") }),
      getCheckboxProps: (row) => {
        const name = shownText(host, row[labelField]);
        const disabled = headingOf(row) !== null;
        return { "aria-label": host.text("table.check", { name }), disabled };
      },
    };
  }, [host, labelField, groupBy, checked]);
}

/** The column of buttons that open rows, and what stands below an open one. */
function useExpandable(
  { rows }: TablePlan,
  keys: ReadonlyMap<Row, string>,
  expanded: ExpandedRows | null,
): TableProps<Row>["expandable"] {
  const host = useHost();
  const { labelField } = rows;
  return useMemo(() => {
    if (!expanded) return undefined;
    return {
      columnWidth: besideWidth,
      columnTitle: <span className={styles.unseen}>{host.text("table.expandColumn")}</span>,
      expandedRowKeys: [...expanded.keys],
      rowExpandable: (row) => !headingOf(row),
      expandIcon: ({ record, expanded: isOpen }) => {
        if (headingOf(record)) return null;
        const rowKey = keys.get(record) ?? "";
        const onToggle = (): void => expanded.toggle(rowKey);
        return <ExpandButton row={record} {...{ rowKey, labelField, isOpen, onToggle }} />;
      },
      // One that was closed is drawn no more.
      expandedRowRender: (row, _index, _indent, isOpen) => {
        const rowKey = keys.get(row) ?? "";
        return isOpen ? <ExpandedRow {...{ row, rowKey, labelField, expanded }} /> : null;
      },
    };
  }, [host, labelField, keys, expanded]);
}

/** The class of a row that looks otherwise than usual. */
function rowClass(row: Row): string {
  if (headingOf(row)) return styles.groupRow ?? "";
  const tone = toneOf(row);
  return (tone && styles[`${tone}Row`]) ?? "";
}

/** A click on the heading of a group folds it, as its button does for whoever has no pointer. */
function headingProps(row: Row) {
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isWithinControl(event)) headingOf(row)?.toggle();
    },
  };
}

function rowProps(row: Row, key: string | undefined, selection: Selection | null) {
  if (!selection) return {};
  const isSelected = key === selection.key;
  return {
    tabIndex: 0,
    "aria-selected": isSelected,
    className: isSelected ? `${styles.selectable} ${styles.selected}` : styles.selectable,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isWithinControl(event)) selection.toggle(row);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      if (event.key === "Enter" || event.key === " ") selection.toggle(row);
      else if (event.key === "ArrowDown") focusRow(event.currentTarget, "nextElementSibling");
      else if (event.key === "ArrowUp") focusRow(event.currentTarget, "previousElementSibling");
      else return;
      event.preventDefault();
    },
  };
}

/** A click on a button of the row, or in a menu it opened, is not one on the row. */
function isWithinControl({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true;
  return target.closest("a, button, input, label") !== null;
}

/** Focuses the next row that way; what stands below an open one is none. */
function focusRow(from: Element, way: "nextElementSibling" | "previousElementSibling"): void {
  let row = from[way];
  while (row instanceof HTMLElement && row.tabIndex !== 0) row = row[way];
  if (row instanceof HTMLElement) row.focus();
}
