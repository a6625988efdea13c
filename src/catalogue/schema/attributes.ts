import type { Catalogue } from "../catalogue.ts";
import { type JsonSchema, typesOf } from "./json-schema.ts";

/** Names of the object in which some services, as those of JSON:API, keep a record's own fields. */
const holders: readonly string[] = ["attributes", "fields", "properties"];

/** Whether a field of this name holds the attributes of its record, rather than another record. */
export const isAttributeHolder = (name: string) => holders.includes(name);

/** Names of fields that name their record, from the surest to the least sure. */
export const usualLabels: readonly string[] = [
  ...["name", "title", "label", "fullname", "full_name", "fullName"],
  ...["display_name", "displayName", "friendly_name", "friendlyName"],
  ...["username", "subject", "topic", "summary"],
];

/** A field inside a record's object of attributes. */
export interface Attribute {
  name: string;
  /** The name of the object. */
  holder: string;
  /** The way to the field in the record, such as `attributes.title`. */
  path: string;
  schema: JsonSchema;
}

/** The fields in the object that holds a record's attributes; empty where it has no such object. */
export function attributesOf(
  { resolve }: Pick<Catalogue, "resolve">,
  { properties = {} }: JsonSchema,
): Attribute[] {
  return holders.flatMap((holder) => {
    const source = Object.hasOwn(properties, holder) ? properties[holder] : undefined;
    const schema = source && resolve(source);
    if (!schema?.properties || typesOf(schema)[0] !== "object") return [];
    return Object.entries(schema.properties).map(([name, inner]) => {
      return { name, holder, path: `${holder}.${name}`, schema: inner };
    });
  });
}

/** The attribute that names a record; `null` where one of the record's own fields or none does. */
export function namingAttribute(
  catalogue: Pick<Catalogue, "resolve">,
  record: JsonSchema,
): Attribute | null {
  if (record["x-label"] !== undefined) return null;
  const attributes = attributesOf(catalogue, record);
  const named = usualLabels.map((label) => attributes.find(({ name }) => name === label));
  return named.find((attribute) => attribute !== undefined) ?? null;
}

/** Names of fields that hold a response's record, and of those that are about the response. */
const usualWrappers = /^(data|result|item|record|payload)$/i;
const aboutAnswer = /^(meta|_?links|included|jsonapi|errors?|pag(e|ing|ination)|@.*)$/i;

/**
 * The field of a response that holds its record: the only one with a record of its own, if it has
 * the usual name, or if the response has no plain fields.
 */
export function wrapperOf(
  { resolve }: Pick<Catalogue, "resolve">,
  { properties = {} }: JsonSchema,
): string | null {
  const fields = Object.entries(properties).map(([name, source]) => {
    const schema = resolve(source);
    return { name, isRecord: schema.properties !== undefined, type: typesOf(schema)[0] };
  });
  const [first, ...others] = fields.filter(
    ({ name, isRecord }) => isRecord && !aboutAnswer.test(name),
  );
  if (!first || others.length > 0) return null;
  const isAlone = fields.every(
    ({ name, type }) => aboutAnswer.test(name) || type === "object" || type === "array",
  );
  return isAlone || usualWrappers.test(first.name) ? first.name : null;
}
