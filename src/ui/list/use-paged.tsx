import { Pagination } from "antd";
import { type ReactNode, useState } from "react";
import styles from "./paged.module.css";

/** Rows drawn at a time by default. */
const usualPageSize = 50;

/** The drawn page of a long list. */
interface Paged {
  /** The index of the page's first row, and of the first row after the page. */
  first: number;
  end: number;
  /** The control that leads to the other pages; empty where there is only one page. */
  bar: ReactNode;
  showRow(index: number): void;
}

/**
 * Paging for the rows of a table within a field or a cell, so that a long table is drawn page by
 * page.
 */
export function usePaged(length: number, pageSize: number = usualPageSize): Paged {
  const [page, setPage] = useState(1);
  const last = Math.max(1, Math.ceil(length / pageSize));
  const current = Math.min(page, last);
  const first = (current - 1) * pageSize;
  const bar = last > 1 && (
    <Pagination
      className={styles.pages}
      size="small"
      current={current}
      total={length}
      pageSize={pageSize}
      showSizeChanger={false}
      onChange={setPage}
    />
  );
  const showRow = (index: number): void => setPage(Math.floor(index / pageSize) + 1);
  return { first, end: first + pageSize, bar, showRow };
}
