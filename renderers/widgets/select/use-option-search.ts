import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { rowsOf, totalOf } from "../../../src/catalogue/schema/rows.ts";
import { operationOf } from "../../../src/language/plan/call.ts";
import type { OptionsPlan } from "../../../src/language/plan/options.ts";
import type { ChoiceNode } from "../../runtime/choose/choices.ts";
import { useChoicesOfRows } from "../../runtime/choose/use-choices.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { useScope } from "../../runtime/page/use-scope.ts";
import { argumentsOf, expressionsOf } from "../../runtime/read/use-read.ts";

/** What a service has found so far. */
export interface FoundOptions {
  choices: ChoiceNode[];
  isLoading: boolean;
  isFailed: boolean;
  /** Whether another field must be filled in first. */
  isWaiting: boolean;
  retry(): void;
  readMore(): void;
}

/** The pause in typing after which a service is asked. */
const typingPauseMs = 250;

/** So many options are asked for at once. */
const pageSize = 50;

/** Has a service find options; only the answer to what is typed now is ever shown. */
export function useOptionSearch(plan: OptionsPlan, typed: string, isWanted: boolean): FoundOptions {
  const host = useHost();
  const { call, list } = plan.rows;
  const asked = usePaused(typed.trim());
  const bound = argumentsOf(call, useScope(expressionsOf(call)));
  const operation = operationOf(host.catalogue, call);
  const wanted = plan.search !== null && asked !== "" ? { [plan.search]: asked } : {};
  const query = useInfiniteQuery({
    queryKey: ["options", operation.id, { ...bound, ...wanted }, host.language],
    queryFn: ({ signal, pageParam }) =>
      host.wire.call(
        operation.id,
        { ...bound, ...wanted, ...pageOf(list, pageParam) },
        { signal, loading: "no", quiet: true },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ data }, pages) => {
      const total = totalOf({ list }, data) ?? 0;
      return pages.length * pageSize < total ? pages.length + 1 : null;
    },
    enabled: isWanted && bound !== null,
    meta: { tag: operation.tag },
  });
  const pages = query.data?.pages;
  const rows = useMemo(
    () => pages?.flatMap(({ data }) => rowsOf({ list }, data)) ?? [],
    [pages, list],
  );
  const isBehind = asked !== typed.trim();
  const choices = useChoicesOfRows(plan, rows);
  return {
    choices: isBehind ? nothing : choices,
    isLoading: isBehind || query.isFetching,
    isFailed: query.isError,
    isWaiting: bound === null,
    retry: () => void query.refetch(),
    readMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
}

const nothing: ChoiceNode[] = [];

function pageOf(
  { current, size }: OptionsPlan["rows"]["list"],
  page: number,
): Record<string, number> {
  return current === undefined || size === undefined ? {} : { [current]: page, [size]: pageSize };
}

/** A text as it was when nobody had typed for a moment; an emptied one at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    if (text === paused) return undefined;
    const timer = setTimeout(() => setPaused(text), text === "" ? 0 : typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, paused]);
  return paused;
}
