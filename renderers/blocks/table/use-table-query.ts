import { useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { BlockFrameContext } from "../../runtime/contexts.ts";
import { type QueryPart, useQueryPart } from "../../runtime/use-query-part.ts";
import { argumentsOf, expressionsOf } from "../../runtime/use-read.ts";
import { useScope } from "../../runtime/use-scope.ts";
import type { TablePlan } from "./kind.ts";
import { readTableQuery, type TableQuery, writeTableQuery } from "./table-query.ts";

/**
 * Changes what a table shows; anything but another page begins at the first one. The browser's Back
 * undoes it, unless the table only corrects itself.
 */
export type ChangeQuery = (change: Partial<TableQuery>, isCorrection?: boolean) => void;

/** Which rows a table shows, kept in the address; in a dialog or below another row, for as long as it is open. */
export function useTableQuery(plan: TablePlan): [TableQuery, ChangeQuery] {
  const { isDialog, record } = useContext(BlockFrameContext);
  const isInPassing = isDialog || record !== undefined;
  const [inAddress, setInAddress] = useQueryPart(prefixOf(plan));
  const [here, setHere] = useState<QueryPart>({});
  const part = isInPassing ? here : inAddress;
  const setPart = isInPassing ? setHere : setInAddress;
  const query = useMemo(() => readTableQuery(part, plan), [part, plan]);
  const change = useCallback<ChangeQuery>(
    (changed, isCorrection = false) =>
      setPart(writeTableQuery({ ...query, page: 1, ...changed }, plan), isCorrection),
    [query, plan, setPart],
  );
  useFirstPageOnOtherRows(plan, query.page, change);
  return [query, change];
}

/** Tables of one page have entries of their own; the only one of a page has the plain ones. */
function prefixOf({ name, id }: TablePlan): string {
  if (name !== null) return `${name}.`;
  const path = id.replace(/^\/body/, "").slice(1);
  return path === "" ? "" : `${path.replaceAll("/", ".")}.`;
}

/** Other rows altogether, as those of another department, begin at their first page. */
function useFirstPageOnOtherRows(plan: TablePlan, page: number, change: ChangeQuery): void {
  const { call } = plan.rows;
  const bound = JSON.stringify(argumentsOf(call, useScope(expressionsOf(call))));
  const last = useRef(bound);
  useEffect(() => {
    const isOther = last.current !== bound && last.current !== "null";
    last.current = bound;
    if (isOther && page > 1) change({}, true);
  }, [bound, page, change]);
}
