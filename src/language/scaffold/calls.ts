import type { Catalogue } from "../../catalogue/catalogue.ts";
import { typesOf } from "../../catalogue/json-schema.ts";
import type { Operation, Parameter } from "../../catalogue/operation.ts";
import type { ListedRecord } from "./listed-record.ts";

/** A part of a page as it is written. */
export interface SourceObject {
  readonly [property: string]: unknown;
}

/** A call as a page writes it. */
export type CallText = string | { call: string; with: Readonly<Record<string, string>> };

function callText(operation: Operation, bound: Readonly<Record<string, string>>): CallText {
  return Object.keys(bound).length === 0 ? operation.id : { call: operation.id, with: bound };
}

/** The expression that gives a parameter its value. */
export type Bind = (catalogue: Catalogue, parameter: Parameter) => string;

/** A read that takes what it cannot do without from the page's address, or from elsewhere. */
export function readCall(
  catalogue: Catalogue,
  operation: Operation,
  bind: Bind = fromAddress,
): CallText {
  return addressedCall(catalogue, operation, (parameter) => isNeeded(operation, parameter), bind);
}

/** Whether a read cannot do without a parameter that nobody but its page gives it. */
export function isNeeded({ list }: Operation, { name, required }: Parameter): boolean {
  return required && ![list?.current, list?.size].includes(name);
}

/** A write that takes from the page's address what nobody is asked for, as a record's key. */
export function writeCall(catalogue: Catalogue, operation: Operation): CallText {
  const key = catalogue.resolve(operation.request)["x-key"];
  const isUnasked = ({ name, required, schema }: Parameter) =>
    required && (name === key || catalogue.resolve(schema)["x-hidden"] === true);
  return addressedCall(catalogue, operation, isUnasked);
}

/** A write that stands below the same records as a list takes their keys from the same address. */
export function sharedCall(catalogue: Catalogue, operation: Operation, list: Operation): CallText {
  const ofPath = list.parameters.filter((parameter) => parameter.in === "path");
  const isShared = ({ name, in: place }: Parameter) =>
    place === "path" && ofPath.some((parameter) => parameter.name === name);
  return addressedCall(catalogue, operation, isShared);
}

function addressedCall(
  catalogue: Catalogue,
  operation: Operation,
  isBound: (parameter: Parameter) => boolean,
  bind: Bind = fromAddress,
): CallText {
  const bound = operation.parameters
    .filter(isBound)
    .map((parameter) => [parameter.name, bind(catalogue, parameter)]);
  return callText(operation, Object.fromEntries(bound));
}

/** The expression that reads a parameter from the page's address. */
export function fromAddress(catalogue: Catalogue, { name, schema }: Parameter): string {
  const read = `route.query${memberOf(name)}`;
  const [type] = typesOf(catalogue.resolve(schema));
  return type === "integer" || type === "number" ? `number(${read})` : read;
}

/**
 * A call on a row: its key alone where a person enters the rest, all that is required where
 * nobody does; `null` where the row does not hold what is required.
 */
export function boundCall(
  catalogue: Catalogue,
  operation: Operation,
  record: ListedRecord,
  extent: "key" | "all",
): CallText | null {
  const bound: Record<string, string> = {};
  for (const parameter of operation.parameters) {
    const value = ofRow(catalogue, parameter, record, extent);
    const isKey = value?.includes(`row${memberOf(record.keyField)}`) ?? false;
    if (value !== null && (isKey || (extent === "all" && parameter.required))) {
      bound[parameter.name] = value;
    } else if (extent === "all" && parameter.required) return null;
  }
  return Object.keys(bound).length > 0 ? callText(operation, bound) : null;
}

/** What of a row a parameter is: its key, alone or in a list, or the field of the same name. */
function ofRow(
  catalogue: Catalogue,
  { name, schema, required }: Parameter,
  { keyField, schema: record, operation: list }: ListedRecord,
  extent: "key" | "all",
): string | null {
  const key = `row${memberOf(keyField)}`;
  const resolved = catalogue.resolve(schema);
  const keyType = typeOf(catalogue, record.properties?.[keyField]);
  if (name === keyField || isKeyOf(name, keyField, list.tag)) return key;
  if (!required || extent === "key") return null;
  const isListOfKeys =
    typesOf(resolved)[0] === "array" && typeOf(catalogue, resolved.items) === keyType;
  if (isListOfKeys) return `[${key}]`;
  return record.properties?.[name] ? `row${memberOf(name)}` : null;
}

/** The plain type of a schema, or nothing where there is none. */
export const typeOf = (catalogue: Catalogue, schema: Parameter["schema"] | undefined) =>
  schema && typesOf(catalogue.resolve(schema))[0];

/** `petId` is the `id` of a pet, also where the tag is Pets. */
function isKeyOf(name: string, keyField: string, tag: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, "");
  const one = plain(tag).replace(/ies$/, "y").replace(/s$/, "");
  const wanted = plain(name);
  const key = plain(keyField);
  return [key, `${plain(tag)}${key}`, `${one}${key}`].includes(wanted);
}

/** How an expression reads a field: `.id`, or `["@type"]` where its name is no identifier. */
export function memberOf(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
