import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { writtenCall } from "../../../src/catalogue/written/written-call.ts";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";
import { compileFor } from "../../support/shipped-environment.ts";
import { lists, madeService, takes, text } from "../resources/made-service.ts";

const query = (...names: string[]) => ({
  parameters: names.map((name) => ({ name, in: "query", schema: text })),
});

it("nobody is asked how an answer is written, nor which fields of a record it has", () => {
  const { catalogue, operation } = madeService(
    {
      "/tasks": {
        get: { ...lists({ id: text, name: text }), ...query("fields", "opt_pretty", "assignee") },
        post: { ...takes({ name: text }), ...query("opt_fields", "$select", "meta", "notify") },
      },
    },
    "GET /tasks",
  );
  const hidden = [...catalogue.operations.values()].flatMap(({ parameters }) =>
    parameters.flatMap(({ name, schema }) => (schema["x-hidden"] ? [name] : [])),
  );
  expect(hidden).toEqual(["fields", "opt_pretty", "opt_fields", "$select", "meta"]);
  expect(JSON.stringify(scaffoldPage(catalogue, operation.id))).not.toMatch(
    /fields|pretty|select|meta/,
  );
});

it("a parameter of writing that a service requires is asked for", () => {
  const required = lists({ id: text, name: text }, "fields");
  const { operation } = madeService({ "/tasks": { get: required } }, "GET /tasks");
  expect(operation.parameters[0]?.schema["x-hidden"]).toBeUndefined();
});

it("no call that reads has a header that makes it another one", () => {
  const names = ["X-HTTP-Method-Override", "x-http-method", "X-Method-Override", "X-Original-URL"];
  const parameters = [...names, "X-Tenant"].map((name) => ({ name, in: "header", schema: text }));
  const get = { ...lists({ id: text, name: text }), parameters };
  const { operation } = madeService({ "/tasks": { get } }, "GET /tasks");
  expect(operation.parameters.map(({ name }) => name)).toEqual(["X-Tenant"]);
});

it("parts of two parameters that have one name are called by what they are parts of", () => {
  const range = { type: "object", properties: { gte: text, lte: text } };
  const deep = { in: "query", style: "deepObject", explode: true };
  const listed = {
    ...lists({ id: text, name: text }),
    parameters: [
      { name: "created", ...deep, schema: range },
      { name: "due_date", ...deep, schema: range },
      { name: "filter", ...deep, schema: { type: "object", properties: { status: text } } },
    ],
  };
  const { operation } = madeService({ "/tasks": { get: listed } }, "GET /tasks");
  const titles = operation.parameters.map(({ name, schema }) => [name, schema.title]);
  expect(Object.fromEntries(titles)).toEqual({
    "created[gte]": "Created gte",
    "created[lte]": "Created lte",
    "due_date[gte]": "Due date gte",
    "due_date[lte]": "Due date lte",
    "filter[status]": "Status",
  });
});

it("a filter of PostgREST takes a value as one that is equal, and deletes a row by its primary key", () => {
  const filters = query("id", "name", "order").parameters;
  const record = { id: { type: "integer", description: "A Primary Key.<pk/>" }, name: text };
  const paths = {
    "/goods": { get: { ...lists(record), parameters: filters }, delete: { parameters: filters } },
  };
  const document = {
    openapi: "3.0.3",
    info: { title: "Shop", version: "1" },
    paths,
    externalDocs: { url: "https://postgrest.org", description: "PostgREST Documentation" },
  };
  const imported = importOpenApi(document, { name: "shop" }).document;
  const catalogue = createCatalogue(imported ? [imported] : []);
  const list = catalogue.operations.get("shop.getGoods");
  const args = { id: null, name: "neq.x", order: "id.desc" };
  expect(list && writtenCall(list, args, catalogue).address).toBe(
    "/goods?name=eq.neq.x&order=id.desc",
  );
  const page = scaffoldPage(catalogue, "shop.getGoods");
  expect(compileFor(catalogue, page).problems).toEqual([]);
  expect(page?.body.rowActions).toMatchObject([
    { call: { call: "shop.deleteGoods", with: { id: "string(row.id)" } } },
  ]);
});

it("a search is called so where its title only repeats the letter of its name", () => {
  const titled = { name: "q", in: "query", schema: { ...text, title: "Q" } };
  const listed = { ...lists({ id: text, name: text }), parameters: [titled] };
  const { operation } = madeService({ "/tasks": { get: listed } }, "GET /tasks");
  expect(operation.parameters[0]?.schema.title).toBe("Search");
});

it("what a service requires with one value only is asked of nobody and sent by itself", () => {
  const version = (schema: object) => ({
    name: "api-version",
    in: "query",
    required: true,
    schema,
  });
  const listed = (schema: object) => {
    const get = { ...lists({ id: text, name: text }), parameters: [version(schema)] };
    return madeService({ "/tasks": { get } }, "GET /tasks");
  };
  for (const schema of [
    { ...text, enum: ["2024-01-01"] },
    { ...text, default: "2024-01-01" },
    { ...text, enum: ["2023-01-01", "2024-01-01"], default: "2024-01-01" },
  ]) {
    const { catalogue, operation } = listed(schema);
    expect(scaffoldPage(catalogue, operation.id)?.params).toBeUndefined();
    const { address } = writtenCall(operation, {}, { resolve: catalogue.resolve });
    expect(address).toBe("/tasks?api-version=2024-01-01");
  }
  const several = listed({ ...text, enum: ["2024-01-01", "2025-01-01"] });
  expect(scaffoldPage(several.catalogue, several.operation.id)?.params).toEqual({
    "api-version": "string",
  });
});
