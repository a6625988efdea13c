import { CaretDownOutlined, CaretUpOutlined } from "@ant-design/icons";
import { type KeyboardEvent, memo, type ReactNode } from "react";
import { ColumnEdge } from "../arrange/column-edge.tsx";
import type { TableSort } from "../query/table-query.ts";
import styles from "./grid.module.css";
import type { GridColumn } from "./grid-column.ts";
import { pinStyle } from "./grid-row.tsx";

interface GridHeadProps {
  columns: readonly GridColumn[];
  /** The heads of the columns before those of the data. */
  before: ReactNode;
  onSort(sort: TableSort | null): void;
}

/** The heads of a grid's columns: a click, or Enter, sorts by one. */
export const GridHead = memo(function GridHead({ columns, before, onSort }: GridHeadProps) {
  return (
    <thead>
      <tr>
        {before}
        {columns.map((column, index) => (
          <Head key={column.name} column={column} index={index} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
});

const sorted = { asc: "ascending", desc: "descending" } as const;

interface HeadProps {
  column: GridColumn;
  index: number;
  onSort(sort: TableSort | null): void;
}

function Head({ column, index, onSort }: HeadProps) {
  const { name, label, align, pin, isOffPaper, isSortable, order, edge } = column;
  // First from the least, then from the most, then as the service has them.
  const turn = (): void => {
    if (order === "desc") onSort(null);
    else onSort({ field: name, order: order === null ? "asc" : "desc" });
  };
  const sorts = {
    tabIndex: 0,
    onClick: turn,
    onKeyDown: (event: KeyboardEvent) => event.key === "Enter" && turn(),
  };
  return (
    <th
      scope="col"
      // The edge within it is no part of the column's name.
      aria-label={label}
      aria-sort={order === null ? undefined : sorted[order]}
      className={isSortable ? styles.sortable : undefined}
      data-align={align}
      data-off-paper={isOffPaper}
      {...pinStyle(pin, index)}
      {...(isSortable && sorts)}
    >
      {isSortable ? (
        <span className={styles.sorter}>
          <span className={styles.label}>{label}</span>
          <span className={styles.carets} data-order={order ?? undefined} aria-hidden>
            <CaretUpOutlined />
            <CaretDownOutlined />
          </span>
        </span>
      ) : (
        label
      )}
      {edge && <ColumnEdge {...edge} />}
    </th>
  );
}
