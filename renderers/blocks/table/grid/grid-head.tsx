import { CaretDownOutlined, CaretUpOutlined } from "@ant-design/icons";
import { type KeyboardEvent, memo, type ReactNode, useState } from "react";
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

/**
 * The header row of a grid: a click or Enter on a header sorts by its column. The Tab key reaches
 * one header and its handle; arrow keys, Home and End move on from there.
 */
export const GridHead = memo(function GridHead({ columns, before, onSort }: GridHeadProps) {
  const [last, setActive] = useState("");
  const reached = columns.filter(({ isSortable, edge }) => isSortable || edge);
  const active = reached.find(({ name }) => name === last) ?? reached[0];
  return (
    <thead aria-keyshortcuts={reached.length > 1 ? movingKeys : undefined}>
      <tr>
        {before}
        {columns.map((column, index) => (
          <Head
            key={column.name}
            column={column}
            index={index}
            onSort={onSort}
            {...(reached.includes(column) && {
              tabIndex: column === active ? 0 : -1,
              onFocus: () => setActive(column.name),
            })}
          />
        ))}
      </tr>
    </thead>
  );
});

/** Where a key leads from one of several headers; negative places count from the last. */
const places: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowLeft: (from) => from - 1,
  ArrowRight: (from, count) => (from + 1) % count,
  Home: () => 0,
  End: () => -1,
};

const movingKeys = Object.keys(places).join(" ");

/** Moves the focus from header to header, around their ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, key, altKey, ctrlKey, metaKey } = event;
  const place = places[key];
  if (!place || altKey || ctrlKey || metaKey) return;
  const heads = [
    ...(currentTarget.parentElement?.querySelectorAll<HTMLElement>("th[tabindex]") ?? []),
  ];
  event.preventDefault();
  heads.at(place(heads.indexOf(currentTarget), heads.length))?.focus();
}

const sorted = { asc: "ascending", desc: "descending" } as const;

interface HeadProps {
  column: GridColumn;
  index: number;
  onSort(sort: TableSort | null): void;
  /** How a header that has something to press is reached. */
  tabIndex?: number;
  onFocus?(): void;
}

function Head({ column, index, onSort, ...focus }: HeadProps) {
  const { name, label, align, pin, isOffPaper, isSortable, order, edge } = column;
  // Repeated clicks sort ascending, then descending, then not at all.
  const turn = (): void => {
    if (order === "desc") onSort(null);
    else onSort({ field: name, order: order === null ? "asc" : "desc" });
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    // The keys on the handle are its own.
    if (event.target !== event.currentTarget) return;
    if (isSortable && event.key === "Enter") turn();
    else moveFocus(event);
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
      {...focus}
      onClick={isSortable ? turn : undefined}
      onKeyDown={press}
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
