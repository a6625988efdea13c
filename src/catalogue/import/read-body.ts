import { isBinary } from "../document/read-request.ts";
import type { OpenApiMedia, OpenApiOperation } from "../openapi.ts";
import { type JsonSchema, typesOf } from "../schema/json-schema.ts";
import { pointerStep } from "../schema/pointer.ts";
import { isRecord, type JsonObject, own, ownObject, ownText } from "../schema/record.ts";
import { isHostile } from "./names.ts";
import { readStyle } from "./read-style.ts";
import { type Found, follow } from "./references.ts";
import type { SchemaStore } from "./schemas/schema-store.ts";

type RequestBody = NonNullable<OpenApiOperation["requestBody"]>;

const multipart = "multipart/form-data";
const urlEncoded = "application/x-www-form-urlencoded";

/**
 * Reads the request body of an operation, in the media type that can carry most: JSON, a form, text
 * or a file. Returns `undefined` where there is no body, and `null` after reporting a required body
 * that cannot be sent; an optional one is kept without its schema.
 */
export function readBody(
  store: SchemaStore,
  operation: Found,
  method: string,
): RequestBody | undefined | null {
  const given = own(operation.value, "requestBody");
  if (given === undefined) return undefined;
  const body = follow(store.source, given, `${operation.pointer}/requestBody`);
  if (!body) return null;
  if (method === "get") {
    store.source.faults.report("bodyOfRead", body.pointer);
    return undefined;
  }
  const isRequired = own(body.value, "required") === true;
  const content = ownObject(body.value, "content");
  const media = mediaIn(content);
  if (media === null) {
    const found = Object.keys(content).join(", ");
    store.source.faults.report("bodyMedia", `${body.pointer}/content`, { media: found });
    return isRequired ? null : { required: false, content: {} };
  }
  const at = `${body.pointer}/content${pointerStep(media)}`;
  const whole = schemaOf(store, media, content[media], at);
  const schema = method === "post" ? oneOfSeveral(whole) : whole;
  const encoding = encodingIn(content[media]);
  const entry: OpenApiMedia = { schema, ...(encoding && { encoding }) };
  return { required: isRequired, content: { [nameOf(media)]: entry } };
}

/**
 * Media types of bodies that can be made from arguments; those that preserve most types come first.
 */
const sorts: readonly RegExp[] = [
  /^application\/json$/,
  /^application\/merge-patch\+json$/,
  // JSON Patch is left out: its list of changes cannot be entered in a form.
  /^(?!application\/json-patch\+).*[/+]json$/,
  /^(\*|application)\/\*$/,
  /^application\/x-www-form-urlencoded$/,
  /^multipart\/form-data$/,
  /^text\/(?!xml)/,
  /^application\/(octet-stream|pdf|zip|gzip|vnd\.(?!.*xml))|^(image|audio|video|font)\//,
];

function mediaIn(content: JsonObject): string | null {
  const names = Object.keys(content);
  const plain = (name: string) => name.split(";")[0]?.trim().toLowerCase() ?? "";
  const [first] = sorts.flatMap((sort) => names.filter((name) => sort.test(plain(name))));
  const inParts = names.find((name) => plain(name) === multipart);
  // Multipart is preferred for fields that may come with files.
  const hasFiles =
    inParts !== undefined &&
    /"(binary|application\/octet-stream)"/.test(JSON.stringify(content[inParts] ?? {}));
  return first !== undefined && plain(first) === urlEncoded && hasFiles ? inParts : (first ?? null);
}

/** The media type to send; JSON where any type is accepted. */
function nameOf(media: string): string {
  const name = media.split(";")[0]?.trim().toLowerCase() ?? "";
  return name === "*/*" || name === "application/*" ? "application/json" : name;
}

function schemaOf(store: SchemaStore, media: string, entry: unknown, at: string): JsonSchema {
  const name = nameOf(media);
  if (/^text\/(?!json$)/.test(name)) {
    const given = store.resolve(store.read(own(entry, "schema") ?? {}, `${at}/schema`));
    const { enum: listed } = given;
    const isText = typesOf(given).includes("string");
    return {
      title: "Content",
      type: "string",
      ...(isText && listed ? { enum: listed } : { "x-widget": "textarea" }),
    };
  }
  if (name !== multipart && isBinary(name)) {
    return { title: "File", type: "string", contentMediaType: "application/octet-stream" };
  }
  return store.read(own(entry, "schema") ?? {}, `${at}/schema`);
}

/** The record of a body that is either one record or a list of such, of which a form adds one. */
function oneOfSeveral(schema: JsonSchema): JsonSchema {
  const kinds = schema.oneOf ?? schema.anyOf ?? [];
  const isListOf = (list: JsonSchema, one: JsonSchema) =>
    list.items !== undefined && JSON.stringify(list.items) === JSON.stringify(one);
  const one = kinds.find((kind) => kinds.some((other) => isListOf(other, kind)));
  return one && kinds.length === 2 ? one : schema;
}

function encodingIn(entry: unknown): OpenApiMedia["encoding"] {
  const given = Object.entries(ownObject(entry, "encoding")).filter(
    ([name, value]) => !isHostile(name) && isRecord(value),
  );
  const read = given.flatMap(([name, value]) => {
    const [contentType = ""] = (ownText(value, "contentType") ?? "").split(",");
    const format = {
      ...readStyle(value),
      ...(/^[\w.+-]+\/[\w.+-]+$/.test(contentType.trim()) && { contentType: contentType.trim() }),
    };
    return Object.keys(format).length === 0 ? [] : [[name, format] as const];
  });
  return read.length === 0 ? undefined : Object.fromEntries(read);
}
