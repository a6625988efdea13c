import { type UseQueryResult, useQueries, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { cells } from "../../../cells.gen.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { type Dictionary, dictionaryQuery } from "../../../runtime/read/use-dictionary.ts";
import type { TablePlan } from "../kind.ts";

type TableColumn = TablePlan["columns"][number];

/** The cells that show the entries of a dictionary as tags. */
const tagCells = new Set(cells.filter(({ hasTags }) => hasTags).map(({ name }) => name));

/** Has the dictionaries of columns read while their rows are: no tag says its mere value at first. */
export function useDictionariesAhead(columns: readonly TableColumn[]): void {
  const host = useHost();
  const queries = useQueryClient();
  useEffect(() => {
    if (host.catalogue.dictionary === null) return;
    for (const name of new Set(columns.flatMap(nameOf))) {
      void queries.prefetchQuery(dictionaryQuery(host, name));
    }
  }, [host, queries, columns]);
}

/** What the tags of a column may say; empty for other columns, and while it is unknown. */
export function useTagLabels(
  columns: readonly TableColumn[],
): (column: TableColumn) => readonly string[] {
  const host = useHost();
  const isKnown = host.catalogue.dictionary !== null;
  const names = useMemo(
    () => [...new Set(isKnown ? columns.flatMap(nameOf) : [])],
    [columns, isKnown],
  );
  const combine = useCallback(
    (read: readonly UseQueryResult<Dictionary>[]) =>
      read.map(({ data }) => data?.entries.map(({ label }) => host.text(label)) ?? []),
    [host],
  );
  const queries = names.map((name) => dictionaryQuery(host, name));
  const labels = useQueries({ queries, combine });
  return useCallback(
    (column) => {
      const [name] = nameOf(column);
      return name === undefined ? [] : (labels[names.indexOf(name)] ?? []);
    },
    [names, labels],
  );
}

function nameOf({ cell, dictionary }: TableColumn): string[] {
  return dictionary !== null && tagCells.has(cell) ? [dictionary] : [];
}
