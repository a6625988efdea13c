import type { Operation } from "../../catalogue/operation.ts";
import { possibleExports } from "../../catalogue/paging/list-export.ts";
import { type JsonSchema, listedValues, typesOf } from "../../catalogue/schema/json-schema.ts";
import { pointerStep } from "../../catalogue/schema/pointer.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import { withKinds } from "../../catalogue/schema/with-kinds.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { fileTypeNames } from "../file-types.ts";
import { isUnknownKey } from "../plan/text.ts";
import { suggest } from "../suggest.ts";
import { type CatalogueFault, placesIn, type SchemaPlace } from "./check-catalogue.ts";

/** A value in an extension of the catalogue, with its place. */
interface Place {
  service: string;
  pointer: string;
  extension: string;
}

type Tell = (
  place: Place,
  name: unknown,
  known: Iterable<string>,
  code?: "unknownName" | "unknownTitle",
) => void;

/**
 * Finds extensions of a catalogue that name something that does not exist: a cell, a widget, a
 * field, a parameter, an operation, a tag, or the place of a list in a response (CONTRIBUTING, what
 * a catalogue document says beyond OpenAPI).
 */
export function checkExtensions(environment: LanguageEnvironment): CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  const tell: Tell = ({ service, pointer, extension }, name, names, code = "unknownName") => {
    const known = [...names];
    if (name === undefined || (typeof name === "string" && known.includes(name))) return;
    const written = typeof name === "string" ? name : JSON.stringify(name);
    const remedy = suggest(written, known) ?? (known.slice(0, 12).join(", ") || "—");
    const values = { extension, name: written, remedy };
    faults.push({ code, service, pointer, values });
  };
  for (const [service, document] of environment.catalogue.documents) {
    for (const place of placesIn(service, document)) checkSchema(environment, place, tell);
    const operation = document["x-dictionary"]?.operation;
    const place = { service, pointer: "/x-dictionary/operation", extension: "x-dictionary" };
    tell(place, operation, environment.catalogue.operations.keys());
  }
  for (const operation of environment.catalogue.operations.values()) {
    checkOperation(environment, operation, tell);
  }
  return faults;
}

function checkSchema(environment: LanguageEnvironment, place: SchemaPlace, tell: Tell): void {
  const { service, said, pointer } = place;
  for (const [extension, known] of Object.entries(namesOfExtensions(environment, place))) {
    const written = said[extension];
    const at = { service, pointer: pointer + pointerStep(extension), extension };
    for (const name of Array.isArray(written) ? written : [written]) tell(at, name, known);
  }
  checkTitle(environment, place, tell);
  checkNames(environment, place, tell);
}

/** Reports names for values that the schema does not list, and icons that do not exist. */
function checkNames(
  { icons }: LanguageEnvironment,
  { service, pointer, said }: SchemaPlace,
  tell: Tell,
): void {
  const listed = listedValues(said)?.map(({ value }) => String(value)) ?? null;
  for (const [value, { icon }] of Object.entries(said["x-values"] ?? {})) {
    const at = `${pointer}/x-values${pointerStep(value)}`;
    if (listed) tell({ service, pointer: at, extension: "x-values" }, value, listed);
    tell({ service, pointer: `${at}/icon`, extension: "x-values" }, icon, icons);
  }
}

/** Reports a title that looks like a locale key but is none. */
function checkTitle(
  { texts }: LanguageEnvironment,
  { service, pointer, said: { title } }: SchemaPlace,
  tell: Tell,
): void {
  if (typeof title !== "string" || !isUnknownKey(texts, title)) return;
  const place = { service, pointer: `${pointer}/title`, extension: "title" };
  tell(place, title, texts.keys(), "unknownTitle");
}

/** Checks the names in each extension of a schema. */
function namesOfExtensions(
  { catalogue, cells, widgets }: LanguageEnvironment,
  { said, siblings }: SchemaPlace,
): Record<string, Iterable<string>> {
  const isComposed = ["allOf", "anyOf", "oneOf", "$ref"].some((part) => Object.hasOwn(said, part));
  const fields = isComposed ? null : Object.keys(said.properties ?? {});
  return {
    "x-cell": cells.keys(),
    "x-widget": widgets.keys(),
    "x-upload": catalogue.operations.keys(),
    "x-accept": fileTypeNames,
    "x-equals": siblings,
    ...(fields && { "x-key": fields, "x-label": fields, "x-version": fields }),
  };
}

function checkOperation(environment: LanguageEnvironment, operation: Operation, tell: Tell): void {
  const { catalogue } = environment;
  const { service, method, path, list } = operation;
  const base = `/paths${pointerStep(path)}${pointerStep(method)}`;
  const place = (extension: string, below = ""): Place => ({
    service: service.name,
    extension,
    pointer: `${base}${pointerStep(extension)}${below}`,
  });
  const parameters = operation.parameters.map(({ name }) => name);
  const tags = new Set([...catalogue.operations.values()].map(({ tag }) => tag));
  for (const tag of operation.affects) tell(place("x-affects"), tag, tags);
  tell(place("x-own", "/parameter"), operation.own?.parameter, parameters);
  checkVersion(environment, operation, place("x-if-match"), tell);
  const exports = possibleExports(catalogue, operation).map(({ id }) => id);
  tell(place("x-export"), operation.exportedBy ?? undefined, exports);
  if (!list) return;
  for (const part of ["current", "cursor", "size", "limit", "counted", "sort", "order"] as const) {
    tell(place("x-list", `/${part}`), list[part], parameters);
  }
  const record = recordOf(catalogue, operation);
  const places = pointersIn(catalogue.resolve, operation.answer ?? {});
  const lists = [...places].filter(([, schema]) => typesOf(schema).includes("array"));
  const rows = lists.map(([pointer]) => pointer);
  // An extension without a single record has rows of several kinds, or rows that are an object's
  // members.
  if (!record) tell(place("x-list", "/rows"), list.rows, rows);
  for (const part of ["total", "next", "address", "more"] as const) {
    tell(place("x-list", `/${part}`), list[part], places.keys());
  }
  for (const part of record ? (["children", "parent"] as const) : []) {
    tell(place("x-list", `/${part}`), list[part], Object.keys(record?.properties ?? {}));
  }
}

/**
 * Checks that the read whose `ETag` a write sends exists, and so do the version field and the key.
 */
function checkVersion(
  { catalogue }: LanguageEnvironment,
  { version, parameters }: Operation,
  place: Place,
  tell: Tell,
): void {
  if (!version) return;
  if ("read" in version) {
    const reads = [...catalogue.operations.values()].filter(
      ({ effect, answersETag }) => effect === "read" && answersETag,
    );
    const names = reads.map(({ id }) => id);
    tell({ ...place, pointer: `${place.pointer}/read` }, version.read, names);
  } else if ("row" in version) {
    const [name] = version.key.split("/");
    const names = parameters.map((parameter) => parameter.name);
    tell({ ...place, pointer: `${place.pointer}/key` }, name, names);
    const field = catalogue.resolve(version.row)["x-version"];
    const versioned = field === undefined ? [] : [version.row];
    tell(
      { ...place, pointer: `${place.pointer}/row` },
      version.row.$ref,
      versioned.map(({ $ref }) => $ref ?? ""),
    );
  }
}

/** The pointers into a response, at most three steps deep, with the schema at each. */
function pointersIn(
  resolve: (schema: JsonSchema) => JsonSchema,
  answer: JsonSchema,
  pointer = "",
  depth = 3,
): Map<string, JsonSchema> {
  const schema = withKinds(resolve, answer);
  const found = new Map([[pointer, schema]]);
  if (depth === 0) return found;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const inner = pointersIn(resolve, property, pointer + pointerStep(name), depth - 1);
    for (const entry of inner) found.set(...entry);
  }
  return found;
}
