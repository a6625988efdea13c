import { type Query, useQueryClient } from "@tanstack/react-query";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { useSteady } from "../../../src/ui/use-steady.ts";
import { useHost } from "../page/contexts.ts";

/**
 * Refreshes all reads that a write affects; several writes refresh once. Another party's document may
 * not tell that a write affects what is shown beside its button: where nothing shown has its tags, all
 * that is shown of the service is read again. The promise is fulfilled once the reads of
 * what is shown have ended, also where they have failed.
 */
export function useTellAffected(): (operation: string) => Promise<void> {
  const host = useHost();
  const queries = useQueryClient();
  return useSteady(async (operation) => {
    const { effect, affects, service, isQuiet } = operationOf(host.catalogue, { operation });
    if (effect !== "write") return;
    host.changed(affects);
    const isTold = ({ meta }: Query) => affects.some((tag) => tag === meta?.tag);
    const shown = queries.getQueryCache().findAll({ type: "active" });
    const isKnown = isQuiet || shown.some(isTold);
    await queries.invalidateQueries({
      predicate: (query) => isTold(query) || (!isKnown && query.meta?.service === service.name),
      refetchType: "active",
    });
  });
}
