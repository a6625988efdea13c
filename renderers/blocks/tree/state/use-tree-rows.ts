import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { rowsOf } from "../../../../src/catalogue/schema/rows.ts";
import { evaluate } from "../../../../src/language/expression/evaluate.ts";
import { argumentsOf, expressionsOf } from "../../../../src/language/plan/call-arguments.ts";
import type { CallResult } from "../../../../src/wire/wire.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useScope, withLocals } from "../../../runtime/page/use-scope.ts";
import { useAnswerChecks } from "../../../runtime/read/answer-notice.tsx";
import { readPages } from "../../../runtime/read/pages/read-pages.ts";
import type { LazyPlan, TreePlan } from "../kind.ts";
import type { Below, NodeKey, TreeRow } from "./tree-index.ts";

const nothing: readonly never[] = [];

/**
 * The children of expanded nodes in a lazy tree; each is read once, and again after a write that
 * affects it. `null` for other trees.
 */
export function useLazyRows(plan: TreePlan, opened: ReadonlyMap<NodeKey, TreeRow>) {
  const { lazy } = plan;
  const { keyField } = plan.rows;
  const host = useHost();
  const scope = useScope(lazy ? [...expressionsOf(lazy.rows.call), lazy.leaf] : nothing);
  const wanted = useMemo(() => (lazy ? [...opened] : nothing), [lazy, opened]);
  const queries = wanted.flatMap(([key, row]) => {
    if (!lazy) return [];
    const operation = operationOf(host.catalogue, lazy.rows.call);
    const args = argumentsOf(lazy.rows.call, withLocals(scope, { row }));
    return [
      {
        queryKey: ["call", operation.id, args, host.language, key],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          readPages(host.wire, operation, lazy.rows.list, args ?? {}, { signal, loading: "no" }),
        enabled: args !== null,
        meta: { tag: operation.tag },
      },
    ];
  });
  const combine = useCallback(
    (results: UseQueryResult<CallResult>[]) =>
      new Map(wanted.map(([key], at) => [key, results[at]] as const)),
    [wanted],
  );
  const results = useQueries({ queries, combine });
  const answers = useMemo(
    () => [...results.values()].flatMap((result) => (result?.data ? [result.data.data] : [])),
    [results],
  );
  useAnswerChecks(lazy?.rows.call.operation ?? null, answers);
  return useMemo(
    () =>
      lazy && {
        below: (key: NodeKey, row: TreeRow): Below => {
          if (lazy.leaf && evaluate(lazy.leaf, withLocals(scope, { row })) === true)
            return known(nothing);
          const result = results.get(key);
          if (!result) return { state: "unread", rows: nothing };
          if (result.data) return known(rowsBelow(lazy, result.data.data, row[keyField]));
          return { state: result.isError ? "failed" : "loading", rows: nothing };
        },
        /** Retries a failed read. */
        retry: (key: NodeKey) => void results.get(key)?.refetch(),
        faultOf: (key: NodeKey) => results.get(key)?.error?.message,
      },
    [lazy, scope, results, keyField],
  );
}

function known(rows: readonly TreeRow[]): Below {
  return { state: "known", rows };
}

function rowsBelow({ rows, parentField }: LazyPlan, data: unknown, key: unknown): TreeRow[] {
  const all = rowsOf(rows, data);
  return parentField === null ? all : all.filter((row) => row[parentField] === key);
}
