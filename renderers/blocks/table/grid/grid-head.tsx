import { CaretDownOutlined, CaretUpOutlined } from "@ant-design/icons";
import { type KeyboardEvent, memo, type ReactNode } from "react";
import { ColumnEdge } from "../arrange/column-edge.tsx";
import type { TableSort } from "../query/table-query.ts";
import styles from "./grid.module.css";
import type { GridColumn } from "./grid-column.ts";
import { pinStyle } from "./grid-row.tsx";

interface GridHeadProps {
  columns: readonly GridColumn[];
  /** The header cells of the columns before the data columns. */
  before: ReactNode;
  onSort(sort: TableSort | null): void;
}

/** The header row of a grid: a click or Enter on a header sorts by its column. */
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
  // Repeated clicks sort ascending, then descending, then not at all.
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
      // Without a label, the resize handle would become a part of the header's accessible name.
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
