import type { QueryClient, QueryFunctionContext, QueryKey, QueryMeta } from "@tanstack/react-query";

/** A read with its cache key. */
interface Wanted<Result> {
  queryKey: QueryKey;
  meta?: QueryMeta;
  queryFn(context: Pick<QueryFunctionContext, "signal">): Promise<Result>;
}

/**
 * Requests data that a reader is likely to ask for. A failure is told to nobody: if the reader has
 * asked meanwhile, the data is requested again, and otherwise once the reader asks.
 *
 * @param quiet The same read; its failures show no message.
 */
export function readLikely<Result>(
  client: QueryClient,
  wanted: Wanted<Result>,
  quiet: Wanted<Result>,
): void {
  const { queryKey } = wanted;
  const isAwaited = () => client.getQueryCache().find({ queryKey })?.isActive() ?? false;
  void client.prefetchQuery<Result>({
    ...wanted,
    async queryFn(context) {
      try {
        return await quiet.queryFn(context);
      } catch (error) {
        if (isAwaited()) return wanted.queryFn(context);
        throw error;
      }
    },
  });
}
