import type { OpenApiParameter } from "../openapi.ts";
import { type JsonSchema, typesOf } from "../schema/json-schema.ts";
import { pointerStep } from "../schema/pointer.ts";
import { isRecord, type JsonObject, own, ownList, ownObject, ownText } from "../schema/record.ts";
import { isHostile, titleOf } from "./names.ts";
import { type Found, follow } from "./references.ts";
import type { SchemaStore } from "./schema-store.ts";

/** What the client itself puts into calls; an argument of such a name would be taken for it. */
export const reservedNames: readonly string[] = ["loading", "token"];

/** The parameters of an operation, or `null` where one that it cannot do without cannot be sent. */
export type ReadParameters = readonly OpenApiParameter[] | null;

/**
 * The parameters of path item and operation together; the operation's win. Headers and cookies are
 * not the screens' to send, but for `If-Match`.
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
  return [...result, ...undeclared(store, item, path, result)];
}

/** One parameter as one or, where an object's fields travel as such, several; none if left out. */
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
  if (place === "header" && name.toLowerCase() === "if-match" && !isRequired) {
    return [{ name: "If-Match", in: "header", required: false, schema: { type: "string" } }];
  }
  if (place !== "query" && place !== "path") return refuse("leftOutParameter");
  if (isHostile(name)) return refuse("hostileName");
  if (reservedNames.includes(name)) return refuse("reservedName");
  // A name of the path that no place of it bears would never travel.
  if (place === "path" && !path.includes(`{${name}}`)) return [];
  const schema = schemaOf(store, value, pointer);
  const plain = { in: place, required: isRequired } as const;
  if (place === "query" && isFlattened(store, value, schema)) {
    return flattened(store, value, name, schema);
  }
  const sent = place === "query" && isJoined(store, value, schema) ? joined(schema) : schema;
  return [{ name, ...plain, schema: { title: titleOf(name), ...sent } }];
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

/** An array that travels as one text: `a,b` in place of a parameter for each. */
function isJoined(store: SchemaStore, parameter: JsonObject, schema: JsonSchema): boolean {
  if (typesOf(store.resolve(schema))[0] !== "array") return false;
  const style = ownText(parameter, "style") ?? "form";
  return style === "form" ? own(parameter, "explode") === false : true;
}

function joined({ title, description }: JsonSchema): JsonSchema {
  return { ...(title && { title }), ...(description && { description }), type: "string" };
}

function isFlattened(store: SchemaStore, parameter: JsonObject, schema: JsonSchema): boolean {
  if (!store.resolve(schema).properties || own(parameter, "schema") === undefined) return false;
  const style = ownText(parameter, "style") ?? "form";
  return style === "deepObject" || (style === "form" && own(parameter, "explode") !== false);
}

function flattened(
  store: SchemaStore,
  parameter: JsonObject,
  name: string,
  schema: JsonSchema,
): OpenApiParameter[] {
  const { properties = {}, required = [] } = store.resolve(schema);
  const isDeep = ownText(parameter, "style") === "deepObject";
  return Object.entries(properties).map(([field, property]) => ({
    name: isDeep ? `${name}[${field}]` : field,
    in: "query",
    required: own(parameter, "required") === true && required.includes(field),
    schema: property,
  }));
}

/** A place in the path that no parameter fills is a text. */
function undeclared(
  { source }: SchemaStore,
  { pointer }: Found,
  path: string,
  declared: readonly OpenApiParameter[],
): OpenApiParameter[] {
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  const isDeclared = (name: string) =>
    declared.some((parameter) => parameter.in === "path" && parameter.name === name);
  return [...new Set(names)]
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
