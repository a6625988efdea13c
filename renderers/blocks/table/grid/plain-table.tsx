import type { ReactNode } from "react";
import { usePaged } from "../../../../src/ui/list/use-paged.tsx";
import styles from "./grid.module.css";

/** A column of a plain table. */
export interface PlainColumn<T> {
  key: string;
  title: string;
  /** Whether the cells of the column are row headers. */
  isHead?: boolean;
  /** The column's width in pixels, or as a CSS share of the table. */
  width?: number | string;
  className?: string | undefined;
  cell(item: T): ReactNode;
}

interface PlainTableProps<T> {
  /** The table's name for screen readers. */
  label: string;
  items: readonly T[];
  columns: readonly PlainColumn<T>[];
  keyOf(item: T): string | number;
  pageSize?: number;
}

/**
 * A read-only table with headers, and pages where there are many rows; it scrolls sideways where it
 * is too wide.
 */
export function PlainTable<T>({ label, items, columns, keyOf, pageSize }: PlainTableProps<T>) {
  const { first, end, bar } = usePaged(items.length, pageSize);
  return (
    <>
      <div className={styles.plainFrame}>
        <table
          aria-label={label}
          className={`${styles.table} ${styles.plain}`}
          data-density="small"
        >
          <thead>
            <tr>
              {columns.map(({ key, title, width }) => (
                <th key={key} scope="col" style={{ width }}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.slice(first, end).map((item) => (
              <tr key={keyOf(item)}>
                {columns.map(({ key, isHead, className, cell }) => {
                  const [Cell, scope] = isHead ? (["th", "row"] as const) : (["td"] as const);
                  return (
                    <Cell key={key} scope={scope} className={className}>
                      {cell(item)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {bar}
    </>
  );
}
