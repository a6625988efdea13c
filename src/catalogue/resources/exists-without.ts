import type { Operation } from "../operation.ts";
import { type Item, nounsOf } from "./item-of.ts";
import { collectionOf, isNamed, lastStep, shapeOf, wordsOf } from "./paths.ts";

const people = /(members?|users?|people|collaborators?|assignees?|followers?|owners?)$/;

/**
 * Whether the records of a list exist without what lists them: who takes a user out of a group, or a
 * firewall off a droplet, does not mean to delete it. People do, and records that can be put below
 * several others.
 */
export function existsWithout(
  list: Operation,
  item: Item,
  siblings: readonly Operation[],
): boolean {
  const own = shapeOf(collectionOf(list.path));
  if (item.shape.startsWith(own)) return false;
  const nouns = nounsOf(list);
  if (nouns.some((noun) => people.test(noun))) return true;
  const [, above = "", other = ""] = /^(.*\/([^/{}]+)\/\{\})\/[^/]+$/.exec(own) ?? [];
  if (above === "") return false;
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
