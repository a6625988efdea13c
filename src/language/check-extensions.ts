import type { Operation } from "../catalogue/operation.ts";
import { type JsonSchema, typesOf } from "../catalogue/schema/json-schema.ts";
import { pointerStep } from "../catalogue/schema/pointer.ts";
import { recordOf } from "../catalogue/schema/rows.ts";
import type { CatalogueFault } from "./check-catalogue.ts";
import type { LanguageEnvironment } from "./environment.ts";
import { fileTypeNames } from "./file-types.ts";
import { keyLike } from "./plan/text.ts";
import { suggest } from "./suggest.ts";

/** Something that an extension says, and where. */
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
 * The extensions of a catalogue that name what is not there: a cell, a widget, a field, a
 * parameter, an operation, a tag, or the place of a list in an answer (CONTRIBUTING, what a
 * catalogue document says beyond OpenAPI).
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
    checkSchemas(environment, { service, value: document, pointer: "", siblings: [] }, tell);
    const operation = document["x-dictionary"]?.operation;
    const place = { service, pointer: "/x-dictionary/operation", extension: "x-dictionary" };
    tell(place, operation, environment.catalogue.operations.keys());
  }
  for (const operation of environment.catalogue.operations.values()) {
    checkOperation(environment, operation, tell);
  }
  return faults;
}

/** Keys below which a document holds values or expressions, not schemas. */
const values: readonly string[] = ["default", "enum", "const", "example", "examples", "with"];

interface Walked {
  service: string;
  value: unknown;
  pointer: string;
  /** The properties beside it, where it is one of a record. */
  siblings: readonly string[];
}

function checkSchemas(environment: LanguageEnvironment, walked: Walked, tell: Tell): void {
  const { service, value, pointer, siblings } = walked;
  if (typeof value !== "object" || value === null) return;
  const said = new Map<string, unknown>(Object.entries(value));
  const names = namesOfExtensions(environment, said, siblings);
  for (const [extension, known] of Object.entries(names)) {
    const written = said.get(extension);
    const at = { service, pointer: pointer + pointerStep(extension), extension };
    for (const name of Array.isArray(written) ? written : [written]) tell(at, name, known);
  }
  checkTitle(environment, walked, said.get("title"), tell);
  for (const [key, inner] of said) {
    if (values.includes(key)) continue;
    const isRecord = key === "properties" && typeof inner === "object" && inner !== null;
    const next = { service, value: inner, pointer: pointer + pointerStep(key), siblings: [] };
    if (!isRecord) checkSchemas(environment, next, tell);
    else
      for (const [name, property] of Object.entries(inner)) {
        const at = next.pointer + pointerStep(name);
        const walkedProperty = {
          service,
          value: property,
          pointer: at,
          siblings: Object.keys(inner),
        };
        checkSchemas(environment, walkedProperty, tell);
      }
  }
}

/** A title that reads like a key of the locales is one. */
function checkTitle(
  { texts }: LanguageEnvironment,
  { service, pointer }: Walked,
  title: unknown,
  tell: Tell,
): void {
  if (typeof title !== "string" || !keyLike.test(title)) return;
  const place = { service, pointer: `${pointer}/title`, extension: "title" };
  if (texts.find(title) === undefined) tell(place, title, texts.keys(), "unknownTitle");
}

/** What each extension of a schema may name. */
function namesOfExtensions(
  { catalogue, cells, widgets }: LanguageEnvironment,
  said: ReadonlyMap<string, unknown>,
  siblings: readonly string[],
): Record<string, Iterable<string>> {
  const own = said.get("properties") ?? {};
  const fields = said.has("allOf") || said.has("$ref") ? null : Object.keys(own);
  return {
    "x-cell": cells.keys(),
    "x-widget": widgets.keys(),
    "x-upload": catalogue.operations.keys(),
    "x-accept": fileTypeNames,
    "x-equals": siblings,
    ...(fields && { "x-key": fields, "x-label": fields }),
  };
}

function checkOperation(environment: LanguageEnvironment, operation: Operation, tell: Tell): void {
  const { catalogue } = environment;
  const { service, method, path, list } = operation;
  const base = `/paths${pointerStep(path)}${pointerStep(method)}`;
  const place = (extension: string, below = ""): Place => ({
    ...{ service: service.name, extension, pointer: `${base}${pointerStep(extension)}${below}` },
  });
  const parameters = operation.parameters.map(({ name }) => name);
  const tags = new Set([...catalogue.operations.values()].map(({ tag }) => tag));
  for (const tag of operation.affects) tell(place("x-affects"), tag, tags);
  tell(place("x-own", "/parameter"), operation.own?.parameter, parameters);
  if (!list) return;
  for (const part of ["current", "size", "sort", "order"] as const) {
    tell(place("x-list", `/${part}`), list[part], parameters);
  }
  const record = recordOf(catalogue, operation);
  const places = pointersIn(catalogue.resolve, operation.answer ?? {});
  const lists = [...places].filter(([, schema]) => typesOf(schema).includes("array"));
  const rows = lists.map(([pointer]) => pointer);
  tell(place("x-list", "/rows"), list.rows, rows);
  tell(place("x-list", "/total"), list.total, places.keys());
  if (record)
    tell(place("x-list", "/children"), list.children, Object.keys(record.properties ?? {}));
}

/** The pointers into an answer, two steps deep, with what stands there. */
function pointersIn(
  resolve: (schema: JsonSchema) => JsonSchema,
  answer: JsonSchema,
  pointer = "",
  depth = 2,
): Map<string, JsonSchema> {
  const schema = resolve(answer);
  const found = new Map([[pointer, schema]]);
  if (depth === 0) return found;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const inner = pointersIn(resolve, property, pointer + pointerStep(name), depth - 1);
    for (const entry of inner) found.set(...entry);
  }
  return found;
}
