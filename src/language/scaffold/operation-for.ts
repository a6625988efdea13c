import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { typesOf } from "../../catalogue/schema/json-schema.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";

/** What is usually done to the records of a list. */
export type Purpose = "add" | "update" | "delete";

/**
 * How the writes of a collection are told by their paths: the methods on it (`add`) or on a place
 * below it, in the order in which they are taken, or the verb that is the last step of their path.
 */
const signs: Readonly<Record<Purpose, { methods: readonly string[]; verb: RegExp }>> = {
  add: { methods: ["post"], verb: /^(add|create|insert|new)$/ },
  // What a list shows of a record may be less than all that `put` would replace.
  update: { methods: ["patch", "put"], verb: /^(update|edit|change|modify)$/ },
  delete: { methods: ["delete"], verb: /^(del|delete|remove|destroy)$/ },
};

/** The words of a last step that says no more than that records are listed. */
const listWords =
  /^(get|query|find|search|fetch|select|list|page|paged|paging|all|tree|level|flat|data|rows|items|records|\d+)$/;

/**
 * The list's own operation that serves a purpose, told by paths alone: on the collection, on one
 * place below it, or a verb below it. `null` where there is none: a write of the same tag may be
 * that of another record.
 */
export function operationFor(
  purpose: Purpose,
  catalogue: Catalogue,
  list: Operation,
): Operation | null {
  const { operations } = catalogue;
  const { methods, verb } = signs[purpose];
  const own = collectionOf(list.path);
  const path = shapeOf(purpose === "add" ? own : `${own}/{}`);
  const writes = [...operations.values()].filter(
    ({ service, effect, parameters, isBodyLeftOut }) =>
      service === list.service &&
      effect === "write" &&
      // Of a form without fields, or without what is to be written, nothing can come.
      (purpose === "delete" ||
        (!isBodyLeftOut && parameters.some((parameter) => parameter.in !== "path"))),
  );
  const onPath = writes.filter(
    (write) =>
      shapeOf(write.path) === path && (purpose !== "update" || isOfRecord(catalogue, write, list)),
  );
  const [plain] = methods.flatMap((method) => onPath.filter((write) => write.method === method));
  return plain ?? writes.find((write) => isVerbOf(own, write.path, verb)) ?? null;
}

/** Whether a write takes the record itself: not one within another, nor a list of changes to it. */
function isOfRecord(catalogue: Catalogue, write: Operation, list: Operation): boolean {
  const { resolve } = catalogue;
  const record = recordOf(catalogue, list)?.properties ?? {};
  const fields = write.parameters.filter((parameter) => parameter.in === "body");
  return (
    fields.some(({ name }) => Object.hasOwn(record, name)) ||
    fields.every(({ schema }) => !/^(object|array)$/.test(typesOf(resolve(schema))[0] ?? ""))
  );
}

/** The path of all records: that of the list, without a last step that only says that it lists. */
export function collectionOf(path: string): string {
  const plain = path.replace(/\/+$/, "");
  const above = plain.slice(0, plain.lastIndexOf("/"));
  const isBelowRecords = above !== "" && !above.endsWith("}");
  const noun = wordsOf(lastStep(above)).join("");
  return isBelowRecords && isListing(wordsOf(lastStep(plain)), noun) ? above : plain;
}

/** What a collection's path calls its records: its last step that is no place. */
export function lastStep(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Whether words as `get tree list by status` say nothing but that records are listed. */
function isListing(words: readonly string[], noun: string): boolean {
  const narrowing = words.findIndex((word) => word === "by" || word === "for");
  const said = narrowing < 1 ? words : words.slice(0, narrowing);
  return said.every((word) => listWords.test(word) || isNamed(word, noun));
}

/** Whether a path is a verb below a collection, alone or with the collection's name: `deleteUser`. */
function isVerbOf(collection: string, path: string, verb: RegExp): boolean {
  const step = lastStep(path);
  if (shapeOf(path) !== shapeOf(`${collection}/${step}`)) return false;
  const [first = "", ...others] = wordsOf(step);
  const noun = wordsOf(lastStep(collection)).join("");
  return verb.test(first) && (others.length === 0 || isNamed(others.join(""), noun));
}

/** `users` and `user` are the same. */
function isNamed(words: string, noun: string): boolean {
  return singularOf(words) === singularOf(noun);
}

/** One of what a plural names, as far as its ending tells. */
export function singularOf(noun: string): string {
  return noun.replace(/ies$/, "y").replace(/s$/, "");
}

/** `getTreeList` and `get-tree-list` are `get`, `tree` and `list`. */
function wordsOf(step: string): string[] {
  const parted = step.replace(/([a-z])([A-Z\d])/g, "$1 $2").replace(/(\d)([A-Z])/g, "$1 $2");
  return parted
    .toLowerCase()
    .split(/[^a-z\d{}]+/)
    .filter(Boolean);
}

/** A path without the names of its places, which differ between operations on the same record. */
function shapeOf(path: string): string {
  return path.replace(/\{[^}]*\}/g, "{}").replace(/\/+$/, "");
}
