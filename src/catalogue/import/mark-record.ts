import { createCatalogue } from "../catalogue.ts";
import { followReference } from "../document/follow-reference.ts";
import { inParts } from "../document/read-operation.ts";
import type { OpenApiDocument, OpenApiOperation } from "../openapi.ts";
import {
  collectionOf,
  lastStep,
  placesIn,
  plain,
  shapeOf,
  singularOf,
} from "../resources/paths.ts";
import { type Resource, resourceOf } from "../resources/resource.ts";
import { usualLabels } from "../schema/attributes.ts";
import { isIdName } from "../schema/id-name.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { recordOf } from "../schema/rows.ts";
import { isSecretName } from "../schema/secret-name.ts";
import { unmarkTime } from "./mark-times.ts";
import { withoutUnset } from "./without-unset.ts";

const keyNames: readonly string[] = ["id", "_id", "uuid", "guid", "key"];

/**
 * Marks in the listed records the key field and the label field: paths that name a key take
 * precedence over guesses from field names. Returns the key of each record.
 */
export function markRecords(
  document: OpenApiDocument,
  read: readonly { operation: OpenApiOperation }[],
): ReadonlyMap<OpenApiOperation, string> {
  const catalogue = createCatalogue([document]);
  const { resolve } = catalogue;
  const nouns = new Set(Object.keys(document.paths ?? {}).map(nounAt));
  const marks = read.flatMap(({ operation: source }) => {
    const operation = catalogue.operations.get(source.operationId ?? "");
    const record = operation && recordOf(catalogue, operation);
    if (!operation?.list || !record) return [];
    const fields = new Map(
      Object.entries(record.properties ?? {}).map(([name, field]) => [name, resolve(field)]),
    );
    const resource = resourceOf(catalogue, operation);
    if (resource) markAffected(read, resource);
    const parts = fieldsInPath(resource);
    const key = parts.length === 1 ? (parts[0] ?? null) : null;
    if (key !== null && resource) markSent(document, read, resource, key);
    const edit = resource?.edit?.operation;
    const editing = read.find((one) => edit && one.operation.operationId === edit.id);
    if (edit?.method === "patch" && editing) {
      withoutUnset(catalogue, document, editing.operation, record);
    }
    const own = [...fields.keys()].filter((name) => !isOfOthers(name, operation.path, nouns));
    const schema = recordIn(document, source, operation.list.rows);
    const depth = placesIn(operation.path).length;
    const of = { tag: operation.tag, fields, own, key };
    return schema ? [{ source, schema, depth, parts, of }] : [];
  });
  const known = marks.filter(({ of }) => of.key !== null);
  const others = marks.filter(({ of }) => of.key === null);
  const keys = [...known, ...others].map(({ source, schema, depth, of }) => {
    const same = marks.filter((mark) => mark.schema === schema);
    const isAmongAll = same.some((mark) => mark.depth < depth && mark.of.key === null);
    const among = same.flatMap(({ parts }) => (parts.length > 1 ? parts : []));
    const parts = isAmongAll && of.key !== null ? [...among, of.key] : among;
    return [source, markRecord(document, schema, of, parts)] as const;
  });
  return new Map(keys.flatMap(([source, key]) => (key === undefined ? [] : [[source, key]])));
}

/**
 * Marks the writes of a record that the document sorts under another tag than its list or its read,
 * as it does `/user/{id}` and `/users` where it has no tags: both answer something else afterwards.
 */
function markAffected(
  read: readonly { operation: OpenApiOperation }[],
  { list, read: one, add, edit, remove, actions, onSeveral }: Resource,
): void {
  for (const write of [add, edit?.operation, remove, ...actions, ...onSeveral]) {
    if (!write || write.effect === "read") continue;
    const others = [list, one].flatMap((other) => other?.tag ?? []);
    const affected = others.filter((tag) => tag !== write.tag);
    if (affected.length === 0) continue;
    const source = read.find(({ operation }) => operation.operationId === write.id)?.operation;
    if (!source) continue;
    source["x-affects"] = [...new Set([...(source["x-affects"] ?? []), ...affected])];
  }
}

/**
 * Marks the key in the record that an edit takes, by itself or inside a field such as `data`: the
 * path names the record, so a form must not let the key be changed.
 */
function markSent(
  document: OpenApiDocument,
  read: readonly { operation: OpenApiOperation }[],
  { edit }: Resource,
  key: string,
): void {
  const wrapper = edit?.holder?.wrapper;
  const source = read.find(({ operation }) => operation.operationId === edit?.operation.id);
  const [body] = Object.values(source?.operation.requestBody?.content ?? {});
  if (wrapper === undefined || !body?.schema) return;
  const sent =
    wrapper === null
      ? body.schema
      : inParts(document, body.schema, ({ properties }) => properties?.[wrapper]);
  const record = sent && inParts(document, sent, (part) => part.properties?.[key] && part);
  if (record) record["x-key"] ??= key;
}

/** The fields of a row that the path of its record requires; none where one is within another. */
function fieldsInPath(resource: Resource | null): string[] {
  const places = resource?.item?.places ?? [];
  const fields = places.flatMap((place) => (place.of === "row" ? [place.field] : []));
  return fields.every((field) => field.length === 1) ? fields.flat() : [];
}

/** What is known of the records of a list. */
interface Marked {
  tag: string;
  /** The schemas of the fields, also of those that only some kinds of the records have. */
  fields: ReadonlyMap<string, JsonSchema>;
  /** The fields that are no keys of other records. */
  own: readonly string[];
  key: string | null;
}

/** The name of one record of the collection at a path. */
const nounAt = (path: string): string =>
  singularOf(plain(lastStep(shapeOf(collectionOf(path)).replace(/(\/\{\})+$/, ""))));

/** Whether a field is the key of a record of another collection: the `customer_id` of a note. */
function isOfOthers(name: string, path: string, nouns: ReadonlySet<string>): boolean {
  const [, noun = ""] = /^(.+)id$/.exec(plain(name)) ?? [];
  return noun !== "" && noun !== nounAt(path) && nouns.has(noun);
}

/** The schema of a list's records in the document. */
function recordIn(
  document: OpenApiDocument,
  source: OpenApiOperation,
  rows: string,
): JsonSchema | undefined {
  const steps = `${document["x-service"]?.envelope.data ?? ""}${rows}`.split("/").slice(1);
  const list = steps.reduce(
    (found: JsonSchema | undefined, step) =>
      found && inForms(document, found, ({ properties }) => properties?.[step]),
    answerOf(source),
  );
  const items = list && inForms(document, list, (schema) => schema.items);
  return items && followReference(document, items);
}

/** What a schema states, or else one of its forms, as of an answer with pages or without them. */
function inForms(
  document: OpenApiDocument,
  schema: JsonSchema,
  read: (schema: JsonSchema) => JsonSchema | undefined,
): JsonSchema | undefined {
  const { anyOf = [], oneOf = [] } = followReference(document, schema);
  const all = [schema, ...anyOf, ...oneOf].map((one) => inParts(document, one, read));
  return all.find((found) => found !== undefined);
}

/**
 * Marks the fields in the document, at the schema of the records. A field that names a record below
 * another one, as the number of an order's line, is no key where another list has the records of all.
 */
function markRecord(
  document: OpenApiDocument,
  record: JsonSchema,
  { tag, fields, own, key: told }: Marked,
  parts: readonly string[],
): string | undefined {
  const isPart = (name: string) => parts.includes(name) && !keyNames.includes(name);
  const known = told !== null && (isIdName(told) || !isPart(told)) ? told : null;
  const others = own.filter((name) => !isPart(name));
  const key = record["x-key"] ?? known ?? keyOf(others, tag);
  if (key !== undefined) {
    record["x-key"] = key;
    const field = inParts(document, record, ({ properties }) => properties?.[key]);
    // A key is sent back exactly as it was received, so it is not converted to a moment.
    if (field?.["x-unix-time"]) unmarkTime(field);
  }
  const usual = usualLabels.filter((name) => {
    const field = fields.get(name);
    return field && !isCompound(field);
  });
  // Where a name may be missing, what every record has tells more than a key would.
  const sure = [...usual, "email"].filter((name) => isCertain(fields.get(name)));
  const named = usual.length > 0 ? [...sure, ...usual] : [];
  const isNaming = key !== undefined && !opaque.test(key) && isText(fields.get(key) ?? {});
  const isWord = ([name, field]: [string, JsonSchema]) =>
    name !== key && !(isNaming && contents.test(name)) && isText(field) && isNoun(name);
  const [words] = [...fields].find(isWord) ?? (isNaming ? [key] : []);
  const label = named.find((name) => name !== key) ?? named[0] ?? words ?? sure[0];
  if (label !== undefined) record["x-label"] ??= label;
  return key;
}

/** Endings of names whose values identify, lead somewhere, sort records or say who made them. */
const unnamed =
  /(^|_)(by|id|uuid|guid|g?sid|key|etag|token|ur[il]|href|self|api_version|(sub)?type|kind|object|status|state|currency(_code)?)$/i;

/** Names of keys that nobody knows a record by. */
const opaque = /(id|uuid|guid|sid|token|hash|sha)$/i;

/** Names of what a record holds, as the `value` of a setting, which is known by its `key` instead. */
const contents = /(value|content|body|data)$/i;

/** Whether a name may be that of free words, by which people tell records apart. */
const isNoun = (name: string): boolean =>
  !unnamed.test(name.replace(/([a-z])([A-Z])/g, "$1_$2")) && !isSecretName(name);

/** Whether a field holds fields of its own, as the `title` of WordPress, which is no name as such. */
const isCompound = ({ type, properties }: JsonSchema): boolean =>
  properties !== undefined || /^(object|array)$/.test([type].flat()[0] ?? "");

/** Whether a field is there and is never `null`. */
const isCertain = (field: JsonSchema | undefined): boolean =>
  field !== undefined && ![field.type].flat().includes("null");

/** Whether a field holds any text. */
const isText = ({ type, format, enum: listed, const: only }: JsonSchema): boolean =>
  [type].flat()[0] === "string" && [format, listed, only].every((one) => one === undefined);

function answerOf({ responses = {} }: OpenApiOperation): JsonSchema | undefined {
  const [response] = Object.values(responses);
  if (!response || "$ref" in response) return undefined;
  return response.content?.["application/json"]?.schema;
}

/** The key field: `id`, or else `petId` for a pet, or else the only field with such an ending. */
function keyOf(fields: readonly string[], tag: string): string | undefined {
  const plain = keyNames.find((name) => fields.includes(name));
  if (plain !== undefined) return plain;
  const named = fields.filter((name) => /(_id|Id|ID)$/.test(name));
  const ofTag = named.find((name) => tag.toLowerCase().startsWith(name.slice(0, 3).toLowerCase()));
  return ofTag ?? (named.length === 1 ? named[0] : undefined);
}
