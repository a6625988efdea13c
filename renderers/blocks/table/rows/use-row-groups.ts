import { useMemo, useState } from "react";
import type { TablePlan } from "../kind.ts";
import { groupsOf, withHeadings } from "../query/row-groups.ts";
import type { Row } from "../query/table-rows.ts";

/**
 * The rows of a page with the headings of their groups, which are counted and summed over the rows
 * in `all`. The state of collapsed groups is kept while the table is open.
 */
export function useRowGroups(
  plan: TablePlan,
  all: readonly Row[],
  page: readonly Row[],
): readonly Row[] {
  const { groupBy } = plan;
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => groupBy && groupsOf(plan, groupBy, all), [plan, groupBy, all]);
  return useMemo(() => {
    if (!groupBy || !groups) return page;
    const toggle = (key: string): void =>
      setFolded((before) => {
        const others = new Set(before);
        if (!others.delete(key)) others.add(key);
        return others;
      });
    return withHeadings(page, groupBy, groups, { folded, toggle });
  }, [groupBy, groups, page, folded]);
}
