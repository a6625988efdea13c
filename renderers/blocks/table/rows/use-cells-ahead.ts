import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { dictionaryQuery } from "../../../runtime/read/use-dictionary.ts";
import { loadCells } from "../../../runtime/show/cell-view.tsx";
import type { TablePlan } from "../kind.ts";
import { withGroup } from "../query/row-groups.ts";

/** Maximum milliseconds that the first rows wait for the labels of their tags. */
const patienceMs = 500;

/**
 * Requests the dictionaries of a table's columns and the code of its cells while its rows are being
 * read. Returns whether the first rows have to wait for a dictionary: drawn before it, they would
 * show raw values, and their columns would move once the labels arrive. A dictionary that fails or
 * is slow does not hold up the rows.
 */
export function useCellsAhead({ columns, groupBy }: TablePlan): boolean {
  const host = useHost();
  useEffect(() => loadCells(columns.map(({ cell }) => cell)), [columns]);
  const isKnown = host.catalogue.dictionary !== null;
  const names = useMemo(() => {
    if (!isKnown) return [];
    return [...new Set(withGroup(columns, groupBy).flatMap((column) => tagsOf(column) ?? []))];
  }, [isKnown, columns, groupBy]);
  const queries = names.map((name) => dictionaryQuery(host, name));
  const isComing = useQueries({ queries, combine: isOneComing });
  const [hasWaited, setHasWaited] = useState(false);
  if (!isComing && !hasWaited) setHasWaited(true);
  useEffect(() => {
    const impatient = setTimeout(() => setHasWaited(true), patienceMs);
    return () => clearTimeout(impatient);
  }, []);
  return isComing && !hasWaited;
}

const isOneComing = (read: readonly UseQueryResult[]) => read.some(({ isLoading }) => isLoading);

/** The dictionary with the labels of a column's tags; `null` for a column without tags. */
export function tagsOf({ tabled, dictionary }: ColumnPlan): string | null {
  return tabled?.hasTags ? dictionary : null;
}
