import type { QueryClient } from "@tanstack/react-query";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import type { Operation } from "../../../../src/catalogue/operation.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { fieldsOf, isRecord } from "../../../../src/catalogue/schema/record.ts";
import { recordOf, recordsOf, rowsOf } from "../../../../src/catalogue/schema/rows.ts";
import { keysAt } from "../../../../src/catalogue/version-header.ts";
import type { CountAlong } from "../../../../src/language/goes-along.ts";
import type { IntendedCall } from "./consent.ts";

/**
 * What people call the records that calls of one operation change: by what the service has answered of them, never
 * by what a page says of them; by their keys where nothing was read of them.
 */
export function recordNames(
  catalogue: Catalogue,
  queries: QueryClient,
  operation: Operation,
  calls: readonly IntendedCall[],
): string[] {
  const path = keyPath(operation);
  if (path === null) return calls.flatMap(({ args }) => nameInRequest(catalogue, operation, args));
  const records = recordsRead(catalogue, queries, operation);
  return keysOf(calls, path).map((key) => String(records.get(key)?.name ?? numbered(key)));
}

/**
 * What goes with the records that calls of one operation delete, as its `x-goes-along` counts it;
 * nothing where not all of them were read: fewer than there are would be a wrong promise.
 */
export async function countsAlong(
  catalogue: Catalogue,
  queries: QueryClient,
  operation: Operation,
  calls: readonly IntendedCall[],
): Promise<CountAlong[]> {
  const path = keyPath(operation);
  if (path === null || operation.goesAlong.length === 0) return [];
  const records = recordsRead(catalogue, queries, operation);
  const rows = keysOf(calls, path).map((key) => records.get(key)?.row);
  if (!rows.every(isRecord)) return [];
  const planner = await import("../../../../src/language/goes-along.ts").catch(() => null);
  return planner?.goesAlongWith(catalogue, operation, rows) ?? [];
}

function keysOf(calls: readonly IntendedCall[], path: string): string[] {
  return [...new Set(calls.flatMap(({ args }) => keysAt(args, path)))];
}

/** Where the keys stand in a request; `null` where a record is made, or nobody knows. */
export function keyPath({ audit, version, parameters }: Operation): string | null {
  if (audit?.made !== undefined) return null;
  const versioned = version && "key" in version ? version.key : undefined;
  const inPath = parameters.find((parameter) => parameter.in === "path")?.name;
  return audit?.key ?? versioned ?? inPath ?? null;
}

/** A record that is not there yet is called what is sent of it. */
function nameInRequest(
  catalogue: Catalogue,
  { inverse }: Operation,
  args: IntendedCall["args"],
): string[] {
  const version = inverse && catalogue.operations.get(inverse.operationId)?.version;
  const label = version && "row" in version && catalogue.resolve(version.row)["x-label"];
  const name = label ? args[label] : undefined;
  return typeof name === "string" ? [name] : [];
}

/** A record as the service has answered it, and what people call it. */
interface ReadRecord {
  name: unknown;
  row: Readonly<Record<string, unknown>>;
}

/** All records read so far of the sort that an operation changes, by their keys. */
function recordsRead(
  catalogue: Catalogue,
  queries: QueryClient,
  { tag, audit, affects, version }: Operation,
): ReadonlyMap<string, ReadRecord> {
  // A relation is called after the record that has it, which is of another sort than its members.
  const isRelation = version !== null && "read" in version && affects.length > 1;
  const tags = isRelation ? affects.filter((other) => other !== tag) : [audit?.of ?? tag];
  const reads = queries.getQueryCache().getAll();
  const latestLast = reads.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  const records = new Map<string, ReadRecord>();
  for (const { queryKey, state } of latestLast) {
    const [, id] = queryKey;
    const read = typeof id === "string" ? catalogue.operations.get(id) : undefined;
    if (!read || !tags.includes(read.tag)) continue;
    noteRecords(catalogue, read, fieldsOf(state.data).data, records);
  }
  return records;
}

function noteRecords(
  catalogue: Catalogue,
  read: Operation,
  data: unknown,
  records: Map<string, ReadRecord>,
): void {
  const schema = recordOf(catalogue, read) ?? catalogue.resolve(read.answer ?? {});
  const rows = read.list ? rowsOf(read, data) : [data].filter(isRecord);
  noteRows(schema, rows, read.list?.children, records);
}

function noteRows(
  schema: JsonSchema,
  rows: readonly Readonly<Record<string, unknown>>[],
  children: string | undefined,
  records: Map<string, ReadRecord>,
): void {
  const { "x-key": key, "x-label": label } = schema;
  if (key === undefined || label === undefined) return;
  for (const row of rows) {
    const known = String(row[key]);
    // A later read may answer less of a record than an earlier one.
    records.set(known, { name: row[label], row: { ...records.get(known)?.row, ...row } });
    if (children !== undefined) noteRows(schema, recordsOf(row[children]), children, records);
  }
}

/** A key that stands for a name: a number is told from a count. */
function numbered(key: string): string {
  return /^\d+$/.test(key) ? `#${key}` : key;
}
