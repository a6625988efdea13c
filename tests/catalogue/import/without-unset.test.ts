import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { isNullable, type JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";

const text = { type: "string" };
const none = { type: "null" };
const kind = { $ref: "#/components/schemas/Kind" };

const all = ["name", "kind", "note", "price", "nick"];

/** Which fields of a change may be `null`, where the change is made by this method and media type. */
function nullableOf(method: string, media = "application/json"): string[] {
  const record = {
    type: "object",
    required: ["id", "name", "kind", "note", "price"],
    properties: {
      ...{ id: text, name: text, kind, note: { anyOf: [text, none] }, price: { type: "number" } },
      nick: text,
    },
  };
  const change = {
    type: "object",
    properties: {
      name: { anyOf: [{ ...text, minLength: 2 }, none], title: "Name" },
      kind: { anyOf: [kind, none] },
      note: { anyOf: [text, none] },
      price: { type: ["number", "null"], default: null },
      nick: { anyOf: [text, none] },
    },
  };
  const answering = (schema: object) => ({
    responses: { 200: { description: "", content: { "application/json": { schema } } } },
  });
  const one = [{ name: "id", in: "path", required: true, schema: text }];
  const requestBody = { content: { [media]: { schema: { $ref: "#/components/schemas/Change" } } } };
  const { document } = importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Pets", version: "1" },
      paths: {
        "/pets": {
          get: { operationId: "list", ...answering({ type: "array", items: record }) },
          post: { operationId: "add", requestBody, ...answering(record) },
        },
        "/pets/{id}": {
          [method]: { operationId: "change", parameters: one, requestBody, ...answering(record) },
        },
      },
      components: { schemas: { Change: change, Kind: { ...text, enum: ["cat", "dog"] } } },
    },
    { name: "pets" },
  );
  const catalogue = createCatalogue(document ? [document] : []);
  const { properties = {} } = catalogue.operations.get("pets.change")?.request ?? {};
  expect(catalogue.resolve(properties.name ?? {})).toMatchObject({ minLength: 2, title: "Name" });
  expect(catalogue.resolve(properties.kind ?? {}).enum).toContain("dog");
  const nullable = (fields: Readonly<Record<string, JsonSchema>>) =>
    Object.keys(fields).filter((name) => isNullable(catalogue.resolve(fields[name] ?? {})));
  // Both requests have the same schema.
  expect(nullable(catalogue.operations.get("pets.add")?.request.properties ?? {})).toEqual(all);
  return nullable(properties);
}

it("a patch empties no field that its record always has, where null says that nothing is sent", () => {
  expect(nullableOf("patch")).toEqual(["note", "nick"]);
});

it("what a merge patch or a replacement may empty stays as it is declared", () => {
  expect(nullableOf("patch", "application/merge-patch+json")).toEqual(all);
  expect(nullableOf("put")).toEqual(all);
});
