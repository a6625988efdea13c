import type { Operation } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import type { Item } from "./item-of.ts";
import { lastStep, plain, singularOf } from "./paths.ts";
import { isReadAt } from "./read-at.ts";

/** Fields that name one record, also beside a key of its own. */
const names = /(slug|code|name|number|login)$/;

/**
 * Whether a record's path is that of one record: a field such as the `sku` of `/prices/{sku}` may be
 * that of several rows, each of which has a key of its own.
 */
export function namesOne(record: JsonSchema, item: Item, there: readonly Operation[]): boolean {
  if (there.some((other) => isReadAt(other, item.shape))) return true;
  if (there.some(({ method, list }) => method === "get" && list !== null)) return false;
  const place = item.places.at(-1);
  if (place?.of !== "row") return true;
  const field = plain(place.field.at(-1) ?? "");
  const noun = singularOf(plain(lastStep(item.shape.slice(0, -3))));
  const keys = ["id", "gid", "uuid", "guid", "key", `${noun}id`];
  const hasOwn = Object.keys(record.properties ?? {}).some((name) => keys.includes(plain(name)));
  return !hasOwn || keys.includes(field) || names.test(field);
}
