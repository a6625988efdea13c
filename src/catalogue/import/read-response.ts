import { totalHeaderIn } from "../headers/total-header.ts";
import type { OpenApiResponse } from "../openapi.ts";
import { wordsOf } from "../resources/paths.ts";
import { pointerStep, stepsOf } from "../schema/pointer.ts";
import { own, ownObject, ownText } from "../schema/record.ts";
import { type Found, follow } from "./references.ts";
import type { SchemaStore } from "./schemas/schema-store.ts";

/** The response that means success, by its status. */
export function readResponses(
  store: SchemaStore,
  operation: Found,
): Record<string, OpenApiResponse> {
  const responses = ownObject(operation.value, "responses");
  if (leadsToFile(operation, Object.keys(responses))) return { "200": fileResponse };
  const status = successStatus(Object.keys(responses));
  if (status === undefined) return { "204": { description: "No content." } };
  const at = `${operation.pointer}/responses${pointerStep(status)}`;
  const response = follow(store.source, responses[status], at);
  if (!response) return { "204": { description: "No content." } };
  const number = /^2\d\d$/.test(status) ? status : "200";
  return { [number]: readResponse(store, response) };
}

const fileResponse: OpenApiResponse = {
  description: "The file to which the answer leads.",
  content: { "application/octet-stream": {} },
};

/** Words in the names of calls that return a file. */
const fileWords =
  /\b(download|export|archive|attachment|tarball|zipball|file|artifact|log|raw|pdf|csv|zip)s?\b/i;
/** Words in the names of calls that lead to pages for people. */
const pageWords =
  /\b(log ?in|sign ?in|authori[sz]e|authori[sz]ation|oauth2?|callback|checkout|consent)\b/i;

/**
 * Whether a read is documented only as redirecting, and its name says that the redirect leads to a
 * file; others lead to pages for people, such as sign-in pages.
 */
function leadsToFile({ value, pointer }: Found, statuses: readonly string[]): boolean {
  const isRedirect = statuses.some((status) => /^30[12378]$|^3xx$/i.test(status));
  const isOther = statuses.some((status) => /^2/.test(status));
  const [path = "", method] = stepsOf(pointer).slice(-2);
  if (!isRedirect || isOther || method !== "get") return false;
  const names = [path, ownText(value, "operationId"), ownText(value, "summary")];
  const words = names.map((name) => wordsOf(name ?? "").join(" ")).join(" ");
  return fileWords.test(words) && !pageWords.test(words);
}

/** The status that means success: 200, else the lowest of 2xx, else the default. */
function successStatus(statuses: readonly string[]): string | undefined {
  const exact = statuses.filter((status) => /^2\d\d$/.test(status)).toSorted();
  const general = ["2XX", "2xx", "default"].find((status) => statuses.includes(status));
  return exact[0] ?? general;
}

/** The response headers that the product uses. */
const keptHeaders = ["Content-Disposition", "ETag", "Link"] as const;

function readResponse(store: SchemaStore, { value, pointer }: Found): OpenApiResponse {
  const content = ownObject(value, "content");
  const names = Object.keys(content);
  const json = names.find((name) => /\bjson\b/i.test(name)) ?? names.find((name) => name === "*/*");
  const given = Object.keys(ownObject(value, "headers"));
  const named = new Set(given.map((name) => name.toLowerCase()));
  const headers = [
    ...keptHeaders.filter((name) => named.has(name.toLowerCase())),
    ...[totalHeaderIn(given) ?? []].flat(),
  ];
  const result: OpenApiResponse = { description: "The answer." };
  if (headers.length > 0) {
    result.headers = Object.fromEntries(
      headers.map((name) => [name, { schema: { type: "string" } }]),
    );
  }
  const schema = json === undefined ? undefined : own(content[json], "schema");
  // The content of a file is not JSON, whatever its media type.
  if (isFile(schema)) {
    result.content = { "application/octet-stream": {} };
    return result;
  }
  if (json !== undefined && schema !== undefined) {
    const at = `${pointer}/content${pointerStep(json)}/schema`;
    result.content = {
      "application/json": { schema: store.read(schema, at) },
    };
    return result;
  }
  const other = json === undefined ? names[0] : "application/json";
  if (other !== undefined && other.length < 100) result.content = { [other]: {} };
  return result;
}

const isFile = (schema: unknown) =>
  ownText(schema, "type") === "file" || ownText(schema, "format") === "binary";
