import { type Catalogue, createCatalogue } from "../catalogue.ts";
import { httpMethods, type OpenApiDocument, type OpenApiOperation } from "../openapi.ts";
import { isSchema, type JsonSchema } from "../schema/json-schema.ts";
import { readJson } from "../schema/json-text.ts";
import { isRecord, type JsonObject, own, ownList, ownObject, ownText } from "../schema/record.ts";
import { recordAt } from "../schema/rows.ts";
import { breakBranches } from "./break-branches.ts";
import { breakLoops, type MendSchema } from "./break-loops.ts";
import { guessList } from "./guess-list.ts";
import { type ImportFault, type ImportFaultCode, ImportFaults } from "./import-fault.ts";
import { markRecord } from "./mark-record.ts";
import { deepest, largest, measureDocument, mostArguments, mostOperations } from "./measure.ts";
import { envelopeOf, type ImportOptions, isBase, isServiceName } from "./options.ts";
import { type ReadOperation, readOperations } from "./read-operations.ts";
import type { Source } from "./references.ts";
import { nameIn, SchemaStore } from "./schema-store.ts";
import { settleNames } from "./settle-names.ts";

/** What an import makes of a document. */
export interface ImportedService {
  /** Ready to lie in `schemas/catalogue/`; `null` where a fault is an error. */
  document: OpenApiDocument | null;
  /** Where the document says that the service is, for whoever configures forwarding. */
  address: string | null;
  faults: ImportFault[];
}

/**
 * A service of the catalogue made of any OpenAPI 3.0 or 3.1 document. Nothing is fetched and
 * nothing of the document is run; what cannot be taken is left out and told by its JSON pointer.
 * The answer is made anew, of known parts under safe names, and shares nothing with the document.
 */
export function importOpenApi(document: unknown, options: ImportOptions): ImportedService {
  const faults = new ImportFaults();
  const refuse = (...refusal: Refusal): ImportedService => {
    faults.report(...refusal);
    return { document: null, address: null, faults: faults.finished() };
  };
  const refused = refusalOf(document, options);
  if (refused) return refuse(...refused);
  if (!isRecord(document)) return refuse("notOpenApi", "", { found: "" });
  const isOld = (ownText(document, "openapi") ?? "").startsWith("3.0");
  const made = makeDocument({ root: document, isOld, faults }, options);
  if (!made) return refuse("tooLarge", "", { limit: String(largest.characters) });
  if (Object.keys(made.paths ?? {}).length === 0) return refuse("noOperations", "/paths");
  return { document: made, address: addressIn(document), faults: faults.finished() };
}

/** The same of the text of a document; one that is no JSON is a fault of its own. */
export function importSource(source: string, options: ImportOptions): ImportedService {
  // Some editors put a mark before the first character.
  const document = readJson(source.replace(/^\ufeff/, ""));
  if ("value" in document) return importOpenApi(document.value, options);
  const faults = new ImportFaults();
  faults.report("notJson", "", { reason: document.reason });
  return { document: null, address: null, faults: faults.finished() };
}

type Refusal = readonly [code: ImportFaultCode, pointer: string, values?: Record<string, string>];

/** Why nothing of the document can be imported, or `null`. */
function refusalOf(document: unknown, { name, base = "/" }: ImportOptions): Refusal | null {
  if (!isServiceName(name)) return ["badServiceName", "", { name }];
  if (!isBase(base)) return ["badBase", "", { base }];
  const measured = measureDocument(document);
  if (measured === "tooDeep") return ["tooDeep", "", { limit: String(deepest) }];
  const isWide = countOperations(document) > mostOperations;
  if (measured === "tooLarge" || isWide)
    return ["tooLarge", "", { limit: String(largest.characters) }];
  const version = ownText(document, "openapi") ?? ownText(document, "swagger") ?? "";
  const isKnown = /^3\.[01](\.\d+)?\b/.test(ownText(document, "openapi") ?? "");
  return isKnown && isRecord(own(document, "paths"))
    ? null
    : ["notOpenApi", "", { found: version }];
}

/** `null` where the operations, put together, are more than anybody serves. */
function makeDocument(source: Source, options: ImportOptions): OpenApiDocument | null {
  const store = new SchemaStore(source, options.name);
  const read = readOperations(store, options);
  if (!read || isTooMuch(read, store)) return null;
  const mend = breakLoops(store, source.faults);
  breakBranches(store, source.faults);
  const mended = read.map((each) => ({
    ...each,
    operation: mendOperation(each.operation, mend, each.pointer),
  }));
  const draft = assemble(source.root, store, options, mended);
  const catalogue = createCatalogue([draft]);
  const settled: ReadOperation[] = [];
  let characters = 0;
  for (const each of mended) {
    const found = settleNames(catalogue, each, source.faults);
    if (found) settled.push(found);
    // A body without its read-only fields is a copy of its own.
    const isCopy = found && found.operation.requestBody !== each.operation.requestBody;
    if (isCopy) characters += JSON.stringify(found.operation.requestBody).length;
    if (characters > largest.characters) return null;
  }
  const document = assemble(source.root, store, options, settled);
  declareLists(document, createCatalogue([document]), options);
  return document;
}

function countOperations(document: unknown): number {
  const items = Object.values(ownObject(document, "paths"));
  const names = items.flatMap((item) => (isRecord(item) ? Object.keys(item) : []));
  return names.filter((name) => httpMethods.some((method) => method === name)).length;
}

/** Small parts that are meant often, put together, may be a thousand times as much. */
function isTooMuch(read: readonly ReadOperation[], store: SchemaStore): boolean {
  const operations = read.map(({ operation }) => operation);
  const schemas = Object.fromEntries(store.schemas);
  return (
    measureDocument({ operations, schemas }) !== null || argumentsOf(read, store) > mostArguments
  );
}

/** How many arguments all operations take, those of their bodies among them. */
function argumentsOf(read: readonly ReadOperation[], store: SchemaStore): number {
  const counts = new Map<string, number>();
  const countOf = (schema: JsonSchema, steps = 0): number => {
    // What leads on and on, or round, is broken afterwards.
    if (steps > deepest) return 0;
    const parts = (schema.allOf ?? []).map((part) => countOf(part, steps + 1));
    const own = Object.keys(schema.properties ?? {}).length;
    const name = schema.$ref === undefined ? null : nameIn(schema.$ref);
    return (
      parts.reduce((sum, part) => sum + part, own) +
      (name === null ? 0 : countNamed(name, steps + 1))
    );
  };
  const countNamed = (name: string, steps: number): number => {
    const known = counts.get(name);
    if (known !== undefined) return known;
    counts.set(name, 0);
    const count = countOf(store.schemas.get(name) ?? {}, steps);
    counts.set(name, count);
    return count;
  };
  return read.reduce((sum, { operation }) => {
    const bodies = Object.values(operation.requestBody?.content ?? {});
    const ofBody = bodies.reduce((fields, { schema }) => fields + countOf(schema ?? {}), 0);
    return sum + ofBody + (operation.parameters?.length ?? 0);
  }, 0);
}

function assemble(
  root: JsonObject,
  store: SchemaStore,
  options: ImportOptions,
  operations: readonly ReadOperation[],
): OpenApiDocument {
  const info = ownObject(root, "info");
  const paths: NonNullable<OpenApiDocument["paths"]> = {};
  for (const { path, method, operation } of operations) {
    paths[path] = { ...paths[path], [method]: operation };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: ownText(info, "title")?.slice(0, 120) ?? options.name,
      version: ownText(info, "version")?.slice(0, 40) ?? "1",
    },
    servers: [{ url: (options.base ?? `/${options.name}-api`).replace(/\/+$/, "") }],
    "x-service": { name: options.name, envelope: envelopeOf(options) },
    security: [{ accessToken: [] }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: "apiKey", in: "header", name: "X-Access-Token" } },
      schemas: Object.fromEntries([...store.schemas].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

/** Schemas of parameters, body and answers stand under one name, however deep. */
function mendOperation(
  operation: OpenApiOperation,
  mend: MendSchema,
  pointer: string,
): OpenApiOperation {
  return JSON.parse(JSON.stringify(operation), (key, value: unknown) =>
    key === "schema" && isSchema(value) ? mend(value, pointer) : value,
  );
}

function declareLists(
  document: OpenApiDocument,
  catalogue: Catalogue,
  options: ImportOptions,
): void {
  for (const item of Object.values(document.paths ?? {})) {
    for (const source of Object.values(item)) {
      const operation = catalogue.operations.get(source.operationId ?? "");
      const list = operation && guessList(catalogue, operation, options);
      if (!list) continue;
      source["x-list"] = list;
      const fields = Object.keys(
        recordAt(catalogue, operation.answer ?? {}, list.rows)?.properties ?? {},
      );
      markRecord(document, source, list.rows, { tag: operation.tag, fields });
    }
  }
}

/** The first server that the document names, its variables as they are by default. */
function addressIn(root: JsonObject): string | null {
  const [server] = ownList(root, "servers");
  const url = ownText(server, "url")?.slice(0, 500);
  if (url === undefined) return null;
  const variables = ownObject(server, "variables");
  return url.replace(/\{([^{}]*)\}/g, (place, name: string) => {
    return ownText(own(variables, name), "default") ?? place;
  });
}
