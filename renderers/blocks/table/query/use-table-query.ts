import { useCallback, useEffect, useMemo, useRef } from "react";
import { pointTo } from "../../../../src/catalogue/schema/pointer.ts";
import type { ScopeValues } from "../../../../src/language/expression/scope.ts";
import { useBlockQuery } from "../../../runtime/page/use-block-query.ts";
import { useScope } from "../../../runtime/page/use-scope.ts";
import { argumentsOf, expressionsOf } from "../../../runtime/read/use-read.ts";
import type { TablePlan } from "../kind.ts";
import { readTableQuery, type TableQuery, writeTableQuery } from "./table-query.ts";

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
