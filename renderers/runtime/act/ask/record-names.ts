import type { QueryClient } from "@tanstack/react-query";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import type { Operation } from "../../../../src/catalogue/operation.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { fieldsOf, isRecord } from "../../../../src/catalogue/schema/record.ts";
import { recordOf, recordsOf, rowsOf } from "../../../../src/catalogue/schema/rows.ts";
import { keysAt } from "../../../../src/catalogue/version-header.ts";
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
  const names = namesRead(catalogue, queries, operation);
  const keys = calls.flatMap(({ args }) => keysAt(args, path));
  return [...new Set(keys)].map((key) => String(names.get(key) ?? numbered(key)));
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

/** The names of all records read so far of the sort that an operation changes, by their keys. */
function namesRead(
  catalogue: Catalogue,
  queries: QueryClient,
  { tag, audit, affects, version }: Operation,
): ReadonlyMap<string, unknown> {
  // A relation is called after the record that has it, which is of another sort than its members.
  const isRelation = version !== null && "read" in version && affects.length > 1;
  const tags = isRelation ? affects.filter((other) => other !== tag) : [audit?.of ?? tag];
  const reads = queries.getQueryCache().getAll();
  const latestLast = reads.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  const names = new Map<string, unknown>();
  for (const { queryKey, state } of latestLast) {
    const [, id] = queryKey;
    const read = typeof id === "string" ? catalogue.operations.get(id) : undefined;
    if (!read || !tags.includes(read.tag)) continue;
    noteNames(catalogue, read, fieldsOf(state.data).data, names);
  }
  return names;
}

function noteNames(
  catalogue: Catalogue,
  read: Operation,
  data: unknown,
  names: Map<string, unknown>,
): void {
  const schema = recordOf(catalogue, read) ?? catalogue.resolve(read.answer ?? {});
  const rows = read.list ? rowsOf(read, data) : [data].filter(isRecord);
  noteRows(schema, rows, read.list?.children, names);
}

function noteRows(
  schema: JsonSchema,
  rows: readonly Readonly<Record<string, unknown>>[],
  children: string | undefined,
  names: Map<string, unknown>,
): void {
  const { "x-key": key, "x-label": label } = schema;
  if (key === undefined || label === undefined) return;
  for (const row of rows) {
    names.set(String(row[key]), row[label]);
    if (children !== undefined) noteRows(schema, recordsOf(row[children]), children, names);
  }
}

/** A key that stands for a name: a number is told from a count. */
function numbered(key: string): string {
  return /^\d+$/.test(key) ? `#${key}` : key;
}
