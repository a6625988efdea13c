import type { Catalogue } from "./catalogue.ts";
import { keptBy } from "./kept-by.ts";
import type { Operation } from "./operation.ts";
import { isIdName } from "./schema/id-name.ts";
import { type JsonSchema, typesOf } from "./schema/json-schema.ts";

/** Names of parameters that say how a write is done, not which records it reaches. */
const manners =
  /^(select|fields|columns|(order|sort)(_?by)?|dry_?run|prefer|pretty|format|timeout\w*|grace_?period\w*|propagation_?policy)$/i;

/**
 * Whether a parameter may be all that keeps a write at the path of all records from reaching each
 * of them, as the filters of `DELETE /todos?id=…` do.
 */
export function isNarrowing(
  catalogue: Catalogue,
  operation: Operation,
  { in: place, name, schema = {} }: { in: string; name: string; schema?: JsonSchema },
): boolean {
  const isFilter = place === "query" && !manners.test(name);
  const isWrite = ["put", "patch", "delete"].includes(operation.method);
  if (!isFilter || !isWrite || !isAtAll(catalogue, operation)) return false;
  return !typesOf(catalogue.resolve(schema)).includes("boolean");
}

/** Whether a path is that of all records: one without placeholders, or that of a list. */
function isAtAll(catalogue: Catalogue, { path, service }: Operation): boolean {
  return !path.includes("{") || listPaths(catalogue).has(service.name + path);
}

/** The paths of lists that name none of their records, by service. */
const listPaths = keptBy((catalogue: Catalogue): ReadonlySet<string> => {
  const lists = [...catalogue.operations.values()].filter(
    ({ list, effect, path }) => list !== null && effect === "read" && !path.endsWith("}"),
  );
  return new Set(lists.map(({ service, path }) => service.name + path));
});

/**
 * Whether a deletion or change at the path of all records reaches each of them, since none of its
 * filters has a value; the body of a deletion names its records, and so does a key in that of a
 * change of listed records. What is no list, as settings, may be changed as a whole.
 */
export function reachesAll(
  catalogue: Catalogue,
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
): boolean {
  const { method, parameters, service, path } = operation;
  const filters = parameters.filter((one) => isNarrowing(catalogue, operation, one));
  const isDeletion = method === "delete";
  if (filters.length === 0) return false;
  if (!isDeletion && !listPaths(catalogue).has(service.name + path)) return false;
  const naming = parameters.filter(({ in: place, name }) => {
    return place === "content" || (place === "body" && (isDeletion || isIdName(name)));
  });
  return ![...filters, ...naming].some(({ name }) => isGiven(args[name]));
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isGiven) : (value ?? "") !== "";
}
