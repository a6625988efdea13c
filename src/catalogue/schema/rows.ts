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

/** The records that an operation answers; other values are left out. */
export function rowsOf(lister: Lister, answer: unknown): Row[] {
  return recordsOf(itemsOf(lister, answer));
}

/** All that stands where an operation answers its records; `null` where that is no list. */
export function itemsOf({ list }: Lister, answer: unknown): readonly unknown[] | null {
  const found = list && pointTo(answer, list.rows);
  if (list?.named !== undefined && isRecord(found)) return membersOf(found, list.named);
  return Array.isArray(found) ? found : null;
}

const membersKnown = new WeakMap<Row, readonly unknown[]>();

/** The members of an object as rows, each with its name; the same rows for the same object. */
function membersOf(members: Row, field: string): readonly unknown[] {
  const known = membersKnown.get(members);
  if (known) return known;
  const rows = Object.entries(members).map(([name, row]) =>
    isRecord(row) ? { [field]: name, ...row, [field]: name } : row,
  );
  membersKnown.set(members, rows);
  return rows;
}

/** An answer as far as it tells how many records there are: in its data, or in a header. */
export interface Totalled {
  data: unknown;
  total?: number | null | undefined;
}

/** How many records there are in all, where the answer says so; some services write it as text. */
export function totalOf(
  { list }: Lister,
  { data, total: ofHeader = null }: Totalled,
): number | null {
  const given = list?.total === undefined ? null : pointTo(data, list.total);
  const isCount = typeof given === "number" || (typeof given === "string" && /^\d+$/.test(given));
  const total = isCount ? Number(given) : Number.NaN;
  return total >= 0 ? total : ofHeader;
}

/** The schema of one record of what an operation lists, resolved; `null` where it lists none. */
export function recordOf(catalogue: Catalogue, { list, answer }: Operation): JsonSchema | null {
  return list && answer && recordAt(catalogue, answer, list.rows, list.named);
}

/**
 * The schema of one record of the list at a pointer into an answer, resolved; of the members of an
 * object where their names are a field. `null` where there is no list.
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

/** The schema of a record with the field that shows its name, which identifies it. */
function withName(record: JsonSchema, field: string): JsonSchema {
  const known = namedKnown.get(record);
  if (known) return known;
  const name: JsonSchema = { type: "string" };
  const properties = { [field]: name, ...record.properties, [field]: name };
  const made = { ...record, "x-key": field, properties };
  namedKnown.set(record, made);
  return made;
}
