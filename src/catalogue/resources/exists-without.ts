import type { Operation } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { type Item, nounsOf } from "./item-of.ts";
import {
  collectionOf,
  isNamed,
  lastStep,
  namesakeOf,
  plain,
  shapeOf,
  singularOf,
  wordsOf,
} from "./paths.ts";

const people =
  /(members?|users?|people|persons?|employees?|students?|collaborators?|assignees?|followers?|owners?|organi[sz]ers?|admin(istrator)?s?)$/;

/** Keys that people choose, by which several parents may have one record, such as a text. */
const words = /^(key|slug|code|name)$/;

/** Whether records have such a key, and no id. */
function isOfWords({ properties = {} }: JsonSchema, { places: [place, ...others] }: Item): boolean {
  if (place?.of !== "row" || others.length > 0) return false;
  const hasId = Object.keys(properties).some((name) => /^_?(id|gid|uuid|guid)$/i.test(name));
  return !hasId && words.test(plain(place.field.at(-1) ?? ""));
}

/**
 * Whether the records of a list exist without what lists them: who takes a user out of a group, a
 * role from a user, or a firewall off a droplet, does not mean to delete it. People do, records that
 * can be put below several others, and, without a field for what lists them here, those that a list
 * of their own holds or that have no id.
 */
export function existsWithout(
  list: Operation,
  record: JsonSchema,
  item: Item,
  siblings: readonly Operation[],
): boolean {
  const own = shapeOf(collectionOf(list.path));
  if (item.shape.startsWith(own)) return false;
  const isAsked = list.parameters.some(({ required, in: place }) => required && place !== "path");
  if (namesakeOf(list.path, item.shape) !== null && !isAsked) return false;
  const nouns = nounsOf(list);
  if (nouns.some((noun) => people.test(noun))) return true;
  const [, above = "", other = ""] = /^(.*\/([^/{}]+)\/\{\})\/[^/]+$/.exec(own) ?? [];
  if (above === "") return false;
  const fields = Object.keys(record.properties ?? {}).map(plain);
  const isTold = fields.some((name) => name.includes(singularOf(plain(other))));
  const isListed = siblings.some(
    (one) => one.list !== null && `${shapeOf(collectionOf(one.path))}/{}` === item.shape,
  );
  if ((isListed || isOfWords(record, item)) && !isTold) return true;
  return siblings.some(({ effect, path }) => {
    if (effect !== "write") return false;
    const shape = shapeOf(path);
    // What a write puts below the record, as the droplets of a firewall.
    if (shape === `${item.shape}/${other}`) return true;
    // A write that takes the record out, as `/tasks/{}/removeTag`.
    const [verb, ...words] = wordsOf(lastStep(shape));
    const isOfRecord = nouns.some((noun) => isNamed(words.join(""), noun));
    return verb === "remove" && isOfRecord && shape.startsWith(`${above}/`);
  });
}
