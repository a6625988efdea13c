import { type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { isRecord, type JsonObject, own } from "../../../src/catalogue/schema/record.ts";
import { equal } from "../../../src/catalogue/validators/validator-runtime.ts";
import { type CallOptions, type CallResult, quietly, type Wire } from "../../../src/wire/wire.ts";
import { useHost } from "../page/contexts.ts";
import type { PageHost } from "../page/host.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The operation's tag: a write that affects it refreshes the read. */
      tag?: string | undefined;
      /** Repeats the whole read, with all pages, without changing what is shown. */
      remake?: (options: CallOptions) => Promise<CallResult>;
    };
  }
}

/**
 * Reads a record again: `null` where no shown read can, a `record` of `null` where it no longer
 * exists, or where several records are sought and none of them is as it was `before`.
 * @throws CallError where a read is refused.
 */
export type ReadRecord = (
  affected: readonly string[],
  isSought: (value: JsonObject) => boolean,
  before?: JsonObject,
  remade?: Remade,
) => Promise<{ record: JsonObject | null } | null>;

/** What reads have answered again, for several records that are sought at about the same time. */
export type Remade = Map<Query, Promise<CallResult>>;

/** The kinds of cached reads that may hold a record. */
const sorts: readonly unknown[] = ["call", "pages", "snapshot"];

/**
 * Repeats the read that has answered a record, without changing what its blocks show. `affected`
 * are the tags of reads that may hold it.
 */
export function useReadRecord(): ReadRecord {
  return readRecordAmong(useQueryClient(), useHost());
}

/** The same among the reads of a client, outside of a component. */
export function readRecordAmong(
  queries: QueryClient,
  { wire, catalogue }: Pick<PageHost, "wire" | "catalogue">,
): ReadRecord {
  return async (affected, isSought, before, remade = new Map()) => {
    let isKnown = false;
    for (const query of queries.getQueryCache().getAll()) {
      const [sort, id] = query.queryKey;
      const operation = typeof id === "string" ? catalogue.operations.get(id) : undefined;
      if (!operation || !affected.includes(operation.tag) || !sorts.includes(sort)) continue;
      if (recordsIn(own(query.state.data, "data"), isSought).length === 0) continue;
      isKnown = true;
      const coming = remade.get(query) ?? remake(wire, operation.id, query);
      remade.set(query, coming);
      const { data } = await coming;
      const [first, ...others] = recordsIn(data, isSought);
      const isOne = before === undefined || others.every((other) => equal(other, first));
      const record = isOne ? first : [first, ...others].find((one) => equal(one, before));
      if (record || !isOne) return { record: record ?? null };
    }
    return isKnown ? { record: null } : null;
  };
}

/** Whether a value has most fields of a record: the id of its owner may be the same number. */
export function isAlike(value: JsonObject, record: JsonObject): boolean {
  const names = Object.keys(record);
  return names.filter((name) => Object.hasOwn(value, name)).length * 2 > names.length;
}

function remake(wire: Wire, operation: string, { meta, queryKey }: Query): Promise<CallResult> {
  const args = queryKey[2];
  return meta?.remake?.(quietly) ?? wire.call(operation, isRecord(args) ? args : {}, quietly);
}

/** The outermost records in a value that are sought. */
function recordsIn(value: unknown, isSought: (value: JsonObject) => boolean): JsonObject[] {
  if (isRecord(value) && isSought(value)) return [value];
  const inner = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  return inner.flatMap((one: unknown) => recordsIn(one, isSought));
}
