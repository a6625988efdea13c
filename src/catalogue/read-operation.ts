import type { HttpMethod, OpenApiDocument, OpenApiOperation } from "./openapi.ts";
import type { Operation, Parameter, Service } from "./operation.ts";
import { type JsonSchema, typesOf } from "./schema/json-schema.ts";
import { pointTo } from "./schema/pointer.ts";
import { resolveSchema } from "./schema/resolve-schema.ts";

/** An operation of a document as the rest of the product knows it (architecture, the catalogue). */
export function readOperation(
  document: OpenApiDocument,
  service: Service,
  path: string,
  method: HttpMethod,
  source: OpenApiOperation,
): Operation {
  const id = source.operationId ?? `${method} ${path}`;
  const tag = source.tags?.[0] ?? id.split(".")[0] ?? id;
  const body = readBody(document, service, source);
  const parameters = [...readParameters(document, source), ...body.parameters];
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
    isQuiet,
    affects: [...new Set([tag, ...(source["x-affects"] ?? [])])],
    audit: source["x-audit"] ?? (effect === "write" && !isQuiet ? {} : null),
    version: source["x-if-match"] ?? null,
    inverse: source["x-inverse"] ?? null,
    goesAlong: source["x-goes-along"] ?? [],
    isRestore: source["x-restores"] ?? false,
    list: source["x-list"] ?? null,
    parameters,
    request: requestSchema(parameters, body.schema),
    isMultipart: body.isMultipart,
    answer: readAnswer(document, service, response),
    answersETag: response.headers?.ETag !== undefined,
    takesIfMatch: headerNames(document, source).includes("if-match"),
  };
}

/** The answer of status 200, else of the lowest that means success. */
function successIn(responses: OpenApiOperation["responses"] = {}) {
  const [status = "200"] = Object.keys(responses).filter((name) => /^2\d\d$/.test(name));
  return responses[status] ?? {};
}

function readParameters(document: OpenApiDocument, source: OpenApiOperation): Parameter[] {
  return (source.parameters ?? []).flatMap((entry): Parameter[] => {
    const parameter = followReference(document, entry);
    if (parameter.in !== "query" && parameter.in !== "path") return [];
    return [
      {
        name: parameter.name,
        in: parameter.in,
        required: parameter.required ?? parameter.in === "path",
        schema: parameter.schema ?? {},
      },
    ];
  });
}

function headerNames(document: OpenApiDocument, source: OpenApiOperation): string[] {
  return (source.parameters ?? [])
    .map((entry) => followReference(document, entry))
    .filter((parameter) => parameter.in === "header")
    .map((parameter) => parameter.name.toLowerCase());
}

function readBody(
  document: OpenApiDocument,
  service: Service,
  source: OpenApiOperation,
): {
  parameters: Parameter[];
  schema: JsonSchema | null;
  isMultipart: boolean;
} {
  const content = source.requestBody?.content ?? {};
  const isMultipart = content["multipart/form-data"] !== undefined;
  const media = content["application/json"] ?? content["multipart/form-data"];
  if (!media?.schema) return { parameters: [], schema: null, isMultipart };
  const schema = resolveSchema(new Map([[service.name, document]]), media.schema);
  if (!isRecordSchema(schema)) {
    const required = source.requestBody?.required ?? false;
    return {
      parameters: [{ name: "content", in: "content", required, schema }],
      schema: null,
      isMultipart,
    };
  }
  const parameters = Object.entries(schema.properties ?? {}).map(
    ([name, property]): Parameter => ({
      name,
      in: "body",
      required: schema.required?.includes(name) ?? false,
      schema: property,
    }),
  );
  return { parameters, schema, isMultipart };
}

/** A schema that names fields but no type is one of records too. */
function isRecordSchema(schema: JsonSchema): boolean {
  return typesOf(schema).includes("object") || (!schema.type && schema.properties !== undefined);
}

function requestSchema(parameters: Parameter[], body: JsonSchema | null): JsonSchema {
  return {
    ...(body ?? {}),
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
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

/** What a schema or a part of it says, through `$ref` and `allOf`; the last to say it wins. */
export function inParts<T>(
  document: OpenApiDocument,
  schema: JsonSchema,
  read: (schema: JsonSchema) => T | undefined,
): T | undefined {
  const here = followReference(document, schema);
  const parts = (here.allOf ?? []).map((part) => inParts(document, part, read));
  return [read(here), ...parts].findLast((found) => found !== undefined);
}

/** What a reference means, as it stands in the document. */
export function followReference<T extends object>(
  document: OpenApiDocument,
  entry: T | { $ref: string },
): T {
  let current: T | { $ref?: unknown } = entry;
  const seen = new Set<string>();
  while ("$ref" in current && typeof current.$ref === "string" && !seen.has(current.$ref)) {
    seen.add(current.$ref);
    const pointer = current.$ref.slice(current.$ref.indexOf("#") + 1);
    current = pointTo(document, pointer) as T | { $ref?: unknown };
  }
  return current as T;
}
