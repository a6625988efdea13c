import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { pointTo } from "../../../../src/catalogue/schema/pointer.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import type { ScopeValues } from "../../../../src/language/expression/scope.ts";
import { useBlockQuery } from "../../../runtime/address/use-block-query.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useScope } from "../../../runtime/page/use-scope.ts";
import { argumentsOf, expressionsOf, type Read } from "../../../runtime/read/use-read.ts";
import { formatsOf } from "../../../runtime/show/format-values.ts";
import type { TablePlan } from "../kind.ts";
import { readTableQuery, type TableQuery, writeTableQuery } from "./table-query.ts";
import { lastPage, pageOf, type Row, type TableRows } from "./table-rows.ts";

/**
 * Changes what a table shows; anything but another page begins at the first one. The browser's Back
 * undoes it, unless the table only corrects itself.
 */
export type ChangeQuery = (change: Partial<TableQuery>, isCorrection?: boolean) => void;

/** Which rows a table shows, kept in the address; in a dialog or below another row, for as long as it is open. */
export function useTableQuery(plan: TablePlan): [TableQuery, ChangeQuery] {
  const [part, setPart] = useBlockQuery(plan);
  const query = useMemo(() => readTableQuery(part, plan), [part, plan]);
  const change = useCallback<ChangeQuery>(
    (changed, isCorrection = false) =>
      setPart(writeTableQuery({ ...query, page: 1, ...changed }, plan), isCorrection),
    [query, plan, setPart],
  );
  useFirstPageOnOtherRows(plan, query.page, change);
  return [query, change];
}

/** Other rows altogether, as those of another department, begin at their first page. */
function useFirstPageOnOtherRows(plan: TablePlan, page: number, change: ChangeQuery): void {
  const { call } = plan.rows;
  const expressions = expressionsOf(call);
  const scope = useScope(expressions);
  // What another block has not told yet, as which node the address selects, is no other choice.
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
 * The page to show: as it was answered, or the asked part of rows that came all at once. Where the
 * last row of the last page went, the page before it takes its place.
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
  // Where no answer says how many rows there are, the first empty page does.
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
    /** Whether more rows may follow than are known of. */
    hasMore: found.hasMore && !isEnd && !isRepeated,
    isSoFar: found.isSoFar && !isEnd,
    end: isRepeated ? "repeats" : found.end,
    /** Whether the page asked for is no more, so that the last one is on its way. */
    isMoving: isBeyond,
  } as const;
}

/** Whether a full page holds the very rows of the one before it: its service knows no pages. */
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
