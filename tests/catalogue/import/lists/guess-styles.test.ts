import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../../src/catalogue/import/import-open-api.ts";
import { pageArguments, saysMore } from "../../../../src/catalogue/paging/paging.ts";
import { itemsOf } from "../../../../src/catalogue/schema/rows.ts";

const text = { type: "string" };
const number = { type: "integer" };
const object = (properties: object) => ({ type: "object", properties });
const rowsOf = (properties: object) => ({ type: "array", items: object(properties) });

/** The imported list of an operation with these parameters and this response. */
function listOf(answer: object, parameters: Record<string, object> = {}) {
  const given = Object.entries(parameters).map(([name, schema]) => ({ name, in: "query", schema }));
  const content = { "application/json": { schema: answer } };
  const get = { parameters: given, responses: { 200: { description: "All.", content } } };
  const document = { openapi: "3.1.0", info: { title: "It", version: "1" }, paths: {} };
  const paths = { "/things": { get } };
  const imported = importOpenApi({ ...document, paths }, { name: "it" });
  const catalogue = createCatalogue(imported.document ? [imported.document] : []);
  const [operation] = catalogue.operations.values();
  if (!operation?.list) throw new Error("The operation has no list.");
  return { list: operation.list, operation };
}

describe("OData", () => {
  const answer = object({
    "@odata.count": { anyOf: [number, text] },
    "@odata.nextLink": text,
    value: rowsOf({ ID: number, Name: text }),
  });
  const order = { type: "array", items: { type: "string", enum: ["Name", "Name desc"] } };

  it("pages by rows, asks for the number of all of them and sorts by one text", () => {
    const parameters = { $top: number, $skip: number, $count: { type: "boolean" } };
    const { list } = listOf(answer, { ...parameters, $orderby: order, $select: order });
    expect(list).toEqual({
      rows: "/value",
      total: "/@odata.count",
      counted: "$count",
      current: "$skip",
      size: "$top",
      counts: "rows",
      sort: "$orderby",
      ascending: "{}",
      descending: "{} desc",
    });
    expect(pageArguments(list, 3, 20)).toEqual({ $skip: 40, $top: 20, $count: true });
  });

  it("is not at its end where a page of a requested size has no next address", () => {
    const { list } = listOf(answer, { $top: number, $skip: number });
    expect(saysMore(list, { data: { value: [] } })).toBeNull();
  });

  it("hides what would change the columns", () => {
    const { operation } = listOf(answer, { $top: number, $skip: number, $select: text, q: text });
    expect(operation.request.properties?.$select).toMatchObject({ "x-hidden": true });
    expect(operation.request.properties?.q).not.toHaveProperty("x-hidden");
  });

  it("follows the next address where it takes no numbers", () => {
    const { list, operation } = listOf(answer, { $top: number });
    expect(list).toMatchObject({ address: "/@odata.nextLink" });
    // Microsoft Graph leads on by a parameter that its document leaves out.
    expect(operation.request.properties?.$skiptoken).toMatchObject({ "x-hidden": true });
  });
});

describe("HAL", () => {
  const link = object({ href: { type: "string", format: "uri-reference" } });
  const answer = object({
    _embedded: object({ things: rowsOf({ id: text, name: text }) }),
    page: object({ size: number, totalElements: number, totalPages: number, number }),
    _links: object({ self: link, next: link }),
  });
  const { list } = listOf(answer, { page: { ...number, default: 0 }, size: number });

  it("has its rows and its total in objects of their own", () => {
    expect(list).toMatchObject({ rows: "/_embedded/things", total: "/page/totalElements" });
    expect(list).toMatchObject({ current: "page", size: "size", first: 0 });
  });

  it("is sorted by any of its fields where it is one of Spring Data", () => {
    const sort = { type: "array", items: text };
    const ordered = { sort: "sort", ascending: "{},asc", descending: "{},desc" };
    expect(listOf(answer, { page: number, size: number, sort }).list).toMatchObject(ordered);
    const listed = { ...text, enum: ["newest"] };
    expect(listOf(answer, { page: number, size: number, sort: listed }).list?.sort).toBeUndefined();
  });

  it("has no rows where it leaves out the object for them, and only there", () => {
    expect(itemsOf({ list }, { _links: {}, page: { totalElements: 0 } })).toEqual([]);
    expect(itemsOf({ list }, { _links: {}, page: { totalElements: 3 } })).toBeNull();
    expect(itemsOf({ list }, { _links: {} })).toEqual([]);
    expect(itemsOf({ list }, { _links: {}, _embedded: { others: [] } })).toBeNull();
    expect(itemsOf({ list }, { message: "busy" })).toBeNull();
  });
});

it("has the rows of OData 2 in what surrounds each of its answers", () => {
  const answer = object({
    d: object({ __count: text, results: rowsOf({ ID: text, Name: text }) }),
  });
  expect(listOf(answer, { $top: number, $skip: number }).list).toMatchObject({
    rows: "/d/results",
    current: "$skip",
    size: "$top",
  });
});

it("says how many rows there are, and that more follow, as Salesforce does", () => {
  const records = { totalSize: number, records: rowsOf({ Id: text, Name: text }) };
  const list = { rows: "/records", total: "/totalSize", address: "/nextRecordsUrl" };
  expect(listOf(object({ ...records, nextRecordsUrl: text })).list).toEqual(list);
  // Without more pages, it may be the size of files.
  expect(listOf(object(records)).list).toEqual({ rows: "/records" });
});

it("counts the rows of SCIM from 1, as its standard does", () => {
  const user = { id: text, userName: text };
  const answer = object({ totalResults: number, startIndex: number, Resources: rowsOf(user) });
  expect(listOf(answer, { startIndex: number, count: number }).list).toEqual({
    rows: "/Resources",
    total: "/totalResults",
    current: "startIndex",
    size: "count",
    counts: "rows",
    first: 1,
  });
});

it("pages by Strapi's parameters in brackets, with the total two objects deep", () => {
  const pagination = object({ page: number, pageSize: number, pageCount: number, total: number });
  const article = { id: number, attributes: object({ title: text }) };
  const answer = object({ data: rowsOf(article), meta: object({ pagination }) });
  const names = ["withCount", "page", "pageSize", "start", "limit"];
  const numbers = names.map((name) => [`pagination[${name}]`, number] as const);
  const { list, operation } = listOf(answer, Object.fromEntries(numbers));
  expect(list).toEqual({
    rows: "/data",
    total: "/meta/pagination/total",
    current: "pagination[page]",
    size: "pagination[pageSize]",
  });
  const { properties = {} } = operation.request;
  for (const name of ["start", "limit"]) {
    expect(properties[`pagination[${name}]`], name).toMatchObject({ "x-hidden": true });
  }
});

it("sorts by the fields in the object that holds a record's attributes", () => {
  const data = rowsOf({
    type: text,
    id: text,
    attributes: object({ title: text, "due-at": text }),
  });
  const sort = { type: "string", enum: ["title", "-title", "due-at", "-due-at"] };
  const { list } = listOf(object({ data }), { "page[number]": number, "page[size]": number, sort });
  expect(list).toMatchObject({ sort: "sort", ascending: "{}", descending: "-{}" });
});

it("a required field that permits one value has it from the start", () => {
  const only = { type: "string", enum: ["things"] };
  const schema = { ...object({ type: only, kind: only }), required: ["type"] };
  const content = { "application/json": { schema } };
  const post = { requestBody: { content }, responses: { 204: { description: "Done." } } };
  const info = { title: "It", version: "1" };
  const paths = { "/things": { post } };
  const { document } = importOpenApi({ openapi: "3.1.0", info, paths }, { name: "it" });
  const [operation] = createCatalogue(document ? [document] : []).operations.values();
  expect(operation?.request.properties?.type).toMatchObject({ default: "things" });
  expect(operation?.request.properties?.kind).not.toHaveProperty("default");
});

it("an edit does not ask for the key that its path names, in whatever field it takes the record", () => {
  const article = object({ id: text, attributes: object({ title: text }) });
  const json = (schema: object) => ({ content: { "application/json": { schema } } });
  const answer = (schema: object) => ({
    responses: { 200: { description: "It", ...json(schema) } },
  });
  const parameters = [{ name: "id", in: "path", required: true, schema: text }];
  const get = answer(object({ data: { type: "array", items: article } }));
  const info = { title: "It", version: "1" };
  const editOf = (body: object) => {
    const patch = { parameters, requestBody: json(body), ...answer(article) };
    const paths = { "/things": { get }, "/things/{id}": { patch } };
    const { document } = importOpenApi({ openapi: "3.1.0", info, paths }, { name: "it" });
    const operations = [...createCatalogue(document ? [document] : []).operations.values()];
    return operations.find(({ method }) => method === "patch")?.request;
  };
  const key = { "x-key": "id" };
  expect(editOf(article)).toMatchObject(key);
  expect(editOf(object({ data: article }))).toMatchObject(key);
  expect(editOf(object({ data: article, notify: text }))?.properties?.data).toMatchObject(key);
});

it("pages by ABP's rows, whose parameters count them in two words", () => {
  const answer = object({ totalCount: number, items: rowsOf({ id: text, name: text }) });
  const { list } = listOf(answer, { Sorting: text, SkipCount: number, MaxResultCount: number });
  expect(list).toEqual({
    rows: "/items",
    total: "/totalCount",
    current: "SkipCount",
    size: "MaxResultCount",
    counts: "rows",
  });
});

it("counts what a search of Directus has found, rather than all records", () => {
  const meta = object({ total_count: number, filter_count: number });
  const { list } = listOf(object({ data: rowsOf({ id: number }), meta }), { search: text });
  expect(list).toMatchObject({ rows: "/data", total: "/meta/filter_count" });
  const paged = { limit: number, offset: number, meta: text };
  const { list: asked } = listOf(object({ data: rowsOf({ id: number }), meta }), paged);
  // It counts only what its parameter `meta` asks for.
  expect(pageArguments(asked, 2, 20)).toEqual({ offset: 20, limit: 20, meta: "filter_count" });
});

it("counts the documents of CouchDB by their total_rows", () => {
  const answer = object({
    total_rows: number,
    offset: number,
    rows: rowsOf({ id: text, key: text }),
  });
  const { list } = listOf(answer, { limit: number, skip: number });
  expect(list).toMatchObject({ rows: "/rows", total: "/total_rows", current: "skip" });
});

it("sorts Directus' lists by any field, as the description of its parameter says", () => {
  const answer = object({ data: rowsOf({ id: number, title: text }) });
  const way = "A minus sign can be used to reverse this to descending (DESC) order.";
  const sort = { type: "array", items: text };
  const { list } = listOf(answer, {
    limit: number,
    offset: number,
    sort: { ...sort, description: way },
  });
  expect(list).toMatchObject({ sort: "sort", ascending: "{}", descending: "-{}" });
  expect(listOf(answer, { limit: number, offset: number, sort }).list.sort).toBeUndefined();
});

it("reads the page of nestjsx/crud, which is a bare list only where no page is asked for", () => {
  const data = rowsOf({ id: number, name: text });
  const page = object({ data, count: number, total: number, page: number, pageCount: number });
  const { list } = listOf({ oneOf: [page, data] }, { page: number, limit: number });
  expect(list).toEqual({
    rows: "/data",
    total: "/total",
    current: "page",
    size: "limit",
  });
});

it("takes no record for a list whose description of itself holds one, as in Kubernetes", () => {
  const managedFields = rowsOf({ manager: text, operation: text });
  const metadata = object({ name: text, uid: text, managedFields });
  expect(() => listOf(object({ apiVersion: text, kind: text, metadata }))).toThrow("has no list");
});

it("pages by the rows of PostgREST, whose document takes the numbers for texts", () => {
  const { list, operation } = listOf(rowsOf({ id: number }), { offset: text, limit: text });
  expect(list).toEqual({ rows: "", current: "offset", size: "limit", counts: "rows" });
  const { offset, limit } = operation.request.properties ?? {};
  expect([offset?.type, limit?.type]).toEqual(["integer", "integer"]);
});
