import { Table, type TableProps } from "antd";
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useMemo } from "react";
import { useHost } from "../../runtime/contexts.ts";
import { shownText } from "../../runtime/shown-text.ts";
import type { TablePlan } from "./kind.ts";
import styles from "./table.module.css";
import type { TableSort } from "./table-query.ts";
import type { Row } from "./table-rows.ts";
import type { CheckedRows } from "./use-checked-rows.ts";
import { useColumns } from "./use-columns.ts";
import type { Selection } from "./use-selection.ts";

/** From so many rows on only those in sight are drawn. */
const windowedFrom = 200;
const windowHeight = 560;
const scrollbarWidth = 12;
const checkWidth = 40;

interface RowsTableProps {
  plan: TablePlan;
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
  empty: ReactNode;
}

/** The rows of a table on a screen wide enough for columns. */
export const RowsTable = memo(function RowsTable(props: RowsTableProps) {
  const { plan, rows, keys, available, sort, onSort, selection, checked, empty } = props;
  const isWindowed = rows.length >= windowedFrom;
  const rowSelection = useRowSelection(plan, checked);
  const taken = (isWindowed ? scrollbarWidth : 0) + (rowSelection ? checkWidth : 0);
  const room = available - taken;
  const { columns, width } = useColumns(plan, rows, sort, room);
  const scroll = useMemo(
    () => ({
      // Asked to scroll, it measures its columns whenever it shows.
      ...(width > room || isWindowed ? { x: width + (rowSelection ? checkWidth : 0) } : {}),
      ...(isWindowed ? { y: windowHeight } : {}),
    }),
    [width, room, isWindowed, rowSelection],
  );
  const locale = useMemo(() => ({ emptyText: empty }), [empty]);
  const onChange: TableProps<Row>["onChange"] = (_pagination, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    const field = String(columnKey);
    onSort(order ? { field, order: order === "descend" ? "desc" : "asc" } : null);
  };
  return (
    <Table<Row>
      className={styles.table}
      size="middle"
      rowKey={(row) => keys.get(row) ?? ""}
      columns={columns}
      dataSource={rows}
      rowSelection={rowSelection}
      pagination={false}
      scroll={scroll}
      tableLayout="fixed"
      virtual={isWindowed}
      showSorterTooltip={false}
      onChange={onChange}
      locale={locale}
      onRow={
        selection ? (row) => rowProps(row, keys.get(row) === selection.key, selection) : undefined
      }
    />
  );
});

/** The column of checks, each named after its row. */
function useRowSelection(
  { rows }: TablePlan,
  checked: CheckedRows | null,
): TableProps<Row>["rowSelection"] {
  const host = useHost();
  const { labelField } = rows;
  return useMemo(() => {
    if (!checked) return undefined;
    return {
      columnWidth: checkWidth,
      selectedRowKeys: [...checked.rows.keys()],
      preserveSelectedRowKeys: true,
      onChange: (keys) => checked.check(keys.map(String)),
      getTitleCheckboxProps: () => ({ "aria-label": host.text("table.checkPage") }),
      getCheckboxProps: (row) => {
        const name = shownText(host, row[labelField]);
        return { "aria-label": host.text("table.check", { name }) };
      },
    };
  }, [host, labelField, checked]);
}

function rowProps(row: Row, isSelected: boolean, selection: Selection) {
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
      else if (event.key === "ArrowDown") focus(event.currentTarget.nextElementSibling);
      else if (event.key === "ArrowUp") focus(event.currentTarget.previousElementSibling);
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

function focus(row: Element | null): void {
  if (row instanceof HTMLElement && row.tabIndex === 0) row.focus();
}
