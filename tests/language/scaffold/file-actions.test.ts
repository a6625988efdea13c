import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";
import { servicePages } from "../../../src/language/scaffold/service-pages.ts";
import { compileFor } from "../../support/shipped-environment.ts";

const text = { type: "string" };
const bill = { type: "object", properties: { id: text, sum: { type: "number" } } };
const json = { "application/json": { schema: { type: "array", items: bill } } };

/** The read of a path; `query` has all its required query parameters. */
function read(path: string, content: object, query: readonly string[] = [], headers = {}) {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: "path" }));
  const asked = query.map((name) => ({ name, in: "query" }));
  const parameters = [...places, ...asked].map((one) => ({ ...one, required: true, schema: text }));
  return { get: { parameters, responses: { 200: { description: "It", headers, content } } } };
}

const file = (media: string, schema?: object) => ({ [media]: schema ? { schema } : {} });

const attachment = { "Content-Disposition": { schema: text } };
const paths = {
  "/bills": read("/bills", json),
  "/bills/export": read("/bills/export", file("text/csv", text)),
  "/bills/book": read("/bills/book", json, ["year"], attachment),
  "/bills/{id}": read("/bills/{id}", { "application/json": { schema: bill } }),
  "/bills/{id}.pdf": read("/bills/{id}.pdf", file("application/pdf")),
  "/bills/{id}/scan": read("/bills/{id}/scan", file("*/*", { ...text, format: "binary" })),
  "/bills/{id}/lines": read("/bills/{id}/lines", json),
  "/bills/{id}/lines/export": read("/bills/{id}/lines/export", file("text/csv")),
  "/bills/{id}/changes": read("/bills/{id}/changes", file("text/event-stream")),
  "/logo": read("/logo", file("image/png")),
};

const imported = importOpenApi(
  { openapi: "3.1.0", info: { title: "Bills", version: "1" }, paths },
  { name: "bills" },
);
const catalogue = createCatalogue(imported.document ? [imported.document] : []);
const idOf = (path: string) =>
  [...catalogue.operations.values()].find((one) => one.path === path)?.id ?? "";

/** The page proposed for the read of a path, in which the check finds no problem. */
function bodyOf(path: string): Record<string, unknown> {
  const page = scaffoldPage(catalogue, idOf(path));
  const { problems } = compileFor(catalogue, page);
  expect(problems).toEqual([]);
  return page?.body ?? {};
}

it("a list offers the files of all its records by their path, and a row those of its own", () => {
  const { toolbar, rowActions } = bodyOf("/bills");
  const submit = idOf("/bills/book");
  expect(toolbar).toEqual([
    { label: "action.download", icon: "download", call: idOf("/bills/export") },
    {
      label: "Book",
      icon: "download",
      open: { kind: "form", submit, submitLabel: "action.download" },
    },
  ]);
  expect(rowActions).toMatchObject([
    { icon: "download", call: { call: idOf("/bills/{id}.pdf"), with: { id: "row.id" } } },
    { icon: "download", call: { call: idOf("/bills/{id}/scan"), with: { id: "row.id" } } },
    { label: "Lines" },
  ]);
});

it("a record's page saves its files, and its list below it those of that list", () => {
  expect(bodyOf("/bills/{id}")).toMatchObject({
    items: [
      { body: { toolbar: [{ icon: "download" }, { icon: "download" }] } },
      {
        body: { toolbar: [{ icon: "download", call: { call: idOf("/bills/{id}/lines/export") } }] },
      },
    ],
  });
});

it("a file alone is a button that saves it, never a record, and has a page where no list offers it", () => {
  const form = { kind: "form", submit: idOf("/logo"), submitLabel: "action.download" };
  expect(bodyOf("/logo")).toEqual(form);
  const pages = servicePages(catalogue, "bills").pages.map(({ path }) => path);
  expect(pages.toSorted()).toEqual([
    "bills/bills",
    "bills/bills/lines",
    "bills/bills/one",
    "bills/logo",
  ]);
});
