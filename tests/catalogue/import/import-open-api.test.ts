import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import type { ImportOptions } from "../../../src/catalogue/import/options.ts";
import { keptFormats } from "../../../src/catalogue/import/schemas/read-keywords.ts";
import { formats } from "../../../src/language/formats.ts";

const pet = {
  type: "object",
  required: ["id", "name"],
  properties: {
    id: { type: "integer", readOnly: true },
    name: { type: "string", example: "Rex", pattern: "^[A-Z]" },
    weight: { type: "number", minimum: 0, exclusiveMinimum: true, nullable: true },
    photo: { type: "string", format: "binary" },
    kind: { type: "string", nullable: true, enum: ["cat", "dog"] },
    created_at: { type: "string", format: "date-time" },
    size: { type: "integer", format: "int64" },
  },
};

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const reference = { $ref: "#/components/schemas/Pet--Base" };

const shop = {
  openapi: "3.0.3",
  info: { title: "Shop", version: "2" },
  servers: [{ url: "https://{host}/v1", variables: { host: { default: "shop.example" } } }],
  paths: {
    "/pets": {
      get: {
        tags: ["Pets"],
        parameters: [
          { name: "offset", in: "query", schema: { type: "integer" } },
          { name: "limit", in: "query", schema: { type: "integer", maximum: 50 } },
          { name: "X-Trace", in: "header", schema: { type: "string" } },
          {
            name: "tags",
            in: "query",
            explode: false,
            schema: { type: "array", items: { type: "string" } },
          },
        ],
        responses: {
          "200": json({
            type: "object",
            properties: {
              data: { type: "array", items: reference },
              meta: { type: "object", properties: { total: { type: "integer" } } },
            },
          }),
        },
      },
      post: {
        operationId: "create pet!",
        requestBody: { required: true, ...json({ allOf: [reference] }) },
        responses: { "201": json(reference) },
      },
    },
    "/pets/{name}": {
      parameters: [{ name: "name", in: "path", required: true, schema: { type: "string" } }],
      put: {
        operationId: "create-pet",
        requestBody: json(reference),
        responses: { "204": { description: "Done" } },
      },
      delete: { responses: {} },
      head: { responses: {} },
    },
  },
  components: { schemas: { "Pet--Base": pet } },
};

const options: ImportOptions = { name: "shop" };

function imported(document: unknown, over: Partial<ImportOptions> = {}) {
  const { document: made, faults, address } = importOpenApi(document, { ...options, ...over });
  if (!made) throw new Error(JSON.stringify(faults));
  return { made, faults, address, catalogue: createCatalogue([made]) };
}

describe("the import of an OpenAPI document", () => {
  const { made, catalogue, faults, address } = imported(shop);
  const operation = (id: string) => {
    const found = catalogue.operations.get(id);
    if (!found) throw new Error(`There is no ${id}: ${[...catalogue.operations.keys()]}`);
    return found;
  };

  it("names operations safely, each once, by method and path where they have no name", () => {
    expect([...catalogue.operations.keys()]).toEqual([
      "shop.getPets",
      "shop.createPet",
      "shop.createPet2",
      "shop.deletePetsByName",
    ]);
    expect(faults).toContainEqual({
      severity: "warning",
      code: "duplicateId",
      pointer: "/paths/~1pets~1{name}/put",
      values: { id: "create-pet", name: "createPet2" },
    });
  });

  it("believes a document that an operation does more than its method tells, never that it does less", () => {
    const effects = (get: string, post: string, del: string) => {
      const answer = { responses: {} };
      const item = {
        get: { ...answer, "x-effect": get },
        post: { ...answer, "x-effect": post },
        delete: { ...answer, "x-effect": del },
      };
      const { operations } = imported({ ...shop, paths: { "/rights": item } }).catalogue;
      return [...operations.values()].map(({ effect, isDestroy, isGrant }) =>
        isGrant ? "grant" : isDestroy ? "destroy" : effect,
      );
    };
    expect(effects("read", "grant", "grant")).toEqual(["read", "grant", "grant"]);
    expect(effects("destroy", "destroy", "destroy")).toEqual(["destroy", "destroy", "destroy"]);
    expect(effects("session", "read", "read")).toEqual(["read", "write", "destroy"]);
  });

  it("declares a service whose answers have no envelope, below a path of this site", () => {
    expect(operation("shop.getPets").service).toMatchObject({
      name: "shop",
      base: "/shop-api",
      envelope: { data: "", success: [{ from: 200, to: 299 }] },
    });
    expect(address).toBe("https://shop.example/v1");
  });

  it("takes envelope, rows and base as they are declared", () => {
    const declared = imported(shop, {
      base: "/pets-api/",
      code: "/code",
      data: "/data",
      success: [{ from: 0, to: 0 }],
      rows: "",
    });
    const list = declared.catalogue.operations.get("shop.getPets");
    expect(list?.service).toMatchObject({
      base: "/pets-api",
      envelope: { code: "/code", data: "/data", success: [{ from: 0, to: 0 }] },
    });
    expect(list?.list).toMatchObject({ rows: "" });
  });

  it("guards every operation with a permission of its own, one for all, or signing in alone", () => {
    expect(operation("shop.getPets")).toMatchObject({
      permission: "shop:getPets",
      isPublic: false,
      effect: "read",
    });
    expect(operation("shop.deletePetsByName")).toMatchObject({ effect: "write", isDestroy: true });
    expect(operation("shop.createPet").isDestroy).toBe(false);
    expect(imported(shop, { permission: "signedIn" }).catalogue.permissions).toEqual([]);
    expect(imported(shop, { permission: "shop:all" }).catalogue.permissions).toEqual(["shop:all"]);
  });

  it("finds rows, total and paging of a list, and what identifies a record", () => {
    expect(operation("shop.getPets").list).toEqual({
      rows: "/data",
      total: "/meta/total",
      current: "offset",
      size: "limit",
      counts: "rows",
    });
    expect(made.components?.schemas?.ShopPetBase).toMatchObject({
      "x-key": "name",
      "x-label": "name",
    });
  });

  it("reads the dialect of 3.0 as that of 3.1", () => {
    expect(made.openapi).toBe("3.1.1");
    expect(made.components?.schemas?.ShopPetBase?.properties).toEqual({
      id: { title: "Id", type: "integer", readOnly: true },
      name: { title: "Name", type: "string", pattern: "^[A-Z]" },
      weight: { title: "Weight", type: ["number", "null"], exclusiveMinimum: 0 },
      photo: { title: "Photo", type: "string", contentMediaType: "application/octet-stream" },
      kind: { title: "Kind", type: ["string", "null"], enum: ["cat", "dog", null] },
      created_at: { title: "Created at", type: "string", format: "date-time" },
      size: { title: "Size", type: "integer" },
    });
  });

  it("keeps only the formats that are checked", () => {
    expect(keptFormats.filter((format) => !Object.hasOwn(formats, format))).toEqual([]);
  });

  it("asks no body for what only answers have, and gives each argument a name of its own", () => {
    const places = (id: string) => operation(id).parameters.map(({ name, in: at }) => [name, at]);
    expect(places("shop.createPet").map(([name]) => name)).not.toContain("id");
    expect(places("shop.createPet2")).toContainEqual(["name", "body"]);
    expect(places("shop.createPet2")).toContainEqual(["name_", "path"]);
    expect(operation("shop.createPet2").path).toBe("/pets/{name_}");
  });

  it("keeps an array that travels as one text, and says how it is written", () => {
    const tags = operation("shop.getPets").parameters.find(({ name }) => name === "tags");
    expect(tags?.schema).toEqual({ title: "Tags", type: "array", items: { type: "string" } });
    expect(tags?.style).toEqual({ style: "form", explode: false, allowReserved: false });
  });

  it("shows a header that a call can do without only where a page asks for it", () => {
    const trace = operation("shop.getPets").parameters.find(({ in: place }) => place === "header");
    expect(trace).toMatchObject({ name: "X-Trace", required: false, schema: { "x-hidden": true } });
  });

  it("keeps what the document states of a list, and takes the rows of each from where they are said to be", () => {
    const { "/pets": pets } = shop.paths;
    const stated = { ...pets, get: { ...pets.get, "x-list": { children: "/pups", sort: "by" } } };
    const paths = { ...shop.paths, "/pets": stated };
    const guessed = { rows: "/data", total: "/meta/total", current: "offset" };
    const listOf = (over: Partial<ImportOptions>) =>
      imported({ ...shop, paths }, over).catalogue.operations.get("shop.getPets")?.list;
    expect(listOf({})).toMatchObject({ ...guessed, children: "/pups", sort: "by" });
    expect(listOf({ rows: "/data", rowsOf: { "GET /pets": "/meta" } })).toBeNull();
    expect(listOf({ rows: "/x", rowsOf: { "shop.getPets": "/data" } })?.rows).toBe("/data");
  });

  it("takes the operations that are chosen, by tag, address or id, and tells what is not there", () => {
    const idsOf = (...only: string[]) =>
      [...imported(shop, { only }).catalogue.operations.keys()].map((id) => id.slice(5));
    expect(idsOf("Pets")).toEqual(["getPets"]);
    expect(idsOf("DELETE /pets/{name}", "create-pet")).toEqual(["createPet", "deletePetsByName"]);
    const { document, faults } = importOpenApi(shop, { ...options, only: ["Pets", "Cats"] });
    expect(document).not.toBeNull();
    expect(faults.map(({ code, values }) => [code, values.name])).toContainEqual([
      "unknownChoice",
      "Cats",
    ]);
  });

  it("counts against a limit only what is chosen, with what that refers to", () => {
    const large = { type: "object", properties: { a: { enum: new Array(600_000).fill("a") } } };
    const paths = { ...shop.paths, "/large": { get: { responses: { 200: json(large) } } } };
    const whole = importOpenApi({ ...shop, paths }, options);
    expect(whole.faults.map(({ code, values }) => [code, values.limit])).toContainEqual([
      "tooManyValues",
      "500\u202f000",
    ]);
    expect(imported({ ...shop, paths }, { only: ["Pets"] }).catalogue.operations.size).toBe(1);
  });

  it("reads 3.2: its own address, further methods, tags below tags", () => {
    const self = "https://shop.example/openapi.json";
    const pets = { responses: { 200: json({ $ref: `${self}#/components/schemas/Pet` }) } };
    const made = imported({
      openapi: "3.2.0",
      $self: self,
      tags: [{ name: "Pets", parent: "All", kind: "nav" }],
      paths: { "/pets": { get: pets, query: pets, additionalOperations: { COPY: pets } } },
      components: { schemas: { Pet: { type: "object", properties: { id: { type: "string" } } } } },
    });
    expect(made.catalogue.operations.get("shop.getPets")?.answer?.$ref).toMatch(/ShopPet$/);
    expect(made.faults.map(({ code, values }) => [code, values.method])).toEqual([
      ["unsupportedMethod", "QUERY"],
      ["unsupportedMethod", "COPY"],
    ]);
  });

  it("takes paths that are verbs, or hold keys in parentheses, for calls about the same records", () => {
    const calls = { get: { responses: {} } };
    const paths = [
      ...["/getUsers", "/updateUser", "/Lines", "/Lines({id})", "/listing"],
      ...["/customer.list", "/customer.update"],
    ];
    const made = imported({
      ...shop,
      paths: Object.fromEntries(paths.map((path) => [path, calls])),
    });
    const tags = [...made.catalogue.operations.values()].map(({ tag }) => tag);
    expect(tags).toEqual([
      ...["user", "user", "Lines", "Lines", "listing", "customer", "customer"],
    ]);
  });

  it("tells what it leaves out", () => {
    expect(faults.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      "unsupportedMethod /paths/~1pets~1{name}/head",
      "duplicateId /paths/~1pets~1{name}/put",
      "sharedName /paths/~1pets~1{name}/put",
    ]);
  });
});

it("tells which operations their document places at another address than the service", () => {
  const at = (...urls: string[]) => ({ servers: urls.map((url) => ({ url })) });
  const get = { responses: {} };
  const { faults } = imported({
    openapi: "3.0.3",
    info: { title: "Shop", version: "1" },
    ...at("https://shop.example/v1/"),
    paths: {
      "/goods": { get, post: { ...get, ...at("https://shop.example/v1", "/v1") } },
      "/files": {
        ...at("https://files.example"),
        get,
        put: { ...get, ...at("https://shop.example/v1") },
      },
    },
  });
  expect(faults.map(({ code, pointer, values }) => [code, pointer, values.url])).toEqual([
    ["otherServer", "/paths/~1files/get", "https://files.example"],
  ]);
});

it("keeps the ids of addresses that a new version of the document counts anew", () => {
  const call = (operationId: string) => ({ delete: { operationId, responses: {} } });
  const idsIn = (paths: object, before?: ReturnType<typeof imported>["made"]) => {
    const document = { openapi: "3.0.3", info: { title: "Shop", version: "1" }, paths };
    const { made, faults } = imported(document, { before: before ?? null });
    const ids = Object.entries(made.paths ?? {}).map(([path, { delete: removes }]) => [
      path.replace(/\{.*\}/, "{}"),
      removes?.operationId,
      removes?.["x-permission"],
    ]);
    return { made, ids, told: faults.map(({ code, values }) => [code, values.id, values.name]) };
  };
  const first = idsIn({ "/tags/{id}": call("delete"), "/users/{id}": call("delete_1") });
  const paths = {
    "/boxes/{id}": call("delete"),
    "/tags/{tag_id}": call("delete_1"),
    "/users/{id}": call("delete_2"),
    "/yards/{id}": call("delete_3"),
  };
  const second = idsIn(paths, first.made);
  const ids = [
    ["/boxes/{}", "shop.delete2", "shop:delete2"],
    ["/tags/{}", "shop.delete", "shop:delete"],
    ["/users/{}", "shop.delete_1", "shop:delete_1"],
    ["/yards/{}", "shop.delete_3", "shop:delete_3"],
  ];
  expect(second.ids).toEqual(ids);
  expect(second.told).toEqual(
    expect.arrayContaining([
      ["duplicateId", "delete", "delete2"],
      ["keptId", "delete_1", "delete"],
      ["keptId", "delete_2", "delete_1"],
    ]),
  );
  expect(idsIn(paths, second.made).ids).toEqual(ids);
  // What takes the id of one that is gone is not permitted to whoever might call that one.
  const third = idsIn(
    { "/v2/tags/{id}": call("delete"), "/dogs/{id}": call("delete_1") },
    first.made,
  );
  expect(third.ids).toEqual([
    ["/v2/tags/{}", "shop.delete", "shop:delete"],
    ["/dogs/{}", "shop.delete_12", "shop:delete_12"],
  ]);
});
