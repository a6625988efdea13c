import { httpMethods } from "../openapi.ts";
import { isRecord, type JsonObject, own, ownList, ownObject, ownText } from "../schema/record.ts";

const formMedia = ["multipart/form-data", "application/x-www-form-urlencoded"];

/** Properties of a Swagger 2.0 parameter that do not belong to its schema. */
const besideSchema = ["name", "in", "description", "required", "collectionFormat", "schema"];

/** The `style` and `explode` of each `collectionFormat`. */
const styles: Readonly<Record<string, JsonObject>> = {
  multi: { style: "form", explode: true },
  ssv: { style: "spaceDelimited", explode: false },
  pipes: { style: "pipeDelimited", explode: false },
};

/**
 * Converts a Swagger 2.0 document to OpenAPI 3.0: its operations get request bodies, response
 * content and servers. Its definitions stay at their pointers, so that references remain valid;
 * `fromOldDialect` converts the few keywords that differ from 3.0. The format has not changed since
 * 2014, so this needs no updates.
 */
export function fromSwagger(root: JsonObject): JsonObject {
  const paths = Object.entries(ownObject(root, "paths"));
  return {
    ...root,
    openapi: "3.0.3",
    servers: serversOf(root),
    paths: Object.fromEntries(paths.map(([path, item]) => [path, itemOf(root, item)])),
  };
}

function serversOf(root: JsonObject): { url: string }[] {
  const base = ownText(root, "basePath") ?? "";
  const host = ownText(root, "host");
  if (host === undefined) return base === "" ? [] : [{ url: base }];
  const schemes = ownList(root, "schemes").filter((scheme) => /^https?$/.test(String(scheme)));
  const scheme = schemes.includes("https") ? "https" : String(schemes[0] ?? "https");
  return [{ url: `${scheme}://${host}${base}` }];
}

function itemOf(root: JsonObject, item: unknown): unknown {
  if (!isRecord(item)) return item;
  const common = parametersOf(root, item);
  const operations = httpMethods.flatMap((method) => {
    const operation = own(item, method);
    if (operation === undefined) return [];
    const read = isRecord(operation) ? operationOf(root, operation, common) : operation;
    return [[method, read] as const];
  });
  return { ...item, parameters: [], ...Object.fromEntries(operations) };
}

/** The parameters of a path item, including a body, apply to each of its operations. */
function operationOf(root: JsonObject, operation: JsonObject, common: readonly unknown[]) {
  const given = parametersOf(root, operation);
  const isSame = (one: unknown, other: unknown) =>
    ownText(one, "name") === ownText(other, "name") && ownText(one, "in") === ownText(other, "in");
  const inherited = common.filter((one) => !given.some((other) => isSame(one, other)));
  const all = [...inherited, ...given];
  const place = (parameter: unknown) => ownText(parameter, "in");
  const ofForm = all.filter((parameter) => place(parameter) === "formData");
  const body = all.find((parameter) => place(parameter) === "body");
  const media = (name: "consumes" | "produces") => {
    // Values of an operation override those of its document.
    const given = [operation, root].map((holder) => ownList(holder, name).map(String));
    return given.find((said) => said.length > 0) ?? ["application/json"];
  };
  const content = body ? { schema: own(body, "schema") } : { schema: formOf(ofForm) };
  const requestBody = {
    required: own(body, "required") === true || ofForm.some((field) => own(field, "required")),
    content: inMedia(body ? media("consumes") : formMediaIn(media("consumes"), ofForm), content),
  };
  return {
    ...operation,
    parameters: all.filter((one) => !["body", "formData"].includes(place(one) ?? "")).map(typed),
    ...((body || ofForm.length > 0) && { requestBody }),
    responses: responsesOf(root, operation, media("produces")),
  };
}

/** Resolves references to the document's shared `parameters`; other references stay. */
function parametersOf(root: JsonObject, holder: JsonObject): unknown[] {
  return ownList(holder, "parameters").map((entry) => shared(root, entry, "parameters"));
}

function shared(root: JsonObject, entry: unknown, room: "parameters" | "responses"): unknown {
  const [, name] = (ownText(entry, "$ref") ?? "").split(`#/${room}/`);
  return (name === undefined ? undefined : own(own(root, room), name)) ?? entry;
}

/** Moves the schema properties of a Swagger parameter into a schema. */
function typed(parameter: unknown): unknown {
  if (!isRecord(parameter) || own(parameter, "$ref") !== undefined) return parameter;
  const { name, in: place, description, required, collectionFormat } = parameter;
  const isList = own(parameter, "type") === "array" && place === "query";
  const style = styles[String(collectionFormat)] ?? { style: "form", explode: false };
  return {
    name,
    in: place,
    description,
    required,
    schema: schemaOf(parameter),
    ...(isList && style),
  };
}

const schemaOf = (parameter: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(parameter).filter(([name]) => !besideSchema.includes(name)));

function formOf(fields: readonly unknown[]): JsonObject {
  const named = fields.filter(isRecord);
  const required = named.filter((field) => own(field, "required") === true);
  const nameOf = (field: JsonObject) => ownText(field, "name") ?? "";
  return {
    type: "object",
    properties: Object.fromEntries(
      named.map((field) => {
        const { description } = field;
        return [
          nameOf(field),
          { ...schemaOf(field), ...(description !== undefined && { description }) },
        ];
      }),
    ),
    required: required.map(nameOf),
  };
}

/**
 * The media type of a form: multipart where it contains files or states nothing, otherwise the
 * stated type.
 */
function formMediaIn(said: readonly string[], fields: readonly unknown[]): string[] {
  if (fields.some((field) => own(field, "type") === "file")) return formMedia.slice(0, 1);
  const known = said.filter((name) => formMedia.includes(name));
  return known.length > 0 ? known : formMedia.slice(0, 1);
}

function responsesOf(root: JsonObject, operation: JsonObject, media: readonly string[]) {
  const responses = Object.entries(ownObject(operation, "responses"));
  return Object.fromEntries(
    responses.map(([status, entry]) => {
      const response = shared(root, entry, "responses");
      const schema = own(response, "schema");
      if (!isRecord(response) || schema === undefined) return [status, response];
      return [status, { ...response, content: inMedia(media, { schema }) }];
    }),
  );
}

const inMedia = (media: readonly string[], content: JsonObject): JsonObject =>
  Object.fromEntries(media.map((name) => [name, content]));
