import { useEffect, useMemo, useState } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { Read } from "../../../runtime/read/use-read.ts";
import { formatsOf } from "../../../runtime/show/format-values.ts";
import type { TablePlan } from "../kind.ts";
import type { TableQuery } from "./table-query.ts";
import { lastPage, pageOf, type Row, type TableRows } from "./table-rows.ts";
import type { ChangeQuery } from "./use-table-query.ts";

/** The rows that stand on the screen, and how many there are in all. */
export interface ShownPage {
  rows: readonly Row[];
  total: number;
  /** Whether more rows may follow than are known of. */
  hasMore: boolean;
  /** Whether the page asked for is no more, so that the last one is on its way. */
  isMoving: boolean;
}

/**
 * The page to show: as it was answered, or the asked part of rows that came all at once. Where the
 * last row of the last page went, the page before it takes its place.
 */
export function useShownPage(
  plan: TablePlan,
  found: TableRows,
  query: TableQuery,
  read: Read,
  change: ChangeQuery,
): ShownPage {
  const { language } = useHost();
  const last = lastPage(found.total, query.size, query.page);
  const isAnswered = read.status === "done" && !read.isRefreshing;
  const isBeyond = isAnswered && plan.isPaged && found.rows.length === 0 && last < query.page;
  const among = JSON.stringify([query.filters, query.size]);
  // Where no answer says how many rows there are, the first empty page does.
  const [end, setEnd] = useState({ among, total: -1 });
  useEffect(() => {
    if (!isBeyond) return;
    setEnd({ among, total: found.total });
    change({ page: last }, true);
  }, [isBeyond, last, change, among, found.total]);
  const isEnd = end.among === among && end.total === found.total;
  const rows = useMemo(
    () => (plan.isPaged ? found.rows : pageOf(found.rows, query, formatsOf(language).collator)),
    [plan.isPaged, found.rows, query, language],
  );
  return {
    rows,
    total: found.total,
    hasMore: found.hasMore && !isEnd,
    isMoving: isBeyond,
  };
}
