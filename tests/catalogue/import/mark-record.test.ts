import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { recordOf } from "../../../src/catalogue/schema/rows.ts";
import { does, json, lists, madeService, reads, takes, text } from "../resources/made-service.ts";

const id = { type: "integer" };

/** The field by which people know the records of a list. */
const labelOf = (properties: Record<string, object>) => recordIn(properties)?.["x-label"];

/** The records of a list at `/things`, beside lists at further paths. */
function recordIn(properties: Record<string, object>, ...others: string[]) {
  const schema = { type: "array", items: { type: "object", properties } };
  const content = { "application/json": { schema } };
  const get = { operationId: "all", responses: { 200: { description: "", content } } };
  const info = { title: "Things", version: "1" };
  const beside = others.map((path) => [path, { get: { responses: { 200: { description: "" } } } }]);
  const paths = { "/things": { get }, ...Object.fromEntries(beside) };
  const source = { openapi: "3.1.0", info, paths };
  const { document } = importOpenApi(source, { name: "things" });
  const catalogue = createCatalogue(document ? [document] : []);
  const [operation] = catalogue.operations.values();
  return operation ? recordOf(catalogue, operation) : null;
}

it("the only key among its fields is no key of a record if it is that of another collection", () => {
  const fields = { title: text, customer_id: id };
  expect(recordIn(fields)?.["x-key"]).toBe("customer_id");
  expect(recordIn(fields, "/customers")?.["x-key"]).toBeUndefined();
  expect(recordIn(fields, "/customers/{id}")?.["x-key"]).toBeUndefined();
  expect(recordIn({ title: text, thing_id: id }, "/customers")?.["x-key"]).toBe("thing_id");
  expect(recordIn({ title: text, id }, "/")?.["x-key"]).toBe("id");
  expect(recordIn({ value: text, key: text }, "/keys")?.["x-key"]).toBe("key");
});

it("a record is known by its name, in the spellings that services have for it", () => {
  expect(labelOf({ id, uuid: text, topic: text })).toBe("topic");
  expect(labelOf({ sid: text, account_sid: text, friendly_name: text })).toBe("friendly_name");
});

it("no record is known by who made it", () => {
  const silence = { id: text, createdBy: text, updated_by: text, comment: text };
  expect(labelOf(silence)).toBe("comment");
});

it("no record is known by its secret", () => {
  expect(labelOf({ id: text, secret: text, seenAt: { ...text, format: "date-time" } })).toBe(
    undefined,
  );
  expect(labelOf({ id: text, apiKey: text, description: text })).toBe("description");
});

it("a write affects the list of its record, whatever the document sorts both under", () => {
  const user = { id, name: text };
  const list = lists(user);
  const paths = {
    "/users": { get: list },
    "/user": { post: takes({ name: text }) },
    "/user/{id}": { get: reads(user), put: takes({ name: text }), delete: does },
    "/user/{id}/ban": { post: does },
    "/rooms": { get: { ...list, tags: ["public"] } },
    "/rooms/{id}": { delete: { ...does, tags: ["staff"] } },
    "/pets": { get: list },
    "/pets/{id}": { delete: does },
  };
  const affected = (line: string) => madeService(paths, line).operation.affects;
  for (const line of ["PUT /user/{id}", "DELETE /user/{id}", "POST /user/{id}/ban", "POST /user"]) {
    expect(affected(line)).toEqual(["user", "users"]);
  }
  expect(affected("DELETE /rooms/{id}")).toEqual(["staff", "public"]);
  expect(affected("DELETE /pets/{id}")).toEqual(["pets"]);
});

it("a record whose name may be missing is known by what every record has, rather than by its key", () => {
  const perhaps = { type: ["string", "null"] };
  const email = { ...text, format: "email" };
  expect(labelOf({ id, full_name: perhaps, email })).toBe("email");
  expect(labelOf({ id, name: perhaps, username: text })).toBe("username");
  expect(labelOf({ id, name: text, email })).toBe("name");
  expect(labelOf({ id, name: perhaps, email: perhaps })).toBe("name");
  expect(labelOf({ id, email })).toBe("email");
  expect(labelOf({ id, email, comment: text })).toBe("comment");
});

it("without a name it is known by its first free words, by no further key, address or sort", () => {
  const comment = {
    id,
    type: text,
    resourceSubtype: text,
    currency_code: text,
    self: text,
    apiVersion: text,
    ownerId: text,
    url: text,
    at: { ...text, format: "date-time" },
  };
  const kind = { ...text, enum: ["a", "b"] };
  expect(labelOf({ ...comment, grade: kind, isReply: { type: "boolean" }, message: text })).toBe(
    "message",
  );
  expect(labelOf(comment)).toBeUndefined();
  expect(labelOf({ key: text, value: text })).toBe("key");
  expect(labelOf({ key: text, value: text, purpose: text })).toBe("purpose");
  expect(labelOf({ id: text, content: text })).toBe("content");
});

it("is known by its words where it is one of several kinds", () => {
  const kind = (name: string) => ({
    type: "object",
    properties: { id, holder: text, [name]: text },
  });
  const schema = { type: "array", items: { oneOf: [kind("card"), kind("iban")] } };
  const content = { "application/json": { schema } };
  const get = { operationId: "all", responses: { 200: { description: "", content } } };
  const source = {
    openapi: "3.1.0",
    info: { title: "Payments", version: "1" },
    paths: { "/payments": { get } },
  };
  const { document } = importOpenApi(source, { name: "payments" });
  const catalogue = createCatalogue(document ? [document] : []);
  const [operation] = catalogue.operations.values();
  expect(operation && recordOf(catalogue, operation)?.["x-label"]).toBe("holder");
});

it("is not known by what holds fields of its own, as the title of a post of WordPress", () => {
  const title = { type: "object", properties: { rendered: text } };
  expect(labelOf({ id, title, slug: text })).toBe("slug");
  expect(labelOf({ id, title })).toBeUndefined();
});

it("the number of a record below another one is no key where another list has those of all", () => {
  const keyOf = (properties: object, place: string, ...flat: string[]) => {
    const schema = { type: "array", items: { $ref: "#/components/schemas/Line" } };
    const all = { 200: { description: "", content: { "application/json": { schema } } } };
    const of = (name: string) => ({ name, in: "path", required: true, schema: text });
    const source = {
      openapi: "3.1.0",
      info: { title: "Orders", version: "1" },
      components: { schemas: { Line: { type: "object", properties } } },
      paths: {
        ...Object.fromEntries(flat.map((path) => [path, { get: { responses: all } }])),
        "/orders/{order}/lines": { parameters: [of("order")], get: { responses: all } },
        [`/orders/{order}/lines/{${place}}`]: {
          parameters: [of("order"), of(place)],
          delete: { responses: { 204: { description: "" } } },
        },
      },
    };
    const { document } = importOpenApi(source, { name: "orders" });
    return document?.components?.schemas?.OrdersLine?.["x-key"];
  };
  const line = { order: text, line: text, article: text };
  expect(keyOf(line, "line")).toBe("line");
  expect(keyOf(line, "line", "/lines")).toBeUndefined();
  expect(keyOf({ order: text, id, article: text }, "id", "/lines")).toBe("id");
});

const rows = { type: "array", items: { $ref: "#/components/schemas/Thing" } };
const form = (beside: object) => ({ type: "object", properties: { data: rows, ...beside } });

it.each([
  ["a page of them or all in one field", { anyOf: [form({ total: id }), form({})] }],
  ["a page of them or a bare list", { oneOf: [form({ total: id }), rows] }],
])("records are known by their names where the answer is %s", (_, schema) => {
  const parameters = ["page", "limit"].map((name) => ({ name, in: "query", schema: id }));
  const responses = { 200: { description: "", ...json(schema) } };
  const source = {
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    paths: { "/things": { get: { operationId: "all", parameters, responses } } },
    components: { schemas: { Thing: { type: "object", properties: { id, name: text } } } },
  };
  const { document } = importOpenApi(source, { name: "things" });
  const catalogue = createCatalogue(document ? [document] : []);
  const [operation] = catalogue.operations.values();
  const record = operation && recordOf(catalogue, operation);
  expect(record).toMatchObject({ "x-key": "id", "x-label": "name" });
});
