import type { Catalogue } from "../catalogue.ts";
import { type JsonSchema, typesOf } from "./json-schema.ts";

/** Names of the object in which some services, as those of JSON:API, keep a record's own fields. */
const holders: readonly string[] = ["attributes", "fields", "properties"];

/** Whether a field of this name holds the attributes of its record, rather than another record. */
export const isAttributeHolder = (name: string) => holders.includes(name);

/** A field inside a record's object of attributes. */
export interface Attribute {
  name: string;
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
      return { name, path: `${holder}.${name}`, schema: inner };
    });
  });
}
