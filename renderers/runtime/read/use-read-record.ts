import { useQueryClient } from "@tanstack/react-query";
import { isRecord, type JsonObject, own } from "../../../src/catalogue/schema/record.ts";
import { useHost } from "../page/contexts.ts";

/** Reads a record anew; `null` where nothing that is shown tells how. */
export type ReadRecord = (
  affected: readonly string[],
  isSought: (value: JsonObject) => boolean,
) => Promise<JsonObject | null>;

/**
 * Makes the read again that has answered a record, for the record alone: whatever shows the read's
 * answer stays as it is. `affected` are the tags of the reads that may have it.
 */
export function useReadRecord(): ReadRecord {
  const { wire, catalogue } = useHost();
  const queries = useQueryClient();
  return async (affected, isSought) => {
    for (const { queryKey, state } of queries.getQueryCache().getAll()) {
      const [sort, id, args] = queryKey;
      const operation = typeof id === "string" ? catalogue.operations.get(id) : undefined;
      const isRead = operation && affected.includes(operation.tag) && isRecord(args);
      if (!isRead || (sort !== "call" && sort !== "snapshot")) continue;
      if (!recordIn(own(state.data, "data"), isSought)) continue;
      const { data } = await wire.call(operation.id, args, { quiet: true, loading: "no" });
      return recordIn(data, isSought);
    }
    return null;
  };
}

function recordIn(value: unknown, isSought: (value: JsonObject) => boolean): JsonObject | null {
  if (Array.isArray(value)) return firstIn(value, isSought);
  if (!isRecord(value)) return null;
  return isSought(value) ? value : firstIn(Object.values(value), isSought);
}

function firstIn(
  values: readonly unknown[],
  isSought: (value: JsonObject) => boolean,
): JsonObject | null {
  for (const value of values) {
    const found = recordIn(value, isSought);
    if (found) return found;
  }
  return null;
}
