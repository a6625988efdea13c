import { type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { mayAffect } from "../../../src/catalogue/may-affect.ts";
import type { Operation } from "../../../src/catalogue/operation.ts";
import { placesIn } from "../../../src/catalogue/resources/paths.ts";
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
      /** The name of the operation's service. */
      service?: string;
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
  affected: Affected,
  isSought: (value: JsonObject) => boolean,
  before?: JsonObject,
  remade?: Remade,
) => Promise<FoundRecord | null>;

/** What tells the reads that may hold a record. */
type Affected = Pick<Operation, "service" | "affects">;

/** A record that was read again. */
interface FoundRecord {
  record: JsonObject | null;
  /**
   * The answers of the reads that had the record and now lack it. Where another read has it, these
   * are only the reads that no later write has touched, such as a list under a filter that the
   * record no longer meets.
   */
  without?: readonly { operation: Operation; answer: CallResult }[];
}

/** What reads have answered again, for several records that are sought at about the same time. */
export type Remade = Map<Query, Promise<CallResult>>;

interface MadeRead {
  query: Query;
  operation: Operation;
}

/** The kinds of cached reads that may hold a record. */
const sorts: readonly unknown[] = ["call", "pages", "snapshot"];

/**
 * Repeats the read that has answered a record, without changing what its blocks show.
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
    const reads = queries
      .getQueryCache()
      .getAll()
      .flatMap((query) => {
        const [sort, id] = query.queryKey;
        const operation = typeof id === "string" ? catalogue.operations.get(id) : undefined;
        if (!operation || !sorts.includes(sort)) return [];
        if (!mayAffect(catalogue, affected, operation)) return [];
        const held = recordsIn(own(query.state.data, "data"), isSought);
        const isAsBefore = before !== undefined && held.some((one) => isWithin(one, before));
        return [{ query, operation, isHolding: held.length > 0, isAsBefore }];
      });
    const known = reads.filter(({ isHolding }) => isHolding);
    const asBefore = known.filter(({ isAsBefore }) => isAsBefore);
    // Another read may tell the same record in other words, as a list does that shortens its texts.
    const holding = asBefore.length > 0 ? asBefore : known;
    // A row moves to an earlier page where rows before it have been deleted.
    const otherPages = reads.filter(
      (one) => !holding.includes(one) && holding.some(isPageBeside(one)),
    );
    const without: { operation: Operation; answer: CallResult; isPast: boolean }[] = [];
    for (const { query, operation, isHolding } of [...holding, ...otherPages]) {
      const isPast = query.state.isInvalidated;
      const coming = remade.get(query) ?? remake(wire, operation.id, query);
      remade.set(query, coming);
      const answer = await coming;
      const { data } = answer;
      const [first, ...others] = recordsIn(data, isSought);
      const isOne = before === undefined || others.every((other) => equal(other, first));
      const record = isOne ? first : [first, ...others].find((one) => equal(one, before));
      if (record) return { record, without: without.filter((read) => !read.isPast) };
      if (!isOne) return { record: null };
      if (isHolding) without.push({ operation, answer, isPast });
    }
    return holding.length > 0 ? { record: null, without } : null;
  };
}

/** Whether two reads are of one list, whose rows below other records may have the same keys. */
const isPageBeside =
  (one: MadeRead) =>
  (other: MadeRead): boolean => {
    const argument = ({ query }: MadeRead, name: string) => own(query.queryKey[2], name);
    const isSame = (name: string) => equal(argument(one, name), argument(other, name));
    return one.operation === other.operation && placesIn(one.operation.path).every(isSame);
  };

/** Whether a row, which has computed values beside those of its record, is of a record as it is. */
const isWithin = (record: JsonObject, row: JsonObject): boolean =>
  Object.keys(record).every((name) => equal(record[name], row[name]));

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
