import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { plain } from "./paths.ts";

/**
 * The share of the smaller record's fields that the other record has as well, from 0 to 1, in
 * whatever spelling: `FriendlyName` is `friendly_name`.
 */
export function shared(one: JsonSchema, other: JsonSchema): number {
  const least = Math.min(plainNames(one).length, plainNames(other).length);
  return least && sharedNames(one, other).length / least;
}

const plainNames = ({ properties = {} }: JsonSchema): string[] =>
  Object.keys(properties).map(plain);

function sharedNames(one: JsonSchema, other: JsonSchema): string[] {
  const others = plainNames(other);
  return plainNames(one).filter((name) => others.includes(name));
}

/** Whether a record has the very fields of another one. */
export function hasFieldsOf(one: JsonSchema | null, other: JsonSchema): boolean {
  const [names, others] = [one, other].map((record) => Object.keys(record?.properties ?? {}));
  return names?.join() === others?.join();
}

/**
 * The part of a request or response schema that holds its record: the schema itself, or a field
 * such as `data`.
 */
export interface Holder {
  /** The name of the field; `null` where the schema itself is the record. */
  wrapper: string | null;
  record: JsonSchema;
}

/** The fields that a request carries in its body. */
export function bodyOf({ parameters }: Pick<Operation, "parameters">): JsonSchema {
  const fields = parameters.filter(({ in: place }) => place === "body");
  return { properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])) };
}

/** The share of fields of a record and a request at the record's own path: any field in common. */
export const leastShared = 0.01;

/**
 * The part of a schema that holds a record similar to a given one; `null` where no part shares at
 * least the minimum share of fields.
 */
export function holderOf(
  { resolve }: Catalogue,
  schema: JsonSchema | null,
  record: JsonSchema,
  least = 0.5,
): Holder | null {
  if (!schema) return null;
  const whole = resolve(schema);
  const namesake = namesakeOf(resolve, whole, record);
  // A field that the record has as well is a part of it: the `target` of a hook is no hook.
  const inner = Object.entries(whole.properties ?? {}).flatMap(([wrapper, property]): Holder[] => {
    const isPart = wrapper !== namesake && Object.hasOwn(record.properties ?? {}, wrapper);
    return isPart ? [] : [{ wrapper, record: resolve(property) }];
  });
  const itself: Holder[] = namesake === null ? [{ wrapper: null, record: whole }] : [];
  const holders = [...itself, ...inner];
  const [first] = holders
    .map((holder) => ({ holder, share: shared(holder.record, record) }))
    .filter(({ share }) => share >= least)
    .toSorted((a, b) => b.share - a.share);
  const isWhole = namesake === null && first && isRather(whole, first.holder.record, record);
  return isWhole ? { wrapper: null, record: whole } : (first?.holder ?? null);
}

/**
 * Whether a whole is a record rather than one of its parts is: an order has an `id` and a `name` as
 * its `customer` does, all of whose fields the record of orders may have. What merely holds a record
 * has nothing of it that its part lacks.
 */
function isRather(whole: JsonSchema, part: JsonSchema, record: JsonSchema): boolean {
  const ofWhole = sharedNames(whole, record);
  const ofPart = sharedNames(part, record);
  const hasMore = ofWhole.some((name) => !ofPart.includes(name));
  const isHalf = ofWhole.length >= plainNames(record).length / 2;
  return ofWhole.length >= ofPart.length || (hasMore && isHalf);
}

/**
 * The field that holds a record although the record has a field of this name as well, such as the
 * `endpoint` in `{"endpoint": {"id": 1, "endpoint": "cdn.example.com"}}`: the only field of the whole
 * that the record has, an object where the record's own field is none.
 */
function namesakeOf(
  resolve: Catalogue["resolve"],
  { properties: outer = {} }: JsonSchema,
  { properties: own = {} }: JsonSchema,
): string | null {
  const [name, ...others] = Object.keys(outer).filter((one) => Object.hasOwn(own, one));
  if (name === undefined || others.length > 0) return null;
  const isObject = (schema: JsonSchema = {}) => resolve(schema).properties !== undefined;
  return isObject(outer[name]) && !isObject(own[name]) ? name : null;
}

/** A listed record together with the fields that only the answer of its read has. */
export function wholeRecord(
  catalogue: Catalogue,
  record: JsonSchema,
  answer: JsonSchema | null,
): JsonSchema {
  const { properties } = holderOf(catalogue, answer, record)?.record ?? {};
  return properties ? { ...record, properties: { ...properties, ...record.properties } } : record;
}

/**
 * Whether a read returns records that share at least the minimum share of fields with the given one;
 * `null` where it states no response schema.
 */
export function isAnswerOf(
  catalogue: Catalogue,
  { answer }: Operation,
  record: JsonSchema,
  least = 0.5,
): boolean | null {
  if (!answer || Object.keys(catalogue.resolve(answer).properties ?? {}).length === 0) return null;
  return holderOf(catalogue, answer, record, least) !== null;
}
