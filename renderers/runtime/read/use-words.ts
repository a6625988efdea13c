import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { ValueLabels } from "../../../src/language/plan/plans.ts";
import type { PageHost } from "../page/host.ts";
import { type Dictionary, dictionaryQuery } from "./use-dictionary.ts";

/**
 * The host with the dictionary labels that the page's texts need. Without a label a value stands
 * for itself.
 */
export function useWords(host: PageHost, names: readonly string[]): PageHost {
  const combine = useCallback(
    (reads: readonly UseQueryResult<Dictionary>[]) => {
      const words = reads.map(({ data, isError }): ValueLabels | null => {
        const entries = data?.entries.map(({ value, label }) => [value, label]);
        return entries || isError ? Object.fromEntries(entries ?? []) : null;
      });
      return new Map(names.flatMap((name, at) => (words[at] ? [[name, words[at]]] : [])));
    },
    [names],
  );
  const words = useQueries({ queries: names.map((name) => dictionaryQuery(host, name)), combine });
  return useMemo(() => (names.length === 0 ? host : { ...host, words }), [host, names, words]);
}
