import type { Catalogue } from "../catalogue.ts";
import { groupedBy } from "../grouped-by.ts";
import { keptBy } from "../kept-by.ts";
import type { Operation } from "../operation.ts";
import { pagingParameters } from "../paging/paging.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { recordOf } from "../schema/rows.ts";
import { actionsOf } from "./actions-of.ts";
import { bodyOf, type Holder, holderOf, leastShared, wholeRecord } from "./alike.ts";
import { deletionByFilter } from "./deletion-by-filter.ts";
import { existsWithout } from "./exists-without.ts";
import { filesOf, type ResourceFiles } from "./files-of.ts";
import { type Item, isKeyOfList, itemOf, nounsOf } from "./item-of.ts";
import { writesOnSeveral } from "./names-one.ts";
import { collectionOf, isCalledByName, isVerbOf, namesakeOf, shapeOf } from "./paths.ts";
import { isReadAt } from "./read-at.ts";

/**
 * The operations on the records of a list, determined only by paths, methods and record schemas: a
 * write of the same tag may belong to another record.
 */
export interface Resource {
  list: Operation;
  /** The schema of one record, resolved. */
  record: JsonSchema;
  item: Item | null;
  read: Operation | null;
  add: Operation | null;
  edit: Edit | null;
  remove: Operation | null;
  /** Further operations on one record, at paths below the record's path. */
  actions: readonly Operation[];
  /** The writes at such paths that may concern several records; they are none of the above. */
  onSeveral: readonly Operation[];
  /** The lists below one record. */
  children: readonly Operation[];
  /** The operations that return files, of all records or of one. */
  files: ResourceFiles;
}

/** The operation that changes a record, and the place of the record's fields in its request. */
export interface Edit {
  operation: Operation;
  holder: Holder | null;
}

const knownOf = keptBy((_: Catalogue) => new Map<Operation, Resource | null>());

/** The resource that an operation lists; `null` where it lists no records. */
export function resourceOf(catalogue: Catalogue, list: Operation): Resource | null {
  const known = knownOf(catalogue);
  const before = known.get(list);
  if (before !== undefined) return before;
  const made = readResource(catalogue, list);
  known.set(list, made);
  return made;
}

function readResource(catalogue: Catalogue, list: Operation): Resource | null {
  const record = list.effect === "read" ? recordOf(catalogue, list) : null;
  if (!record) return null;
  const item = itemOf(catalogue, list, record, siblingsOf(catalogue, list));
  return resourceAt({ catalogue, list, record, item });
}

/** The operations on records at a path that is known; `null` stands for an unknown path. */
export function resourceAt(known: KnownRecords): Resource {
  const { catalogue, list, record, item } = known;
  const all = siblingsOf(catalogue, list);
  const onSeveral = item ? writesOnSeveral(catalogue, record, item, all) : [];
  const siblings = all.filter((other) => !onSeveral.includes(other));
  const there = item ? siblings.filter(({ path }) => shapeOf(path) === item.shape) : [];
  const of: Found = { ...known, siblings, there };
  const edit = editOf(of);
  const remove = removeOf(of);
  const children = childrenOf(of);
  return {
    list,
    record,
    item,
    read: there.find((other) => isReadAt(other, item?.shape ?? "")) ?? null,
    add: addOf(of),
    edit,
    remove,
    actions: actionsOf(of, [edit?.operation, remove], children),
    onSeveral,
    children,
    files: filesOf(list, record, item, siblings),
  };
}

/** The operations of each service, except those that make or end sessions. */
const operationsOf = keptBy(({ operations }: Catalogue) => {
  const all = [...operations.values()].filter(({ isSession }) => !isSession);
  return groupedBy(all, ({ service }) => service);
});

const noOperations: readonly Operation[] = [];

function siblingsOf(catalogue: Catalogue, { service }: Operation): readonly Operation[] {
  return operationsOf(catalogue).get(service) ?? noOperations;
}

interface KnownRecords extends Pick<Resource, "list" | "record" | "item"> {
  catalogue: Catalogue;
}

interface Found extends KnownRecords {
  siblings: readonly Operation[];
  /** The operations at the path of one record. */
  there: readonly Operation[];
}

/** Whether an operation has arguments that a form can show. */
const hasFields = ({ parameters, isBodyLeftOut }: Operation) =>
  !isBodyLeftOut && parameters.some(({ in: place }) => place !== "path");

function addOf(of: Found): Operation | null {
  const isOther = /\b(search|query|filter|bulk|validate|preview)\b/i;
  const addAt = (shape: string) =>
    of.siblings.find(
      (other) =>
        other.method === "post" &&
        other.effect === "write" &&
        shapeOf(other.path) === shape &&
        !other.isBodyLeftOut &&
        !isOther.test(other.summary),
    );
  const { list, item } = of;
  // The records of `/users` may be at `/user/{id}`, and are then added at `/user`.
  const namesake = item && namesakeOf(list.path, item.shape);
  const onPath =
    addAt(shapeOf(collectionOf(list.path))) ?? (namesake === null ? null : addAt(namesake));
  const verb = verbOf(of, /^(add|create|insert|new|post|store)$/);
  return onPath ?? (verb && hasFields(verb) ? verb : null);
}

/**
 * The write operation whose path ends with a verb: below the path of the collection, or, where each
 * call has a name instead of a path of its own, below the name of the rows.
 */
function verbOf({ list, siblings }: Found, verb: RegExp): Operation | null {
  const own = collectionOf(list.path);
  const above = own.slice(0, own.lastIndexOf("/"));
  const others = isCalledByName(list.path)
    ? nounsOf(list).map((noun) => `${above.replace(/\/[^/{}]+$/, "")}/${noun}`)
    : [];
  const writes = siblings.filter(({ effect }) => effect === "write");
  for (const collection of [own, ...others]) {
    const found = writes.find(({ path }) => isVerbOf(collection, path, verb));
    if (found) return found;
  }
  return null;
}

/**
 * The operation that changes a record: one whose request contains fields of the record. `patch` is
 * preferred to `put`, which might clear fields that the list does not show.
 */
function editOf(of: Found): Edit | null {
  const { catalogue, there, siblings, list, item } = of;
  const read = there.find((other) => isReadAt(other, item?.shape ?? ""));
  const record = wholeRecord(catalogue, of.record, read?.answer ?? null);
  const own = shapeOf(collectionOf(list.path));
  const writes = there.filter(({ effect }) => effect === "write").filter(hasFields);
  const onAll = siblings.filter(
    (other) => ["put", "patch"].includes(other.method) && shapeOf(other.path) === own,
  );
  const key = record["x-key"] ?? "id";
  const candidates = [
    ...["patch", "put"].flatMap((method) => writes.filter((other) => other.method === method)),
    ...onAll.filter(({ parameters }) => parameters.some(({ name }) => name === key)),
    ...writes.filter(({ method }) => method === "post"),
  ];
  for (const operation of candidates) {
    // An operation that changes a record may take only some of its fields.
    const least = operation.method === "post" ? 0.5 : leastShared;
    const holder = holderOf(catalogue, bodyOf(operation), record, least);
    if (holder) return { operation, holder };
  }
  // An operation that replaces a file has no fields of the record.
  const file = writes.find(({ isMultipart, method }) => isMultipart && method === "put");
  if (file) return { operation: file, holder: null };
  const verb = verbOf(of, /^(update|edit|change|modify|rename)$/);
  return verb && hasFields(verb) ? { operation: verb, holder: null } : null;
}

/** The operation that deletes a record, unless it exists without what lists it. */
function removeOf(of: Found): Operation | null {
  const { list, item, there, siblings } = of;
  if (item && existsWithout(list, of.record, item, siblings)) return null;
  return (
    there.find(({ method, effect }) => method === "delete" && effect === "write") ??
    deletionByFilter(list, of.record, siblings) ??
    verbOf(of, /^(del|delete|remove|destroy)$/)
  );
}

function childrenOf({ catalogue, item, siblings, list }: Found): Operation[] {
  return siblings.filter((other) => {
    if (!other.list || other.effect !== "read") return false;
    const shape = shapeOf(other.path);
    const isOfItem = item !== null && shape.startsWith(`${item.shape}/`);
    const isChild = isOfItem
      ? !shape.slice(item.shape.length).includes("{")
      : isAskedFor(list, other);
    return isChild && recordOf(catalogue, other) !== null;
  });
}

/** Whether a list requires exactly one argument: the key of another list's record. */
function isAskedFor(list: Operation, { parameters, list: own }: Operation): boolean {
  const needed = parameters.filter(
    ({ required, name }) => required && !pagingParameters(own).includes(name),
  );
  const [key] = needed;
  return needed.length === 1 && key?.in === "query" && isKeyOfList(list, key.name);
}
