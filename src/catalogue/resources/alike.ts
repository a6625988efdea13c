import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";

/** How much of the smaller of two records the other has as well, from 0 to 1. */
export function shared(one: JsonSchema, other: JsonSchema): number {
  const [names, others] = [one, other].map(({ properties = {} }) => Object.keys(properties));
  if (!names?.length || !others?.length) return 0;
  const both = names.filter((name) => others.includes(name));
  return both.length / Math.min(names.length, others.length);
}

/** What a schema of an answer or a request may hold its record in: itself, or a field as `data`. */
export interface Holder {
  /** The field; `null` where the schema is the record itself. */
  wrapper: string | null;
  record: JsonSchema;
}

/**
 * Where in a schema a record of a sort sits; `null` where nothing in it is like it: where less is
 * shared than the least share.
 */
export function holderOf(
  { resolve }: Catalogue,
  schema: JsonSchema | null,
  record: JsonSchema,
  least = 0.5,
): Holder | null {
  if (!schema) return null;
  const whole = resolve(schema);
  const inner = Object.entries(whole.properties ?? {}).map(([wrapper, property]): Holder => {
    return { wrapper, record: resolve(property) };
  });
  const holders: Holder[] = [{ wrapper: null, record: whole }, ...inner];
  const [first] = holders
    .map((holder) => ({ holder, share: shared(holder.record, record) }))
    .filter(({ share }) => share >= least)
    .toSorted((a, b) => b.share - a.share);
  return first?.holder ?? null;
}

/** Whether a read answers records of a sort; `null` where it does not say what it answers. */
export function isAnswerOf(
  catalogue: Catalogue,
  { answer }: Operation,
  record: JsonSchema,
): boolean | null {
  if (!answer || Object.keys(catalogue.resolve(answer).properties ?? {}).length === 0) return null;
  return holderOf(catalogue, answer, record) !== null;
}
