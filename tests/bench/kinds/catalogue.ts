import type {
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
} from "../../../src/catalogue/openapi.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { type BenchField, benchChoices, benchFields } from "./fields.ts";

const text: JsonSchema = { type: "string", maxLength: 64 };
const whole: JsonSchema = { type: "integer", minimum: 0 };
const switched: JsonSchema = { type: "integer", enum: [0, 1], "x-dict": "common_status" };

const record: JsonSchema = {
  type: "object",
  "x-key": "id",
  "x-label": "name",
  properties: {
    id: { ...whole, title: "Number" },
    name: { ...text, title: "Name" },
    remark: { ...text, title: "Remark" },
    status: { ...switched, title: "Status" },
    userCount: { ...whole, title: "Users" },
    deptCount: { ...whole, title: "Departments" },
    updateTime: { type: "string", format: "date-time", title: "Updated" },
  },
};

const node: JsonSchema = {
  ...record,
  properties: {
    ...record.properties,
    children: { type: "array", items: { $ref: "#/components/schemas/Node" } },
  },
};

const page: JsonSchema = {
  type: "object",
  properties: { records: list("Record"), total: whole, current: whole, size: whole },
};

/**
 * The parameter that says which of the bench's lists is requested; each visit requests its own
 * list.
 */
const of = query("of", text, true);
const filters = [query("name", { ...text, title: "Name" })];

/** The service of the bench: a list, a tree, a relation and a request of 100 fields. */
export const benchCatalogue: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "Bench", version: "1.0.0" },
  servers: [{ url: "/bench-api" }],
  "x-service": {
    name: "bench",
    envelope: {
      code: "/code",
      data: "/data",
      messages: ["/msg"],
      success: [{ from: 0, to: 0 }],
    },
  },
  paths: {
    "/page": {
      get: {
        ...read("bench.page", page),
        parameters: [of, query("current", whole), query("size", whole), ...filters],
        "x-list": { rows: "/records", total: "/total", current: "current", size: "size" },
      },
    },
    "/rows": { get: listOf("bench.rows", "Record", { rows: "" }) },
    "/tree": { get: listOf("bench.tree", "Node", { rows: "", children: "children" }) },
    "/candidates": { get: listOf("bench.candidates", "Record", { rows: "" }) },
    "/chosen": { get: listOf("bench.chosen", "Record", { rows: "" }) },
    "/choose": {
      post: write("bench.choose", {
        of: text,
        ids: { type: "array", items: whole },
      }),
    },
    "/delete": { post: write("bench.delete", { id: whole }) },
    "/one": { get: { ...read("bench.one", ref("Wide")), parameters: [of] } },
    "/form": {
      post: write(
        "bench.form",
        Object.fromEntries(benchFields.map((field) => [field.name, schemaOf(field)])),
        benchFields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      ),
    },
  },
  components: { schemas: { Record: record, Node: node, Wide: wide() } },
};

function wide(): JsonSchema {
  const properties = benchFields.map((field) => [field.name, schemaOf(field)]);
  return { type: "object", properties: Object.fromEntries(properties) };
}

function schemaOf({ label, sort }: BenchField): JsonSchema {
  if (sort === "number") return { type: "integer", title: label };
  if (sort === "switch") return { type: "boolean", title: label };
  if (sort === "choice") return { type: "string", title: label, enum: benchChoices };
  return { ...text, title: label, minLength: 1 };
}

function query(name: string, schema: JsonSchema, required = false): OpenApiParameter {
  return { name, in: "query", required, schema };
}

function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function list(name: string): JsonSchema {
  return { type: "array", items: ref(name) };
}

function listOf(
  operationId: string,
  of_: string,
  listed: OpenApiOperation["x-list"],
): OpenApiOperation {
  return { ...read(operationId, list(of_)), parameters: [of, ...filters], "x-list": listed };
}

function read(operationId: string, data: JsonSchema): OpenApiOperation {
  return { operationId, tags: [operationId], "x-effect": "read", ...common(data) };
}

function write(
  operationId: string,
  properties: Record<string, JsonSchema>,
  required: string[] = [],
): OpenApiOperation {
  const schema: JsonSchema = { type: "object", properties, required };
  const requestBody = { required: true, content: { "application/json": { schema } } };
  return { operationId, tags: [operationId], "x-effect": "write", requestBody, ...common({}) };
}

function common(data: JsonSchema): Partial<OpenApiOperation> {
  const envelope: JsonSchema = { type: "object", properties: { data } };
  const answered = {
    description: "The envelope.",
    content: { "application/json": { schema: envelope } },
  };
  return { "x-permission": "signedIn", responses: { "200": answered } };
}
