import { readOperation } from "./document/read-operation.ts";
import { keptBy } from "./kept-by.ts";
import { type DictionaryExtension, httpMethods, type OpenApiDocument } from "./openapi.ts";
import type { Operation, Service } from "./operation.ts";
import type { JsonSchema } from "./schema/json-schema.ts";
import { resolveSchema } from "./schema/resolve-schema.ts";

/** All operations of all services by id, and the schemas that they refer to. */
export interface Catalogue {
  services: ReadonlyMap<string, Service>;
  operations: ReadonlyMap<string, Operation>;
  /** The documents, in which every `$ref` is absolute: `system#/components/schemas/Member`. */
  documents: ReadonlyMap<string, OpenApiDocument>;
  /** All permissions that operations need, sorted. */
  permissions: readonly string[];
  /** The operation that reads the dictionaries of `x-dict`; `null` if no document names one. */
  dictionary: DictionaryExtension | null;
  /** Follows `$ref`s and merges `allOf` into one plain schema. */
  resolve(schema: JsonSchema): JsonSchema;
}

/**
 * Creates a catalogue of the given OpenAPI documents and, if given, of all documents of another
 * catalogue, whose operations stay the same objects.
 * @throws Error that names the operation if two share an id, or says that a document names no
 * service.
 */
export function createCatalogue(sources: readonly OpenApiDocument[], known?: Catalogue): Catalogue {
  const services = new Map(known?.services);
  const documents = new Map(known?.documents);
  const operations = new Map(known?.operations);
  for (const source of sources) {
    const service = readService(source);
    if (services.has(service.name)) throw new Error(`Two services are named "${service.name}".`);
    const document = absolute(source, service.name);
    services.set(service.name, service);
    documents.set(service.name, document);
    for (const operation of operationsOf(document, service)) {
      if (operations.has(operation.id)) {
        throw new Error(`Two operations have the id "${operation.id}".`);
      }
      operations.set(operation.id, operation);
    }
  }
  const permissions = new Set(
    [...operations.values()].flatMap((operation) => operation.permission ?? []),
  );
  return {
    services,
    documents,
    operations,
    permissions: [...permissions].sort(),
    dictionary:
      known?.dictionary ??
      sources.find((source) => source["x-dictionary"])?.["x-dictionary"] ??
      null,
    resolve: createResolve(documents),
  };
}

function readService(document: OpenApiDocument): Service {
  const extension = document["x-service"];
  if (!extension) throw new Error(`"${document.info.title}" has no x-service.`);
  return {
    name: extension.name,
    base: (document.servers?.[0]?.url ?? "").replace(/\/$/, ""),
    envelope: extension.envelope,
    ...(extension.unixTimes && { hasUnixTimes: true }),
  };
}

function operationsOf(document: OpenApiDocument, service: Service): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const source = item[method];
      return source ? readOperation(document, service, path, method, source) : [];
    }),
  );
}

/**
 * Copies a document with absolute references in a single pass, since a document may be large and
 * is read at every start.
 */
function absolute<Part>(part: Part, name: string): Part;
function absolute(part: unknown, name: string): unknown {
  if (typeof part !== "object" || part === null) return part;
  if (Array.isArray(part)) return part.map((entry) => absolute(entry, name));
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(part)) {
    const isReference = key === "$ref" && typeof value === "string" && value.startsWith("#");
    copy[key] = isReference ? name + value : absolute(value, name);
  }
  return copy;
}

/** Creates a resolver that caches its results, since schemas never change. */
function createResolve(documents: ReadonlyMap<string, OpenApiDocument>): Catalogue["resolve"] {
  const resolved = keptBy((schema: JsonSchema) => resolveSchema(documents, schema));
  return (schema) => {
    const { $ref, allOf, anyOf, oneOf } = schema;
    const isResolved = $ref === undefined && !allOf && !anyOf && !oneOf;
    return isResolved ? schema : resolved(schema);
  };
}
