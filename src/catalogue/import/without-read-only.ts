import type { Catalogue } from "../catalogue.ts";
import type { OpenApiOperation } from "../openapi.ts";
import type { Operation, Parameter } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { pointTo } from "../schema/pointer.ts";

/**
 * The request body of an operation without `readOnly` fields: where one schema serves request and
 * response, OpenAPI applies these fields, and whether they are required, to the response only.
 */
export function withoutReadOnly(
  catalogue: Catalogue,
  operation: Operation,
  body: OpenApiOperation["requestBody"],
): OpenApiOperation["requestBody"] {
  const { service, parameters } = operation;
  const [media] = Object.keys(body?.content ?? {});
  const fields = parameters.filter((parameter) => parameter.in === "body");
  const sent = sentFields(catalogue, operation);
  if (!body || media === undefined || sent.length === fields.length) return body;
  const { additionalProperties: others } = operation.request;
  const schema: JsonSchema = {
    type: "object",
    ...(others !== undefined && {
      additionalProperties: withOwnReferences(others, service.name),
    }),
    properties: Object.fromEntries(
      sent.map((field) => [field.name, withOwnReferences(field.schema, service.name)]),
    ),
    required: sent.filter(({ required }) => required).map(({ name }) => name),
  };
  return { ...body, content: { [media]: { ...body.content?.[media], schema } } };
}

/** The fields of an operation's body that are not `readOnly`. */
export function sentFields(catalogue: Catalogue, { parameters }: Operation): Parameter[] {
  return parameters.filter(
    (parameter) => parameter.in === "body" && !isReadOnly(catalogue, parameter.schema),
  );
}

/** Whether a property is read-only, as stated beside its reference or in the referenced schema. */
function isReadOnly({ documents }: Catalogue, { readOnly, $ref }: JsonSchema): boolean {
  if (readOnly === true || $ref === undefined) return readOnly === true;
  const [service = "", pointer = ""] = $ref.split("#");
  return pointTo(documents.get(service), `${pointer}/readOnly`) === true;
}

/** The catalogue's references name their service; those of a document itself do not. */
export function withOwnReferences<Part extends JsonSchema | boolean>(
  schema: Part,
  service: string,
): Part {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === "$ref" && typeof value === "string" && value.startsWith(`${service}#`)
      ? value.slice(service.length)
      : value,
  );
}
