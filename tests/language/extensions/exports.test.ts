import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import type { OpenApiDocument, OpenApiOperation } from "../../../src/catalogue/openapi.ts";
import { applyOverlay } from "../../../src/catalogue/overlay/apply-overlay.ts";
import { readOverlay } from "../../../src/catalogue/overlay/read-overlay.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { checkCatalogue } from "../../../src/language/extensions/check-catalogue.ts";
import { checkExtensions } from "../../../src/language/extensions/check-extensions.ts";
import { environment } from "../../support/shipped-environment.ts";

const text = { type: "string" } as const;
const whole = { type: "integer" } as const;
type Schemas = Record<string, JsonSchema>;

const query = (schemas: Schemas, required: readonly string[] = []) =>
  Object.entries(schemas).map(([name, schema]) => ({
    name,
    in: "query" as const,
    required: required.includes(name),
    schema,
  }));

const csv: OpenApiOperation = {
  operationId: "pets.export",
  tags: ["pets"],
  "x-permission": "pets:export",
  parameters: query({ name: text, age: whole, sort: text }),
  responses: { "200": { content: { "text/csv": { schema: text } } } },
};

const record = { type: "object", properties: { id: whole, name: text, age: whole } } as const;

/** A service of pets, with a list and its export. */
function pets(exporting: Partial<OpenApiOperation> = {}, named = "pets.export"): OpenApiDocument {
  const answer = {
    type: "object",
    properties: { rows: { type: "array", items: record }, total: whole },
  } as const;
  return {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    servers: [{ url: "/pets-api" }],
    "x-service": { name: "pets", envelope: { data: "", messages: [], success: [] } },
    paths: {
      "/pets": {
        get: {
          operationId: "pets.list",
          tags: ["pets"],
          "x-list": { rows: "/rows", total: "/total", current: "page", size: "size", sort: "sort" },
          "x-export": named,
          parameters: query({ page: whole, size: whole, name: text, age: whole, sort: text }),
          responses: { "200": { content: { "application/json": { schema: answer } } } },
        },
      },
      "/pets/export": { get: { ...csv, ...exporting } },
    },
  };
}

function faultsOf(document: OpenApiDocument) {
  const catalogue = createCatalogue([document]);
  const found = [...checkCatalogue(catalogue), ...checkExtensions({ ...environment, catalogue })];
  return found.map(({ code, pointer, values: { name } }) => [code, pointer, name]);
}

/** The export that a table of the pets offers, or `null`. */
function offered(document: OpenApiDocument) {
  const body = { kind: "table", rows: "pets.list" };
  const page = JSON.stringify({ title: { en: "P", zh: "P", es: "P", ja: "P" }, body });
  const catalogue = createCatalogue([document]);
  const { plan } = compilePage("pets", page, { ...environment, catalogue });
  return plan && "exportedBy" in plan.body ? plan.body.exportedBy : expect.fail("no table");
}

const at = "/paths/~1pets/get/x-export";

describe("an export that takes what its list takes", () => {
  it("has no fault, and a table offers it to those who may call it", () => {
    expect(faultsOf(pets())).toEqual([]);
    const plan = { operation: "pets.export", requires: ["pets:export"], format: "CSV" };
    expect(offered(pets())).toEqual(plan);
  });

  it("may answer a file of any sort, and take more than the list", () => {
    const parameters = query({ name: text, age: whole, sort: text, columns: text });
    const responses = { "200": { content: { "application/vnd.pets": {} } } };
    const document = pets({ parameters, responses });
    expect(faultsOf(document)).toEqual([]);
    expect(offered(document)).toMatchObject({ format: null });
  });

  it("is named by an overlay for a service whose document knows nothing of it", () => {
    const { "/pets": list, ...paths } = pets().paths ?? {};
    const { "x-export": _, ...plain } = list?.get ?? {};
    const document = { ...pets(), paths: { ...paths, "/pets": { get: plain } } };
    expect(offered(document)).toBeNull();
    const update = { "x-export": "pets.export" };
    const actions = [{ target: "$.paths['/pets'].get", update }];
    const info = { title: "Pets", version: "1" };
    const overlay = readOverlay("pets", { overlay: "1.0.0", info, "x-service": "pets", actions });
    expect(offered(applyOverlay(document, overlay).document)).not.toBeNull();
  });
});

describe("an export whose file could hold other rows than the list shows", () => {
  const json = { "200": { content: { "application/json": { schema: record } } } };
  it.each<[string, OpenApiDocument, [string, string, string]]>([
    [
      "lacks a parameter of the search",
      pets({ parameters: query({ name: text, sort: text }) }),
      ["exportLacks", at, "age"],
    ],
    [
      "lacks the order",
      pets({ parameters: query({ name: text, age: whole }) }),
      ["exportLacks", at, "sort"],
    ],
    [
      "takes another sort of value",
      pets({ parameters: query({ name: text, age: text, sort: text }) }),
      ["exportLacks", at, "age"],
    ],
    [
      "requires what the list may leave out",
      pets({ parameters: query({ name: text, age: whole, sort: text }, ["name"]) }),
      ["exportNeeds", at, "name"],
    ],
    [
      "answers a page",
      pets({ parameters: query({ name: text, age: whole, sort: text, size: whole }) }),
      ["exportPages", at, "size"],
    ],
    ["does not exist", pets({}, "pets.exprt"), ["unknownName", at, "pets.exprt"]],
    ["answers no file", pets({ responses: json }), ["unknownName", at, "pets.export"]],
    ["is a write", pets({ "x-effect": "write" }), ["unknownName", at, "pets.export"]],
  ])("since it %s is a fault, and no table offers it", (_why, document, fault) => {
    expect(faultsOf(document)).toEqual([fault]);
    expect(offered(document)).toBeNull();
  });
});

it("only a list has an export", () => {
  const { "/pets": list, ...paths } = pets().paths ?? {};
  const { "x-list": _, ...plain } = list?.get ?? {};
  const document = { ...pets(), paths: { ...paths, "/pets": { get: plain } } };
  expect(faultsOf(document)).toEqual([["unknownName", at, "pets.export"]]);
});
