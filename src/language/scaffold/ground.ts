import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation, Parameter } from "../../catalogue/operation.ts";
import { type Filling, isKeyOfList } from "../../catalogue/resources/item-of.ts";
import {
  collectionOf,
  goesOn,
  isCalledByName,
  isNamed,
  lastStep,
  placesIn,
  plain,
  shapeOf,
} from "../../catalogue/resources/paths.ts";
import type { Resource } from "../../catalogue/resources/resource.ts";
import type { JsonSchema, JsonType } from "../../catalogue/schema/json-schema.ts";
import { keyFieldOf } from "../plan/rows.ts";
import { fromAddress, memberOf, typeOf } from "./address-params.ts";
import type { Arguments } from "./calls.ts";

/** A list with its actions, where it stands in a page. */
export interface Ground {
  catalogue: Catalogue;
  /** The paths of the pages that there are, by the operation of each. */
  pages: Pages;
  resource: Resource & {
    /** Whether `row` is a record as the list has it; else the page's address names the record. */
    isRow: boolean;
  };
  /** What gives the list's own parameters their values. */
  given(parameter: Parameter): string;
  /** The same within an action on a row, where `row` is the row; `null` where nothing does. */
  givenInRow(parameter: Parameter): string | null;
}

/** The paths of pages, by the operation of each; none where pages are proposed one by one. */
export type Pages = ReadonlyMap<string, string> | null;

/** A list that a page shows for itself: what stands above it comes from the page's address. */
export function onPage(catalogue: Catalogue, resource: Resource, pages: Pages): Ground {
  const given = (parameter: Parameter) => fromAddress(catalogue, parameter);
  return { catalogue, pages, resource: { ...resource, isRow: true }, given, givenInRow: given };
}

/** What a write on all records of a list is given: the keys of the records above them. */
export function listArguments(ground: Ground, operation: Operation): Arguments {
  return Object.fromEntries(aboveArguments(ground, operation, ground.given));
}

/** The keys above a list, by what one of its own writes calls their places. */
function aboveArguments(
  { resource: { list } }: Ground,
  operation: Operation,
  given: (parameter: Parameter) => string | null,
): [string, string][] {
  const places = placesIn(operation.path);
  const own = placesIn(collectionOf(list.path));
  const isBelow = shapeOf(operation.path).startsWith(shapeOf(collectionOf(list.path)));
  const byPlace = isBelow ? own.map((name, index) => [name, places[index]]) : [];
  // Calls that have names take a key from their arguments, by the name that the list has for it.
  const byName = (isCalledByName(list.path) ? list.parameters : [])
    .filter(({ required, name }) => required && !own.includes(name))
    .flatMap(({ name }) =>
      operation.parameters.some((one) => one.name === name) ? [[name, name]] : [],
    );
  return [...byPlace, ...byName].flatMap(([name, place]): [string, string][] => {
    const parameter = list.parameters.find((one) => one.name === name);
    const value = parameter && given(parameter);
    return value && place !== undefined ? [[place, value]] : [];
  });
}

/**
 * What an operation on a row is given: its key alone where a person enters the rest (`key`), all
 * that is required where nobody does; `null` where the row does not hold what is required.
 */
export function rowArguments(
  ground: Ground,
  operation: Operation,
  extent: "key" | "all",
): Arguments | null {
  const { item } = ground.resource;
  const isOfItem = item !== null && goesOn(item.shape, shapeOf(operation.path));
  const bound = isOfItem
    ? itemArguments(ground, item.places, operation)
    : Object.fromEntries(aboveArguments(ground, operation, ground.givenInRow));
  if (!bound) return null;
  let hasKey = isOfItem;
  for (const parameter of operation.parameters) {
    const { name, required, in: place } = parameter;
    if (name in bound) continue;
    const key = isOfItem ? null : keyOfRow(ground, parameter, extent);
    if (key !== null) {
      bound[name] = key;
      hasKey = true;
    } else if (place === "path") return null;
    else if (extent === "all" && required) {
      if (!ground.resource.record.properties?.[name]) return null;
      bound[name] = `row${memberOf(name)}`;
    }
  }
  return hasKey ? bound : null;
}

/** What fills the places of a row's own path; `null` where one cannot be filled without loss. */
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
    const value = parameter && readFilling(ground, filling, parameter.schema);
    if (!value) return null;
    bound[name] = value;
  }
  return bound;
}

function readFilling({ catalogue, givenInRow }: Ground, filling: Filling, schema: JsonSchema) {
  if (filling.of === "list") return givenInRow(filling.parameter);
  const read = `row${filling.field.map(memberOf).join("")}`;
  return fitting(read, typeOf(catalogue, filling.schema), typeOf(catalogue, schema));
}

/** How a parameter reads the key of a row, alone or in a list; `null` where it means another one. */
function keyOfRow(
  { catalogue, resource: { record, list } }: Ground,
  { name, in: place, schema, required }: Parameter,
  extent: "key" | "all",
): string | null {
  const keyField = keyFieldOf(record);
  const typeOfKey = typeOf(catalogue, record.properties?.[keyField]);
  const noun = plain(lastStep(collectionOf(list.path)));
  if (place === "path") return null;
  const key = `row${memberOf(keyField)}`;
  if (name === keyField || isKeyOf(name, keyField, noun)) return key;
  const { items } = catalogue.resolve(schema);
  if (!required) return null;
  // Of the list's own sort alone: `channel` of channels.
  if (isKeyOfList(list, name) && !items) {
    return fitting(key, typeOfKey, typeOf(catalogue, schema));
  }
  const isListOfKeys =
    isKeyOf(name.replace(/(s|_?list)$/i, ""), keyField, noun) &&
    typeOf(catalogue, schema) === "array" &&
    typeOf(catalogue, items) === typeOfKey;
  return extent === "all" && isListOfKeys ? `[${key}]` : null;
}

/** `petId` is the `id` of a pet, also where they are called pets. */
function isKeyOf(name: string, keyField: string, noun: string): boolean {
  const [said, key] = [plain(name), plain(keyField)];
  return said === key || (said.endsWith(key) && isNamed(said.slice(0, -key.length), noun));
}

/** An expression of one type where another is asked for; `null` where it may lose something. */
function fitting(value: string, given: JsonType | undefined, asked: JsonType | undefined) {
  const isNumber = (type: JsonType | undefined) => type === "integer" || type === "number";
  if (given === asked || !given || !asked || (isNumber(given) && isNumber(asked))) return value;
  return isNumber(given) && asked === "string" ? `string(${value})` : null;
}
