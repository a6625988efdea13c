import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { holderOf } from "./alike.ts";
import type { Item } from "./item-of.ts";
import { collectionOf, goesOn, lastStep, plain, shapeOf, singularOf } from "./paths.ts";
import { isReadAt } from "./read-at.ts";

const ids = ["id", "gid", "uuid", "guid"];

/** Fields that name one record, also beside a key of its own. */
const names =
  /^(full|short|long|display|serial|reference|user|login|host|file)?(slug|code|name|number|login|handle)$/;

/** What each of its sort has one of, as a book has an `isbn`. */
const namesOfSorts =
  /^((product|article|item|variant|sku) (sku|ean|gtin|upc|barcode)|book isbn|(vehicle|car) vin|account iban|device imei|(user|customer|employee|invitation) (email|emailaddress))$/;

/**
 * The writes at the path of one record, and below it, that may concern several: a field such as the
 * `sku` of `/prices/{sku}` may be that of several rows, each of which has a key of its own.
 */
export function writesOnSeveral(
  catalogue: Catalogue,
  record: JsonSchema,
  item: Item,
  siblings: readonly Operation[],
): Operation[] {
  const { isKey, isName } = lastField(record, item);
  const at = ({ path }: Operation) => shapeOf(path);
  const there = siblings.filter((other) => at(other) === item.shape);
  if (isKey || there.some((other) => isReadAt(other, item.shape))) return [];
  const isListed = there.some(({ method, list }) => method === "get" && list !== null);
  const answersOne = ({ answer }: Operation) => {
    const held = holderOf(catalogue, answer, record)?.record.properties ?? {};
    return Object.keys(held).some((name) => ids.includes(plain(name)));
  };
  if (!isListed && (isName || there.some(answersOne))) return [];
  const isThere = (shape: string) =>
    goesOn(item.shape, shape) && !shape.slice(item.shape.length).includes("{");
  return siblings.filter(
    (other) => other.effect === "write" && isThere(at(other)) && !answersOne(other),
  );
}

/**
 * Whether the last field that a path takes is the key of a record or, without another key in it, its
 * name.
 */
function lastField({ properties = {} }: JsonSchema, { places, shape }: Item) {
  const place = places.at(-1);
  const isPair = places.filter(({ of }) => of === "row").length > 1;
  if (place?.of !== "row" || isPair) return { isKey: true, isName: true };
  return sayOf({ properties }, lastStep(shape.slice(0, -3)), place.field.at(-1) ?? "");
}

/** Whether several records of a collection at a path may have the same value of a field. */
export function mayShare(record: JsonSchema, path: string, field: string): boolean {
  const { isKey, isName } = sayOf(record, lastStep(collectionOf(path)), field);
  return !isKey && !isName;
}

/** Whether a field is the key of the records of a collection or, without another key, their name. */
function sayOf({ properties = {} }: JsonSchema, collection: string, name: string) {
  const field = plain(name);
  const noun = singularOf(plain(collection));
  const said = field.startsWith(noun) ? field.slice(noun.length) : field;
  const isOwn = (other: string) => ids.includes(other) || other === `${noun}id`;
  const isKey = isOwn(field) || said === "" || said === "key";
  const isName = names.test(said) || namesOfSorts.test(`${noun} ${said}`);
  return { isKey, isName: isName || !Object.keys(properties).some((other) => isOwn(plain(other))) };
}
