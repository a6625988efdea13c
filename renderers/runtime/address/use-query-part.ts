import { useCallback, useContext, useMemo } from "react";
import { ParamsContext, useHost, usePageStore, useRoute } from "../page/contexts.ts";
import type { PageStore } from "../page/page-store.ts";

/** A block's part of an address's query, with keys without its prefix. */
export type QueryPart = Readonly<Record<string, string>>;

type Query = Readonly<Record<string, string>>;

/** The entries written since the address last changed, so that no block overwrites another's. */
const written = new WeakMap<PageStore, { base: Query; query: Query }>();

/**
 * Replaces a block's part; the browser's Back undoes it, except for the block's own corrections.
 */
export type SetQueryPart = (part: QueryPart, isCorrection: boolean) => void;

/** A block's part of the page's address, with its setter (architecture, law 11). */
export function useQueryPart(prefix: string): [QueryPart, SetQueryPart] {
  const { setQuery } = useHost();
  const { query } = useRoute();
  const store = usePageStore();
  const params = Object.keys(useContext(ParamsContext)).join();
  const content = JSON.stringify(partOf(query, prefix, params.split(",")));
  const part = useMemo((): QueryPart => JSON.parse(content), [content]);
  const replace = useCallback(
    (next: QueryPart, isCorrection: boolean) => {
      const pending = written.get(store);
      const latest = pending?.base === query ? pending.query : query;
      const replaced = withPart(latest, prefix, next, params.split(","));
      written.set(store, { base: query, query: replaced });
      setQuery(replaced, isCorrection);
    },
    [store, query, prefix, params, setQuery],
  );
  return [part, replace];
}

/**
 * The query entries with the prefix; without one, entries with no prefix that are no page
 * parameters.
 */
export function partOf(query: Query, prefix: string, params: readonly string[] = []): QueryPart {
  const own = Object.entries(query).filter(([key]) => isOwn(key, prefix, params));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length), value]));
}

/** The query with one block's entries replaced. */
export function withPart(
  query: Query,
  prefix: string,
  part: QueryPart,
  params: readonly string[] = [],
): Query {
  const others = Object.entries(query).filter(([key]) => !isOwn(key, prefix, params));
  const own = Object.entries(part).map(([key, value]) => [prefix + key, value] as const);
  return Object.fromEntries([...others, ...own]);
}

function isOwn(key: string, prefix: string, params: readonly string[]): boolean {
  if (prefix !== "") return key.startsWith(prefix);
  return !key.includes(".") && !params.includes(key);
}
