import { type Query, useQueryClient } from "@tanstack/react-query";
import { isRecord, type JsonObject, own } from "../../../src/catalogue/schema/record.ts";
import type { CallOptions, CallResult, Wire } from "../../../src/wire/wire.ts";
import { useHost } from "../page/contexts.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Of the operation that is read: a write that affects it has it read again. */
      tag?: string | undefined;
      /** Makes the read once more as a whole, its pages too, and leaves what is shown as it is. */
      remake?: (options: CallOptions) => Promise<CallResult>;
    };
  }
}

/**
 * Reads a record anew: `null` where nothing that is shown tells how, a `record` of `null` where
 * the reads that had it have it no more.
 * @throws CallError where a read is refused.
 */
export type ReadRecord = (
  affected: readonly string[],
  isSought: (value: JsonObject) => boolean,
) => Promise<{ record: JsonObject | null } | null>;

/** The sorts of reads that may hold a record. */
const sorts: readonly unknown[] = ["call", "pages", "snapshot"];

/** What asks for a record before it is saved makes no noise: its asker says what came of it. */
const quietly = { quiet: true, loading: "no" } as const;

/**
 * Makes the read again that has answered a record, for the record alone: whatever shows the read's
 * answer stays as it is. `affected` are the tags of the reads that may have it.
 */
export function useReadRecord(): ReadRecord {
  const { wire, catalogue } = useHost();
  const queries = useQueryClient();
  return async (affected, isSought) => {
    let isKnown = false;
    for (const query of queries.getQueryCache().getAll()) {
      const [sort, id] = query.queryKey;
      const operation = typeof id === "string" ? catalogue.operations.get(id) : undefined;
      if (!operation || !affected.includes(operation.tag) || !sorts.includes(sort)) continue;
      if (!recordIn(own(query.state.data, "data"), isSought)) continue;
      isKnown = true;
      const { data } = await remake(wire, operation.id, query);
      const record = recordIn(data, isSought);
      if (record) return { record };
    }
    return isKnown ? { record: null } : null;
  };
}

function remake(wire: Wire, operation: string, { meta, queryKey }: Query): Promise<CallResult> {
  const args = queryKey[2];
  return meta?.remake?.(quietly) ?? wire.call(operation, isRecord(args) ? args : {}, quietly);
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
