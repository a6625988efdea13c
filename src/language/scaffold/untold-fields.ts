import type { Catalogue } from "../../catalogue/catalogue.ts";
import { plain, singularOf } from "../../catalogue/resources/paths.ts";
import { constantNames } from "../../catalogue/schema/constants.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { misfitOfType } from "../fit/type-fit.ts";
import { typeOfSchema } from "../type.ts";
import { memberOf } from "./address-params.ts";
import type { Arguments } from "./calls.ts";

/** How the fields of a request are found in a record. */
export interface ToldFields {
  /** Fields that the record tells as the request takes them, and how each is read from the record. */
  fitting: readonly { name: string; source: string }[];
  /** Fields that the record tells in another type, so that no form can begin with them. */
  otherwise: readonly string[];
  /** Fields that the record does not tell at all, such as passwords. */
  missing: readonly string[];
}

/** Compares the fields of a request with those of a record, also in another spelling. */
export function toldFields(
  catalogue: Catalogue,
  request: JsonSchema,
  record: JsonSchema,
): ToldFields {
  const fitting: { name: string; source: string }[] = [];
  const otherwise: string[] = [];
  const missing: string[] = [];
  for (const [name, asked] of Object.entries(request.properties ?? {})) {
    const told = toldAs(catalogue, record, name);
    if (told === undefined) missing.push(name);
    else {
      const [from, to] = [told.schema, asked].map((schema) => typeOfSchema(catalogue, schema));
      const isFitting = from && to && misfitOfType(from, to) === null;
      if (isFitting) fitting.push({ name, source: told.source });
      else otherwise.push(name);
    }
  }
  return { fitting, otherwise, missing };
}

/**
 * How a record tells the field that a name means: itself, or for `owner_id` by the `id` of its
 * `owner`, and for `label_ids` by those of its `labels`.
 */
export function toldAs(
  catalogue: Catalogue,
  record: JsonSchema,
  name: string,
): { source: string; schema: JsonSchema } | undefined {
  const field = fieldAlike(record, name);
  const properties = Object.entries(record.properties ?? {});
  const own = field === undefined ? undefined : record.properties?.[field];
  if (field !== undefined && own) return { source: memberOf(field), schema: own };
  for (const [other, property] of properties) {
    const { items, ...held } = catalogue.resolve(property);
    const { properties: inner = {} } = items ? catalogue.resolve(items) : held;
    const schema = inner.id;
    const noun = plain(other);
    if (schema && !items && plain(name) === `${noun}id`)
      return { source: `${memberOf(other)}.id`, schema };
    if (schema && items && plain(name) === `${singularOf(noun)}ids`)
      return {
        source: `${memberOf(other)}.map(one, one.id)`,
        schema: { type: "array", items: schema },
      };
  }
  return undefined;
}

/** The field of a record that a name means, also in another spelling. */
export function fieldAlike({ properties = {} }: JsonSchema, name: string): string | undefined {
  if (Object.hasOwn(properties, name)) return name;
  return Object.keys(properties).find((other) => plain(other) === plain(name));
}

/** The fields that a form asks for if its page names none, without those that its page binds. */
export function usualFields(
  catalogue: Catalogue,
  request: JsonSchema,
  bound: Arguments,
): readonly string[] {
  const constant = constantNames(catalogue, request);
  return Object.entries(request.properties ?? {}).flatMap(([name, property]) => {
    const { readOnly = false, "x-hidden": isHidden = false } = catalogue.resolve(property);
    const isFilled = name === request["x-key"] || name in bound || constant.includes(name);
    return isFilled || readOnly || isHidden ? [] : [name];
  });
}
