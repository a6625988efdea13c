import type { Catalogue } from "../catalogue.ts";
import type { ListExtension } from "../openapi.ts";
import type { Operation } from "../operation.ts";
import type { JsonSchema } from "./json-schema.ts";
import { pointTo, stepsOf } from "./pointer.ts";
import { isRecord } from "./record.ts";
import { withKinds } from "./with-kinds.ts";

/** A record of an answer, unchanged. */
export type Row = Readonly<Record<string, unknown>>;

/** An operation that lists records, or the plan of its rows. */
interface Lister {
  readonly list: ListExtension | null;
}

/** The records in a list; other values are left out. */
export function recordsOf(list: unknown): Row[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** The records in an operation's answer; other values are left out. */
export function rowsOf(lister: Lister, answer: unknown): Row[] {
  return recordsOf(itemsOf(lister, answer));
}

/** All items of an operation's list; `null` where the answer holds no list. */
export function itemsOf({ list }: Lister, answer: unknown): readonly unknown[] | null {
  const found = list && pointTo(answer, list.rows);
  if (list?.named !== undefined && isRecord(found)) return membersOf(found, list.named);
  if (Array.isArray(found)) return found;
  const isNone = list?.nullable === true && found === null;
  return isNone || isLeftOut(list, answer) ? [] : null;
}

/**
 * Whether a HAL answer leaves out the object for its rows because it has none: it has links, no
 * embedded records and no total that counts any.
 */
function isLeftOut(list: ListExtension | null, answer: unknown): boolean {
  const isHal = list?.rows.startsWith("/_embedded/") && isRecord(answer) && isRecord(answer._links);
  return isHal === true && answer._embedded === undefined && !totalOf({ list }, { data: answer });
}

const membersKnown = new WeakMap<Row, readonly unknown[]>();

/** The members of an object as rows, each with its name; the rows are cached per object. */
function membersOf(members: Row, field: string): readonly unknown[] {
  const known = membersKnown.get(members);
  if (known) return known;
  const rows = Object.entries(members).map(([name, row]) =>
    isRecord(row) ? { [field]: name, ...row, [field]: name } : row,
  );
  membersKnown.set(members, rows);
  return rows;
}

/** The parts of an answer that may state the total number of records: its data or a header. */
export interface Totalled {
  data: unknown;
  total?: number | null | undefined;
}

/** The total number of records, where the answer states it; some services send it as text. */
export function totalOf(
  { list }: Lister,
  { data, total: ofHeader = null }: Totalled,
): number | null {
  const given = list?.total === undefined ? null : pointTo(data, list.total);
  const isCount = typeof given === "number" || (typeof given === "string" && /^\d+$/.test(given));
  const total = isCount ? Number(given) : Number.NaN;
  return total >= 0 ? total : ofHeader;
}

/**
 * The total number of records of a list with pages. A bare `count` that is the number of the rows
 * in the answer may count these alone, so it says nothing about further pages.
 */
export function pagedTotalOf(lister: Lister, answer: Totalled): number | null {
  const total = totalOf(lister, answer);
  const isBare = /\/count$/i.test(lister.list?.total ?? "");
  return isBare && total === itemsOf(lister, answer.data)?.length ? null : total;
}

/** The resolved schema of one record in an operation's list; `null` where it has no list. */
export function recordOf(catalogue: Catalogue, { list, answer }: Operation): JsonSchema | null {
  return list && answer && recordAt(catalogue, answer, list.rows, list.named);
}

/**
 * The resolved schema of one record of the list at a pointer into an answer, or of an object's
 * members where their names are a field. `null` where there is no list.
 */
export function recordAt(
  { resolve }: Pick<Catalogue, "resolve">,
  answer: JsonSchema,
  rows: string,
  named?: string,
): JsonSchema | null {
  let schema: JsonSchema | undefined = withKinds(resolve, answer);
  for (const step of stepsOf(rows)) {
    const property: JsonSchema | undefined = schema?.properties?.[step];
    schema = property && withKinds(resolve, property);
  }
  const member = schema?.additionalProperties;
  if (named !== undefined && typeof member === "object") {
    return withName(withKinds(resolve, member), named);
  }
  return schema?.items ? withKinds(resolve, schema.items) : null;
}

const namedKnown = new WeakMap<JsonSchema, JsonSchema>();

/** The schema of a record with an added field for its name, which identifies it. */
function withName(record: JsonSchema, field: string): JsonSchema {
  const known = namedKnown.get(record);
  if (known) return known;
  const name: JsonSchema = { type: "string" };
  const properties = { [field]: name, ...record.properties, [field]: name };
  const made = { ...record, "x-key": field, properties };
  namedKnown.set(record, made);
  return made;
}
