import { isOwnHeader } from "../headers/own-header.ts";
import type { OpenApiParameter } from "../openapi.ts";
import { placesIn } from "../resources/paths.ts";
import { constantOf } from "../schema/constants.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { pointerStep } from "../schema/pointer.ts";
import { isRecord, type JsonObject, own, ownList, ownObject, ownText } from "../schema/record.ts";
import { isUpdateMask } from "../written/update-mask.ts";
import { columnFilterStyle } from "./column-filter.ts";
import { markTime } from "./mark-times.ts";
import { isHostile, titleOf } from "./names.ts";
import { readStyle } from "./read-style.ts";
import { type Found, follow } from "./references.ts";
import type { SchemaStore } from "./schemas/schema-store.ts";

/** Argument names that the client itself uses in calls. */
export const reservedNames: readonly string[] = ["loading"];

/** The parameters of an operation; `null` if a required one cannot be sent. */
export type ReadParameters = readonly OpenApiParameter[] | null;

/**
 * Headers that HTTP, the browser or the product set themselves, and those that name another method or
 * address, with which a call that is judged to read would delete.
 */
const ownHeaders =
  /^(accept|accept-.*|authorization|connection|content-.*|cookie|date|expect|host|keep-alive|origin|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade|user-agent|via|x-forwarded-.*|x-access-.*|x-(http-)?method(-override)?|x-original-url|x-rewrite-url)$/i;
const headerName = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/;

/**
 * Query parameters that only say how an answer is written, such as `opt_pretty`, or which fields or
 * numbers it has: a person who filled them in would take the keys from the rows.
 */
const ofWriting = /^(opt_)?(fields|meta|pretty|pretty_?print)$|^\$?select$/i;

/**
 * The parameters of a path item and its operation; the operation's take precedence. Optional
 * headers, cookies and parameters of writing are hidden unless a page uses them, and so is what has
 * one value only, such as Azure's `api-version`, which each call then sends by itself.
 */
export function readParameters(
  store: SchemaStore,
  item: Found,
  operation: Found,
  path: string,
): ReadParameters {
  const found = new Map<string, Found>();
  for (const { value, pointer } of [item, operation]) {
    for (const [index, entry] of ownList(value, "parameters").entries()) {
      const parameter = follow(store.source, entry, `${pointer}/parameters/${index}`);
      if (!parameter) continue;
      found.set(`${ownText(parameter.value, "in")} ${ownText(parameter.value, "name")}`, parameter);
    }
  }
  const result: OpenApiParameter[] = [];
  for (const parameter of found.values()) {
    const read = readParameter(store, parameter, path);
    if (read === null) return null;
    result.push(...read);
  }
  return [...distinguished(result), ...undeclared(store, item, path, result)];
}

/**
 * The parameters with titles that tell them apart: `created[gte]` and `due[gte]` name what they are
 * parts of, where each would be called by its last name alone.
 */
function distinguished(parameters: readonly OpenApiParameter[]): OpenApiParameter[] {
  return parameters.map((parameter) => {
    const { name, schema } = parameter;
    const isAlone =
      parameters.filter((other) => other.schema?.title === schema?.title).length === 1;
    if (!schema || !name.includes("[") || isAlone) return parameter;
    return { ...parameter, schema: { ...schema, title: titleOf(name) } };
  });
}

/** Reads one parameter; an object whose fields are sent separately becomes several. */
function readParameter(
  store: SchemaStore,
  { value, pointer }: Found,
  path: string,
): ReadParameters {
  const name = ownText(value, "name") ?? "";
  const place = ownText(value, "in");
  const isRequired = place === "path" || own(value, "required") === true;
  const refuse = (code: "hostileName" | "reservedName" | "leftOutParameter"): ReadParameters => {
    if (isRequired) store.source.faults.report("requiredParameter", pointer, { name });
    else store.source.faults.report(code, pointer, { name });
    return isRequired ? null : [];
  };
  if (place === "header" && isOwnHeader(name)) {
    return [{ name, in: place, required: isRequired, schema: { type: "string" } }];
  }
  // OpenAPI ignores these headers, since the body and the credentials determine them.
  if (place === "header" && /^(accept|content-type|authorization)$/i.test(name)) return [];
  if (!isPlace(place)) return refuse("leftOutParameter");
  if (isHostile(name)) return refuse("hostileName");
  if (isCredential(store, place, name)) return [];
  if (reservedNames.includes(name)) return refuse("reservedName");
  const isUnnamed = place === "header" || place === "cookie";
  if (isUnnamed && (ownHeaders.test(name) || !headerName.test(name))) {
    return refuse("leftOutParameter");
  }
  // A path parameter without a placeholder in the path is left out.
  if (place === "path" && !path.includes(`{${name}}`)) return [];
  const given = withoutLetter(schemaOf(store, value, pointer));
  // A path parameter is a key and stays a number, even if its name suggests a moment.
  const schema = place === "path" ? given : markTime(given, value, name);
  if (place === "query" && isFlattened(store, value, schema)) {
    return flattened(store, value, { name, schema, isRequired });
  }
  const fixed = isUnnamed
    ? fixedValue(store.resolve(schema))
    : place === "query" && isRequired
      ? onlyValue(name, store.resolve(schema))
      : undefined;
  const isMask = isUpdateMask({ name, in: place });
  const isOfWriting = isMask || (place === "query" && ofWriting.test(name));
  const isAsked = isRequired && fixed === undefined && !isMask;
  const whole = {
    title: titleOf(name),
    ...schema,
    ...(fixed !== undefined && { default: fixed, ...(!isUnnamed && { enum: [fixed] }) }),
    ...((isUnnamed || isOfWriting || fixed !== undefined) && !isAsked && { "x-hidden": true }),
  };
  const isJson = own(value, "schema") === undefined && isRecord(own(value, "content"));
  const written = isJson
    ? { content: { "application/json": { schema: whole } } }
    : { schema: whole };
  const style = { ...readStyle(value), ...columnFilterStyle(store.source, { path, place, name }) };
  return [{ name, in: place, required: isAsked, ...style, ...written }];
}

/** A title of one letter, such as the `Q` that generators make of `q`, says less than our own. */
const withoutLetter = ({ title, ...schema }: JsonSchema): JsonSchema =>
  title === undefined || title.length === 1 ? schema : { title, ...schema };

/** The constant value of a header, such as the version of a service. */
function fixedValue({ default: given, enum: listed = [] }: JsonSchema): unknown {
  return given ?? (listed.length === 1 ? listed[0] : undefined);
}

/**
 * The only value that a parameter can have. For the version of the service it is the default, since
 * people would not know another one.
 */
const onlyValue = (name: string, schema: JsonSchema): unknown =>
  constantOf(schema) ?? (/^(api[-_]?)?version$/i.test(name) ? schema.default : undefined);

function isPlace(place: string | undefined): place is OpenApiParameter["in"] {
  return place !== undefined && ["query", "path", "header", "cookie"].includes(place);
}

/** Whether the parameter is a credential of the service, which the platform adds. */
function isCredential({ source }: SchemaStore, place: string, name: string): boolean {
  const schemes = ownObject(own(source.root, "components"), "securitySchemes");
  return Object.values(schemes).some(
    (scheme) => ownText(scheme, "in") === place && ownText(scheme, "name") === name,
  );
}

function schemaOf(store: SchemaStore, parameter: JsonObject, pointer: string): JsonSchema {
  if (own(parameter, "schema") !== undefined) {
    const schema = store.read(parameter.schema, `${pointer}/schema`);
    const description = ownText(parameter, "description");
    if (!description || schema.description) return schema;
    return { description: store.read({ description }, pointer).description, ...schema };
  }
  const [entry] = Object.entries(ownObject(parameter, "content"));
  if (!entry || !isRecord(entry[1])) return {};
  const at = `${pointer}/content${pointerStep(entry[0])}/schema`;
  return store.read(own(entry[1], "schema") ?? {}, at);
}

/** Whether the fields of an object parameter are sent as separate parameters. */
function isFlattened(store: SchemaStore, parameter: JsonObject, schema: JsonSchema): boolean {
  if (!recordIn(store, parameter, schema).properties || own(parameter, "schema") === undefined) {
    return false;
  }
  const style = ownText(parameter, "style") ?? "form";
  return style === "deepObject" || (style === "form" && own(parameter, "explode") !== false);
}

/** The record that a parameter takes, also where a `deepObject` may be a plain value instead. */
function recordIn(store: SchemaStore, parameter: JsonObject, schema: JsonSchema): JsonSchema {
  const whole = store.resolve(schema);
  if (whole.properties || ownText(parameter, "style") !== "deepObject") return whole;
  const kinds = (whole.anyOf ?? whole.oneOf ?? []).map((kind) => store.resolve(kind));
  const [record, ...others] = kinds.filter(({ properties }) => properties);
  return record && others.length === 0 ? record : whole;
}

/** Depth to which nested records become separate arguments; deeper ones are one argument. */
const deepestFields = 3;

interface Flattened {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
}

function flattened(
  store: SchemaStore,
  parameter: JsonObject,
  { name, schema, isRequired }: Flattened,
  depth = 1,
): OpenApiParameter[] {
  const { properties = {}, required = [] } = recordIn(store, parameter, schema);
  const isDeep = ownText(parameter, "style") === "deepObject";
  return Object.entries(properties).flatMap(([field, property]): OpenApiParameter[] => {
    const { properties: inner, type } = store.resolve(property);
    const part = {
      name: isDeep ? `${name}[${field}]` : field,
      schema: property,
      isRequired: isRequired && required.includes(field),
    };
    if (isDeep && inner && depth < deepestFields) {
      return flattened(store, parameter, part, depth + 1);
    }
    const isPlain = !isDeep || (type !== "array" && type !== "object");
    const style = isPlain ? {} : { style: "deepObject", explode: true };
    return [
      { name: part.name, in: "query", required: part.isRequired, ...style, schema: property },
    ];
  });
}

/** A text parameter for a placeholder of the path that is not declared. */
function undeclared(
  { source }: SchemaStore,
  { pointer }: Found,
  path: string,
  declared: readonly OpenApiParameter[],
): OpenApiParameter[] {
  const isDeclared = (name: string) =>
    declared.some((parameter) => parameter.in === "path" && parameter.name === name);
  return [...new Set(placesIn(path))]
    .filter((name) => !isDeclared(name))
    .map((name) => {
      source.faults.report("undeclaredParameter", pointer, { name });
      return {
        name,
        in: "path",
        required: true,
        schema: { type: "string", title: titleOf(name) },
      };
    });
}
