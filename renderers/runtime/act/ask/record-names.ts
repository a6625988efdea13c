import type { QueryClient } from "@tanstack/react-query";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { groupedBy } from "../../../../src/catalogue/grouped-by.ts";
import { keysAt } from "../../../../src/catalogue/headers/version-header.ts";
import type { Operation } from "../../../../src/catalogue/operation.ts";
import {
  collectionOf,
  lastStep,
  placesIn,
  shapeOf,
  singularOf,
} from "../../../../src/catalogue/resources/paths.ts";
import { namingAttribute } from "../../../../src/catalogue/schema/attributes.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { fieldsOf, isRecord, own } from "../../../../src/catalogue/schema/record.ts";
import { recordOf, recordsOf, rowsOf } from "../../../../src/catalogue/schema/rows.ts";
import { tagsOfRecord } from "../../../../src/catalogue/tags-of-record.ts";
import type { CountAlong } from "../../../../src/language/extensions/goes-along.ts";
import { plainText } from "../../show/plain-text.ts";
import { numbered } from "../../show/shown-text.ts";
import type { IntendedCall } from "./consent.ts";
import { isFilter, keyPath, wholeKey } from "./key-path.ts";

/**
 * The names of the records that calls change: from the service's answers, never from the page's
 * texts; by key where no record was read.
 */
export function recordNames(
  catalogue: Catalogue,
  queries: QueryClient,
  operation: Operation,
  calls: readonly IntendedCall[],
): string[] {
  const path = keyPath(catalogue, operation);
  if (path === null) return calls.flatMap(({ args }) => nameInRequest(catalogue, operation, args));
  const records = recordsRead(catalogue, queries, operation, calls);
  const keys = calls.flatMap(({ args }) =>
    keysAt(args, path).map((key) => [wholeKey(operation, args, key), key] as const),
  );
  return [...new Map(keys)].map(
    ([whole, key]) => plainText(records.get(key)?.name) || numbered(whole),
  );
}

/**
 * The dependent records that a delete removes, as `x-goes-along` counts them; empty unless all
 * records were read, since a smaller count would mislead.
 */
export async function countsAlong(
  catalogue: Catalogue,
  queries: QueryClient,
  operation: Operation,
  calls: readonly IntendedCall[],
): Promise<CountAlong[]> {
  const path = keyPath(catalogue, operation);
  if (path === null || operation.goesAlong.length === 0) return [];
  const records = recordsRead(catalogue, queries, operation, calls);
  const rows = keysOf(calls, path).map((key) => records.get(key)?.row);
  if (!rows.every(isRecord)) return [];
  const planner = await import("../../../../src/language/extensions/goes-along.ts").catch(
    () => null,
  );
  return planner?.goesAlongWith(catalogue, operation, rows) ?? [];
}

/**
 * How many records there are by the keys that several of them have, such as one text in two languages:
 * a call by such a key may change them all.
 */
export function countSharing(
  catalogue: Catalogue,
  queries: QueryClient,
  operation: Operation,
  calls: readonly IntendedCall[],
): number {
  const path = keyPath(catalogue, operation);
  if (path === null) return 0;
  const records = recordsRead(catalogue, queries, operation, calls);
  const counts = keysOf(calls, path).map((key) => records.get(key)?.count ?? 1);
  return counts.reduce((sum, count) => (count > 1 ? sum + count : sum), 0);
}

function keysOf(calls: readonly IntendedCall[], path: string): string[] {
  return [...new Set(calls.flatMap(({ args }) => keysAt(args, path)))];
}

/** A new record is named by the request's own values. */
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

/** A record in a response of the service, with the name by which people know it. */
interface ReadRecord {
  /** `null` where several records have the key, none of whose names is that of the one meant. */
  name: unknown;
  row: Row | null;
  /** How many different records have its key in one answer. */
  count: number;
}

type Row = Readonly<Record<string, unknown>>;

/** All records of an operation's type read so far below the same records, by key. */
function recordsRead(
  catalogue: Catalogue,
  queries: QueryClient,
  operation: Operation,
  calls: readonly IntendedCall[],
): ReadonlyMap<string, ReadRecord> {
  const { service, tag, audit, affects, version } = operation;
  // A relation is named after its owner, which is of another type than its members.
  const isRelation = version !== null && "read" in version && affects.length > 1;
  const ofRelation = affects.filter((other) => other !== tag);
  const tags = isRelation ? ofRelation : audit?.of ? [audit.of] : tagsOfRecord(operation);
  const reads = queries.getQueryCache().getAll();
  const latestLast = reads.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  const records = new Map<string, ReadRecord>();
  for (const { queryKey, state } of latestLast) {
    const [, id, given] = queryKey;
    const read = typeof id === "string" ? catalogue.operations.get(id) : undefined;
    // A second service of the same document has other records by the same keys.
    if (read?.service.name !== service.name || !tags.includes(read.tag)) continue;
    if (!calls.every(({ args }) => isAmong(operation, args, read, fieldsOf(given)))) continue;
    const isMeant = (row: Row) => calls.some(({ args }) => isNarrowedTo(operation, args, row));
    const place = placesIn(operation.path).at(-1);
    noteRecords(catalogue, read, fieldsOf(state.data).data, { isMeant, place, records });
  }
  return records;
}

/**
 * Whether a read answers records of the collection in which a call changes one. Records of several
 * collections share a tag, and keys such as 1 recur in each of them and below each record above.
 */
function isAmong(
  { path, parameters }: Operation,
  args: IntendedCall["args"],
  read: Operation,
  given: Readonly<Record<string, unknown>>,
): boolean {
  const [key, ...above] = placesIn(path).toReversed();
  if (key === undefined) return path === read.path || !parameters.some(isFilter);
  const isSame = (name: string) => !(name in given) || String(given[name]) === String(args[name]);
  // The key of a record may be in parentheses, as in `/Products('{ID}')`.
  const [ofRecord = path] = /^.*\}'?\)?/.exec(path) ?? [];
  return collectionName(ofRecord) === collectionName(read.path) && above.every(isSame);
}

/**
 * The last name in the path of a list or of one record, in the singular, as paths have both:
 * `comment` of `/posts/{id}/comments` and of `/comment/{id}`.
 */
function collectionName(path: string): string {
  return singularOf(lastStep(shapeOf(collectionOf(path)).replace(/(\/\{\})+$/, "")));
}

/** Names by which each record may have its own key, whatever record a path means by them. */
const anyKey = /^(_?id|[ug]uid|key|slug|code|name|number)$/i;

/**
 * Whether a call may mean a row, whose key others may share: the other parts of its key in the path
 * must be the row's own, and so must be what is said beside the key, such as a language, by a deletion
 * or by a change whose values are in its body.
 */
function isNarrowedTo(
  { method, parameters, path, body }: Operation,
  args: IntendedCall["args"],
  row: Row,
): boolean {
  const key = placesIn(path).at(-1);
  return parameters.every(({ name, in: place }) => {
    const isPart = place === "path" && name !== key && !anyKey.test(name) && !isRecord(row[name]);
    const isBeside = place === "query" && (method === "delete" || body !== null);
    const isSaid = (isPart || isBeside) && (args[name] ?? null) !== null;
    return !isSaid || !Object.hasOwn(row, name) || String(row[name]) === String(args[name]);
  });
}

/** Where records are noted, and which rows may be meant. */
interface Noting {
  isMeant(row: Row): boolean;
  /** The placeholder of the key. */
  place: string | undefined;
  records: Map<string, ReadRecord>;
}

function noteRecords(catalogue: Catalogue, read: Operation, data: unknown, noting: Noting): void {
  const schema = recordOf(catalogue, read) ?? catalogue.resolve(read.answer ?? {});
  const rows = read.list ? rowsOf(read, data) : [data].filter(isRecord);
  noteRows(schema, namerOf(catalogue, schema), rows, read.list?.children, noting);
}

/** Reads a record's name; `null` where its type has none. */
type Namer = ((row: Row) => unknown) | null;

function namerOf(catalogue: Catalogue, schema: JsonSchema): Namer {
  const { "x-label": label } = schema;
  if (label !== undefined) return (row) => row[label];
  const attribute = namingAttribute(catalogue, schema);
  return attribute && ((row) => own(row[attribute.holder], attribute.name));
}

function noteRows(
  schema: JsonSchema,
  namer: Namer,
  rows: readonly Row[],
  children: string | undefined,
  noting: Noting,
): void {
  const { records, isMeant, place = "" } = noting;
  // The marked key may be another part of a key of several parts.
  const key = Object.hasOwn(schema.properties ?? {}, place) ? place : schema["x-key"];
  if (key === undefined || namer === null) return;
  for (const [known, same] of groupedBy(rows.filter(isMeant), (row) => String(row[key]))) {
    const { row: earlier = null, count: most = 1 } = records.get(known) ?? {};
    const count = Math.max(most, new Set(same.map((one) => JSON.stringify(one))).size);
    // A later read may lack the label, so the earlier one is kept.
    const row = new Set(same.map(namer)).size > 1 ? null : Object.assign({}, earlier, ...same);
    records.set(known, { name: row && namer(row), row, count });
  }
  if (children === undefined) return;
  for (const row of rows) noteRows(schema, namer, recordsOf(row[children]), children, noting);
}
