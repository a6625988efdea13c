import { type HttpMethod, httpMethods } from "../../openapi.ts";
import { singularOf, wordsOf } from "../../resources/paths.ts";
import { pointerStep } from "../../schema/pointer.ts";
import { isRecord, own, ownList, ownObject, ownText } from "../../schema/record.ts";
import { ImportFaults } from "../import-fault.ts";
import { identifierOf } from "../names.ts";
import type { ImportOptions } from "../options.ts";
import { type Found, follow, type Source } from "../references.ts";

/** An operation of the given document that is not yet read, with its place. */
export interface ListedOperation {
  path: string;
  method: HttpMethod;
  item: Found;
  found: Found;
}

const otherMethods: readonly string[] = ["head", "options", "trace", "query"];

/** The operations of a document that a screen can call; all others are reported. */
export function listOperations(source: Source): ListedOperation[] {
  const addresses = new Set<string>();
  return Object.entries(ownObject(source.root, "paths")).flatMap(([key, given]) => {
    const pointer = `/paths${pointerStep(key)}`;
    const path = key.split("#")[0] ?? "";
    if (!isUsablePath(path)) {
      source.faults.report("unusablePath", pointer, { path: key });
      return [];
    }
    const item = follow(source, given, pointer);
    if (!item) return [];
    reportOtherMethods(source, item);
    return httpMethods.flatMap((method) => {
      const operation = own(item.value, method);
      if (operation === undefined) return [];
      const at = `${item.pointer}/${method}`;
      if (!isRecord(operation)) {
        source.faults.report("malformed", at, { expected: "object" });
        return [];
      }
      if (addresses.has(`${method} ${path}`)) {
        source.faults.report("sameAddress", at, { method: method.toUpperCase(), path });
        return [];
      }
      addresses.add(`${method} ${path}`);
      return [{ path, method, item, found: { value: operation, pointer: at } }];
    });
  });
}

/**
 * The chosen operations: by tag, by `GET /pets`, or by their id in the document; all if none are
 * named. Faults of other operations are not reported; a choice that does not exist is.
 */
export function chosenOperations(
  source: Source,
  { only = [] }: ImportOptions,
): readonly ListedOperation[] {
  if (only.length === 0) return listOperations(source);
  const listed = listOperations({ ...source, faults: new ImportFaults() });
  const wanted = new Set(only);
  const met = new Set<string>();
  const chosen = listed.filter((operation) => {
    const names = [...namesOf(operation), ...tagsOf(operation)].filter((name) => wanted.has(name));
    for (const name of names) met.add(name);
    return names.length > 0;
  });
  for (const name of only)
    if (!met.has(name)) source.faults.report("unknownChoice", "/paths", { name });
  return chosen;
}

/** The names of an operation: its method and path, and its id in the document. */
export function namesOf({ method, path, found }: ListedOperation): string[] {
  const id = ownText(found.value, "operationId");
  return [`${method.toUpperCase()} ${path}`, ...(id ? [id] : [])];
}

/** The tags of an operation, as the document writes them and as the catalogue does. */
export function tagsOf(operation: ListedOperation): string[] {
  const given = ownList(operation.found.value, "tags").filter((tag) => typeof tag === "string");
  return [tagOf(operation), ...given];
}

/** The tag of an operation, else the first segment of its path. */
export function tagOf({ found, path }: Pick<ListedOperation, "found" | "path">): string {
  const [tag] = ownList(found.value, "tags");
  if (typeof tag === "string" && /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u.test(tag)) return tag;
  const named = typeof tag === "string" ? identifierOf(tag) : "";
  const [step = ""] = path.split("/").filter((one) => one !== "" && !one.startsWith("{"));
  // A key in parentheses names a record, as in OData; `customer.list` and `customer.update`, as in
  // calls of procedures, are about the same records.
  const part = step.replace(/\(.*/, "").replace(/^(.+[A-Za-z])\.[A-Za-z_]+$/, "$1");
  // Where paths are verbs, `getUsers` and `updateUser` are about the same records.
  const [verb = "", ...others] = wordsOf(part);
  const isVerb = /^(get|list|find|search|create|add|update|edit|delete|remove)$/.test(verb);
  const noun = isVerb && others.length > 0 ? singularOf(others.join("_")) : part;
  return named || identifierOf(noun);
}

/** Whether a path stays below the service's base. */
function isUsablePath(path: string): boolean {
  if (!path.startsWith("/") || path.startsWith("//") || path.length > 500) return false;
  if (!/^[\w\-.~!$&'()*+,;=:@%/{}]+$/.test(path)) return false;
  if (/[{}]/.test(path.replace(/\{[^{}/]{1,128}\}/g, ""))) return false;
  // A placeholder must not complete an escape: `%2{x}` becomes a step upwards with `e.` in it.
  if (/%(2e|2f|5c|00|(?![\da-f]{2}))/i.test(path)) return false;
  return path.split("/").every((part) => part !== ".." && part !== ".");
}

/** Reports methods that a screen cannot call, which OpenAPI 3.2 allows in a path. */
function reportOtherMethods({ faults }: Source, { value, pointer }: Found): void {
  const further = Object.keys(ownObject(value, "additionalOperations"));
  const named = otherMethods.filter((method) => own(value, method) !== undefined);
  for (const method of named) {
    faults.report("unsupportedMethod", `${pointer}/${method}`, { method: method.toUpperCase() });
  }
  for (const method of further) {
    const at = `${pointer}/additionalOperations${pointerStep(method)}`;
    faults.report("unsupportedMethod", at, { method });
  }
}
