import {
  type FetchQueryOptions,
  hashKey,
  keepPreviousData,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { ListExtension } from "../../../src/catalogue/openapi.ts";
import type { Operation } from "../../../src/catalogue/operation.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { isPaged, isTurned } from "../../../src/catalogue/paging.ts";
import type { Translator } from "../../../src/i18n/translator.ts";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import type { Expression, ScopeValues } from "../../../src/language/expression/scope.ts";
import type { CallPlan } from "../../../src/language/plan/plans.ts";
import { CallError, type CallOptions, type CallResult } from "../../../src/wire/wire.ts";
import { useHost } from "../page/contexts.ts";
import type { PageHost } from "../page/host.ts";
import { useScope } from "../page/use-scope.ts";
import { useAnswerCheck } from "./answer-notice.tsx";
import { misreadRecordText, misreadText } from "./misread.ts";
import type { PageAsked, PageTurn } from "./page-turn.ts";
import { readPages, type WholeResult } from "./read-pages.ts";
import { isReadUnasked } from "./unasked.ts";
import { type Again, useReadAgain } from "./use-again.ts";

/** How a block's read stands. */
export interface Read {
  /** `waiting`: an argument it needs is not there yet, as long as nothing is selected. */
  status: "waiting" | "loading" | "failed" | "done";
  result: (WholeResult & { turn?: PageTurn }) | null;
  error: CallError | null;
  /** Whether newer rows are on their way while the last ones still stand. */
  isRefreshing: boolean;
  /** Whether the result still is that of the arguments before. */
  isPrevious: boolean;
  /** When it was last read, where it is read again by itself; else 0. In milliseconds since 1970. */
  readAt: number;
  refresh(): Promise<void>;
  /**
   * Asks for what is to be shown next, with these arguments in place of the extra ones, before
   * anything is drawn for it; the read that then wants it goes on with that.
   */
  ahead(extra: Readonly<Record<string, unknown>>, pageOf?: PageAsked): void;
}

/** The arguments of a call; `null` while one that it needs has no value. */
export function argumentsOf(call: CallPlan, scope: ScopeValues): Record<string, unknown> | null {
  const args: Record<string, unknown> = {};
  for (const { name, isRequired, value } of call.args) {
    const argument = evaluate(value, scope);
    if (isMissing(argument)) {
      if (isRequired) return null;
      continue;
    }
    args[name] = argument;
  }
  return args;
}

/** The arguments of a call as they are now, followed; `null` while one that it needs has no value. */
export function useArguments(call: CallPlan): Record<string, unknown> | null {
  return argumentsOf(call, useScope(expressionsOf(call)));
}

/** Whether an argument has no value: a list that holds none lacks one of a record as well. */
export function isMissing(argument: unknown): boolean {
  if (Array.isArray(argument)) return argument.some(isMissing);
  return argument === null || argument === undefined;
}

/** The expressions of the calls' arguments, for a scope that follows what they read. */
export function expressionsOf(...calls: readonly (CallPlan | null)[]): Expression[] {
  return calls.flatMap((call) => call?.args.map(({ value }) => value) ?? []);
}

/** How a block reads, where it is not the usual way. */
export interface ReadOptions {
  isEnabled?: boolean;
  /** Nobody needs to be told that it failed. */
  isQuiet?: boolean;
  /**
   * For what a person is about to change: read when the block opens and when the arguments change,
   * never taken from an earlier visit, and left alone by the writes of others.
   */
  isSnapshot?: boolean;
  /** One record is asked for: what is none is told. */
  isRecord?: boolean;
  /** The list of the operation, where all its pages are read as one answer. */
  allPagesOf?: ListExtension;
  /** The page that is wanted of the operation's list, where its pages have no numbers. */
  pageOf?: PageAsked;
  /** How often it is read again by itself. */
  again?: Again | null;
}

/**
 * Makes a read and keeps it up to date: again when its arguments change, again after a write that
 * affects its records. The last answer stays while the next is on its way; only the latest counts.
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
  const options = {
    ...queryOf(asked, extra, reading),
    enabled: bound !== null && isEnabled,
    ...(reading.isSnapshot ? snapshot : { placeholderData: keepPreviousData }),
  };
  const query = useQuery<NonNullable<Read["result"]>>(options);
  useBegun(options, options.enabled);
  useAnswerCheck(operation.id, query.data?.data);
  useReadAgain(options.enabled ? again : null, isByItself, () =>
    query.refetch({ cancelRefetch: false }),
  );
  const misread = query.data ? misreadOf(query.data, reading, host.text) : null;
  return {
    ...standing(query, bound !== null, operation.id, misread),
    isRefreshing: query.isFetching && query.data !== undefined && !isByItself.current,
    isPrevious: query.isPlaceholderData,
    readAt: again ? query.dataUpdatedAt : 0,
    refresh: async () => {
      await query.refetch();
    },
    ahead(next, pageOf) {
      const wanted = queryOf(asked, next, { ...reading, pageOf });
      const isOther = hashKey(wanted.queryKey) !== hashKey(options.queryKey);
      if (options.enabled && isOther) void client.prefetchQuery(wanted);
    },
  };
}

interface AskedRead {
  host: PageHost;
  operation: Operation;
  bound: Record<string, unknown> | null;
  /** Whether it is made by itself, while nobody has asked for it. */
  isByItself: { readonly current: boolean };
}

/** What a read is kept by, and how it is made. */
function queryOf(
  { host, operation, bound, isByItself }: AskedRead,
  extra: Readonly<Record<string, unknown>>,
  { isSnapshot = false, isQuiet = false, allPagesOf, pageOf }: ReadOptions,
) {
  const whole = allPagesOf && isPaged(allPagesOf) ? allPagesOf : null;
  const turned = pageOf && isTurned(pageOf.list) ? pageOf : null;
  const args = { ...extra, ...bound };
  const make = async (calling: CallOptions) => {
    if (whole) return readPages(host.wire, operation, whole, args, calling);
    if (turned) {
      const { readPage } = await import("./read-page.ts");
      return readPage(host.wire, operation, turned, args, calling);
    }
    return host.wire.call(operation.id, args, calling);
  };
  return {
    queryKey: [
      isSnapshot ? "snapshot" : whole ? "pages" : "call",
      operation.id,
      args,
      // What is being changed stays when the language does.
      isSnapshot ? null : host.language,
      ...(turned ? [turned.page] : []),
    ],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      // What nobody has asked for says where it stands that it failed, and nowhere else.
      const quiet = isQuiet || isByItself.current;
      const isUnasked = quiet || isReadUnasked();
      return make({ signal, loading: "no", quiet, isUnasked });
    },
    meta: isSnapshot ? { remake: make } : { tag: operation.tag, remake: make },
  };
}

/**
 * Begins a first read with the frame that asks for it, where it would else wait until that frame is
 * painted; all who read the same go on with it.
 */
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

const snapshot = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

/** How a read stands: what was answered may not be what was asked for. */
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
  { isRecord = false, allPagesOf, pageOf }: ReadOptions,
  text: Translator["say"],
): string | null {
  const list = allPagesOf ?? pageOf?.list;
  if (list) return misreadText(list, result, text);
  return isRecord ? misreadRecordText(result, text) : null;
}

function statusOf(query: { isError: boolean; data: unknown }): Read["status"] {
  if (query.isError) return "failed";
  return query.data === undefined ? "loading" : "done";
}
