import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../../src/catalogue/import/import-open-api.ts";

const text = { type: "string" };
const record = { type: "object", properties: { id: text, name: text } };
const rows = { type: "array", items: record };

/** The imported operation of a list with these parameters and this response. */
function importOf(
  names: Record<string, object>,
  beside: Record<string, object> = {},
  headers = {},
) {
  const parameters = Object.entries(names).map(([name, schema]) => ({ name, in: "query", schema }));
  const schema = { type: "object", properties: { data: rows, ...beside } };
  const answer = { description: "All.", headers, content: { "application/json": { schema } } };
  const { document } = importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Things", version: "1" },
      paths: { "/things": { get: { parameters, responses: { 200: answer } } } },
    },
    { name: "things" },
  );
  const [operation] = createCatalogue(document ? [document] : []).operations.values();
  if (!operation) throw new Error("Nothing was imported.");
  return operation;
}

const listOf = (...given: Parameters<typeof importOf>) => importOf(...given).list;
const number = { type: "integer" };
const within = (name: string, schema: object = text) => ({
  type: "object",
  properties: { [name]: schema },
});

it("a page has a number where the names begin with a line, as those of JSON Server", () => {
  expect(listOf({ _page: number, _limit: number })).toEqual({
    rows: "/data",
    current: "_page",
    size: "_limit",
  });
});

it("pages have the size that is theirs where the list can be asked for rows as well", () => {
  const both = { offset: number, limit: number, page: number, itemsPerPage: number };
  expect(listOf(both)).toEqual({ rows: "/data", current: "page", size: "itemsPerPage" });
  const { properties = {} } = importOf(both).request;
  expect(properties.limit).toMatchObject({ "x-hidden": true });
  expect(properties.offset).toMatchObject({ "x-hidden": true });
  expect(listOf({ limit: number, page: number })).toMatchObject({ current: "page", size: "limit" });
  expect(listOf({ pageSize: number, limit: number, offset: number })).toMatchObject({
    current: "offset",
    size: "limit",
  });
});

it("a count beside a page's size is no size", () => {
  const counted = { offset: number, per_page: number, count: number };
  expect(listOf(counted)).toMatchObject({ current: "offset", size: "per_page" });
});

it.each([
  ["Feathers", "$skip", "$limit"],
  ["Socrata", "$offset", "$limit"],
  ["Strapi 3", "_start", "_limit"],
])("rows are counted where the names begin as those of %s do", (_service, current, size) => {
  const list = { rows: "/data", total: "/total", current, size, counts: "rows" };
  expect(listOf({ [size]: number, [current]: number }, { total: number })).toEqual(list);
});

describe("a cursor", () => {
  const limit = { limit: number };

  it("is taken from where the answer has it", () => {
    const list = { rows: "/data", size: "limit", cursor: "cursor" };
    const cursor = { cursor: text, ...limit };
    expect(listOf(cursor, { next_cursor: text })).toEqual({ ...list, next: "/next_cursor" });
    expect(listOf(cursor, { meta: within("next_token") })).toMatchObject({
      next: "/meta/next_token",
    });
    const paging = { paging: within("cursors", within("after")) };
    expect(listOf({ after: text }, paging)).toMatchObject({
      cursor: "after",
      next: "/paging/cursors/after",
    });
  });

  it("is what follows where the answer calls it only that", () => {
    const beside = { next: { type: ["string", "null"] }, previous: { type: ["string", "null"] } };
    const told = { rows: "/data", next: "/next" };
    expect(listOf({ cursor: text }, beside)).toEqual({ ...told, cursor: "cursor" });
    expect(listOf({}, beside)).toEqual(told);
    const named = { ...told, cursor: "cursor", next: "/next_cursor" };
    expect(listOf({ cursor: text }, { ...beside, next_cursor: text })).toEqual(named);
    expect(listOf({ cursor: text }, { next: { ...text, format: "uri" } })).toMatchObject({
      address: "/next",
    });
  });

  it("leads on in a list with an id of its own, as Google Compute's, while others are records", () => {
    const own = { id: text, selfLink: text };
    const token = { nextPageToken: text };
    expect(listOf({ pageToken: text }, { ...own, ...token })).toEqual({
      rows: "/data",
      cursor: "pageToken",
      next: "/nextPageToken",
    });
    expect(listOf({}, { ...own, ...token })).toBeNull();
    expect(listOf({ pageToken: text }, own)).toBeNull();
  });

  it("is known by how Kubernetes and DynamoDB name it", () => {
    const metadata = { type: "object", properties: { continue: text, resourceVersion: text } };
    expect(listOf({ continue: text, ...limit }, { metadata })).toEqual({
      rows: "/data",
      cursor: "continue",
      next: "/metadata/continue",
      size: "limit",
    });
    expect(listOf({ exclusiveStartKey: text, ...limit }, { lastEvaluatedKey: text })).toEqual({
      rows: "/data",
      cursor: "exclusiveStartKey",
      next: "/lastEvaluatedKey",
      size: "limit",
    });
  });

  it("that nobody can ask by still says that rows are missing", () => {
    const key = { type: "object", properties: { id: text } };
    expect(listOf({}, { lastEvaluatedKey: key })).toEqual({
      rows: "/data",
      next: "/lastEvaluatedKey",
    });
    expect(listOf({}, { nextToken: text })).toEqual({ rows: "/data", next: "/nextToken" });
    expect(listOf({ limit: number })).toEqual({ rows: "/data", limit: "limit" });
    expect(listOf({ size: number })).toEqual({ rows: "/data" });
    expect(listOf({}, { hasMore: { type: "boolean" } })).toEqual({
      rows: "/data",
      more: "/hasMore",
    });
    expect(listOf({}, { cursor: text })).toEqual({ rows: "/data" });
  });

  it("may be called an offset where it is a text", () => {
    const next_page = { type: "object", properties: { offset: text, uri: text } };
    expect(listOf({ offset: text, ...limit }, { next_page })).toEqual({
      rows: "/data",
      cursor: "offset",
      next: "/next_page/offset",
      size: "limit",
    });
  });

  it("may come as a number where it is sent as a text", () => {
    const list = listOf({ marker: text, ...limit }, { next_marker: number });
    expect(list).toMatchObject({ cursor: "marker", next: "/next_marker" });
  });

  it("that is a token counts before a number of the page, which alone leads nowhere", () => {
    const zoom = { next_page_token: text, page_number: number, page_size: number };
    expect(listOf(zoom, { next_page_token: text })).toEqual({
      rows: "/data",
      cursor: "next_page_token",
      next: "/next_page_token",
      size: "page_size",
    });
    const twilio = { Page: number, PageSize: number, PageToken: text };
    const address = within("next_page_url", { ...text, format: "uri" });
    expect(listOf(twilio, { meta: address })).toEqual({
      rows: "/data",
      address: "/meta/next_page_url",
      size: "PageSize",
    });
    expect(listOf(twilio)).toMatchObject({ current: "Page" });
  });

  it("may be a number, or be called a token of pagination or the key of a page", () => {
    const list = { rows: "/data", size: "limit" };
    expect(listOf({ cursor: number, ...limit }, { next_cursor: number })).toEqual({
      ...list,
      cursor: "cursor",
      next: "/next_cursor",
    });
    const meta = within("next_token");
    expect(listOf({ pagination_token: text, ...limit }, { meta })).toMatchObject({
      cursor: "pagination_token",
      next: "/meta/next_token",
    });
    expect(listOf({ nextPageKey: text, ...limit }, { nextPageKey: text })).toMatchObject({
      cursor: "nextPageKey",
      next: "/nextPageKey",
    });
  });

  it("is found under its parameter's name, or as the key of the last row of OpenAI", () => {
    const of = { page_size: number, after: { type: "number" }, before: { type: "number" } };
    const cursor = { type: "object", properties: { before: number, after: { type: "number" } } };
    expect(listOf(of, { meta: within("cursor", cursor) })).toMatchObject({
      cursor: "after",
      next: "/meta/cursor/after",
      size: "page_size",
    });
    const ids = { first_id: text, last_id: text };
    expect(listOf({ after: text, ...limit }, { ...ids, has_more: { type: "boolean" } })).toEqual({
      rows: "/data",
      cursor: "after",
      next: "/last_id",
      more: "/has_more",
      size: "limit",
    });
    expect(listOf({ after: text, ...limit }, ids)).toEqual({ rows: "/data", limit: "limit" });
  });

  it("is no key of the last row where the list begins with what is newest", () => {
    const range = { max_id: text, since_id: text, ...limit };
    expect(listOf(range)).toEqual({ rows: "/data", limit: "limit" });
    const between = { after_id: text, before_id: text, ...limit };
    expect(listOf(between)).toMatchObject({ cursor: "after_id", last: "/id" });
    const token = { ...range, pagination_token: text };
    expect(listOf(token, { meta: within("next_token") })).toMatchObject({
      cursor: "pagination_token",
    });
    const link = { Link: { schema: text } };
    const followed = { rows: "/data", link: true, size: "limit" };
    expect(listOf(range, {}, link)).toEqual(followed);
    expect(listOf({ since: number, ...limit }, {}, link)).toEqual(followed);
  });

  it("is the key of the last row where a parameter starts after it", () => {
    const list = { rows: "/data", cursor: "starting_after", last: "/id", size: "limit" };
    const parameters = { starting_after: text, ending_before: text, ...limit };
    expect(listOf(parameters)).toEqual(list);
    expect(listOf(parameters, { has_more: { type: "boolean" } })).toEqual({
      ...list,
      more: "/has_more",
    });
  });

  it("is what the answer has under the parameter's own name for the next page", () => {
    const pages = within("next", within("starting_after"));
    expect(listOf({ starting_after: text, ...limit }, { pages })).toEqual({
      rows: "/data",
      cursor: "starting_after",
      size: "limit",
      next: "/pages/next/starting_after",
    });
  });

  it("of Shopify is in the address that comes in a header", () => {
    const link = { Link: { schema: text } };
    expect(listOf({ page_info: text, ...limit }, {}, link)).toEqual({
      rows: "/data",
      link: true,
      size: "limit",
    });
    const { request } = importOf({ page_info: text, info: text, ...limit }, {}, link);
    expect(request.properties?.page_info).toMatchObject({ "x-hidden": true });
    expect(request.properties?.info).not.toHaveProperty("x-hidden");
  });

  it("is asked of nobody, and neither is the way back", () => {
    const { request } = importOf({ starting_after: text, ending_before: text, ...limit });
    expect(request.properties?.ending_before).toMatchObject({ "x-hidden": true });
    expect(request.properties?.limit).not.toHaveProperty("x-hidden");
  });
});

describe("the address of the next page", () => {
  it("leads on where no page has a number", () => {
    const links = within("next", { ...text, format: "uri" });
    expect(listOf({}, { links })).toEqual({ rows: "/data", address: "/links/next" });
    expect(listOf({}, { next: { ...text, format: "uri" } })).toMatchObject({ address: "/next" });
  });

  it("asks by what most services call it where the document names nothing", () => {
    const { parameters } = importOf({}, { links: within("next") });
    expect(parameters.map(({ name }) => name)).toEqual(["page", "cursor", "offset"]);
    expect(parameters.every(({ schema }) => schema["x-hidden"])).toBe(true);
  });

  it("only says whether more follow where pages have numbers", () => {
    const numbered = { page: number, per_page: number };
    expect(listOf(numbered, { links: within("next") })).toEqual({
      rows: "/data",
      current: "page",
      size: "per_page",
      address: "/links/next",
    });
  });

  it("stands in the header Link where the document has one", () => {
    expect(listOf({ cursor: text }, {}, { Link: { schema: text } })).toEqual({
      rows: "/data",
      link: true,
    });
  });
});

describe("the rows to begin with", () => {
  const counted = { rows: "/data", counts: "rows" };

  it("are told by how Jira and Keycloak name them", () => {
    expect(listOf({ startAt: number, maxResults: number })).toEqual({
      ...counted,
      current: "startAt",
      size: "maxResults",
    });
    expect(listOf({ first: number, max: number })).toEqual({
      ...counted,
      current: "first",
      size: "max",
    });
    expect(listOf({ first: number })).toEqual({ rows: "/data" });
    expect(listOf({ max: number, min: number })).toEqual({ rows: "/data" });
  });
});

it("the pages of Spring Data begin with 0 where nothing says otherwise", () => {
  const page = { totalElements: number, number };
  const list = { rows: "/data", total: "/totalElements", current: "page", size: "size" };
  expect(listOf({ page: number, size: number }, page)).toEqual({ ...list, first: 0 });
  const from1 = { page: { ...number, minimum: 1 }, size: number };
  expect(listOf(from1, page)).toEqual({ ...list, first: 1 });
  const sort = { ...from1, sort: text };
  const spring = { sort: "sort", ascending: "{},asc", descending: "{},desc" };
  expect(listOf(sort, page)).toEqual({ ...list, first: 1, ...spring });
  // A direction of its own is not written behind the field as well.
  const way = { ...sort, order: { ...text, enum: ["asc", "desc"] } };
  expect(listOf(way, page)).toEqual({ ...list, first: 1 });
});

describe("numbers with other names", () => {
  it("are those of Spring's parts, of ServiceNow and of Elasticsearch", () => {
    expect(listOf({ "page.number": number, "page.size": number })).toEqual({
      rows: "/data",
      current: "page.number",
      size: "page.size",
    });
    expect(listOf({ sysparm_offset: number, sysparm_limit: number })).toEqual({
      rows: "/data",
      current: "sysparm_offset",
      size: "sysparm_limit",
      counts: "rows",
    });
    expect(listOf({ from: number, size: number })).toEqual({
      rows: "/data",
      current: "from",
      size: "size",
      counts: "rows",
    });
    expect(listOf({ from: number, to: number, size: number })).toEqual({ rows: "/data" });
  });
});

describe("a bare count beside the rows", () => {
  const paged = { page: number, limit: number };
  const list = { rows: "/data", current: "page", size: "limit" };

  it("is their total unless another field is", () => {
    expect(listOf(paged, { count: number })).toEqual({ ...list, total: "/count" });
    const both = { count: number, total: number };
    expect(listOf(paged, both)).toEqual({ ...list, total: "/total" });
    expect(listOf({}, { count: number })).toEqual({ rows: "/data", total: "/count" });
  });
});

it("pages of names with brackets are pages", () => {
  expect(listOf({ "page[number]": number, "page[size]": number })).toEqual({
    rows: "/data",
    current: "page[number]",
    size: "page[size]",
  });
});

it("an order is asked for where the operation lists its fields and both ways, else it is not", () => {
  const sort = { sort_by: { ...text, enum: ["id", "name"] } };
  expect(listOf({ ...sort, order: { ...text, enum: ["asc", "desc"] } })).toEqual({
    rows: "/data",
    sort: "sort_by",
    order: "order",
  });
  expect(listOf(sort)).toEqual({ rows: "/data" });
});

describe("one parameter that takes a field with its way", () => {
  const sorted = (schema: object) => listOf({ sort: { ...text, ...schema } });

  it.each([
    ["a sign before it", ["name", "-name"], "{}", "-{}"],
    ["its way behind it", ["id:asc", "id:desc", "name:asc", "name:desc"], "{}:asc", "{}:desc"],
    ["both in words", ["name DESC", "name ASC"], "{} ASC", "{} DESC"],
  ])("sorts where it lists both ways, as by %s", (_title, values, ascending, descending) => {
    expect(sorted({ enum: values })).toEqual({
      rows: "/data",
      sort: "sort",
      ascending,
      descending,
    });
  });

  it("sorts where its pattern lists them", () => {
    const minus = { rows: "/data", sort: "sort", ascending: "{}", descending: "-{}" };
    expect(sorted({ pattern: "^-?(name|id)$" })).toEqual(minus);
    expect(sorted({ pattern: "^(id|name):(asc|desc)$" })).toMatchObject({ ascending: "{}:asc" });
  });

  it("sorts nothing where it says less, or of no field of the rows", () => {
    expect(sorted({})).toEqual({ rows: "/data" });
    expect(sorted({ enum: ["name", "id"] })).toEqual({ rows: "/data" });
    expect(sorted({ enum: ["best", "-best"] })).toEqual({ rows: "/data" });
    expect(sorted({ pattern: "^-?[a-z]+$" })).toEqual({ rows: "/data" });
    const two = { sort: { ...text, enum: ["id", "-id"] }, order_by: text };
    expect(listOf(two)).toEqual({ rows: "/data" });
  });
});
