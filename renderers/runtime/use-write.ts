import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Operation } from "../../src/catalogue/operation.ts";
import type { CallOptions, CallResult } from "../../src/wire/wire.ts";
import { useHost } from "./contexts.ts";

/** Makes a call on a person's behalf; after a write all reads that it affects are made again. */
export type Write = (
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  options?: CallOptions,
) => Promise<CallResult>;

export function useWrite(): Write {
  const host = useHost();
  const queries = useQueryClient();
  return useCallback(
    async (operation, args, options) => {
      const result = await host.wire.call(operation.id, args, options);
      if (operation.effect === "write") {
        const { affects } = operation;
        host.changed(affects);
        void queries.invalidateQueries({
          predicate: ({ meta }) => affects.some((tag) => tag === meta?.tag),
          refetchType: "active",
        });
      }
      return result;
    },
    [host, queries],
  );
}
