import type { Catalogue } from "../../catalogue/catalogue.ts";
import { groupedBy } from "../../catalogue/grouped-by.ts";
import { keptBy } from "../../catalogue/kept-by.ts";
import type { Operation, Service } from "../../catalogue/operation.ts";
import { hasFieldsOf, shared } from "../../catalogue/resources/alike.ts";
import { nounsOf } from "../../catalogue/resources/item-of.ts";
import {
  collectionOf,
  isNamed,
  lastStep,
  placesIn,
  plain,
  shapeOf,
  singularOf,
} from "../../catalogue/resources/paths.ts";
import { type Resource, resourceOf } from "../../catalogue/resources/resource.ts";
import { isAmountName, isIdName } from "../../catalogue/schema/id-name.ts";
import { isNumeric, type JsonSchema, typesOf } from "../../catalogue/schema/json-schema.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import { type ParameterPlace, type RecordType, type Type, typeOfSchema } from "../type.ts";
import { isAbove, type OtherKey, otherKey } from "./key-fit.ts";
import { partOfKey } from "./part-of-key.ts";

/**
 * Reports that a field of a record is given where the key of a record of another collection is
 * wanted. It compares paths only, if both collections are known and neither names nor fields
 * suggest that they are the same. `key` is the only field of the record that is the wanted key, if
 * there is one.
 */
export function otherKeyByPath(
  record: Type,
  name: string,
  place: ParameterPlace,
): (OtherKey & { key: string | null }) | null {
  const schema = record.kind === "record" ? record.said?.schema : undefined;
  const { catalogue, operation, parameter } = place;
  const { byRecord, byCollection } = listsOf(catalogue, operation);
  const alike = ([list]: readonly Operation[]) =>
    schema?.properties && list && hasFieldsOf(recordOf(catalogue, list), schema) ? [list] : [];
  const lists = (schema && byRecord.get(schema)) ?? [...byCollection.values()].flatMap(alike);
  const own = lists.map((list) => resourceOf(catalogue, list));
  const part = partOfKey(own, place);
  if (part !== null && part !== name) return { given: name, wanted: parameter, key: part };
  const inPath = collectionAt(place);
  const wanted = inPath ?? collectionCalled(byCollection, parameter);
  if (!schema || !wanted) return null;
  const there = byCollection.get(wanted.shape) ?? [];
  const key = meantKey(own, schema, wanted, parameter);
  if (key === name) return null;
  const told = { wanted: `${parameter} (${wanted.shape})`, key };
  const made = own.length === 0 ? keyOfMade(byCollection, record, name) : null;
  const given = made ?? keyOfOne(catalogue, own, name);
  if (given) {
    // A response that only names what was made has too few fields to be compared.
    const isApart = made ? made.shape !== wanted.shape : !isAlike(catalogue, there, schema);
    const isOther = there.length > 0 && isApart;
    if (!isOther || isNamedAs(given.nouns, wanted.noun, parameter)) return null;
    return { given: `${name} (${given.shape})`, ...told };
  }
  if (key === null) return null;
  if (isAbove(name, operation) || isAmount(catalogue, schema, name))
    return { given: name, ...told };
  // A value of another collection may be meant for a field, but not for the place of a record.
  if (!inPath) return null;
  const foreign = foreignTo(byCollection, name);
  if (foreign === null || isNamedAs([stemOf(name)], wanted.noun, parameter)) return null;
  return { given: `${name} (${foreign})`, ...told };
}

/**
 * Reports that a field of a record is the key of another sort of records than the parameter of the
 * same name, by which an operation takes it over from the record.
 */
export function otherKeyCarried(record: RecordType, place: ParameterPlace): OtherKey | null {
  const { catalogue, operation, parameter } = place;
  const given = record.fields().get(parameter);
  const wanted = catalogue.resolve(operation.request).properties?.[parameter];
  const other = given && wanted && otherKey(given, typeOfSchema(catalogue, wanted));
  return other ?? otherKeyByPath(record, parameter, place);
}

/** The collection whose key a parameter takes, by its place in the path or by its name. */
export function collectionNamed(place: ParameterPlace): string | null {
  const { byCollection } = listsOf(place.catalogue, place.operation);
  const { shape = "" } = collectionAt(place) ?? {};
  return byCollection.has(shape) ? shape : foreignTo(byCollection, place.parameter);
}

function collectionCalled(
  collections: Lists["byCollection"],
  parameter: string,
): Collection | null {
  const shape = foreignTo(collections, parameter);
  return shape === null ? null : { shape, noun: plain(lastStep(shape)) };
}

/** Whether a field is a number that by its name identifies nothing, such as a count. */
function isAmount(catalogue: Catalogue, { properties = {} }: JsonSchema, name: string): boolean {
  const types = typesOf(catalogue.resolve(properties[name] ?? {}));
  return isAmountName(name) && types.some(isNumeric);
}

interface Collection {
  shape: string;
  noun: string;
}

/** The collection of the record whose key a path parameter takes; `null` if the path names none. */
function collectionAt({ operation: { path }, parameter }: ParameterPlace): Collection | null {
  const index = placesIn(path).indexOf(parameter);
  const shape = shapeOf(path)
    .split("/{}")
    .slice(0, index + 1)
    .join("/{}");
  const noun = plain(lastStep(shape));
  const isPlaced = index >= 0 && shapeOf(path).startsWith(`${shape}/{}`);
  return isPlaced && noun !== "" && !noun.includes("{") && !shape.endsWith("}")
    ? { shape, noun }
    : null;
}

/** The list reads of a service, by the schema of their records and by the shape of their path. */
interface Lists {
  byRecord: ReadonlyMap<JsonSchema | null, readonly Operation[]>;
  byCollection: ReadonlyMap<string, readonly Operation[]>;
}

const listsIn = keptBy((catalogue: Catalogue) =>
  keptBy((service: Service) => readLists(catalogue, service)),
);

/** The list reads of the service that has an operation. */
export const listsOf = (catalogue: Catalogue, { service }: Operation) =>
  listsIn(catalogue)(service);

function readLists(catalogue: Catalogue, service: Service): Lists {
  const own = [...catalogue.operations.values()].filter((one) => one.service === service);
  const lists = own.filter(({ list, effect }) => list && effect === "read");
  const byCollection = groupedBy(lists, ({ path }) => shapeOf(collectionOf(path)));
  const byRecord: Map<JsonSchema | null, readonly Operation[]> = groupedBy(lists, (list) =>
    recordOf(catalogue, list),
  );
  for (const read of own) {
    const around = listsAround(byCollection, read);
    const record = around && catalogue.resolve(read.answer ?? {});
    if (record && !byRecord.has(record)) byRecord.set(record, around);
  }
  return { byRecord, byCollection };
}

/**
 * The list reads of the collection that an operation reads one record of; `undefined` for others.
 */
function listsAround(collections: Lists["byCollection"], { path, list, effect }: Operation) {
  const shape = shapeOf(path);
  const isOne = !list && effect === "read" && shape.endsWith("/{}");
  return isOne ? collections.get(shape.slice(0, -"/{}".length)) : undefined;
}

/**
 * The collection that a field is the key of in the rows of lists, with all nouns for its records.
 */
function keyOfOne(catalogue: Catalogue, resources: readonly (Resource | null)[], name: string) {
  const [first] = resources;
  if (!first?.item || !resources.every((resource) => isOwnKey(resource, name))) return null;
  const nouns = new Set<string>();
  for (const { list, item } of resources.flatMap((resource) => resource ?? [])) {
    for (const noun of nounsOf(list)) nouns.add(plain(noun));
    const shape = item?.shape ?? "";
    nouns.add(plain(lastStep(shape.replace(/(\/\{\})+$/, ""))));
    for (const { path } of catalogue.operations.values()) {
      if (shapeOf(path) === shape) nouns.add(stemOf(placesIn(path).at(-1) ?? ""));
    }
  }
  return { shape: first.item.shape.replace(/\/\{\}$/, ""), nouns: [...nouns] };
}

/**
 * The collection to which a call has added the record whose id is given, where the response itself
 * is of no known record; `null` for other values.
 */
function keyOfMade(collections: Lists["byCollection"], { said }: Type, name: string) {
  const { method = "", path = "" } = said?.from ?? {};
  const shape = shapeOf(path);
  const isMade = method.toLowerCase() === "post" && collections.has(shape);
  if (!isMade || !isIdName(name) || stemOf(name) !== "") return null;
  return { shape, nouns: [plain(lastStep(shape))] };
}

/** Whether a field is the only one of a row that fills the last parameter of the row's path. */
function isOwnKey(resource: Resource | null, name: string): boolean {
  const fields = resource?.item?.places.filter(({ of }) => of === "row") ?? [];
  const last = resource?.item?.places.at(-1);
  const isLast = last?.of === "row" && last.field.length === 1 && last.field[0] === name;
  return fields.length === 1 && isLast;
}

/** The share of common fields from which two records are of the same sort, whatever their paths. */
export const muchShared = 0.6;

function isAlike(catalogue: Catalogue, lists: readonly Operation[], record: JsonSchema): boolean {
  return lists.some((list) => {
    const other = recordOf(catalogue, list);
    return !other || other === record || shared(other, record) >= muchShared;
  });
}

/** A parameter's name without its ending for keys: `order` for `orderId`, empty for `id`. */
export function stemOf(name: string): string {
  return plain(name).replace(/(id|key|uuid|code|name)$/, "");
}

/** Whether a key has a name like the wanted one: the key of a member may be that of the user. */
function isNamedAs(nouns: readonly string[], wanted: string, parameter: string): boolean {
  const stem = stemOf(parameter);
  return nouns.some(
    (noun) => noun !== "" && (isNamed(noun, wanted) || (stem !== "" && isNamed(noun, stem))),
  );
}

/**
 * The only field of a row that is the wanted key: its own key, or one named like the wanted key.
 */
function meantKey(
  resources: readonly (Resource | null)[],
  record: JsonSchema,
  { shape, noun }: Collection,
  parameter: string,
): string | null {
  const places = resources.map((resource) =>
    resource?.item?.shape === `${shape}/{}` ? resource.item.places.at(-1) : undefined,
  );
  const [own] = places.map((place) => (place?.of === "row" ? place.field : undefined));
  if (own) return own.length === 1 ? (own[0] ?? null) : null;
  const stem = stemOf(parameter);
  const names = new Set([`${singularOf(noun)}id`, ...(stem === "" ? [] : [plain(parameter)])]);
  const found = Object.keys(record.properties ?? {}).filter((name) => names.has(plain(name)));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The collection whose key a field holds, judged by its name: `/customers` for `customerId`. */
function foreignTo(collections: Lists["byCollection"], name: string): string | null {
  const stem = /id$/.test(plain(name)) ? stemOf(name) : "";
  if (stem === "") return null;
  return [...collections.keys()].find((shape) => isNamed(plain(lastStep(shape)), stem)) ?? null;
}
