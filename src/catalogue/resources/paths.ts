/** Words in a path's last step that only say that records are listed. */
const listWords =
  /^(get|query|find|search|fetch|select|list|index|page|paged|paging|all|tree|level|flat|\d+)$/;

/**
 * Words for any records, as in `getTreeData`. Alone they are the name of a collection: the records
 * of `/order/items` must not be taken for orders, nor those of `/api/items` for whatever is `/api/{id}`.
 */
const records = /^(data|rows|items|records)$/;

/** A path without the format that some services end it with, as `/users/{id}.json`. */
export const withoutFormat = (path: string): string => path.replace(/\.json$/i, "");

/**
 * A path without a trailing slash and a format, with named calls as steps: `/channels.list` becomes
 * `/channels/list`; so are the keys of OData, as in `/Lines(Order={order},No={no})`.
 */
function plainPath(path: string): string {
  const keyed = withoutFormat(path).replace(/\(([^()/]*\{[^()/]*)\)/g, (_whole, keys: string) =>
    placesIn(keys)
      .map((name) => `/{${name}}`)
      .join(""),
  );
  return keyed.replace(/([a-z])\.(?=[a-z])/gi, "$1/").replace(/\/+$/, "");
}

const shapes = new Map<string, string>();

/**
 * A path with unnamed placeholders, since their names differ between operations on the same record.
 */
export function shapeOf(path: string): string {
  const known = shapes.get(path);
  if (known !== undefined) return known;
  const shape = plainPath(path).replace(/\{[^}]*\}/g, "{}");
  // The shapes of paths are cached, since each list of a service needs them again; the cache is
  // bounded.
  if (shapes.size > 20_000) shapes.clear();
  shapes.set(path, shape);
  return shape;
}

/**
 * Whether a shape continues another one, such as `/bills/{}/scan` or `/bills/{}.pdf` after
 * `/bills/{}`.
 */
export function goesOn(base: string, shape: string): boolean {
  return shape.startsWith(base) && /^([/.]|$)/.test(shape.slice(base.length));
}

/** Whether a path is the name of a call, such as `/channels.list`. */
export function isCalledByName(path: string): boolean {
  return /\/[a-z_]+\.[a-z.]+$/i.test(path);
}

/** The names of a path's placeholders, in order. */
export function placesIn(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);
}

/**
 * The path of a list's collection: the list's path without a last step that only says that it
 * lists.
 */
export function collectionOf(path: string): string {
  const plain = plainPath(path);
  const above = plain.slice(0, plain.lastIndexOf("/"));
  const isBelowRecords = above !== "" && !above.endsWith("}");
  const noun = wordsOf(lastStep(above)).join("");
  return isBelowRecords && isListing(wordsOf(lastStep(plain)), noun) ? above : plain;
}

/** The last step of a path; for a collection it is the name of its records. */
export function lastStep(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Whether words such as `get tree list by status` only say that records are listed. */
function isListing(words: readonly string[], noun: string): boolean {
  const narrowing = words.findIndex((word) => word === "by" || word === "for");
  const said = narrowing < 1 ? words : words.slice(0, narrowing);
  const isSaid = (word: string) => listWords.test(word) || isNamed(word, noun);
  return said.some(isSaid) && said.every((word) => isSaid(word) || records.test(word));
}

/** Whether a path is a verb below a collection, alone or with the collection's name: `deleteUser`. */
export function isVerbOf(collection: string, path: string, verb: RegExp): boolean {
  const step = lastStep(plainPath(path));
  if (shapeOf(path) !== shapeOf(`${collection}/${step}`)) return false;
  const [first = "", ...others] = wordsOf(step);
  const noun = wordsOf(lastStep(collection)).join("");
  return verb.test(first) && (others.length === 0 || isNamed(others.join(""), noun));
}

/** Whether words name a noun in singular or plural, such as `users` and `user`. */
export function isNamed(words: string, noun: string): boolean {
  return singularOf(words) === singularOf(noun);
}

/**
 * The collection at the path of one record, if it is the list's own or has its name in the singular,
 * as `/user/{id}` has beside `/users`; `null` where the path is that of other records.
 */
export function namesakeOf(list: string, item: string): string | null {
  const collection = item.replace(/(\/\{\})+$/, "");
  const own = shapeOf(collectionOf(list));
  const aboveOf = (shape: string) => shape.slice(0, shape.lastIndexOf("/"));
  const isNamesake =
    aboveOf(collection) === aboveOf(own) && isNamed(lastStep(collection), lastStep(own));
  return isNamesake || collection === shapeOf(list) ? collection : null;
}

/**
 * Whether a name means the key of a list's record: `petId` is the `id` of a pet in `/pets`.
 */
export function isKeyOf(name: string, keyField: string, listPath: string): boolean {
  const [said, key] = [plain(name), plain(keyField)];
  const noun = plain(lastStep(collectionOf(listPath)));
  return said === key || (said.endsWith(key) && isNamed(said.slice(0, -key.length), noun));
}

/** The singular of a noun, as far as its ending shows it. */
export function singularOf(noun: string): string {
  return noun
    .replace(/ies$/, "y")
    .replace(/(ch|sh|ss|x)es$/, "$1")
    .replace(/s$/, "");
}

/** The words of a step: `getTreeList` and `get-tree-list` become `get`, `tree` and `list`. */
export function wordsOf(step: string): string[] {
  const parted = step.replace(/([a-z])([A-Z\d])/g, "$1 $2").replace(/(\d)([A-Z])/g, "$1 $2");
  return parted
    .toLowerCase()
    .split(/[^a-z\d{}]+/)
    .filter(Boolean);
}

/** The words of a name or a text, each in the singular: `user` and `role` of `userRoles`. */
export function nounsIn(text: string): string[] {
  return wordsOf(text).map(singularOf);
}

/** A name without word separators and case, so that `post_id` and `postId` are equal. */
export function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, "");
}
