import { type HttpMethod, httpMethods, type OpenApiOperation } from "../openapi.ts";
import { pointerStep } from "../schema/pointer.ts";
import { isRecord, own, ownList, ownObject, ownText } from "../schema/record.ts";
import { mostArguments } from "./measure.ts";
import { identifierOf, nameOfCall, UniqueNames } from "./names.ts";
import type { ImportOptions } from "./options.ts";
import { readBody } from "./read-body.ts";
import { readParameters } from "./read-parameters.ts";
import { readResponses } from "./read-response.ts";
import { type Found, follow, type Source } from "./references.ts";
import type { SchemaStore } from "./schema-store.ts";

/** An operation as the catalogue writes it, and where it stands in the given document. */
export interface ReadOperation {
  path: string;
  method: HttpMethod;
  operation: OpenApiOperation;
  pointer: string;
}

const otherMethods: readonly string[] = ["head", "options", "trace", "query"];

/**
 * The operations of a document that a screen can call; those left out are reported.
 * @returns `null` where they take more arguments than anybody fills in.
 */
export function readOperations(store: SchemaStore, options: ImportOptions): ReadOperation[] | null {
  let argumentCount = 0;
  const names = new UniqueNames();
  const addresses = new Set<string>();
  const read = Object.entries(ownObject(store.source.root, "paths")).flatMap(([key, given]) => {
    if (argumentCount > mostArguments) return [];
    const pointer = `/paths${pointerStep(key)}`;
    const path = key.split("#")[0] ?? "";
    if (!isUsablePath(path)) {
      store.source.faults.report("unusablePath", pointer, { path: key });
      return [];
    }
    const item = follow(store.source, given, pointer);
    if (!item) return [];
    reportOtherMethods(store.source, item);
    return httpMethods.flatMap((method) => {
      const operation = own(item.value, method);
      if (operation === undefined) return [];
      const at = `${item.pointer}/${method}`;
      if (!isRecord(operation)) {
        store.source.faults.report("malformed", at, { expected: "object" });
        return [];
      }
      if (addresses.has(`${method} ${path}`)) {
        store.source.faults.report("sameAddress", at, { method: method.toUpperCase(), path });
        return [];
      }
      const found = { value: operation, pointer: at };
      const call = { item, found, path, method, names };
      const made = readOperation(store, options, call);
      if (!made) return [];
      argumentCount += made.parameters?.length ?? 0;
      addresses.add(`${method} ${path}`);
      return [{ path, method, operation: made, pointer: at }];
    });
  });
  return argumentCount > mostArguments ? null : read;
}

/** A path below the service's base that stays there. */
function isUsablePath(path: string): boolean {
  if (!path.startsWith("/") || path.startsWith("//") || path.length > 500) return false;
  if (!/^[\w\-.~!$&'()*+,;=:@%/{}]+$/.test(path)) return false;
  if (/[{}]/.test(path.replace(/\{[^{}/]{1,128}\}/g, ""))) return false;
  if (/%(2e|2f|5c|00)/i.test(path)) return false;
  return path.split("/").every((part) => part !== ".." && part !== ".");
}

function reportOtherMethods({ faults }: Source, { value, pointer }: Found): void {
  for (const method of otherMethods) {
    if (own(value, method) === undefined) continue;
    faults.report("unsupportedMethod", `${pointer}/${method}`, { method: method.toUpperCase() });
  }
}

interface Call {
  item: Found;
  found: Found;
  path: string;
  method: HttpMethod;
  names: UniqueNames;
}

function readOperation(
  store: SchemaStore,
  options: ImportOptions,
  { item, found, path, method, names }: Call,
): OpenApiOperation | null {
  const parameters = readParameters(store, item, found, path);
  const body = parameters && readBody(store, found, method);
  if (!parameters || body === null) return null;
  const given = ownText(found.value, "operationId") ?? "";
  const wanted = identifierOf(given) || nameOfCall(method, path) || method;
  const name = names.take(wanted);
  if (name !== wanted) {
    store.source.faults.report("duplicateId", found.pointer, { id: given || wanted, name });
  }
  const { name: service, permission = "each" } = options;
  return {
    operationId: `${service}.${name}`,
    tags: [tagOf(found, path) || service],
    summary: summaryOf(found, name),
    "x-permission": permission === "each" ? `${service}:${name}` : permission,
    "x-effect": effectOf(method, found),
    ...(parameters.length > 0 && { parameters: [...parameters] }),
    ...(body && { requestBody: body }),
    responses: readResponses(store, found),
  };
}

/**
 * What is deleted is gone; of another method nobody can tell how much it changes. A document may
 * say that an operation does more than its method tells, never less.
 */
function effectOf(method: HttpMethod, { value }: Found): OpenApiOperation["x-effect"] {
  const stated = ownText(value, "x-effect");
  if (stated === "grant" || stated === "destroy") return stated;
  if (method === "get") return "read";
  return method === "delete" ? "destroy" : "write";
}

function tagOf({ value }: Found, path: string): string {
  const [tag] = ownList(value, "tags");
  if (typeof tag === "string" && /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u.test(tag)) return tag;
  const named = typeof tag === "string" ? identifierOf(tag) : "";
  const [part = ""] = path.split("/").filter((step) => step !== "" && !step.startsWith("{"));
  return named || identifierOf(part);
}

function summaryOf({ value }: Found, name: string): string {
  const text = ownText(value, "summary") ?? ownText(value, "description") ?? "";
  const [line = ""] = text.trim().slice(0, 400).split("\n");
  return line.replace(/\s+/g, " ").slice(0, 120).trim() || name;
}
