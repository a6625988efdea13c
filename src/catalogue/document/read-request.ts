import { isIfMatch, isKeyHeader, isOwnHeader } from "../headers/own-header.ts";
import type {
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiStyle,
} from "../openapi.ts";
import type { BodyFormat, Operation, Parameter, Service, WrittenStyle } from "../operation.ts";
import { type JsonSchema, type Resolve, typesOf } from "../schema/json-schema.ts";
import { resolveSchema } from "../schema/resolve-schema.ts";
import { followReference } from "./follow-reference.ts";

/** The request of an operation: its arguments and their serialization. */
type ReadRequest = Pick<
  Operation,
  | "parameters"
  | "request"
  | "body"
  | "isBodyLeftOut"
  | "isMultipart"
  | "isPlain"
  | "takesIfMatch"
  | "needsIfMatch"
  | "keyHeader"
>;

const multipart = "multipart/form-data";

/** Reads the request of an operation: its parameters, its body, and how both are serialized. */
export function readRequest(
  document: OpenApiDocument,
  service: Service,
  source: OpenApiOperation,
): ReadRequest {
  const documents = new Map([[service.name, document]]);
  const resolve: Resolve = (schema) => resolveSchema(documents, schema);
  const given = (source.parameters ?? []).map((entry) => followReference(document, entry));
  const [ifMatch, key] = [isIfMatch, isKeyHeader].map((isNamed) =>
    given.find(({ in: place, name }) => place === "header" && isNamed(name)),
  );
  const body = readBody(resolve, source);
  const parameters = [
    ...given.flatMap((parameter) => readParameter(resolve, parameter)),
    ...body.parameters,
  ];
  return {
    parameters,
    request: requestSchema(parameters, body.schema),
    body: body.format,
    isBodyLeftOut: source.requestBody !== undefined && body.format === null,
    isMultipart: body.format !== null && (isForm(body.format) || isBinary(body.format.media)),
    isPlain:
      !service.hasUnixTimes &&
      isPlainBody(body.format) &&
      parameters.every(({ style }) => style === undefined),
    takesIfMatch: ifMatch !== undefined,
    needsIfMatch: ifMatch?.required === true,
    keyHeader: key?.name ?? null,
  };
}

function readParameter(resolve: Resolve, parameter: OpenApiParameter): Parameter[] {
  const { name, in: place, required = place === "path" } = parameter;
  if (place === "header" && isOwnHeader(name)) return [];
  const [media] = Object.values(parameter.content ?? {});
  const schema = parameter.schema ?? media?.schema ?? {};
  const isOne = !typesOf(resolve(schema)).some((type) => type === "array" || type === "object");
  const style = media ? json : styleOf(parameter, place);
  const isWanted = parameter["x-wanted"];
  return [
    {
      name,
      in: place,
      required,
      schema,
      ...(isWanted && { isWanted }),
      ...(!isUsual(style, place, isOne) && { style }),
    },
  ];
}

const json: WrittenStyle = { style: "json", explode: false, allowReserved: false };

const styles: Readonly<Record<string, WrittenStyle["style"]>> = {
  simple: "simple",
  label: "label",
  matrix: "matrix",
  form: "form",
  spaceDelimited: "spaced",
  pipeDelimited: "piped",
  deepObject: "deepObject",
  columnFilter: "equals",
};

/**
 * The stated style of a parameter, or else the default of its place (OpenAPI, parameter object).
 */
function styleOf(
  { style, explode, allowReserved = false }: OpenApiStyle,
  place: OpenApiParameter["in"],
): WrittenStyle {
  const usual = place === "query" || place === "cookie" ? "form" : "simple";
  const known = styles[style ?? usual] ?? usual;
  return { style: known, explode: explode ?? known === "form", allowReserved };
}

/**
 * Whether a value has the default serialization: once in the path, or once for each item in the
 * query.
 */
function isUsual(
  { style, explode, allowReserved }: WrittenStyle,
  place: OpenApiParameter["in"],
  isOne: boolean,
): boolean {
  if (place === "path") return isOne && style === "simple";
  if (place !== "query" || allowReserved) return false;
  if (isOne) return style !== "json" && style !== "equals";
  return style === "form" && explode;
}

/** The fields of a body, or its single value that is not an object. */
interface ReadBody {
  parameters: Parameter[];
  schema: JsonSchema | null;
  format: BodyFormat | null;
}

function readBody(resolve: Resolve, { requestBody = {} }: OpenApiOperation): ReadBody {
  const found = Object.entries(requestBody.content ?? {}).find(([, { schema }]) => schema);
  if (!found) return { parameters: [], schema: null, format: null };
  const [name, { schema: given = {}, encoding = {}, "x-within": within }] = found;
  const fields = Object.entries(encoding).map(([field, { contentType, ...style }]) => {
    const isStyled = Object.keys(style).length > 0 || contentType === undefined;
    return [field, isStyled ? styleOf(style, "query") : { contentType }] as const;
  });
  const format = { media: name, ...(within && { within }), fields: Object.fromEntries(fields) };
  const schema = resolve(given);
  if (!isRecordSchema(schema)) {
    const required = requestBody.required ?? false;
    const parameters: Parameter[] = [{ name: "content", in: "content", required, schema }];
    return { parameters, schema: null, format };
  }
  const parameters = Object.entries(schema.properties ?? {}).map(
    ([field, property]): Parameter => ({
      name: field,
      in: "body",
      required: schema.required?.includes(field) ?? false,
      schema: property,
    }),
  );
  return { parameters, schema, format };
}

/** A schema with fields but without a type is an object schema too. */
function isRecordSchema(schema: JsonSchema): boolean {
  return typesOf(schema).includes("object") || (!schema.type && schema.properties !== undefined);
}

function requestSchema(parameters: Parameter[], body: JsonSchema | null): JsonSchema {
  return {
    ...(body ?? {}),
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

const isForm = ({ media }: BodyFormat) => media === multipart;

/** Whether a body of this media type is a file: neither text nor a form. */
export function isBinary(media: string): boolean {
  return !isForm({ media, fields: {} }) && !/json\b|^text\/|x-www-form-urlencoded$/.test(media);
}

function isPlainBody(format: BodyFormat | null): boolean {
  if (format?.within !== undefined) return false;
  if (format === null || format.media === "application/json") return true;
  return isForm(format) && Object.keys(format.fields).length === 0;
}
