import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Parameter } from "../../catalogue/operation.ts";
import { typesOf } from "../../catalogue/schema/json-schema.ts";
import { isRecord } from "../../catalogue/schema/record.ts";
import type { ValueSort } from "../shape/value-sorts.ts";

/** The parameters of a proposed page by name, each with its sort of value. */
export type AddressParams = Readonly<Record<string, ValueSort>>;

/**
 * The expression that reads a call's parameter from the page's address, where no records are
 * available.
 */
export function fromAddress(catalogue: Catalogue, { name, schema }: Parameter): string {
  const read = `params${memberOf(name)}`;
  const type = typeOf(catalogue, schema);
  if (type === "object") return "{}";
  return type === "array" ? `[${read}]` : read;
}

/**
 * The parameters that a page must declare because calls in it read their arguments from its
 * address.
 */
export function addressParams(catalogue: Catalogue, part: unknown): AddressParams {
  if (Array.isArray(part)) {
    return Object.assign({}, ...part.map((item) => addressParams(catalogue, item)));
  }
  if (!isRecord(part)) return {};
  const inner = Object.values(part).map((item) => addressParams(catalogue, item));
  return Object.assign({}, paramsOfCall(catalogue, part), ...inner);
}

/** The address parameters that the remaining part of a page still reads. */
export function stillRead(params: AddressParams, part: unknown): AddressParams {
  const text = JSON.stringify(part);
  const isRead = (name: string) =>
    text.includes(JSON.stringify(`params${memberOf(name)}`).slice(1, -1));
  return Object.fromEntries(Object.entries(params).filter(([name]) => isRead(name)));
}

function paramsOfCall(catalogue: Catalogue, { call, with: given }: Record<string, unknown>) {
  const { parameters = [] } = catalogue.operations.get(String(call)) ?? {};
  const args = isRecord(given) ? given : {};
  const read = parameters.flatMap(({ name, schema }): [string, ValueSort][] => {
    const param = nameIn(args[name]);
    return param === null ? [] : [[param, sortOf(catalogue, schema)]];
  });
  return Object.fromEntries(read);
}

/** The name of the page parameter that an expression reads, written with a dot or in brackets. */
function nameIn(expression: unknown): string | null {
  const [, plain, quoted] =
    /^\[?params(?:\.(\w+)|\[("(?:[^"\\]|\\.)*")\])\]?$/.exec(String(expression)) ?? [];
  return plain ?? (quoted === undefined ? null : String(JSON.parse(quoted)));
}

function sortOf(catalogue: Catalogue, schema: Parameter["schema"]): ValueSort {
  const type = typeOf(catalogue, schema);
  if (type === "array") return sortOf(catalogue, catalogue.resolve(schema).items ?? {});
  return type === "integer" || type === "number" || type === "boolean" ? type : "string";
}

/** The JSON type of a schema; `undefined` where there is no schema. */
export const typeOf = (catalogue: Catalogue, schema: Parameter["schema"] | undefined) =>
  schema && typesOf(catalogue.resolve(schema))[0];

/** How an expression reads a field: `.id`, or `["@type"]` where its name is no identifier. */
export function memberOf(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
