import { Pagination } from "antd";
import { type ReactNode, useState } from "react";
import styles from "./paged.module.css";

/** Rows drawn at once, by default. */
const usualPageSize = 50;

/** The page of a long list that is drawn. */
interface Paged {
  /** The first of its rows, and the first after them. */
  first: number;
  end: number;
  /** The way to the other pages, where there are any. */
  bar: ReactNode;
  /** Goes to the page that a row is on. */
  showRow(index: number): void;
}

/** Rows of a table within a field or a cell: what is long is drawn a page at a time. */
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
