import { type HttpMethod, httpMethods, type OpenApiOperation } from "../openapi.ts";
import { plain, singularOf, wordsOf } from "../resources/paths.ts";
import { type JsonObject, ownList, ownText } from "../schema/record.ts";
import { withoutMarkdown } from "../written/without-markdown.ts";
import { type ListedOperation, namesOf, tagOf } from "./choice/list-operations.ts";
import { mostArguments } from "./measure.ts";
import { identifierOf, nameOfCall, UniqueNames } from "./names.ts";
import type { ImportOptions } from "./options.ts";
import { readBody } from "./read-body.ts";
import { readParameters } from "./read-parameters.ts";
import { readResponses } from "./read-response.ts";
import type { Found } from "./references.ts";
import type { SchemaStore } from "./schemas/schema-store.ts";
import { reportMisspelt, statedList, statedSuccess } from "./stated-list.ts";

/** An operation in the form of the catalogue, with its place in the given document. */
export interface ReadOperation {
  path: string;
  method: HttpMethod;
  operation: OpenApiOperation;
  pointer: string;
  /** The names by which import options may refer to the operation. */
  names: readonly string[];
  /** The document's own statement about the operation's list. */
  stated: JsonObject | null;
}

/**
 * The operations that a screen can call; those left out are reported.
 * @returns `null` where they take more arguments than anybody fills in.
 */
export function readOperations(
  store: SchemaStore,
  options: ImportOptions,
  listed: readonly ListedOperation[],
): ReadOperation[] | null {
  reportMisspelt(store.source, listed);
  let argumentCount = 0;
  const names = new UniqueNames();
  const earlier = earlierNames(options);
  // What keeps its name takes it first, so that no other operation can be called by it.
  const kept = listed.map(({ method, path }) => {
    const name = earlier.get(addressOf(method, path));
    return name === undefined ? undefined : names.take(name);
  });
  for (const name of namesLeft(earlier, listed)) names.take(name);
  const read: ReadOperation[] = [];
  for (const [index, each] of listed.entries()) {
    const operation = readOperation(store, options, each, names, kept[index]);
    if (!operation) continue;
    argumentCount += operation.parameters?.length ?? 0;
    if (argumentCount > mostArguments) return null;
    const { path, method, found } = each;
    const stated = statedList(found.value);
    read.push({ path, method, operation, pointer: found.pointer, names: namesOf(each), stated });
  }
  return read;
}

/**
 * The names of the operations of the document that is replaced, by address. An operation keeps its
 * name even if the new document gives it another one: generated ids such as `delete_1` are counted
 * anew with each version, and a page or a permission would mean other records by the same name.
 */
function earlierNames({ name, before }: ImportOptions): Map<string, string> {
  return new Map(
    Object.entries(before?.paths ?? {}).flatMap(([path, item]) =>
      httpMethods.flatMap((method): [string, string][] => {
        const id = item[method]?.operationId?.slice(name.length + 1);
        return id ? [[addressOf(method, path), id]] : [];
      }),
    ),
  );
}

/**
 * The names of operations that are gone, where another one has the id now: whoever was permitted to
 * delete a cat would delete dogs by it. What only moved keeps its name.
 */
function namesLeft(earlier: Map<string, string>, listed: readonly ListedOperation[]): string[] {
  const now = new Set(listed.map(({ method, path }) => addressOf(method, path)));
  const byId = new Map(
    listed.map((one) => [identifierOf(ownText(one.found.value, "operationId") ?? ""), one]),
  );
  return [...earlier].flatMap(([address, name]) => {
    const other = byId.get(name);
    if (now.has(address) || !other) return [];
    const [method = "", path = ""] = address.split(" ");
    const nounAt = (at: string) => singularOf(plain(lastName(at)));
    const noun = nounAt(path);
    const isSame = noun === nounAt(other.path) || (noun !== "" && plain(name).includes(noun));
    return isSame && kindOf(method) === kindOf(other.method) ? [] : [name];
  });
}

const kindOf = (method: string) => (["get", "delete"].includes(method) ? method : "write");

/** An operation's address, whatever its placeholders are called. */
const addressOf = (method: HttpMethod, path: string): string =>
  `${method} ${path.replace(/\{[^}]*\}/g, "{}")}`;

function readOperation(
  store: SchemaStore,
  options: ImportOptions,
  listed: ListedOperation,
  names: UniqueNames,
  kept: string | undefined,
): OpenApiOperation | null {
  const { item, found, path, method } = listed;
  const parameters = readParameters(store, item, found, path);
  const body = parameters && readBody(store, found, method);
  if (!parameters || body === null) return null;
  const given = ownText(found.value, "operationId") ?? "";
  const wanted = identifierOf(given) || nameOfCall(method, path) || method;
  const name = kept ?? names.take(wanted);
  if (name !== wanted) {
    const code = kept === undefined ? "duplicateId" : "keptId";
    store.source.faults.report(code, found.pointer, { id: given || wanted, name });
  }
  reportServer(store, listed);
  const { name: service, permission = "each" } = options;
  const effect = effectOf(method, found, path);
  if (method === "get" && effect === "destroy" && ownText(found.value, "x-effect") !== effect) {
    store.source.faults.report("deletingGet", found.pointer, { path });
  }
  return {
    operationId: `${service}.${name}`,
    tags: [tagOf(listed) || service],
    summary: summaryOf(found, name),
    "x-permission": permission === "each" ? `${service}:${name}` : permission,
    "x-effect": effect,
    ...(method === "put" && isPartial(found) && { "x-partial": true }),
    ...statedSuccess(found.value),
    ...(parameters.length > 0 && { parameters: [...parameters] }),
    ...(body && { requestBody: body }),
    responses: readResponses(store, found),
  };
}

/** Reports an operation that its document places elsewhere than the service, which has one address. */
function reportServer({ source }: SchemaStore, { item, found }: ListedOperation): void {
  const urlsOf = (value: JsonObject) =>
    ownList(value, "servers").map((server) => (ownText(server, "url") ?? "").replace(/\/+$/, ""));
  const [here, above, all] = [found.value, item.value, source.root].map(urlsOf);
  const own = here?.length ? here : (above ?? []);
  const known = all?.length ? all : [""];
  if (own.length === 0 || own.some((url) => known.includes(url))) return;
  source.faults.report("otherServer", found.pointer, { url: own[0]?.slice(0, 200) ?? "" });
}

/**
 * The effect of an operation, which its method implies: read, write or destroy. A document may
 * declare a greater effect than the method implies, never a lesser one; a call that deletes by its
 * name reads or writes only if its document declares so.
 */
function effectOf(method: HttpMethod, found: Found, path: string): OpenApiOperation["x-effect"] {
  const stated = ownText(found.value, "x-effect");
  if (stated === "grant" || stated === "destroy") return stated;
  const usual = method === "get" ? "read" : "write";
  if (method === "delete" || stated === usual) return method === "delete" ? "destroy" : usual;
  const id = ownText(found.value, "operationId") ?? "";
  const isDeleting =
    method === "get" ? isDeletingGet(path, id, summaryOf(found, "")) : isDeletingWrite(path, id);
  return isDeleting ? "destroy" : usual;
}

/** Whether a document says that fields which a request does not contain remain unchanged. */
function isPartial({ value }: Found): boolean {
  const said = ownText(value, "description") ?? "";
  const unsent = /\b(unspecified|omitted|missing|absent) \w+( \w+)? (remain|stay|are left|keep)/i;
  return (
    unsent.test(said) ||
    /\bonly the (fields|properties|attributes) (provided|specified|given|sent|included)\b/i.test(
      said,
    )
  );
}

/** The first line of an operation's description, or its name where it has none. */
export function summaryOf({ value }: Found, name: string): string {
  const text = ownText(value, "summary") ?? ownText(value, "description") ?? "";
  const [line = ""] = text.trim().slice(0, 400).split("\n");
  return withoutMarkdown(line).slice(0, 120).trim() || name;
}

/** Verbs that name a call that deletes; no service uses them to name what it lists. */
const deleting = new Set(["delete", "remove", "purge", "destroy", "erase", "wipe", "revoke"]);

/**
 * Whether a `get` deletes something, although HTTP wants it to read only: its path ends with such a
 * verb, as in `/posts/{id}/delete` and `/cache/purge-all`, or both its id and its summary begin with
 * one; an id suffices where nothing is said about the call. `/delete-requests` may list requests.
 */
function isDeletingGet(path: string, operationId: string, summary: string): boolean {
  const [verb = "", all = "all", ...others] = wordsOf(lastName(path));
  if (deleting.has(verb) && all === "all" && others.length === 0) return true;
  return isVerb(wordsOf(operationId)[0]) && isVerb(wordsOf(summary || operationId)[0]);
}

/**
 * Whether a write deletes by the name of its path or its id, as `/deleteUser`, `/users/bulk-delete`
 * and `chat.delete` do: where nothing else is asked, asking once too often does no harm.
 */
function isDeletingWrite(path: string, operationId: string): boolean {
  return [lastName(path), operationId].map(wordsOf).some((words) => {
    return isVerb(words[0]) || isVerb(words.at(-1));
  });
}

/** The last name in a path: that of a step, or of an action as in `/disks/{disk}:purge`. */
const lastName = (path: string): string =>
  path
    .replace(/\{[^}]*\}(\.json)?/g, "")
    .split("/")
    .findLast((each) => each !== "") ?? "";

/** Whether a word is such a verb, also in the third person. */
const isVerb = (word = ""): boolean =>
  [word, word.replace(/s$/, ""), word.replace(/es$/, "")].some((form) => deleting.has(form));
