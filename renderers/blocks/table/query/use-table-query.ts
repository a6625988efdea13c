import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { pointTo } from "../../../../src/catalogue/schema/pointer.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import type { ScopeValues } from "../../../../src/language/expression/scope.ts";
import { argumentsOf, expressionsOf } from "../../../../src/language/plan/call-arguments.ts";
import { openedRecord, useBlockQuery } from "../../../runtime/address/use-block-query.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useScope } from "../../../runtime/page/use-scope.ts";
import type { Read } from "../../../runtime/read/use-read.ts";
import { formatsOf } from "../../../runtime/show/format-values.ts";
import type { TablePlan } from "../kind.ts";
import { readTableQuery, type TableQuery, writeTableQuery } from "./table-query.ts";
import { lastPage, pageOf, type Row, type TableRows } from "./table-rows.ts";

/**
 * Changes a table's query; any change other than the page returns to page 1. The browser's Back
 * undoes it, except for the table's own corrections.
 */
export type ChangeQuery = (change: Partial<TableQuery>, isCorrection?: boolean) => void;

/**
 * The query of a table, kept in the address; in a dialog or an expanded row, in memory. Third, the
 * key of the record to open, which the next change of the query removes from the address.
 */
export function useTableQuery(plan: TablePlan): [TableQuery, ChangeQuery, string | null] {
  const [part, setPart] = useBlockQuery(plan);
  const query = useMemo(() => readTableQuery(part, plan), [part, plan]);
  const change = useCallback<ChangeQuery>(
    (changed, isCorrection = false) =>
      setPart(writeTableQuery({ ...query, page: 1, ...changed }, plan), isCorrection),
    [query, plan, setPart],
  );
  useFirstPageOnOtherRows(plan, query.page, change);
  return [query, change, part[openedRecord] ?? null];
}

/** A table returns to its first page when its call's arguments select other rows. */
function useFirstPageOnOtherRows(plan: TablePlan, page: number, change: ChangeQuery): void {
  const { call } = plan.rows;
  const expressions = expressionsOf(call);
  const scope = useScope(expressions);
  // A value that another block has not published yet is not a change.
  const isTold = expressions.every(({ reads }) => reads.every((name) => isPublished(scope, name)));
  const bound = isTold ? JSON.stringify(argumentsOf(call, scope)) : "null";
  const last = useRef(bound);
  useEffect(() => {
    const isOther = last.current !== bound && last.current !== "null";
    last.current = bound;
    if (isOther && page > 1) change({}, true);
  }, [bound, page, change]);
}

function isPublished({ variables }: ScopeValues, name: string): boolean {
  return (pointTo(variables.blocks, `/${name}`) ?? null) !== null;
}

/**
 * The page to show: the page of the response, or a slice of all rows. Where the last page has lost
 * its last row, the page before it is shown.
 */
export function useShownPage(
  plan: TablePlan,
  found: TableRows,
  query: TableQuery,
  read: Read,
  change: ChangeQuery,
) {
  const { language } = useHost();
  const isAnswered = read.status === "done" && !read.isRefreshing;
  const reached = read.result?.turn?.page ?? query.page;
  const isEmpty = plan.isPaged && found.rows.length === 0 && !found.hasMore;
  const last = isEmpty ? lastPage(found.total, query.size, query.page) : reached;
  const isBeyond = isAnswered && last < query.page;
  const among = JSON.stringify([query.filters, query.size]);
  // Where the service gives no total, the first empty page marks the end.
  const [end, setEnd] = useState({ among, total: -1 });
  useEffect(() => {
    if (!isBeyond) return;
    setEnd({ among, total: found.total });
    change({ page: last }, true);
  }, [isBeyond, last, change, among, found.total]);
  const isEnd = end.among === among && end.total === found.total;
  const isRepeated = useRepeated(found, among, query, isAnswered && plan.isPaged);
  const rows = useMemo(
    () =>
      plan.isPaged
        ? found.rows
        : pageOf(found.rows, query, formatsOf(language).collator, plan.groupBy),
    [plan, found.rows, query, language],
  );
  return {
    rows,
    total: found.total,
    /** Whether there may be more rows than those known. */
    hasMore: found.hasMore && !isEnd && !isRepeated,
    isSoFar: found.isSoFar && !isEnd,
    end: isRepeated ? "repeats" : found.end,
    /**
     * Whether the requested page no longer exists, so that the last page is being loaded instead.
     */
    isMoving: isBeyond,
  } as const;
}

/**
 * Whether a full page repeats the page before it, which shows that the service ignores page
 * numbers.
 */
function useRepeated(
  { rows }: TableRows,
  among: string,
  { page, size }: TableQuery,
  isAnswered: boolean,
): boolean {
  const [seen, setSeen] = useState<Seen>({ among, page: 0, rows: [], isRepeated: false });
  const isNew = isAnswered && (seen.rows !== rows || seen.page !== page || seen.among !== among);
  if (isNew) {
    const isNext = seen.among === among && seen.page === page - 1 && rows.length >= size;
    setSeen({ among, page, rows, isRepeated: isNext && equal(rows, seen.rows) });
  }
  return seen.isRepeated && seen.page === page && seen.among === among;
}

interface Seen {
  among: string;
  page: number;
  rows: readonly Row[];
  isRepeated: boolean;
}
