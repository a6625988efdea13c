import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";

const order = { $ref: "#/definitions/Order" };

const shop = {
  swagger: "2.0",
  info: { title: "Shop", version: "1" },
  host: "shop.example",
  basePath: "/v1",
  schemes: ["http", "https"],
  produces: ["application/json"],
  parameters: {
    Page: { name: "page", in: "query", type: "integer", minimum: 0 },
    Order: { name: "order", in: "body", required: true, schema: order },
  },
  responses: { Orders: { description: "Some", schema: { type: "array", items: order } } },
  definitions: {
    Order: {
      type: "object",
      required: ["state"],
      properties: {
        id: { type: "integer", readOnly: true },
        state: { type: "string", enum: ["open", "paid"] },
        note: { type: "string", "x-nullable": true },
        lines: { type: "array", items: { $ref: "#/definitions/Line" } },
      },
    },
    Line: {
      type: "object",
      properties: { amount: { type: "number", minimum: 0, exclusiveMinimum: true } },
    },
  },
  paths: {
    "/orders": {
      get: {
        parameters: [
          { $ref: "#/parameters/Page" },
          { name: "state", in: "query", type: "string", enum: ["open", "paid"] },
        ],
        responses: { 200: { $ref: "#/responses/Orders" } },
      },
      post: { parameters: [{ $ref: "#/parameters/Order" }], responses: { 201: { schema: order } } },
    },
    "/orders/{id}": {
      parameters: [{ name: "id", in: "path", required: true, type: "integer" }],
      put: {
        consumes: ["application/json"],
        parameters: [{ name: "body", in: "body", schema: order }],
        responses: { default: { description: "Done" } },
      },
    },
    "/orders/{id}/paper": {
      parameters: [{ name: "id", in: "path", required: true, type: "integer" }],
      post: {
        parameters: [
          { name: "sort", in: "formData", type: "string", enum: ["bill", "note"], required: true },
          { name: "file", in: "formData", type: "file", description: "The paper." },
        ],
        responses: { 204: { description: "Done" } },
      },
    },
  },
};

describe("a document of Swagger 2.0", () => {
  const { document, address, faults } = importOpenApi(shop, { name: "shop" });
  const { operations } = createCatalogue(document ? [document] : []);
  const fieldsOf = (id: string) =>
    operations.get(id)?.parameters.map(({ name, in: place, required }) => [name, place, required]);

  it("is imported without a fault, from where it says that it is", () => {
    expect(faults).toEqual([]);
    expect(address).toBe("https://shop.example/v1");
  });

  it("answers lists of its definitions, with parameters that it shares", () => {
    const list = operations.get("shop.getOrders");
    expect(list?.list).toEqual({ rows: "", current: "page", first: 0 });
    expect(fieldsOf("shop.getOrders")).toEqual([
      ["page", "query", false],
      ["state", "query", false],
    ]);
    expect(document?.components?.schemas?.ShopOrder).toMatchObject({
      "x-key": "id",
      properties: { note: { type: ["string", "null"] } },
    });
    expect(document?.components?.schemas?.ShopLine?.properties?.amount).toEqual({
      title: "Amount",
      type: "number",
      exclusiveMinimum: 0,
    });
  });

  it("takes a record as its body, a shared one as well, beside the place of its path", () => {
    const fields = [
      ["state", "body", true],
      ["note", "body", false],
      ["lines", "body", false],
    ];
    expect(fieldsOf("shop.postOrders")).toEqual(fields);
    expect(fieldsOf("shop.putOrdersById")).toEqual([["id", "path", true], ...fields]);
  });

  it("takes the fields of a form with all that is said of them, and files in parts", () => {
    const paper = operations.get("shop.postOrdersByIdPaper");
    expect(fieldsOf("shop.postOrdersByIdPaper")).toEqual([
      ["id", "path", true],
      ["sort", "body", true],
      ["file", "body", false],
    ]);
    expect(paper?.request.properties?.sort?.enum).toEqual(["bill", "note"]);
    expect(paper?.request.properties?.file).toMatchObject({
      description: "The paper.",
      contentMediaType: "application/octet-stream",
    });
  });

  it.each([
    { parameters: [null, 3, {}, { in: "body" }, { in: "formData", name: "__proto__" }] },
    { parameters: { a: 1 }, responses: null },
    { responses: { 200: null, 404: "none", default: { $ref: "#/responses/__proto__" } } },
    { consumes: 3, produces: {}, parameters: [{ $ref: "#/parameters/constructor" }] },
    null,
    "get",
  ])("that is malformed is still read to its end: %j", (operation) => {
    const malformed = {
      ...shop,
      paths: { ...shop.paths, "/a": { get: operation, post: operation } },
    };
    const made = importOpenApi(malformed, { name: "shop" }).document;
    expect(Object.keys(made?.paths ?? {})).toEqual(expect.arrayContaining(["/orders"]));
  });
});
