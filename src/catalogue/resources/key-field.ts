import type { Catalogue } from "../catalogue.ts";
import { isNumeric, type JsonSchema, type JsonType, typesOf } from "../schema/json-schema.ts";
import { isNamed, plain, singularOf, wordsOf } from "./paths.ts";

/** A placeholder of a path, with the names that operations give it. */
export interface Place {
  names: readonly string[];
  schema: JsonSchema;
  /** The name of the records in the preceding step: `orders` in `/orders/{id}`. */
  noun: string;
  /** Whether a row fills other places of the path as well. */
  isOneOfMany: boolean;
  /**
   * Whether the path lies outside the list's own collection, so that a row may be a link to the record
   * with an id of its own, as a follower beside its `user_id`.
   */
  isElsewhere: boolean;
  /** The fields that the read at the path tells; absent where none does. */
  told?: readonly string[];
  /** Whether the list is a search, whose rows may be what it found in the records. */
  isSearched: boolean;
  /** The field of a row's name, where the list is an object whose members have names. */
  named?: string;
}

/** Names of key fields, and names of fields that often serve as keys. */
const trueKeys: readonly string[] = ["id", "_id", "gid", "uuid", "guid", "key"];
const otherKeys: readonly string[] = ["slug", "code", "name", "number"];
/** Those that are no ids, since they name, count or classify records. */
const noIds: readonly string[] = ["code", "name", "number"];
/** The endings that make a key of a record's name, as in `orderId` and `orderNumber`. */
const nounKeys: readonly string[] = ["id", "uuid", "guid", "key", "slug", "code", "number", "no"];
/** Names of fields that tell records apart better than a name does. */
const rivals: readonly string[] = ["code", "number", "sku", "login", "username", "email", "isbn"];
/** Names of what a person signs in with, which is no name as `name` is. */
const signIns: readonly string[] = ["username", "login"];
/** Names of numbers that count records below another one, each from 1. */
const ordinals = /^(number|no|nr|index|iid|seq|sequence|revision)$/i;
/** Placeholder names that only say that the value is a key. */
const plainNames = /^(id|identifier|key|ref|reference|slug|pk)$/;

/**
 * The row field for the last placeholder of the record's path; `null` where it cannot be
 * determined.
 */
export function ownKey(catalogue: Catalogue, record: JsonSchema, place: Place): string[] | null {
  const fields = plainFields(catalogue, record, place.schema);
  const noun = plain(place.noun);
  const key = record["x-key"];
  const isForId = place.names.some(
    (name) => isPlain(name) || isPlain(withoutNoun(plain(name), noun)),
  );
  const linked = fields.find(({ name }) => plain(name) === `${singularOf(noun)}id`);
  if (place.isElsewhere && isForId && linked) return [linked.name];
  // A row that a search finds may have an id of its own beside its `order_id`: the read tells which
  // of the two an order has itself, or else the placeholder does if it is called `order_id` too.
  if (isForId && linked && fields.some(isTrueKey)) {
    const { names, told = names.map(plain) } = place;
    const isLinked = told.includes(plain(linked.name));
    const hasOwn = told.some((name) => trueKeys.includes(name));
    if (isLinked && !hasOwn) return [linked.name];
    if (!isLinked && hasOwn && place.isSearched) return null;
  }
  for (const name of place.names.map(plain)) {
    const known = isSignIn(name)
      ? [...signIns, ...(fields.some(isTrueKey) ? [] : ["name"])]
      : [name, withoutNoun(name, noun)].filter((one) => one !== "");
    const found = known.flatMap((one) => fields.find((field) => plain(field.name) === one) ?? []);
    if (!found[0]) continue;
    const { name: field, type } = found[0];
    // The `score` of `/scores/{score}` may be its id or, where rows have both, the points themselves.
    const isRival = isNamed(name, noun) && fields.some(isTrueKey);
    if (isRival && isNumeric(type)) return null;
    if (isRival && isNumeric(typeIn(catalogue, place.schema))) continue;
    // A member's own `name` may be another than the name that its object gives it.
    return [otherKeys.includes(field) ? (place.named ?? field) : field];
  }
  // The `version` of `/versions/{version}` may be its id or, where rows have both, its number.
  const isCalled = place.names.every((name) => isNamed(plain(name), noun));
  const isNumbered = fields.some(({ name, type }) => ordinals.test(name) && isNumeric(type));
  const isOfNumber = isNumeric(typeIn(catalogue, place.schema));
  if (isCalled && isNumbered && isOfNumber && fields.some(isTrueKey)) return null;
  // A record may name its own key after itself: `instanceId` in the rows of `/instances/{id}`.
  const ofNoun = place.names
    .filter(isPlain)
    .map((name) => singularOf(noun) + plain(name).replace(/^(identifier|pk)$/, "id"));
  const named = fields.find((field) => ofNoun.includes(plain(field.name)));
  if (named) return [named.name];
  const isOwn = place.names.some((name) => isNamed(plain(name), noun) || isPlain(name));
  // `{hookId}` asks for the id of a hook, which may be its `uuid`.
  const among = isOwn ? fields : isForId ? fields.filter(isTrueKey) : [];
  const usual = usualKey(catalogue, among, place);
  if (usual) return usual;
  const isEnding = ({ name: field }: Field) =>
    field === key && place.names.some((name) => plain(name).endsWith(plain(field)));
  if (key !== undefined && fields.some(isEnding)) return [key];
  // The placeholder may combine the record's name and a field's name: `floating_ip` is the `ip` of
  // a floating IP.
  const endings = place.names.flatMap(endingsOf);
  const meant = endings.flatMap((end) => fields.find((field) => plain(field.name) === end) ?? []);
  if (meant[0]) return [meant[0].name];
  const isCalledId = endings.includes("identifier") && fields.some(({ name }) => name === "id");
  return isCalledId ? ["id"] : null;
}

/** The last words of a name, the longest ending first. */
function endingsOf(name: string): string[] {
  const words = wordsOf(name);
  return words.slice(1).map((_word, index) => words.slice(index + 1).join(""));
}

/**
 * The row field for an earlier placeholder of the record's path: a field of the row, or the key of
 * a record within it.
 */
export function otherKey(catalogue: Catalogue, record: JsonSchema, place: Place): string[] | null {
  const names = place.names.map(plain);
  const isMeant = (field: string) =>
    names.some((name) => [name, `${name}id`].includes(plain(field)));
  const type = typeIn(catalogue, place.schema);
  for (const [name, schema] of Object.entries(record.properties ?? {})) {
    if (!isMeant(name)) continue;
    const { properties } = catalogue.resolve(schema);
    if (!properties) return [name];
    const keys = ["login", "slug", "key", "username", "name", "id", "gid"];
    const inner = keys.find(
      (key) => properties[key] && isAlike(typeIn(catalogue, properties[key]), type),
    );
    return inner === undefined ? null : [name, inner];
  }
  return null;
}

interface Field {
  name: string;
  type: JsonType | undefined;
}

/**
 * The fields that contain neither records nor lists, and whose values the placeholder may take. What
 * JSON-LD says beside a record, such as its address in `@id`, comes after the record's own fields.
 */
function plainFields(
  catalogue: Catalogue,
  { properties = {} }: JsonSchema,
  place: JsonSchema,
): Field[] {
  const isBeside = ([name]: readonly [string, JsonSchema]) => Number(name.startsWith("@"));
  const ownFirst = Object.entries(properties).toSorted(
    (one, other) => isBeside(one) - isBeside(other),
  );
  return ownFirst.flatMap(([name, schema]): Field[] => {
    const type = typeIn(catalogue, schema);
    const isPath = name === "name" && isResourceName(catalogue.resolve(schema));
    const isFilling = type !== "object" && type !== "array" && !isPath;
    return isFilling && mayFill(catalogue, schema, place) ? [{ name, type }] : [];
  });
}

/**
 * Whether a field holds the path of its record, by its description or pattern, as Google's resource
 * names such as `shelves/{shelf}/books/{book}`: no single step of an address is called so.
 */
function isResourceName({ description = "", pattern = "" }: JsonSchema): boolean {
  const isPath = /(^|[\s^`"'(])[a-z]\w*\/(\{\w+\}|\*|\/|\[\^\/\])/i;
  return /\bresource name (of|for) /i.test(description) || isPath.test(`${description} ${pattern}`);
}

/**
 * Whether a value may be what a placeholder asks for: numbers are often declared as texts there,
 * but no number is a UUID or one of the texts that it lists, and no UUID is a number.
 */
function mayFill({ resolve }: Catalogue, field: JsonSchema, place: JsonSchema): boolean {
  const [one, other] = [resolve(field), resolve(place)];
  const isUnlike = (uuid: JsonSchema, { format, ...schema }: JsonSchema) =>
    uuid.format === "uuid" &&
    ((format !== undefined && format !== "uuid") ||
      (typesOf(schema).length > 0 && !typesOf(schema).includes("string")));
  return !isUnlike(one, other) && !isUnlike(other, one) && isAmong(one, other);
}

/** Whether values may be among those that a placeholder lists, if it lists any. */
function isAmong(field: JsonSchema, { enum: listed, ...place }: JsonSchema): boolean {
  if (listed === undefined) return true;
  if (field.enum) return field.enum.some((value) => listed.includes(value));
  return isAlike(typesOf(field)[0], typesOf(place)[0]);
}

/**
 * The key field with the placeholder's type; a name field is not used where a true key exists. What
 * is asked for as an id is no name, number or code: rows may lack their ids, as in HAL, whose rows
 * hold it in an address alone.
 */
function usualKey(
  catalogue: Catalogue,
  fields: readonly Field[],
  { names, schema, noun, isOneOfMany }: Place,
): string[] | null {
  const type = typeIn(catalogue, schema);
  const isForId = names.every((name) => /id(entifier)?$/.test(plain(name)));
  const among = (keys: readonly string[]) =>
    keys.flatMap((key) => {
      const isLeftOut = isForId && noIds.includes(key);
      const isKey = ({ name }: Field) => name === key || plain(name) === key;
      return (!isLeftOut && fields.find(isKey)) || [];
    });
  // `orderId` and `orderNumber` are keys of an order as much as `id` is, and `name` is none beside.
  const ofNoun = fields.filter(({ name }) =>
    nounKeys.some((key) => plain(name) === singularOf(noun) + key),
  );
  const plainKeys = among(trueKeys);
  const own = plainKeys.length > 0 || isForId ? plainKeys : ofNoun;
  const known = own.length === 0 || isOneOfMany ? [...own, ...among(otherKeys)] : own;
  const fitting = known.find((field) => isAlike(field.type, type));
  // A name is the key only where no sign of it is about: two products may have one name.
  const isOnlyName = fitting?.name === "name" && known[0] === fitting;
  if (isOnlyName && among(rivals).some((rival) => isAlike(rival.type, type))) return null;
  return fitting ? [fitting.name] : null;
}

/** A field name without the record's name: `domain_name` of domains is their `name`. */
function withoutNoun(name: string, noun: string): string {
  const one = singularOf(noun);
  return noun !== "" && name.startsWith(one)
    ? name.slice(name.startsWith(noun) ? noun.length : one.length)
    : "";
}

const isSignIn = (name: string) => signIns.includes(name);
const isTrueKey = ({ name }: Field) => trueKeys.includes(name) || trueKeys.includes(plain(name));
const isPlain = (name: string) => plainNames.test(plain(name));

const typeIn = (catalogue: Catalogue, schema: JsonSchema | undefined) =>
  schema && typesOf(catalogue.resolve(schema))[0];

function isAlike(one: JsonType | undefined, other: JsonType | undefined): boolean {
  return !one || !other || one === other || (isNumeric(one) && isNumeric(other));
}
