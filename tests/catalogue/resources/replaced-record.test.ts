import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { declaredFields } from "../../../src/catalogue/resources/replaced-record.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const parameters = [{ name: "id", in: "path", required: true, schema: text }];
const name = { name: text };
const whole = { id: text, ...name, madeAt: { ...text, readOnly: true } };
const info = { title: "It", version: "1" };

/** The fields beside which a write sends back what it read of its record. */
function declared(method: "put" | "patch", properties: object, rest: object = {}) {
  const body = { type: "object", properties, ...rest };
  const write = { requestBody: json(body), responses: { 204: { description: "Done." } } };
  const answer = json({ type: "object", properties: whole });
  const get = { responses: { 200: { description: "It.", ...answer } } };
  const paths = { "/settings/{id}": { parameters, get, [method]: { operationId: "w", ...write } } };
  const { document } = importOpenApi({ openapi: "3.1.0", info, paths }, { name: "it" });
  const catalogue = createCatalogue(document ? [document] : []);
  return declaredFields(catalogue, "it.w");
}

const known = expect.arrayContaining(Object.keys(whole));

it("a replacement sends back what the document declares nowhere, where its request is open", () => {
  expect(declared("put", name, { additionalProperties: true })).toEqual(known);
  expect(declared("put", whole, { additionalProperties: true })).toEqual(known);
  expect(declared("patch", name, { additionalProperties: true })).toBeNull();
});

it("a request that does not say so takes them where it takes the record itself", () => {
  expect(declared("put", whole)).toEqual(known);
  expect(declared("put", {})).toBeNull();
  expect(declared("put", whole, { additionalProperties: false })).toBeNull();
});
