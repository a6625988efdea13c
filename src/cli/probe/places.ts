import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { pointerStep, pointTo, stepsOf } from "../../catalogue/schema/pointer.ts";
import { fieldsOf, isRecord, own, ownList, ownText } from "../../catalogue/schema/record.ts";

/** The pointer of an operation in its document. */
export function placeOfOperation({ path, method }: Operation): string {
  return `/paths${pointerStep(path)}/${method}`;
}

/** The pointer of an operation's success response in its document. */
export function placeOfAnswer(document: OpenApiDocument, operation: Operation): string {
  const place = `${placeOfOperation(operation)}/responses`;
  const statuses = Object.keys(fieldsOf(pointTo(document, place)));
  const [status = "200"] = statuses.filter((name) => /^2\d\d$/.test(name));
  return `${place}/${status}`;
}

/**
 * The pointers of all schemas that apply to the value at a pointer, given the schema of the whole
 * value.
 */
export function schemasAt(
  document: OpenApiDocument,
  schema: string,
  pointer: string,
): readonly string[] {
  let places: readonly string[] = [schema];
  for (const step of stepsOf(pointer)) {
    const below = places.flatMap((place) => reached(document, place));
    places = [...new Set(below.flatMap((place) => stepInto(document, place, step)))];
  }
  return [...new Set(places.flatMap((place) => reached(document, place)))];
}

/**
 * The pointers of a schema, of the schemas that it refers to, and of its alternatives and parts.
 */
function reached(document: OpenApiDocument, place: string, seen = new Set<string>()): string[] {
  const schema = pointTo(document, place);
  if (seen.has(place) || !isRecord(schema)) return [];
  seen.add(place);
  const reference = ownText(schema, "$ref");
  const parts = ["allOf", "anyOf", "oneOf"].flatMap((name) =>
    ownList(schema, name).map((_part, index) => `${place}/${name}/${index}`),
  );
  const next = reference?.startsWith("#") ? [reference.slice(1), ...parts] : parts;
  return [place, ...next.flatMap((other) => reached(document, other, seen))];
}

function stepInto(document: OpenApiDocument, place: string, step: string): string[] {
  const schema = pointTo(document, place);
  const isOwn = own(own(schema, "properties"), step) !== undefined;
  if (isOwn) return [`${place}/properties${pointerStep(step)}`];
  const isIndex = /^\d+$/.test(step);
  if (isIndex && ownList(schema, "prefixItems").length > Number(step)) {
    return [`${place}/prefixItems/${step}`];
  }
  if (isIndex && isRecord(own(schema, "items"))) return [`${place}/items`];
  return isRecord(own(schema, "additionalProperties")) ? [`${place}/additionalProperties`] : [];
}

/** Converts a JSON pointer into a document to the JSONPath of an overlay's target. */
export function targetOf(document: OpenApiDocument, pointer: string): string {
  let target = "$";
  let at = "";
  for (const step of stepsOf(pointer)) {
    const isList = Array.isArray(pointTo(document, at));
    at += pointerStep(step);
    if (isList) target += `[${step}]`;
    else target += /^[a-z_]\w*$/i.test(step) ? `.${step}` : `[${quoted(step)}]`;
  }
  return target;
}

/** A text in quotes for use within a JSONPath. */
export function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}
