import { expect, it } from "vitest";
import { createCatalogue } from "../../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../../src/catalogue/import/import-open-api.ts";
import type { ImportOptions } from "../../../../src/catalogue/import/options.ts";
import { madeService, number, object, reads, takes, text } from "../../resources/made-service.ts";

/** The list extension that the import guesses for an operation with these two parameters. */
function listOf(
  current: { name: string; description?: string; schema?: object },
  size: string,
  options: Pick<ImportOptions, "paging"> = {},
  headers: object = {},
) {
  const rows = { type: "array", items: { type: "object", properties: { id: { type: "string" } } } };
  const number = { in: "query", schema: { type: "integer" } };
  const parameters = [
    { ...number, ...current },
    { ...number, name: size },
  ];
  const answer = {
    description: "All.",
    headers,
    content: { "application/json": { schema: rows } },
  };
  const { document } = importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Things", version: "1" },
      paths: { "/things": { get: { parameters, responses: { 200: answer } } } },
    },
    { name: "things", ...options },
  );
  const [operation] = createCatalogue(document ? [document] : []).operations.values();
  return operation?.list;
}

const integer = (said: object) => ({ schema: { type: "integer", ...said } });

it("tells pages from 0 by the default, the smallest page or the words of the parameter", () => {
  const list = { rows: "", current: "page", size: "size", first: 0 };
  expect(listOf({ name: "page", ...integer({ default: 0 }) }, "size")).toEqual(list);
  expect(listOf({ name: "page", ...integer({ minimum: 0 }) }, "size")).toEqual(list);
  expect(listOf({ name: "page", description: "Zero-based page number" }, "size")).toEqual(list);
  expect(listOf({ name: "page", description: "The page, from 0." }, "size")).toEqual(list);
});

it("tells the first page of parameters that whoever imports has named", () => {
  const paging = { current: "sheet", size: "many" };
  const sheet = { name: "sheet", ...integer({ minimum: 0 }) };
  expect(listOf(sheet, "many", { paging })).toEqual({ rows: "", ...paging, first: 0 });
});

it("takes pages to be from 1 where a parameter says so, or nothing", () => {
  const list = { rows: "", current: "page", size: "size" };
  expect(listOf({ name: "page" }, "size")).toEqual(list);
  expect(listOf({ name: "page", description: "From 1 to 100." }, "size")).toEqual(list);
  const said = { name: "page", ...integer({ minimum: 0, default: 1 }) };
  expect(listOf(said, "size")).toEqual({ ...list, first: 1 });
});

it("tells a list whose rows are counted from 1", () => {
  const list = { rows: "", current: "startIndex", size: "count", counts: "rows" };
  const first = { name: "startIndex", ...integer({ minimum: 1 }) };
  expect(listOf(first, "count")).toEqual({ ...list, first: 1 });
  expect(listOf({ name: "startIndex", ...integer({ minimum: 0 }) }, "count")).toEqual(list);
});

/** The list extension that the import guesses for an operation with this path and response. */
function listAt(path: string, schema: object) {
  const answer = { description: "It.", content: { "application/json": { schema } } };
  const { document } = importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Things", version: "1" },
      paths: { [path]: { get: { responses: { 200: answer } } } },
    },
    { name: "things" },
  );
  const [operation] = createCatalogue(document ? [document] : []).operations.values();
  return operation?.list ?? null;
}

const record = { type: "object", properties: { name: text } };
const list = { type: "array", items: record };
const members = { type: "object", additionalProperties: record };

it("tells rows that are the members of an object, whose names become a field", () => {
  expect(listAt("/flags", members)).toEqual({ rows: "", named: "key" });
  const within = { type: "object", properties: { flags: members, more: text } };
  expect(listAt("/flags", within)).toEqual({ rows: "/flags", named: "key" });
  const keyed = { type: "object", properties: { key: text } };
  const own = { type: "object", additionalProperties: keyed };
  expect(listAt("/flags", own)).toEqual({ rows: "", named: "_key" });
});

it("takes no record for a list because it holds lists of its own", () => {
  const order = {
    type: "object",
    properties: { id: text, lines: list, total: { type: "number" } },
  };
  expect(listAt("/orders/{order}", order)).toBeNull();
  const { id: _, ...properties } = order.properties;
  expect(listAt("/orders/{order}", { ...order, properties })).toBeNull();
  const information = { count: { type: "integer" }, warnings: list, title: text };
  expect(listAt("/info", { type: "object", properties: information })).toBeNull();
  expect(listAt("/orders/{order}/settings", order)).toBeNull();
});

it("tells rows that are called as the path is, in another spelling too", () => {
  const answer = { type: "object", properties: { tagTypes: list, version: text } };
  expect(listAt("/tag-types", answer)).toEqual({ rows: "/tagTypes" });
  expect(listAt("/colours", answer)).toBeNull();
});

it("tells rows of any name above the paths of single records", () => {
  const roles = { type: "array", items: { type: "object", properties: { role: text } } };
  const at = (path: string, below: string, all: object, one: object = {}) => {
    const paths = { [path]: { get: reads(all) }, [below]: { get: reads(one) } };
    return madeService(paths, `GET ${path}`).operation.list;
  };
  const types = { version: { type: "integer" }, types: list };
  expect(at("/tag-types", "/tag-types/{id}/lifetime", types)).toEqual({ rows: "/types" });
  const said = { ok: { type: "boolean" }, message: text, types: list };
  expect(at("/tag-types", "/tag-types/{id}/lifetime", said)).toEqual({ rows: "/types" });
  expect(at("/tag-types", "/tag-typesetters/{id}", types)).toBeNull();
  expect(at("/accounts", "/accounts/{id}", { users: list, roles }, record.properties)).toEqual({
    rows: "/users",
  });
  expect(at("/accounts", "/accounts/{id}", { users: list, roles })).toBeNull();
  // Whoever deleted one of an account's addresses would delete the account of that number.
  expect(at("/account", "/account/{id}", { owner: text, addresses: list })).toBeNull();
  const uptime = { type: "integer" };
  expect(at("/status", "/status/{check}", { uptime, checks: list })).toBeNull();
});

it("tells rows of several kinds", () => {
  const other = { type: "object", properties: { name: text, size: { type: "integer" } } };
  const mixed = { type: "array", items: { oneOf: [record, other] } };
  expect(listAt("/things", mixed)).toEqual({ rows: "" });
});

it("tells the header that says how many rows there are", () => {
  const header = { "X-Total-Count": { schema: { type: "integer" } } };
  expect(listOf({ name: "page" }, "size", {}, header)).toEqual({
    rows: "",
    totalHeader: "X-Total-Count",
    current: "page",
    size: "size",
  });
});

it("takes no record for a list, though the record in its answer holds one list of others", () => {
  const text = { type: "string" };
  const options = { type: "array", items: { type: "object", properties: { name: text } } };
  const listIn = (data: object) => {
    const schema = { type: "object", properties: { data: { type: "object", properties: data } } };
    const content = { "application/json": { schema } };
    const get = { responses: { 200: { description: "It.", content } } };
    const info = { title: "Things", version: "1" };
    const paths = { "/things/one": { get } };
    const { document } = importOpenApi({ openapi: "3.1.0", info, paths }, { name: "things" });
    const [operation] = createCatalogue(document ? [document] : []).operations.values();
    return operation?.list;
  };
  expect(listIn({ gid: text, name: text, options })).toBeNull();
  expect(listIn({ options })).toEqual({ rows: "/data/options" });
});

it("takes what a write at its path changes, or what holds the key in its path, for no list", () => {
  const items = { type: "array", items: object({ sku: text }) };
  const listIn = (path: string, answer: object, write: object = {}) =>
    madeService({ [path]: { get: reads(answer), ...write } }, `GET ${path}`).operation.list;
  const parcel = { parcel_id: text, carrier: text, items };
  expect(listIn("/parcels/{parcel_id}", parcel)).toBeNull();
  expect(listIn("/parcels/{ref}", parcel)).toMatchObject({ rows: "/items" });
  expect(listIn("/parcels/{ref}", parcel, { put: takes({ carrier: text }) })).toBeNull();
  expect(
    listIn("/basket", { carrier: text, items }, { patch: takes({ carrier: text }) }),
  ).toBeNull();
  const page = { parcel_id: text, total: number, items };
  expect(listIn("/parcels/{parcel_id}", page)).toMatchObject({ rows: "/items", total: "/total" });
  expect(
    listIn("/basket", { total: number, items }, { put: takes({ items, total: number }) }),
  ).toMatchObject({ rows: "/items" });
});

it("a list may be null where its document says so", () => {
  const list = { type: "array", items: object({ id: text }) };
  const read = (schema: object) => {
    const content = { "application/json": { schema } };
    const line = { responses: { 200: { description: "All", content } } };
    return madeService({ "/things": { get: line } }, "GET /things").operation.list;
  };
  const nullable = { ...list, type: ["array", "null"] };
  const either = { anyOf: [list, { type: "null" }] };
  expect(read(list)).toEqual({ rows: "" });
  expect(read(nullable)).toEqual({ rows: "", nullable: true });
  for (const items of [nullable, either]) {
    expect(read(object({ items }))).toEqual({ rows: "/items", nullable: true });
    expect(read(object({ items, message: text }))).toEqual({ rows: "/items" });
  }
});
