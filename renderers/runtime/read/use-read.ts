import {
  type FetchQueryOptions,
  hashKey,
  keepPreviousData,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Operation } from "../../../src/catalogue/operation.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import type { CallPlan } from "../../../src/language/plan/plans.ts";
import { CallError, type CallResult } from "../../../src/wire/wire.ts";
import { useHost } from "../page/contexts.ts";
import type { PageHost } from "../page/host.ts";
import { useArguments } from "../page/use-scope.ts";
import { useAnswerCheck } from "./answer-notice.tsx";
import { fieldsByKey, misreadRecordText, misreadText, unkeyedText } from "./misread.ts";
import { endOfRead, type PageAsked, type PagesEnd, type PageTurn } from "./pages/page-turn.ts";
import type { WholeResult } from "./pages/read-pages.ts";
import { readLikely } from "./read-likely.ts";
import { allArguments, queryOf, type ReadOptions } from "./read-query.ts";
import { useReadAgain } from "./use-again.ts";

/** The state of a block's read. */
export interface Read {
  /** `waiting`: a required argument has no value, for example because nothing is selected. */
  status: "waiting" | "loading" | "failed" | "done";
  result: (WholeResult & { turn?: PageTurn }) | null;
  error: CallError | null;
  /** Why rows are missing at the end of a list that is read as a whole. */
  end: PagesEnd | null;
  /** Whether a refresh is under way while old rows are shown. */
  isRefreshing: boolean;
  /** Whether the result belongs to the previous arguments. */
  isPrevious: boolean;
  /** The time of an automatic refresh in milliseconds since 1970; 0 without one. */
  readAt: number;
  /** Reads again; `null` where that fails. */
  refresh(): Promise<WholeResult | null>;
  /**
   * Requests other data before the block is drawn with it, for example the next page; `extra`
   * replaces the block's extra arguments. The read that needs the data later reuses the response.
   */
  ahead(extra: Readonly<Record<string, unknown>>, pageOf?: PageAsked, need?: Need): void;
}

/** Why data is requested ahead: `likely` to be asked for, or asked for `anew`, known or not. */
export type Need = "likely" | "anew";

/**
 * Makes a read and refreshes it when its arguments change or a write affects its records. The last
 * answer is shown until the next arrives; only the latest read counts.
 */
export function useRead(
  call: CallPlan,
  extra: Readonly<Record<string, unknown>> = {},
  reading: ReadOptions = {},
): Read {
  const { isEnabled = true, again = null } = reading;
  const host = useHost();
  const client = useQueryClient();
  const bound = useArguments(call);
  const operation = operationOf(host.catalogue, call);
  const isByItself = useRef(false);
  const asked = { host, operation, bound, isByItself };
  const wanted = queryOf(asked, extra, reading);
  const kept = useRef<Kept>({});
  const options = {
    ...wanted,
    enabled: bound !== null && isEnabled,
    ...(reading.isSnapshot
      ? { ...snapshot, initialData: () => kept.current[hashKey(wanted.queryKey)] }
      : { placeholderData: keepPreviousData }),
  };
  const query = useQuery<NonNullable<Read["result"]>>(options);
  useLayoutEffect(() => {
    if (reading.isSnapshot) kept.current = { [hashKey(wanted.queryKey)]: query.data };
  });
  useBegun(options, options.enabled);
  useAnswerCheck(operation.id, query.data?.data);
  useReadAgain(options.enabled ? again : null, isByItself, () =>
    query.refetch({ cancelRefetch: false }),
  );
  const misread = query.data ? misreadOf(query.data, reading, operation, host) : null;
  // Without a connection, what was asked for waits below what was shown before.
  const isComing = query.isFetching || (query.isPaused && query.isPlaceholderData);
  return {
    ...standing(query, bound !== null, operation.id, misread),
    end: endOfRead(reading.allPagesOf, query.data, allArguments(asked, extra, reading.allPagesOf)),
    isRefreshing: isComing && query.data !== undefined && !isByItself.current,
    isPrevious: query.isPlaceholderData,
    readAt: again ? query.dataUpdatedAt : 0,
    refresh: async () => {
      const { data, isError } = await query.refetch();
      return isError ? null : (data ?? null);
    },
    ahead(next, pageOf, need) {
      const wanted = queryOf(asked, next, { ...reading, pageOf });
      const isOther = hashKey(wanted.queryKey) !== hashKey(options.queryKey);
      if (!options.enabled || !(isOther || need === "anew")) return;
      if (need === "likely") {
        readLikely(client, wanted, queryOf(asked, next, { ...reading, pageOf, isQuiet: true }));
      } else {
        void client.prefetchQuery(need === "anew" ? { ...wanted, staleTime: 0 } : wanted);
      }
    },
  };
}

/** Starts a first read during render instead of after paint; later readers share it. */
function useBegun(options: FetchQueryOptions<CallResult>, isEnabled: boolean): void {
  const client = useQueryClient();
  const key = hashKey(options.queryKey);
  const begin = useEffectEvent(() => void client.prefetchQuery(options));
  useLayoutEffect(() => {
    const state = client.getQueryCache().get(key)?.state;
    const isUnknown = state?.status === "pending" && state.fetchStatus === "idle";
    if (isEnabled && isUnknown) begin();
  }, [client, key, isEnabled]);
}

/**
 * The snapshot of a block, by its key. It leaves the cache when its tab is hidden, but what is typed
 * in the block stays based on it.
 */
type Kept = Record<string, NonNullable<Read["result"]> | undefined>;

const snapshot = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

/** The state of a read; an answer may belong to previous arguments. */
function standing(
  query: Pick<UseQueryResult<NonNullable<Read["result"]>>, "isError" | "data" | "error">,
  isBound: boolean,
  operation: string,
  misread: string | null,
): Pick<Read, "status" | "result" | "error"> {
  if (misread === null) {
    const error = query.error instanceof CallError ? query.error : null;
    const result = isBound ? (query.data ?? null) : null;
    return { status: isBound ? statusOf(query) : "waiting", result, error };
  }
  const error = new CallError("malformed", operation, misread);
  return { status: isBound ? "failed" : "waiting", result: null, error };
}

function misreadOf(
  result: CallResult,
  { isRecord = false, allPagesOf, pageOf, wholeBy }: ReadOptions,
  operation: Operation,
  { text, catalogue }: Pick<PageHost, "text" | "catalogue">,
): string | null {
  const list = allPagesOf ?? pageOf?.list;
  const unkeyed = list && wholeBy !== undefined && unkeyedText(list, wholeBy, result, text);
  if (list) return misreadText(list, result, text) ?? (unkeyed || null);
  if (!isRecord) return null;
  return misreadRecordText(result, text, fieldsByKey(operation, catalogue.resolve));
}

function statusOf(query: { isError: boolean; data: unknown }): Read["status"] {
  if (query.isError) return "failed";
  return query.data === undefined ? "loading" : "done";
}
