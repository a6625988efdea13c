import { type FetchQueryOptions, hashKey, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import type { CallResult } from "../../../src/wire/wire.ts";

/**
 * Begins a first read with the frame that asks for it, where it would else wait until that frame is
 * painted; whoever reads the same goes on with it.
 */
export function useBegun(options: FetchQueryOptions<CallResult>, isEnabled: boolean): void {
  const client = useQueryClient();
  const key = hashKey(options.queryKey);
  const latest = useRef(options);
  latest.current = options;
  useLayoutEffect(() => {
    const state = client.getQueryCache().get(key)?.state;
    const isUnknown = state?.status === "pending" && state.fetchStatus === "idle";
    if (isEnabled && isUnknown) void client.prefetchQuery(latest.current);
  }, [client, key, isEnabled]);
}
