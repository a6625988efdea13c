import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation, Parameter } from "../../catalogue/operation.ts";
import { exactNumber, sentNumberText } from "../../catalogue/schema/exact-json.ts";
import { interpretSchema } from "../../catalogue/schema/interpret-schema.ts";
import { isNumeric, typesOf } from "../../catalogue/schema/json-schema.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { fieldsOf, isRecord } from "../../catalogue/schema/record.ts";
import { formats } from "../../language/formats.ts";
import { badInput, type RequestFault } from "./refusal.ts";

/** The parts of an HTTP request that may carry arguments. */
export interface RequestParts {
  query: unknown;
  params: unknown;
  body: unknown;
}

/**
 * Collects the arguments of a call from query, path and body in one object, as the catalogue places
 * them, before they are validated. Texts of the query are converted to the catalogue's types where
 * possible.
 * @throws Refusal 40000 if the operation takes another type of body.
 */
export function readArguments(
  catalogue: Catalogue,
  operation: Operation,
  parts: RequestParts,
): Record<string, unknown> {
  // A `Map`, since a parameter may be named like a property of every object.
  const request = new Map<string, unknown>();
  const place = (name: string) => operation.parameters.find((each) => each.name === name);
  for (const source of [parts.query, parts.params]) {
    for (const [name, value] of Object.entries(fieldsOf(source))) {
      request.set(name, fromText(catalogue, place(name), value));
    }
  }
  const content = operation.parameters.find((parameter) => parameter.in === "content");
  if (content) {
    const { body } = parts;
    // The argument of a file part holds the file's name.
    const value = operation.isMultipart ? fieldsOf(body)[content.name] : body;
    if (value !== undefined) request.set(content.name, value);
    return Object.fromEntries(request);
  }
  for (const [name, value] of Object.entries(readBody(parts.body))) {
    if (request.has(name)) {
      throw badInput([{ path: `/${name}`, messageKey: "badRequest.twice" }]);
    }
    request.set(name, operation.isMultipart ? fromText(catalogue, place(name), value) : value);
  }
  return Object.fromEntries(request);
}

/** A body without the `token` that older clients send in it, since only the header counts. */
export function withoutToken(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const { token: _, ...others } = body;
  return others;
}

/**
 * Refuses texts that contain the NUL character, which the database cannot store, or half of a
 * surrogate pair, which would be stored as another character than the one that was sent.
 * @throws Refusal 40000 with the place of every such text.
 */
export function refuseUnstorableTexts(request: unknown): void {
  const faults: RequestFault[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value === "string" && !isStorable(value)) {
      faults.push({ path, messageKey: "badRequest.text" });
    } else if (typeof value === "object" && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        visit(key, path);
        visit(entry, `${path}/${key}`);
      }
    }
  };
  visit(request, "");
  if (faults.length > 0) throw badInput(faults);
}

function isStorable(text: string): boolean {
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}

function readBody(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  if (!isRecord(body)) throw badInput([{ path: "", messageKey: "badRequest.object" }]);
  return body;
}

function fromText(catalogue: Catalogue, parameter: Parameter | undefined, value: unknown): unknown {
  if (!parameter) return value;
  const { documents, resolve } = catalogue;
  const schema = resolve(parameter.schema);
  const { anyOf = [], oneOf = [] } = schema;
  // A text of one of several kinds is the first one that it can be, such as a number or a list.
  for (const kind of typesOf(schema).length === 0 ? [...anyOf, ...oneOf] : []) {
    const read = readPlain(catalogue, { ...parameter, schema: kind }, value);
    if (interpretSchema({ documents, formats }, kind, read).length === 0) return read;
  }
  return readPlain(catalogue, parameter, value);
}

function readPlain(
  { resolve }: Catalogue,
  { in: place, ...parameter }: Pick<Parameter, "in" | "schema">,
  value: unknown,
): unknown {
  const schema = resolve(parameter.schema);
  if (typesOf(schema).includes("array")) {
    const items = schema.items ? resolve(schema.items) : {};
    const isWhole = place === "path" && typeof value === "string";
    const list = isWhole ? safeJson(value) : value;
    return [list].flat().map((item) => readText(typesOf(items), item));
  }
  return readText(typesOf(schema), value);
}

function readText(types: readonly string[], value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (types.some(isNumeric) && sentNumberText.test(value)) return exactNumber(value);
  if (types.includes("boolean") && (value === "true" || value === "false")) return value === "true";
  return types.includes("object") ? safeJson(value) : value;
}

/**
 * The JSON value of a text; the text itself if it is not JSON, or contains a key such as
 * `__proto__`.
 */
function safeJson(text: string): unknown {
  return /"(__proto__|constructor|prototype)"/.test(text) ? text : (jsonIn(text) ?? text);
}
