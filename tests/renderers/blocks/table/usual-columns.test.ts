import { expect, it } from "vitest";
import { createCatalogue } from "../../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../../src/catalogue/import/import-open-api.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { scaffoldPage } from "../../../../src/language/scaffold/scaffold-page.ts";
import { compileFor } from "../../../support/shipped-environment.ts";
import { isTable } from "./table-plan.ts";

it("a record is shown by its key where people know it by that, and with what only the service sets", () => {
  const fields: Record<string, JsonSchema> = {
    name: { type: "string" },
    ttl: { type: "integer", readOnly: true },
    password: { type: "string", writeOnly: true },
  };
  expect(columnsOf("domains", "name", fields)).toEqual(["name", "ttl"]);
});

it("a key that says nothing to people is no column", () => {
  const fields: Record<string, JsonSchema> = {
    domain_id: { type: "string" },
    title: { type: "string" },
  };
  expect(columnsOf("domains", "domain_id", fields)).toEqual(["title"]);
});

it("of many fields those that name a record come first, and addresses for programs are left out", () => {
  const text: JsonSchema = { type: "string" };
  const fields: Record<string, JsonSchema> = {
    url: { type: "string", format: "uri" },
    labels_url: text,
    ...Object.fromEntries(["a", "b", "c", "d", "e", "f", "g", "h"].map((name) => [name, text])),
    number: { type: "integer" },
    title: text,
  };
  const rest = ["a", "b", "c", "d", "e", "f", "g", "h"];
  expect(columnsOf("issues", "number", fields)).toEqual(["title", "number", ...rest]);
  const { url: _, labels_url: __, ...others } = fields;
  const more = { i: text, j: text };
  expect(columnsOf("issues", "number", { ...more, ...others })[0]).toBe("title");
});

/** The columns of the screen that is proposed for a list whose records are found by a key. */
function columnsOf(list: string, key: string, properties: Record<string, JsonSchema>): string[] {
  const rows = { type: "array", items: { type: "object", properties } };
  const content = { "application/json": { schema: rows } };
  const parameter = { name: key, in: "path", required: true, schema: properties[key] };
  const { document } = importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Hosting", version: "1" },
      paths: {
        [`/${list}`]: {
          get: { operationId: "list", responses: { 200: { description: "Rows.", content } } },
        },
        [`/${list}/{${key}}`]: {
          delete: {
            operationId: "remove",
            parameters: [parameter],
            responses: { 204: { description: "Done." } },
          },
        },
      },
    },
    { name: "hosting" },
  );
  const catalogue = createCatalogue(document ? [document] : []);
  const text = JSON.stringify(scaffoldPage(catalogue, "hosting.list"));
  const { plan, problems } = compileFor(catalogue, text);
  if (!plan || !isTable(plan.body)) throw new Error(JSON.stringify(problems));
  return plan.body.columns.map(({ name }) => name);
}
