import type { Catalogue } from "../../catalogue/catalogue.ts";
import { plain } from "../../catalogue/resources/paths.ts";
import { constantNames } from "../../catalogue/schema/constants.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { misfitOfType } from "../fit/type-fit.ts";
import { typeOfSchema } from "../type.ts";
import type { Arguments } from "./calls.ts";

/** How the fields of a request are found in a record. */
export interface ToldFields {
  /** Fields that the record tells as the request takes them, with their names in the record. */
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
    const source = fieldAlike(record, name);
    const given = source === undefined ? undefined : record.properties?.[source];
    if (source === undefined || given === undefined) missing.push(name);
    else {
      const [from, to] = [given, asked].map((schema) => typeOfSchema(catalogue, schema));
      const isFitting = from && to && misfitOfType(from, to) === null;
      if (isFitting) fitting.push({ name, source });
      else otherwise.push(name);
    }
  }
  return { fitting, otherwise, missing };
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
