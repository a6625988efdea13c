import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation, Parameter } from "../../catalogue/operation.ts";
import { pagingParameters } from "../../catalogue/paging/paging.ts";
import { type Filling, isKeyOfList } from "../../catalogue/resources/item-of.ts";
import {
  collectionOf,
  goesOn,
  isCalledByName,
  isKeyOf,
  placesIn,
  shapeOf,
} from "../../catalogue/resources/paths.ts";
import type { Resource } from "../../catalogue/resources/resource.ts";
import { isIdName } from "../../catalogue/schema/id-name.ts";
import { isNumeric, type JsonSchema, type JsonType } from "../../catalogue/schema/json-schema.ts";
import { keyFieldOf } from "../plan/rows.ts";
import { fromAddress, memberOf, typeOf } from "./address-params.ts";
import { type Arguments, asListOf, asTaken } from "./calls.ts";

/** A list with its actions and its place in a page: the context of a proposal. */
export interface Ground {
  catalogue: Catalogue;
  /** The paths of the proposed pages by their operation. */
  pages: Pages;
  resource: Resource & {
    /**
     * Whether `row` is available as a record of the list; otherwise the page's address names the
     * record.
     */
    isRow: boolean;
  };
  /** The expression that gives a parameter of the list its value. */
  given(parameter: Parameter): string;
  /**
   * The expression that gives a list parameter its value inside a row's action; `null` if there is
   * none.
   */
  givenInRow(parameter: Parameter): string | null;
}

/**
 * The paths of the proposed pages by their operation; `null` where pages are proposed one by one.
 */
export type Pages = ReadonlyMap<string, string> | null;

/**
 * The context of a list that has a page of its own: the keys of parent records come from the
 * address.
 */
export function onPage(catalogue: Catalogue, resource: Resource, pages: Pages): Ground {
  const given = (parameter: Parameter) => fromAddress(catalogue, parameter);
  return { catalogue, pages, resource: { ...resource, isRow: true }, given, givenInRow: given };
}

/**
 * The arguments of a write on all records of a list: the keys of the list's parent records, and
 * what says whose records the list shows, so that a new record belongs to them.
 */
export function listArguments(ground: Ground, operation: Operation): Arguments {
  const { given, resource } = ground;
  const ofAll = operation.parameters.filter(
    (parameter) => isOfAll(resource.list, parameter) || isOwner(ground, parameter),
  );
  return {
    ...Object.fromEntries(ofAll.map((parameter) => [parameter.name, given(parameter)])),
    ...Object.fromEntries(aboveArguments(ground, operation, given)),
  };
}

/**
 * The keys of a list's parent records, by the names that one of its writes gives these parameters.
 */
function aboveArguments(
  { catalogue, resource: { list } }: Ground,
  operation: Operation,
  given: (parameter: Parameter) => string | null,
): [string, string][] {
  const places = placesIn(operation.path);
  const own = placesIn(collectionOf(list.path));
  const isBelow = shapeOf(operation.path).startsWith(shapeOf(collectionOf(list.path)));
  const byPlace = isBelow ? own.map((name, index) => [name, places[index]]) : [];
  // Operations whose paths are names pass a parent's key as an argument, under the list's name for
  // it.
  const byName = (isCalledByName(list.path) ? list.parameters : [])
    .filter(({ required, name }) => required && !own.includes(name))
    .flatMap(({ name }) =>
      operation.parameters.some((one) => one.name === name) ? [[name, name]] : [],
    );
  return [...byPlace, ...byName].flatMap(([name, place]): [string, string][] => {
    const parameter = list.parameters.find((one) => one.name === name);
    const value = parameter && given(parameter);
    if (!value || place === undefined) return [];
    const taking = operation.parameters.find((one) => one.name === place);
    return [[place, asTaken(catalogue, value, parameter, taking)]];
  });
}

/**
 * Whether a parameter is one that the list itself requires and that says whose records all of its
 * calls are about, such as the header `X-Tenant`: whoever looks at the records of one tenant would
 * otherwise be asked anew, and might name another one's.
 */
function isOfAll({ parameters, list }: Operation, { name, in: place }: Parameter): boolean {
  const isScope = place === "header" || place === "cookie" || (place === "query" && isIdName(name));
  const own = parameters.find((one) => one.in === place && one.name === name);
  return isScope && own?.required === true && !pagingParameters(list).includes(name);
}

/** Whether a field of a request says whose record it is, as the list itself requires it. */
function isOwner({ catalogue, resource: { list } }: Ground, { in: place, ...field }: Parameter) {
  const required = list.parameters.find(({ name }) => name === field.name);
  const isSame = required && typeOf(catalogue, required.schema) === typeOf(catalogue, field.schema);
  return place === "body" && isSame === true && isOfAll(list, { ...field, in: "query" });
}

/**
 * The arguments of an operation on a row: with `key` only its key, since a form asks for the rest;
 * with `all` every required parameter; `null` where the row lacks a required value.
 */
export function rowArguments(
  ground: Ground,
  operation: Operation,
  extent: "key" | "all",
): Arguments | null {
  const { resource, givenInRow } = ground;
  const { item, list } = resource;
  const isOfItem = item !== null && goesOn(item.shape, shapeOf(operation.path));
  const bound = isOfItem
    ? itemArguments(ground, item.places, operation)
    : Object.fromEntries(aboveArguments(ground, operation, ground.givenInRow));
  if (!bound) return null;
  // An action below a record may take an id to put the record elsewhere, as a move does.
  const isMove = operation.effect === "write" && item?.shape !== shapeOf(operation.path);
  let hasKey = isOfItem;
  for (const parameter of operation.parameters) {
    const { name, required, in: place } = parameter;
    if (name in bound) continue;
    const key = isOfItem ? null : keyOfRow(ground, parameter, extent);
    if (key !== null) {
      bound[name] = key;
      hasKey = true;
    } else if (place === "path") return null;
    else if (isOfAll(list, parameter) && !(isMove && place === "query")) {
      const value = givenInRow(parameter);
      if (value !== null) bound[name] = value;
      else if (extent === "all" && required) return null;
    } else if (extent === "all" && (required || isPartOfKey(ground, operation, parameter))) {
      if (!shownRecord(ground).properties?.[name]) return null;
      bound[name] = `row${memberOf(name)}`;
    }
  }
  return hasKey ? bound : null;
}

/**
 * Whether an optional parameter of a record's read or deletion is part of what names the record, as
 * the field of the same name tells: without the `namespace` of a row, `/jobs/{id}` may be the job of
 * that name in another namespace, and without its `locale` a text would be deleted in all languages.
 */
export function isPartOfKey(ground: Ground, operation: Operation, parameter: Parameter): boolean {
  const { catalogue, resource } = ground;
  const { name, in: place, schema } = parameter;
  const field = shownRecord(ground).properties?.[name];
  const isOfRecord = operation.effect === "read" || operation.method === "delete";
  const type = typeOf(catalogue, schema);
  return (
    isOfRecord &&
    place === "query" &&
    shapeOf(operation.path) === resource.item?.shape &&
    (type === "string" || type === "integer") &&
    field !== undefined &&
    typeOf(catalogue, field) === type
  );
}

/**
 * The schema of `row`: a record of the list, or the answer that a record's page shows, which may
 * hold the record in a field.
 */
function shownRecord({ catalogue, resource: { isRow, record, read } }: Ground): JsonSchema {
  return isRow ? record : catalogue.resolve(read?.answer ?? {});
}

/**
 * The values of the path parameters of a row's own path; `null` where one has no lossless value.
 */
function itemArguments(
  ground: Ground,
  places: readonly Filling[],
  operation: Operation,
): Record<string, string> | null {
  const names = placesIn(operation.path);
  const bound: Record<string, string> = {};
  for (const [index, filling] of places.entries()) {
    const name = names[index] ?? "";
    const parameter = operation.parameters.find((one) => one.in === "path" && one.name === name);
    const value = parameter && readFilling(ground, filling, parameter);
    if (!value) return null;
    bound[name] = value;
  }
  return bound;
}

function readFilling({ catalogue, givenInRow }: Ground, filling: Filling, parameter: Parameter) {
  if (filling.of === "list") {
    const value = givenInRow(filling.parameter);
    return value === null ? null : asTaken(catalogue, value, filling.parameter, parameter);
  }
  const named = filling.byName.get(parameter.name);
  const { field, schema } = named ?? filling;
  const read = `row${field.map(memberOf).join("")}`;
  const [given, asked] = [schema, parameter.schema].map((one) => typeOf(catalogue, one));
  if (asked === "array") return asListOf(catalogue, read, schema, field.at(-1), parameter);
  // A number that the placeholder's name does not mean is not made a text that it might mean.
  return named || given === asked ? fitting(read, given, asked) : null;
}

/**
 * The expression that gives a parameter the key of a row, alone or in a list; `null` where the
 * parameter is no key of the row.
 */
function keyOfRow(
  { catalogue, resource: { record, list } }: Ground,
  { name, in: place, schema, required }: Parameter,
  extent: "key" | "all",
): string | null {
  const keyField = keyFieldOf(record);
  if (place === "path") return null;
  const typeOfKey = typeOf(catalogue, record.properties?.[keyField]);
  const key = `row${memberOf(keyField)}`;
  const { items } = catalogue.resolve(schema);
  const isNamed = name === keyField || isKeyOf(name, keyField, list.path);
  // A parameter with the singular name of the list is the record's key: `channel` for channels.
  if (isNamed || (required && isKeyOfList(list, name) && !items)) {
    return fitting(key, typeOfKey, typeOf(catalogue, schema));
  }
  if (!required) return null;
  const isListOfKeys =
    isKeyOf(name.replace(/(s|_?list)$/i, ""), keyField, list.path) &&
    typeOf(catalogue, schema) === "array" &&
    typeOf(catalogue, items) === typeOfKey;
  return extent === "all" && isListOfKeys ? `[${key}]` : null;
}

/** An expression converted to the requested type; `null` where the conversion could lose data. */
function fitting(value: string, given: JsonType | undefined, asked: JsonType | undefined) {
  if (given === asked || !given || !asked || (isNumeric(given) && isNumeric(asked))) return value;
  return isNumeric(given) && asked === "string" ? `string(${value})` : null;
}
