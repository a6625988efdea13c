import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { compileFor } from "../../support/shipped-environment.ts";

const record = (...fields: string[]) => ({
  type: "object",
  properties: Object.fromEntries(fields.map((name) => [name, { type: "string" }])),
});
const answering = (schema: object) => ({
  responses: { "200": { description: "Fine.", content: { "application/json": { schema } } } },
});
const listOf = (name: string) =>
  answering({ type: "array", items: { $ref: `#/components/schemas/${name}` } });
const at = (name: string) => ({
  name,
  in: "path",
  required: true,
  schema: { type: "string" },
});
const write = { responses: { "204": { description: "Done." } } };

/** A shop whose ids are all texts, so that their titles identify nothing. */
const shop = {
  openapi: "3.0.3",
  info: { title: "Shop", version: "1" },
  paths: {
    "/customers": { get: { operationId: "customers", ...listOf("Customer") } },
    "/customers/{customerId}": {
      parameters: [at("customerId")],
      get: {
        operationId: "customer",
        ...answering({ $ref: "#/components/schemas/WholeCustomer" }),
      },
      delete: { operationId: "removeCustomer", ...write },
    },
    "/orders": { get: { operationId: "orders", ...listOf("Order") } },
    "/orders/{orderId}": {
      parameters: [at("orderId")],
      delete: { operationId: "removeOrder", ...write },
    },
    "/orders/{orderId}/approve": {
      parameters: [at("orderId")],
      post: { operationId: "approve", ...answering({ $ref: "#/components/schemas/Order" }) },
    },
    "/parcels": { get: { operationId: "parcels", ...listOf("Parcel") } },
    "/parcels/{parcelId}": {
      parameters: [{ ...at("parcelId"), schema: { type: "integer" } }],
      delete: { operationId: "removeParcel", ...write },
    },
    "/parcels/{parcelId}/parcels": {
      parameters: [{ ...at("parcelId"), schema: { type: "integer" } }],
      post: { operationId: "addInside", ...write },
    },
    "/move-order": {
      parameters: [{ ...at("customerId"), in: "query" }],
      post: { operationId: "moveOrder", ...write },
    },
    "/bins": { get: { operationId: "bins", ...listOf("Bin") } },
    "/bins/{aisle}/{shelf}": {
      parameters: [at("aisle"), { ...at("shelf"), schema: { type: "integer" } }],
      delete: { operationId: "removeBin", ...write },
    },
    "/orders/{id}/lines": {
      parameters: [at("id")],
      get: { operationId: "lines", ...listOf("Line") },
    },
    "/orders/{id}/lines/{lineId}": {
      parameters: [at("id"), at("lineId")],
      delete: { operationId: "removeLine", ...write },
    },
    "/teams/{team}/members": {
      parameters: [at("team")],
      get: { operationId: "members", ...listOf("Member") },
    },
    "/teams/{team}/members/{userId}": {
      parameters: [at("team"), at("userId")],
      delete: { operationId: "removeMember", ...write },
    },
    "/users": { get: { operationId: "users", ...listOf("User") } },
    "/users/{userId}": {
      parameters: [at("userId")],
      delete: { operationId: "removeUser", ...write },
    },
  },
  components: {
    schemas: {
      Customer: record("id", "name", "email"),
      WholeCustomer: record("id", "name", "email", "notes", "birthday", "phone", "city"),
      Order: record("id", "customerId", "total", "placed"),
      Parcel: {
        type: "object",
        properties: {
          id: { type: "integer" },
          pieces: { type: "integer" },
          orderNumber: { type: "integer" },
          parentId: { type: "integer" },
        },
      },
      Bin: {
        type: "object",
        properties: {
          aisle: { type: "string" },
          shelf: { type: "integer" },
          capacity: { type: "integer" },
        },
      },
      Line: record("id", "product", "count"),
      Member: record("id", "role", "joined"),
      User: record("id", "name", "email"),
    },
  },
};

const { document } = importOpenApi(shop, { name: "shop" });
const catalogue = createCatalogue(document ? [document] : []);

/** The problems of an action on the rows of a list, with their suggestions. */
function told(rows: string | object, call: string, given: Readonly<Record<string, string>>) {
  const action = { label: "Do", confirm: true, call: { call: `shop.${call}`, with: given } };
  return toldOf({ kind: "table", rows, rowActions: [action] });
}

/** The problems of an action on a single customer. */
function toldOfOne(call: string, given: Readonly<Record<string, string>>) {
  const record = { call: "shop.customer", with: { customerId: "params.customer" } };
  const action = { label: "Do", confirm: true, call: { call: `shop.${call}`, with: given } };
  return toldOf({ kind: "detail", record, toolbar: [action] });
}

function toldOf(body: object) {
  const params = { customer: "string", order: "string", team: "string" };
  const title = "Shop {{params.customer}} {{params.order}} {{params.team}}";
  const { problems } = compileFor(catalogue, { title, params, body });
  return problems.map(({ code, severity, suggestion }) => `${severity} ${code} ${suggestion}`);
}

const lines = { call: "shop.lines", with: { id: "params.order" } };
const members = { call: "shop.members", with: { team: "params.team" } };

describe("the key of another collection's record in a path", () => {
  it("is told by paths, where the catalogue has no titles", () => {
    expect(told("shop.customers", "removeOrder", { orderId: "row.id" })).toEqual([
      "warning otherKey null",
    ]);
  });

  it("is told of the row of a child where its parent's is wanted", () => {
    expect(told(lines, "removeOrder", { orderId: "row.id" })).toEqual(["warning otherKey null"]);
    const swapped = { id: "row.id", lineId: "row.id" };
    expect(told(lines, "removeLine", swapped)).toEqual(["warning otherKey null"]);
  });

  it("is mended by the one field of the row that is the wanted key", () => {
    expect(told("shop.orders", "removeCustomer", { customerId: "row.id" })).toEqual([
      "warning otherKey customerId",
    ]);
    expect(told("shop.orders", "removeOrder", { orderId: "row.customerId" })).toEqual([
      "warning otherKey id",
    ]);
  });

  it("is told of a record that is read alone, whose fields its list has not", () => {
    expect(toldOfOne("removeOrder", { orderId: "row.id" })).toEqual(["warning otherKey null"]);
    expect(toldOfOne("removeCustomer", { customerId: "row.id" })).toEqual([]);
  });

  it("is told of the id of the signed-in person, unless people are wanted", () => {
    const person = "string(user.id)";
    expect(told("shop.orders", "removeOrder", { orderId: person })).toEqual([
      "warning otherKey null",
    ]);
    expect(told("shop.users", "removeUser", { userId: person })).toEqual([]);
  });

  it("is told of what is worked out from a key, which is mended by the key", () => {
    expect(told("shop.parcels", "removeParcel", { parcelId: "row.id + 1" })).toEqual([
      "warning otherKey row.id",
    ]);
    expect(told("shop.orders", "removeOrder", { orderId: "string(size(row.id))" })).toEqual([
      "warning otherKey null",
    ]);
    expect(told("shop.orders", "removeOrder", { orderId: "'A-' + row.id" })).toEqual([]);
  });

  it("is told of a key that is converted, or given to a field of that name", () => {
    const swapped = { id: "string(row.id)", lineId: "row.id" };
    expect(told(lines, "removeLine", swapped)).toEqual(["warning otherKey null"]);
    expect(told("shop.orders", "moveOrder", { customerId: "row.id" })).toEqual([
      "warning otherKey customerId",
    ]);
  });

  it("is told of another field than the one that is a part of the row's key, but not of that", () => {
    const remove = (shelf: string) => told("shop.bins", "removeBin", { aisle: "row.aisle", shelf });
    expect(remove("row.capacity")).toEqual(["warning otherKey shelf"]);
    expect(remove("row.shelf + 1")).toEqual(["warning otherKey row.shelf"]);
    expect(remove("row.shelf")).toEqual([]);
  });

  it("is told of the parent's key where a write is upon the row, but not of one below the parent", () => {
    expect(told("shop.parcels", "removeParcel", { parcelId: "row.parentId" })).toEqual([
      "warning otherKey id",
    ]);
    expect(told("shop.parcels", "addInside", { parcelId: "row.parentId" })).toEqual([]);
  });

  it("is told of an amount, but not of a number that may identify", () => {
    const remove = (parcelId: string) => told("shop.parcels", "removeParcel", { parcelId });
    expect(remove("row.pieces")).toEqual(["warning otherKey id"]);
    expect(remove("row.orderNumber")).toEqual([]);
    expect(remove("row.id")).toEqual([]);
  });

  it.each<[string, string | object, string, Record<string, string>]>([
    ["its own key", "shop.orders", "removeOrder", { orderId: "row.id" }],
    ["the key that it holds", "shop.orders", "removeCustomer", { customerId: "row.customerId" }],
    ["the keys of both", lines, "removeLine", { id: "params.order", lineId: "row.id" }],
    ["a member's key, which is a user's", members, "removeUser", { userId: "row.id" }],
    ["a value that nobody knows", "shop.orders", "removeCustomer", { customerId: "row.total" }],
  ])("is not told of %s", (_title, rows, call, given) => {
    expect(told(rows, call, given)).toEqual([]);
  });
});

describe("the options of a field that holds an id", () => {
  const stored = (value: string) => {
    const options = { call: "shop.parcels", value };
    return toldOf({
      kind: "form",
      submit: "shop.addInside",
      fields: [{ field: "parcelId", options }],
    });
  };

  it("are told that store an amount in it", () => {
    expect(stored("pieces")).toEqual(["warning otherKey id"]);
  });

  it("may store what else may be a key", () => {
    expect(stored("id")).toEqual([]);
    expect(stored("orderNumber")).toEqual([]);
  });
});

describe("the key of a record that a call returns", () => {
  it("is told where another record is wanted, though each response has a schema of its own", () => {
    const action = {
      label: "Do",
      confirm: true,
      call: { call: "shop.approve", with: { orderId: "row.id" } },
      next: [
        { label: "Then", call: { call: "shop.removeCustomer", with: { customerId: "answer.id" } } },
      ],
    };
    const told = toldOf({ kind: "table", rows: "shop.orders", rowActions: [action] });
    expect(told).toEqual(["warning otherKey customerId"]);
  });
});
