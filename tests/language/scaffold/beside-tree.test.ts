import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";
import { partsOf, takeParts } from "../../../src/language/scaffold/scaffold-parts.ts";
import { compileFor } from "../../support/shipped-environment.ts";

const text = { type: "string" };
const query = (name: string) => ({ name, in: "query", schema: text });
const id = { name: "id", in: "path", required: true, schema: text };
const listOf = (name: string) => ({
  responses: {
    "200": {
      description: "All.",
      content: {
        "application/json": {
          schema: { type: "array", items: { $ref: `#/components/schemas/${name}` } },
        },
      },
    },
  },
});
const done = { responses: { "204": { description: "Done." } } };

interface Change {
  /** The fields of a category besides its id and name. */
  category?: object;
  /** The parameters of the list of categories. */
  parameters?: object[];
}

const sub = { sub: { type: "array", items: { $ref: "#/components/schemas/Category" } } };

/** A shop whose products are filtered by category, and whose categories are nested. */
function catalogueOf({ category = { parent_id: text }, parameters = [] }: Change = {}) {
  const { document } = importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Shop", version: "1" },
      paths: {
        "/categories": { get: { operationId: "categories", parameters, ...listOf("Category") } },
        "/categories/{id}": { delete: { operationId: "remove", parameters: [id], ...done } },
        "/categories/{id}/rules": {
          get: { operationId: "rules", parameters: [id], ...listOf("Rule") },
        },
        "/products": {
          get: {
            operationId: "products",
            parameters: [query("category_id"), query("color")],
            ...listOf("Product"),
          },
        },
        "/brands": { get: { operationId: "brands", ...listOf("Rule") } },
      },
      components: {
        schemas: {
          Category: { type: "object", properties: { id: text, name: text, ...category } },
          Product: { type: "object", properties: { id: text, title: text, price: text } },
          Rule: { type: "object", properties: { id: text, when: text, effect: text } },
        },
      },
    },
    { name: "shop" },
  );
  return createCatalogue(document ? [document] : []);
}

function proposed(operationId: string, change?: Change) {
  const catalogue = catalogueOf(change);
  const page = scaffoldPage(catalogue, `shop.${operationId}`);
  const { problems } = compileFor(catalogue, page);
  expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([]);
  if (!page) throw new Error("Nothing is proposed.");
  return page;
}

const selected = "blocks.categories.selected.id";

describe("a list that is narrowed by the nodes of a tree", () => {
  it("stands beside that tree, whose rows name the one above them", () => {
    expect(proposed("products").body).toMatchObject({
      kind: "split",
      start: {
        kind: "tree",
        name: "categories",
        rows: "shop.categories",
        nodeActions: [{ call: { call: "shop.remove", with: { id: "row.id" } } }],
      },
      end: { kind: "table", rows: { call: "shop.products", with: { category_id: selected } } },
    });
  });

  it("stands beside one whose rows hold those below them, also by its path", () => {
    const nested = { category: { sub_categories: sub.sub } };
    expect(catalogueOf(nested).operations.get("shop.categories")?.list).toEqual({
      rows: "",
      children: "sub_categories",
    });
    expect(proposed("rules", nested).body).toMatchObject({
      kind: "split",
      end: { rows: { call: "shop.rules", with: { id: selected } } },
    });
  });

  const number = { type: "integer" };
  const paging = [
    { ...query("page"), schema: number },
    { ...query("limit"), schema: number },
  ];

  it.each<[string, string, Change]>([
    ["nothing nests", "products", { category: { color: text } }],
    ["the tree comes page by page", "products", { parameters: paging }],
    [
      "the tree asks for something",
      "products",
      { parameters: [{ ...query("x"), required: true }] },
    ],
    ["it is not narrowed by the tree", "brands", {}],
  ])("stands alone where %s", (_title, operation, change) => {
    expect(proposed(operation, change).body).toMatchObject({ kind: "table" });
  });

  it("has the actions of both, each of which may be left out", () => {
    const page = proposed("products");
    const parts = partsOf(page).map(({ pointer, operationId }) => `${pointer} ${operationId}`);
    expect(parts).toEqual(["/start/nodeActions/0 shop.remove"]);
    const choice = { title: "Products", properties: {} };
    const { body } = takeParts(page, { ...choice, without: new Set(["/start/nodeActions/0"]) });
    expect(JSON.stringify(body)).not.toContain("shop.remove");
    const columns = { columns: ["title"] };
    const chosen = takeParts(page, { ...choice, without: new Set(), properties: columns });
    expect(chosen.body).toMatchObject({ kind: "split", end: { kind: "table", ...columns } });
    expect(chosen.body).not.toHaveProperty("columns");
  });
});
