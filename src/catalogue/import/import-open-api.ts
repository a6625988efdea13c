import { createCatalogue } from "../catalogue.ts";
import { misstatedSuccess } from "../document/misstated-success.ts";
import type { OpenApiDocument, OpenApiOperation } from "../openapi.ts";
import { type ProposedCredentials, readSecurity } from "../proposed-credentials.ts";
import { isSchema, type JsonSchema } from "../schema/json-schema.ts";
import {
  fieldsOf,
  isRecord,
  type JsonObject,
  own,
  ownList,
  ownObject,
  ownText,
} from "../schema/record.ts";
import { withFoundCode } from "./answer-code.ts";
import { chosenOperations } from "./choice/list-operations.ts";
import { type OfferedOperation, offeredOperations } from "./choice/offered-operations.ts";
import { fromSwagger } from "./from-swagger.ts";
import { type ImportFault, type ImportFaultCode, ImportFaults } from "./import-fault.ts";
import { declareLists } from "./lists/declare-lists.ts";
import {
  deepest,
  type Excess,
  largest,
  measureParts,
  mostArguments,
  mostOperations,
} from "./measure.ts";
import { envelopeOf, type ImportOptions, isBase, isServiceName } from "./options.ts";
import { type ReadOperation, readOperations } from "./read-operations.ts";
import { readText } from "./read-text.ts";
import type { Source } from "./references.ts";
import { breakBranches } from "./schemas/break-branches.ts";
import { breakLoops, type MendSchema } from "./schemas/break-loops.ts";
import { nameIn, SchemaStore } from "./schemas/schema-store.ts";
import { settleNames } from "./settle-names.ts";
import { statedSuccess } from "./stated-list.ts";
import { withoutWrappers } from "./without-wrappers.ts";

/** The result of an import. */
export interface ImportedService {
  /** The document for `schemas/catalogue/`; `null` if a fault is an error. */
  document: OpenApiDocument | null;
  /** The service's address by the document, for configuring forwarding. */
  address: string | null;
  /** The credentials that the document requires. */
  credentials: ProposedCredentials[];
  /** All operations that can be chosen, also if the document is refused for its size. */
  offers: OfferedOperation[];
  faults: ImportFault[];
}

/**
 * Imports a document of OpenAPI 3.0 to 3.2 or Swagger 2.0 as a service of the catalogue. Nothing is
 * fetched, and no part of the document is executed; parts that cannot be imported are left out and
 * reported by JSON pointer. The result is built from known parts under safe names and shares no
 * objects with the document.
 */
export function importOpenApi(document: unknown, options: ImportOptions): ImportedService {
  const faults = new ImportFaults();
  let offers: OfferedOperation[] = [];
  const refuse = (code: ImportFaultCode, pointer: string, values?: Record<string, string>) => {
    faults.report(code, pointer, values);
    return { ...nothing, offers, faults: faults.finished() };
  };
  const { name, base = "/" } = options;
  if (!isServiceName(name)) return refuse("badServiceName", "", { name });
  if (!isBase(base)) return refuse("badBase", "", { base });
  const read = readVersion(document);
  if ("found" in read) return refuse("notOpenApi", "", { found: read.found });
  offers = offeredOperations(read);
  const made = makeDocument({ ...read, faults }, options);
  if ("code" in made) return refuse(made.code, "", { limit: inGroups(made.limit) });
  if (Object.keys(made.paths ?? {}).length === 0) return refuse("noOperations", "/paths");
  const [misstated] = misstatedSuccess(made);
  if (misstated !== undefined) return refuse("badSuccess", misstated);
  const address = addressIn(read.root);
  const credentials = readSecurity(fieldsOf(document), address);
  return { document: made, address, credentials, offers, faults: faults.finished() };
}

const nothing = { document: null, address: null, credentials: [] };

/** Imports a document from JSON or YAML text; a text that is neither is reported as a fault. */
export function importSource(source: string, options: ImportOptions): ImportedService {
  const read = readText(source);
  if ("value" in read) return importOpenApi(read.value, options);
  const faults = new ImportFaults();
  faults.report(read.code, "", { reason: read.reason });
  return { ...nothing, offers: [], faults: faults.finished() };
}

/** The document as OpenAPI 3, or the unsupported version that it declares. */
function readVersion(document: unknown): Pick<Source, "root" | "isOld"> | { found: string } {
  // The version is made a text, since YAML reads `3.1` and `2.0` as numbers.
  const version = String(own(document, "openapi") ?? "");
  const swagger = String(own(document, "swagger") ?? "");
  if (isRecord(document) && isRecord(own(document, "paths"))) {
    if (/^3(\.[012](\.\d+)?)?\b/.test(version)) {
      return { root: document, isOld: /^3(\.0|$)/.test(version) };
    }
    if (/^2(\.0)?$/.test(swagger)) return { root: fromSwagger(document), isOld: true };
  }
  return { found: version || swagger };
}

/** Makes the document, or reports that it is too large. */
function makeDocument(source: Source, given: ImportOptions): OpenApiDocument | Excess {
  const listed = chosenOperations(source, given);
  if (listed.length > mostOperations) return { code: "tooManyOperations", limit: mostOperations };
  const excess = measureParts(
    listed.flatMap(({ item, found }) => [found.value, own(item.value, "parameters")]),
    source.root,
  );
  if (excess) return excess;
  const store = new SchemaStore(source, given.name);
  const read = readOperations(store, given, listed);
  if (!read) return { code: "tooManyArguments", limit: mostArguments };
  const unfolded = excessOf(read, store);
  if (unfolded) return unfolded;
  const mend = breakLoops(store, source.faults);
  breakBranches(store, source.faults);
  const mended = read.map((each) => ({
    ...each,
    operation: mendOperation(each.operation, mend, each.pointer),
  }));
  const draftOf = (operations: readonly ReadOperation[]) =>
    createCatalogue([assemble(source.root, store, given, operations)]);
  const draft = draftOf(mended);
  const unwrapped = withoutWrappers(draft, mended);
  const catalogue = unwrapped === mended ? draft : draftOf(unwrapped);
  const settled: ReadOperation[] = [];
  let characters = 0;
  for (const each of unwrapped) {
    const found = settleNames(catalogue, each, source.faults);
    if (found) settled.push(found);
    // A request body without its read-only fields is a separate schema.
    const isCopy = found && found.operation.requestBody !== each.operation.requestBody;
    if (isCopy) characters += JSON.stringify(found.operation.requestBody).length;
    if (characters > largest.characters) return { code: "tooLarge", limit: largest.characters };
  }
  const options = withFoundCode(given, catalogue, source);
  const document = assemble(source.root, store, options, settled);
  declareLists(document, createCatalogue([document]), options, settled);
  return withTimes(document);
}

/**
 * Records in the document whether some of its date-time values are sent as numbers or unusual
 * texts.
 */
function withTimes(document: OpenApiDocument): OpenApiDocument {
  const service = document["x-service"];
  const isTimed = service && /"x-(unix-time|time-text)":/.test(JSON.stringify(document));
  return isTimed ? { ...document, "x-service": { ...service, unixTimes: true } } : document;
}

/** A number with spaces between groups of digits, which all languages read: `10 000 000`. */
const inGroups = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f");

/** Reports excessive size: parts that are used often may multiply when they are merged. */
function excessOf(read: readonly ReadOperation[], store: SchemaStore): Excess | null {
  const operations = read.map(({ operation }) => operation);
  const excess = measureParts([operations, Object.fromEntries(store.schemas)], null);
  if (excess || argumentsOf(read, store) <= mostArguments) return excess;
  return { code: "tooManyArguments", limit: mostArguments };
}

/** The number of arguments of all operations, including those in their bodies. */
function argumentsOf(read: readonly ReadOperation[], store: SchemaStore): number {
  const counts = new Map<string, number>();
  const countOf = (schema: JsonSchema, steps = 0): number => {
    // Endless references are broken later, so counting stops here.
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
    ...statedSuccess(root),
    security: [{ accessToken: [] }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: "apiKey", in: "header", name: "X-Access-Token" } },
      schemas: Object.fromEntries([...store.schemas].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

/** Repairs the schemas of an operation's parameters, body and answers. */
function mendOperation(
  operation: OpenApiOperation,
  mend: MendSchema,
  pointer: string,
): OpenApiOperation {
  return JSON.parse(JSON.stringify(operation), (key, value: unknown) =>
    key === "schema" && isSchema(value) ? mend(value, pointer) : value,
  );
}

/** The first server address in the document, with the defaults of its variables. */
function addressIn(root: JsonObject): string | null {
  const [server] = ownList(root, "servers");
  const url = ownText(server, "url")?.slice(0, 500);
  if (url === undefined) return null;
  const variables = ownObject(server, "variables");
  return url.replace(/\{([^{}]*)\}/g, (place, name: string) => {
    return ownText(own(variables, name), "default") ?? place;
  });
}
