import type { HttpMethod, OpenApiDocument, OpenApiOperation, OpenApiResponse } from "../openapi.ts";
import type { Operation, Service } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { followReference } from "./follow-reference.ts";
import { readRequest } from "./read-request.ts";

/**
 * Reads an operation of a document into the form that the rest of the product uses (architecture,
 * the catalogue).
 */
export function readOperation(
  document: OpenApiDocument,
  service: Service,
  path: string,
  method: HttpMethod,
  source: OpenApiOperation,
): Operation {
  const id = source.operationId ?? `${method} ${path}`;
  const tag = source.tags?.[0] ?? id.split(".")[0] ?? id;
  const response = followReference(document, successIn(source.responses));
  const permission = source["x-permission"];
  const isQuiet = source["x-quiet"] ?? false;
  const stated = source["x-effect"] ?? (method === "get" ? "read" : "write");
  const effect = stated === "read" || stated === "session" ? "read" : "write";
  return {
    id,
    service,
    tag,
    summary: source.summary ?? id,
    method,
    path,
    isPublic: (source.security ?? document.security ?? []).length === 0,
    permission: permission === undefined || permission === "signedIn" ? null : permission,
    own: source["x-own"] ? { fields: null, ...source["x-own"] } : null,
    effect,
    isDestroy: stated === "destroy",
    isGrant: stated === "grant",
    isSession: stated === "session",
    isReplacing: method === "put" && source["x-partial"] !== true,
    isQuiet,
    affects: [...new Set([tag, ...(source["x-affects"] ?? [])])],
    audit: source["x-audit"] ?? (effect === "write" && !isQuiet ? {} : null),
    version: source["x-if-match"] ?? null,
    inverse: source["x-inverse"] ?? null,
    done: source["x-done"] ?? null,
    goesAlong: source["x-goes-along"] ?? [],
    isRestore: source["x-restores"] ?? false,
    list: source["x-list"] ?? null,
    exportedBy: source["x-export"] ?? null,
    ...readRequest(document, service, source),
    answer: readAnswer(document, service, response),
    file: fileIn(response),
    answersETag: response.headers?.ETag !== undefined,
    answersLink: response.headers?.Link !== undefined,
  };
}

/** The response of status 200, or else of the lowest status that means success. */
function successIn(responses: OpenApiOperation["responses"] = {}) {
  const [status = "200"] = Object.keys(responses).filter((name) => /^2\d\d$/.test(name));
  return responses[status] ?? {};
}

/** The media type of a response that is not JSON, whose fields cannot be shown. */
function fileIn({ content = {}, headers = {} }: OpenApiResponse): string | null {
  const media = Object.keys(content);
  const json = media.find((name) => name === "application/json");
  // A response that streams without an end cannot be saved as a file.
  const isShown =
    media.includes("text/event-stream") ||
    (json !== undefined && headers["Content-Disposition"] === undefined);
  return isShown ? null : (json ?? media[0] ?? null);
}

function readAnswer(
  document: OpenApiDocument,
  service: Service,
  response: { content?: Record<string, { schema?: JsonSchema }> },
): JsonSchema | null {
  const schema = response.content?.["application/json"]?.schema;
  if (!schema) return null;
  const steps = service.envelope.data.split("/").slice(1);
  return steps.reduce<JsonSchema | null>((found, step) => {
    const property = found && inParts(document, found, ({ properties }) => properties?.[step]);
    return property && Object.keys(property).length > 0 ? property : null;
  }, schema);
}

/**
 * The value that a schema or one of its parts states, through `$ref` and `allOf`; the last one
 * found wins.
 */
export function inParts<T>(
  document: OpenApiDocument,
  schema: JsonSchema,
  read: (schema: JsonSchema) => T | undefined,
): T | undefined {
  const here = followReference(document, schema);
  const parts = (here.allOf ?? []).map((part) => inParts(document, part, read));
  return [read(here), ...parts].findLast((found) => found !== undefined);
}
