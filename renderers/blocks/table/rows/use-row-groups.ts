import { useMemo } from "react";
import { useSteady } from "../../../../src/ui/use-steady.ts";
import type { TablePlan } from "../kind.ts";
import { groupsOf, withHeadings } from "../query/row-groups.ts";
import type { TableQuery } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";

/** The folded groups, and the function that replaces them. */
interface Folding extends Pick<TableQuery, "folded"> {
  fold(folded: TableQuery["folded"]): void;
}

/**
 * The rows of a page with the headings of their groups, which are counted and summed over the rows
 * in `all`.
 */
export function useRowGroups(
  plan: TablePlan,
  all: readonly Row[],
  page: readonly Row[],
  { folded, fold }: Folding,
): readonly Row[] {
  const { groupBy } = plan;
  const groups = useMemo(() => groupBy && groupsOf(plan, groupBy, all), [plan, groupBy, all]);
  const toggle = useSteady((key: string) => {
    const others = folded.filter((other) => other !== key);
    fold(others.length < folded.length ? others : [...folded, key]);
  });
  return useMemo(
    () => (groupBy && groups ? withHeadings(page, groupBy, groups, { folded, toggle }) : page),
    [groupBy, groups, page, folded, toggle],
  );
}
