import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import { textOf } from "./text-of.ts";

/**
 * Places whose arguments are sent in the body to our own service, which forwards them; all others
 * travel in the query.
 */
const inBody: ReadonlySet<string> = new Set(["body", "content"]);

type Values = Readonly<Record<string, unknown>>;

/** The arguments of a call, sorted by the place where they are sent. */
export interface PlacedArguments {
  /** The operation's path with its `{name}` placeholders filled. */
  path: string;
  query: Values;
  /** The JSON body of the request; `undefined` where it has none. */
  body: unknown;
}

/** The arguments with the token, if the operation takes it there (specification section 7). */
export function withToken({ parameters }: Operation, args: Values, token: string | null): Values {
  const place = parameters.find(({ schema }) => schema["x-session-token"])?.name;
  return place && token ? { ...args, [place]: args[place] ?? token } : args;
}

/**
 * Distributes a call's arguments to path, query and body as the catalogue says. Unknown arguments
 * go to the query of a GET and to the body otherwise. `loading` belongs to the client and is not
 * sent (decisions, the wire); `undefined` means that an argument is missing.
 */
export function placeArguments(operation: Operation, args: Values): PlacedArguments {
  const places = new Map(operation.parameters.map(({ name, in: place }) => [name, place]));
  const isGet = operation.method === "get";
  const query: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  let path = operation.path;
  let content: unknown;
  for (const [name, value] of Object.entries(args)) {
    if (name === "loading" || value === undefined) continue;
    const place = places.get(name) ?? (isGet ? "query" : "body");
    if (place === "path") path = path.replaceAll(`{${name}}`, encodeURIComponent(textOf(value)));
    else if (isGet || !inBody.has(place)) query[name] = value;
    else if (place === "content") content = value;
    else body[name] = value;
  }
  // A body that is not an object is sent only if it is given.
  const isWhole = operation.parameters.some((parameter) => parameter.in === "content");
  return { path, query, body: isGet ? undefined : isWhole ? content : body };
}

/** The name of a path placeholder that has no usable value; `null` where all have one. */
export function unfilledPlace(
  { operations }: Pick<Catalogue, "operations">,
  operation: Operation,
  args: Values,
): string | null {
  const names = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  const unfilled = names.find((name) => !isFilling(args[name]));
  const last = names.at(-1);
  if (unfilled !== undefined || last === undefined || operation.effect === "read") {
    return unfilled ?? null;
  }
  // With the key `all`, `/tags/{name}` would become the `/tags/all` of another operation.
  const { path } = placeArguments(operation, args);
  const isOthers = [...operations.values()].some(
    (other) =>
      other !== operation &&
      other.service === operation.service &&
      other.method === operation.method &&
      placeArguments(other, args).path === path,
  );
  return isOthers ? last : null;
}

/**
 * Whether a value fills a placeholder; an empty text or list would lead to another address, and so
 * would dots, by which browsers leave a step of the path: `/groups/../users/3` is user 3.
 */
function isFilling(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.length > 0 && value.every(isFilling);
  return value !== undefined && value !== null && !/^\.{0,2}$/.test(textOf(value));
}

/** A query string; lists repeat their name, objects are JSON, and `null` is omitted. */
export function queryString(query: Values): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === null || item === undefined) continue;
      search.append(name, textOf(item));
    }
  }
  return search.toString();
}
