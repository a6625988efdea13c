/** The parts of an OpenAPI or Swagger 2.0 document that the corpus reads. */
export interface ApiDocument {
  components?: Readonly<Record<string, Readonly<Record<string, Schema & Answer>>>>;
  definitions?: Readonly<Record<string, Schema>>;
  paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
}

/** A schema object of an OpenAPI document. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  required?: readonly string[];
  readOnly?: boolean;
  nullable?: boolean;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
}

/** An operation object of an OpenAPI document. */
export interface ApiOperation {
  operationId?: string;
  parameters?: readonly (Schema & { name?: string; in?: string; schema?: Schema })[];
  requestBody?: Answer;
  /** The media types of requests in Swagger 2.0. */
  produces?: readonly string[];
  responses?: Readonly<Record<string, Answer>>;
}

interface Answer {
  $ref?: string;
  schema?: Schema;
  content?: Readonly<Record<string, { schema?: Schema }>>;
}

/** Names an operation by its method and path, such as `GET /posts/{postId}`. */
export function operationAt(document: ApiDocument, line: string): ApiOperation | undefined {
  const [method = "", path = ""] = line.split(" ");
  return document.paths[path]?.[method.toLowerCase()];
}

/** Every operation of a document, by its method and path. */
export function linesOf(document: ApiDocument): string[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => /^(get|put|post|patch|delete)$/.test(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** The names of the parameters in a path. */
export function parametersIn(line: string): string[] {
  return [...line.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
}

/** The response of an operation's success, with its status. */
export function answerOf(document: ApiDocument, line: string): { status: number; schema: Schema } {
  const answers = Object.entries(operationAt(document, line)?.responses ?? {});
  const [status = "200", answer = {}] = answers.find(([code]) => code.startsWith("2")) ?? [];
  return { status: Number(status), schema: schemaOf(document, answer) };
}

/** The media type of an operation's successful response, as its document states it. */
export function mediaOf(document: ApiDocument, line: string): string {
  const { produces, responses } = operationAt(document, line) ?? {};
  const [sort = "application/octet-stream"] =
    produces ?? Object.keys(responses?.["200"]?.content ?? {});
  return sort === "*/*" ? "application/octet-stream" : sort;
}

/** The response of an operation that refuses a request. */
export function refusalOf(document: ApiDocument, line: string): { status: number; schema: Schema } {
  const answers = Object.entries(operationAt(document, line)?.responses ?? {});
  const [status = "400", answer = {}] =
    answers.find(([code]) => /^4(00|05|22)$|^default$/.test(code)) ?? [];
  return { status: Number(status) || 400, schema: schemaOf(document, answer) };
}

/** The request body of an operation. */
export function bodyOf(document: ApiDocument, line: string): Schema {
  const operation = operationAt(document, line);
  const inBody = operation?.parameters?.find((parameter) => parameter.in === "body");
  if (inBody) return resolved(document, inBody.schema ?? {});
  return schemaOf(document, operation?.requestBody ?? {});
}

/**
 * A schema with its reference resolved and its parts merged; of several alternatives, the first.
 */
export function resolved(document: ApiDocument, schema: Schema): Schema {
  const { $ref, allOf = [], oneOf = [], anyOf = [], ...own } = schema;
  const choice = [...oneOf, ...anyOf].slice(0, 1);
  const parts = [...($ref ? [referred(document, $ref)] : []), ...allOf, ...choice].map((part) =>
    resolved(document, part),
  );
  const all = [...parts, own];
  const properties = Object.assign({}, ...all.map((part) => part.properties));
  const required = all.flatMap((part) => part.required ?? []);
  return Object.assign({}, ...all, { properties, required });
}

/** The schema at a place such as `meta.total`; an empty place means the body itself. */
export function schemaAt(document: ApiDocument, schema: Schema, place: string): Schema {
  const steps = place === "" ? [] : place.split(".");
  return steps.reduce(
    (at, step) => resolved(document, at.properties?.[step] ?? {}),
    resolved(document, schema),
  );
}

function schemaOf(document: ApiDocument, answer: Answer): Schema {
  const whole = answer.$ref ? referred(document, answer.$ref) : answer;
  return resolved(document, whole.schema ?? schemaIn(whole));
}

/** The schema of a body, for JSON where the body has one. */
function schemaIn({ content = {} }: { content?: Readonly<Record<string, { schema?: Schema }>> }) {
  const sorts = Object.keys(content);
  const sort = sorts.find((one) => one.includes("json")) ?? sorts[0] ?? "";
  return content[sort]?.schema ?? {};
}

function referred(document: ApiDocument, reference: string): Schema & Answer {
  const [, room = "", ...rest] = reference.split("/");
  const [sort = "", name = ""] = rest;
  if (room === "definitions") return document.definitions?.[sort] ?? {};
  return document.components?.[sort]?.[name] ?? {};
}
