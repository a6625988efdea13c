import { useQueryClient } from "@tanstack/react-query";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { useSteady } from "../../../src/ui/use-steady.ts";
import { useHost } from "../page/contexts.ts";

/**
 * Refreshes all reads that a write affects; several writes refresh once. The promise is fulfilled
 * once the reads of what is shown have ended, also where they have failed.
 */
export function useTellAffected(): (operation: string) => Promise<void> {
  const host = useHost();
  const queries = useQueryClient();
  return useSteady(async (operation) => {
    const { effect, affects } = operationOf(host.catalogue, { operation });
    if (effect !== "write") return;
    host.changed(affects);
    await queries.invalidateQueries({
      predicate: ({ meta }) => affects.some((tag) => tag === meta?.tag),
      refetchType: "active",
    });
  });
}
