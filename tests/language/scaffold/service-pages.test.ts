import { describe, expect, it } from "vitest";
import { createEnvironment } from "../../../renderers/environment.ts";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { translators } from "../../../src/i18n/texts.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { knownPageOf } from "../../../src/language/link/known-pages.ts";
import { knownPages } from "../../../src/language/link/page-addresses.ts";
import { servicePages } from "../../../src/language/scaffold/service-pages.ts";
import { lists, madeService, number, reads } from "../../catalogue/resources/made-service.ts";
import { propose, serviceName } from "../../corpus/propose.ts";
import { type Service, services } from "../../corpus/services.ts";

function pagesOf(service: Service) {
  const { catalogue } = propose(service);
  return { catalogue, ...servicePages(catalogue, serviceName(service)) };
}

function serviceNamed(name: string): Service {
  const found = services.find((service) => service.name === name);
  if (!found) throw new Error(`There is no service ${name}.`);
  return found;
}

describe("the pages of a whole service", () => {
  it.each(services.map((service) => [service.name, service] as const))(
    "pass the checker together, and lead only to each other: %s",
    (_name, service) => {
      const { catalogue, pages } = pagesOf(service);
      const texts = pages.map(({ path, page }) => ({ path, text: JSON.stringify(page, null, 2) }));
      const known = knownPages(
        texts.map(({ path, text }) => knownPageOf(path, text)),
        [],
      );
      const environment = { ...createEnvironment(catalogue, translators.en), pages: known };
      const told = texts.flatMap(({ path, text }) =>
        compilePage(path, text, environment).problems.map(({ code, pointer }) => {
          return `${path}: ${code} at ${pointer}`;
        }),
      );
      expect(told).toEqual([]);
      expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    },
  );

  it("lead from a row to the page of its record, by its key, and have the lists below it in tabs", () => {
    const { pages } = pagesOf(serviceNamed("blog"));
    const page = (path: string) => pages.find((one) => one.path === path)?.page;
    expect(page("blog/posts")?.body).toMatchObject({
      rowActions: [
        { label: "common.details", go: '"/blog/posts/one?postId=" + encode(row.id)' },
        { label: "common.edit" },
        { label: "Publish a post" },
        { label: "common.delete" },
      ],
    });
    expect(page("blog/posts/one")).toMatchObject({
      params: { postId: "integer" },
      body: {
        kind: "tabs",
        items: [
          { label: "common.details", body: { kind: "detail" } },
          {
            label: "Comments",
            body: { rows: { call: "blog.listComments", with: { postId: "params.postId" } } },
          },
        ],
      },
    });
  });

  it("lead straight to the lists below a row that has no page", () => {
    const { pages } = pagesOf(serviceNamed("stock"));
    const sites = pages.find(({ path }) => path === "stock/sites")?.page;
    expect(sites?.body).toMatchObject({
      rowActions: [
        { label: "Floor plan", icon: "download" },
        { label: "Bins", go: '"/stock/sites/bins?site=" + encode(row.site)' },
      ],
    });
  });

  it("have the name before a placeholder in their path, where a step has both", () => {
    const ok = (schema: object) => ({
      "200": { description: "Found.", content: { "application/json": { schema } } },
    });
    const product = { type: "object", properties: { ID: { type: "integer" } } };
    const id = { name: "ID", in: "path", required: true, schema: { type: "integer" } };
    const list = { operationId: "list", responses: ok({ type: "array", items: product }) };
    const read = { operationId: "read", parameters: [id], responses: ok(product) };
    const paths = { "/Products": { get: list }, "/Products({ID})": { get: read } };
    const api = { openapi: "3.1.0", info: { title: "Shop", version: "1" }, paths };
    const { document } = importOpenApi(api, { name: "shop" });
    if (document === null) throw new Error("The document could not be imported.");
    const { pages } = servicePages(createCatalogue([document]), "shop");
    expect(pages.map(({ path }) => path)).toEqual(["shop/products", "shop/products/one"]);
  });

  it("are none for records of whose answer nothing is said, unless lists are below them", () => {
    const read = { ...reads({}), responses: { 200: { description: "It." } } };
    const pathsWith = (others: object) => {
      const paths = { "/cats": { get: lists({ id: number }) }, "/cats/{id}": { get: read } };
      const { catalogue } = madeService({ ...paths, ...others }, "GET /cats");
      return servicePages(catalogue, "it").pages.map(({ path }) => path);
    };
    expect(pathsWith({})).toEqual(["it/cats"]);
    const below = { "/cats/{id}/visits": { get: lists({ id: number }) } };
    expect(pathsWith(below)).toEqual(["it/cats", "it/cats/one", "it/cats/visits"]);
  });

  it("stand in a menu by their tags, hidden where they want values in their address", () => {
    const { menu } = pagesOf(serviceNamed("blog"));
    const nodes = menu.flatMap(({ children }) => children);
    const shown = nodes.filter(({ isHidden }) => !isHidden).map(({ routerPath }) => routerPath);
    expect(shown).toEqual(["/blog/posts", "/blog/authors"]);
    expect(nodes.length).toBeGreaterThan(shown.length);
    expect(menu.every(({ typeId }) => typeId === "0")).toBe(true);
  });
});
