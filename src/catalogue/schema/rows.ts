import type { Catalogue } from "../catalogue.ts";
import type { ListExtension } from "../openapi.ts";
import type { Operation } from "../operation.ts";
import type { JsonSchema } from "./json-schema.ts";
import { pointTo, stepsOf } from "./pointer.ts";
import { isRecord } from "./record.ts";

/** A record as it came. */
export type Row = Readonly<Record<string, unknown>>;

/** What lists records: an operation, or the plan of one's rows. */
interface Lister {
  readonly list: ListExtension | null;
}

/** The records of a list; whatever is none is left out. */
export function recordsOf(list: unknown): Row[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** The records that an operation answers; whatever is none is left out. */
export function rowsOf(lister: Lister, answer: unknown): Row[] {
  return recordsOf(itemsOf(lister, answer));
}

/** All that stands where an operation answers its records; `null` where that is no list. */
export function itemsOf({ list }: Lister, answer: unknown): readonly unknown[] | null {
  const found = list && pointTo(answer, list.rows);
  return Array.isArray(found) ? found : null;
}

/** How many records there are in all, where the answer says so; some services write it as text. */
export function totalOf({ list }: Lister, answer: unknown): number | null {
  const given = list?.total === undefined ? null : pointTo(answer, list.total);
  const isCount = typeof given === "number" || (typeof given === "string" && /^\d+$/.test(given));
  const total = isCount ? Number(given) : Number.NaN;
  return total >= 0 ? total : null;
}

/** The schema of one record of what an operation lists, resolved; `null` where it lists none. */
export function recordOf(catalogue: Catalogue, { list, answer }: Operation): JsonSchema | null {
  return list && answer && recordAt(catalogue, answer, list.rows);
}

/** The schema of one record of the list at a pointer into an answer, resolved; `null` where none is. */
export function recordAt(
  { resolve }: Pick<Catalogue, "resolve">,
  answer: JsonSchema,
  rows: string,
): JsonSchema | null {
  let schema: JsonSchema | undefined = resolve(answer);
  for (const step of stepsOf(rows)) {
    schema = schema?.properties?.[step] && resolve(schema.properties[step]);
  }
  return schema?.items ? resolve(schema.items) : null;
}
