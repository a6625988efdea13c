import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { redacted } from "../../../src/server/audit/redaction.ts";

const plain: JsonSchema = { type: "string" };
const secret: JsonSchema = { type: "string", format: "password" };
const account: JsonSchema = { type: "object", properties: { name: plain, key: secret } };

/** What the log keeps of a body of this schema in a call of an imported service. */
function kept(schema: JsonSchema, body: Record<string, unknown>): Record<string, unknown> {
  const catalogue = createCatalogue([
    {
      openapi: "3.1.0",
      info: { title: "Bank", version: "1" },
      "x-service": { name: "bank", envelope: { data: "", messages: [], success: [] } },
      paths: {
        "/open": {
          post: {
            operationId: "bank.open",
            requestBody: { content: { "application/json": { schema } } },
            responses: {},
          },
        },
      },
    },
  ]);
  const operation = catalogue.operations.get("bank.open");
  if (!operation) throw new Error("The catalogue has no bank.open.");
  return redacted(catalogue, operation, body, null);
}

it.each<[string, JsonSchema]>([
  ["one of several alternatives", { anyOf: [account, { type: "null" }] }],
  ["exactly one of several", { oneOf: [{ type: "string" }, account] }],
  ["a part that depends on another", { type: "object", if: { required: ["name"] }, else: account }],
  ["what depends on a field", { type: "object", dependentSchemas: { name: account } }],
  ["alternatives within a part", { allOf: [{ anyOf: [account] }, { type: "object" }] }],
])("a secret is hidden in %s", (_where, schema) => {
  const request = { in: { name: "Rex", key: "1234" } };
  expect(kept({ type: "object", properties: { in: schema } }, request)).toEqual({
    in: { name: "Rex", key: "•••" },
  });
});

it("a secret is hidden among further fields, fields of a pattern and places of a list", () => {
  const properties: Record<string, JsonSchema> = {
    further: { type: "object", properties: { name: plain }, additionalProperties: secret },
    patterned: { type: "object", patternProperties: { "^k": secret } },
    places: { type: "array", prefixItems: [plain, secret] },
  };
  const request = {
    further: { name: "Rex", any: "1234" },
    patterned: { k: "1234" },
    places: ["Rex", "1234"],
  };
  expect(kept({ type: "object", properties }, request)).toEqual({
    further: { name: "Rex", any: "•••" },
    patterned: { k: "•••" },
    places: ["Rex", "•••"],
  });
});

it("a text that is named like a secret is hidden where its document does not say that it is one", () => {
  const names = [
    ...["password", "newPassword", "client_secret", "refresh-token", "apiKey", "secret_key"],
    ...["aws_secret_access_key", "X-Auth-Key", "webhookSigningKey", "Authorization", "pin"],
  ];
  const schema: JsonSchema = { type: "object", additionalProperties: true };
  const secrets = {
    ...Object.fromEntries(names.map((name) => [name, "1234"])),
    ...Object.fromEntries(["tokens", "api_keys"].map((name) => [name, ["1234", "5678"]])),
  };
  const others = {
    passwordLength: "12",
    tokenCount: 3,
    secretary: "Ann",
    maxToken: 5,
    key: "GRP",
    parent_key: "GRP-1",
    shipping: "air",
    accessKeyCount: "2",
  };
  expect(kept(schema, { ...secrets, ...others })).toEqual({
    ...Object.fromEntries(Object.keys(secrets).map((name) => [name, "•••"])),
    ...others,
  });
});
