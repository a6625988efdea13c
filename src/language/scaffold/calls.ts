import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation, Parameter } from "../../catalogue/operation.ts";
import type { JsonSchema, JsonType } from "../../catalogue/schema/json-schema.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import { keyFieldOf } from "../plan/rows.ts";
import { fromAddress, memberOf, typeOf } from "./address-params.ts";
import { collectionOf, lastStep, singularOf } from "./operation-for.ts";

/** What a list operation answers, one of it. */
export interface ListedRecord {
  operation: Operation;
  schema: JsonSchema;
  keyField: string;
}

/** The record that an operation lists, or `null` where it lists none. */
export function listedRecord(catalogue: Catalogue, operation: Operation): ListedRecord | null {
  if (operation.effect !== "read") return null;
  const schema = recordOf(catalogue, operation);
  return schema && { operation, schema, keyField: keyFieldOf(schema) };
}

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
  return callText(operation, keysAbove(catalogue, operation, list));
}

/** The keys of the records above a list, by what one of its own writes calls their places. */
function keysAbove(
  catalogue: Catalogue,
  operation: Operation,
  list: Operation,
): Record<string, string> {
  const places = placesIn(operation.path);
  const bound = placesIn(collectionOf(list.path)).flatMap((name, index) => {
    const parameter = list.parameters.find((one) => one.in === "path" && one.name === name);
    const place = places[index];
    return parameter && place !== undefined ? [[place, fromAddress(catalogue, parameter)]] : [];
  });
  return Object.fromEntries(bound);
}

const placesIn = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);

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

/**
 * One of a list's own calls on a row: its key alone where a person enters the rest, all that is
 * required where nobody does; `null` where the row does not hold what is required.
 */
export function boundCall(
  catalogue: Catalogue,
  operation: Operation,
  record: ListedRecord,
  extent: "key" | "all",
): CallText | null {
  const bound = keysAbove(catalogue, operation, record.operation);
  let hasKey = false;
  for (const parameter of operation.parameters) {
    const { name, required, in: place } = parameter;
    if (name in bound) continue;
    const key = keyOfRow(catalogue, parameter, record, extent);
    if (key !== null) {
      bound[name] = key;
      hasKey = true;
    } else if (place === "path") return null;
    else if (extent === "all" && required) {
      if (!record.schema.properties?.[name]) return null;
      bound[name] = `row${memberOf(name)}`;
    }
  }
  return hasKey ? callText(operation, bound) : null;
}

/** How a parameter reads the key of a row, alone or in a list; `null` where it means another one. */
function keyOfRow(
  catalogue: Catalogue,
  { name, in: place, schema, required }: Parameter,
  { keyField, schema: record, operation: list }: ListedRecord,
  extent: "key" | "all",
): string | null {
  const typeOfField = (field: string) => typeOf(catalogue, record.properties?.[field]);
  const noun = lastStep(collectionOf(list.path));
  if (place === "path") {
    const field = record.properties?.[name] ? name : keyField;
    // The place stands for one of the list: any name that ends as the key's does means its key.
    const isKey = field === name || isKeyOf(name, keyField, noun) || endsAs(name, keyField);
    return isKey
      ? fitting(`row${memberOf(field)}`, typeOfField(field), typeOf(catalogue, schema))
      : null;
  }
  const key = `row${memberOf(keyField)}`;
  if (name === keyField || isKeyOf(name, keyField, noun)) return key;
  const { items } = catalogue.resolve(schema);
  const isListOfKeys =
    isKeyOf(name.replace(/(s|_?list)$/i, ""), keyField, noun) &&
    typeOf(catalogue, schema) === "array" &&
    typeOf(catalogue, items) === typeOfField(keyField);
  return required && extent === "all" && isListOfKeys ? `[${key}]` : null;
}

/** An expression of one type where another is asked for; `null` where it may lose something. */
function fitting(value: string, given: JsonType | undefined, asked: JsonType | undefined) {
  const isNumber = (type: JsonType | undefined) => type === "integer" || type === "number";
  if (given === asked || !given || !asked || (isNumber(given) && isNumber(asked))) return value;
  return isNumber(given) && asked === "string" ? `string(${value})` : null;
}

/** `petId` is the `id` of a pet, also where they are called pets. */
function isKeyOf(name: string, keyField: string, noun: string): boolean {
  const key = plain(keyField);
  return [key, `${plain(noun)}${key}`, `${singularOf(plain(noun))}${key}`].includes(plain(name));
}

/** `articleId` ends as the key `id` does, and `id_` as well. */
function endsAs(name: string, keyField: string): boolean {
  return plain(name).endsWith(plain(keyField));
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, "");
