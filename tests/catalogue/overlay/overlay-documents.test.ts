import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import type { OpenApiDocument } from "../../../src/catalogue/openapi.ts";
import { overlayDocuments } from "../../../src/catalogue/overlay/overlay-documents.ts";
import { readOverlay } from "../../../src/catalogue/overlay/read-overlay.ts";
import { shippedDocuments } from "../../../src/catalogue/shipped.ts";
import { compileFor } from "../../support/shipped-environment.ts";

const answering = (operationId: string, schema: object) => ({
  get: {
    operationId,
    responses: { "200": { content: { "application/json": { schema } } } },
  },
});

const row = { $ref: "#/components/schemas/Row" };

const documentOf = (name: string): OpenApiDocument => ({
  openapi: "3.1.0",
  info: { title: name, version: "1" },
  "x-service": { name, envelope: { data: "", messages: [], success: [] } },
  paths: {
    "/rows": answering(`${name}.rows`, { type: "array", items: row }),
    "/time": answering(`${name}.time`, { type: "string" }),
  },
  components: { schemas: { Row: { type: "object", properties: { id: { type: "integer" } } } } },
});

const documents = [documentOf("own"), documentOf("shop"), documentOf("stock")];
const isOthers = (document: OpenApiDocument) => document["x-service"]?.name !== "own";
const laidOver = (overlay: object) =>
  overlayDocuments(documents, [readOverlay("a.json", { overlay: "1.0.0", ...overlay })], isOthers);

const idAsText = { target: "$.components.schemas.Row.properties.id", update: { type: "string" } };

describe("overlays of a deployment", () => {
  it("change the service that they are of, and tell which operations that touches", () => {
    const { documents: made, touched } = laidOver({ "x-service": "shop", actions: [idAsText] });
    const types = made.map(({ components }) => components?.schemas?.Row?.properties?.id?.type);
    expect(types).toEqual(["integer", "string", "integer"]);
    expect([...touched]).toEqual(["shop.rows"]);
  });

  it("change all that others answer where they name none, never what is answered here", () => {
    const { documents: made, touched } = laidOver({ actions: [idAsText] });
    expect(made[0]).toBe(documents[0]);
    expect([...touched]).toEqual(["shop.rows", "stock.rows"]);
  });

  it("touch every operation where they change what all have in common", () => {
    const common = { target: "$['x-service'].envelope", update: { data: "/data" } };
    const { touched } = laidOver({ "x-service": "shop", actions: [common] });
    expect([...touched]).toEqual(["shop.rows", "shop.time"]);
  });

  it.each([
    [{ "x-service": "own" }, "own is answered here"],
    [{ "x-service": "shed" }, 'The catalogue has no service "shed"'],
    [
      { actions: [idAsText, { target: "$.paths['/none']", remove: true }] },
      "Action 2, $.paths['/none'], matched nothing",
    ],
  ])("are refused where they change nothing: %j", (overlay, reason) => {
    expect(() => laidOver({ actions: [idAsText], ...overlay })).toThrow(reason);
  });
});

describe("an overlay that states how answers tell success", () => {
  const stating = (stated: unknown) =>
    laidOver({ "x-service": "shop", actions: [{ target: "$", update: { "x-success": stated } }] });

  it("states it of all operations of its service", () => {
    const stated = { at: "/saved", values: [true] };
    const { documents: made, touched } = stating(stated);
    expect(made.map((document) => document["x-success"])).toEqual([undefined, stated, undefined]);
    expect([...touched]).toEqual(["shop.rows", "shop.time"]);
  });

  it("is refused where nothing can be judged by it, with the form that it needs", () => {
    expect(() => stating({ at: "saved", values: [true] })).toThrow(
      'a.json: Nothing can be judged by /x-success. Give it "at", a JSON pointer',
    );
  });
});

describe("a page of a service that differs", () => {
  const isPoints = (document: OpenApiDocument) => document["x-service"]?.name === "points";
  const page = readFileSync("schemas/pages/points/cultural-group.json", "utf8");
  const problemsWith = (...actions: object[]) => {
    const overlay = readOverlay("a.json", { overlay: "1.0.0", actions });
    const { documents: made } = overlayDocuments(shippedDocuments().documents, [overlay], isPoints);
    const { problems } = compileFor(createCatalogue(made), page);
    return problems.map(({ code, pointer }) => `${code} ${pointer}`);
  };
  const list = "$.paths['/cultural-group/page'].get";

  it("is told what it lacks: an argument that the service requires, a call that it has not", () => {
    const region = { name: "region", in: "query", required: true, schema: { type: "string" } };
    expect(problemsWith({ target: list, update: { parameters: [region] } })).toEqual([
      "missingParameter /body/rows/call",
      "missingParameter /body/rowActions/3/next/1/call/call",
    ]);
    expect(problemsWith({ target: "$.paths['/cultural-group/delete']", remove: true })).toEqual(
      expect.arrayContaining([expect.stringMatching(/^unknownOperation \/body\/rowActions\/\d/)]),
    );
  });

  it("is as it is where its words and days are others, and its rows sit elsewhere", () => {
    const group = "$.components.schemas.Group.properties";
    const rows = { type: "array", items: { $ref: "#/components/schemas/Group" } };
    expect(
      problemsWith(
        { target: list, update: { "x-list": { rows: "/list", total: "/count" } } },
        {
          target: "$.components.schemas.GroupPage.properties",
          update: { list: rows, count: { type: "string" } },
        },
        { target: `${group}.updateTime`, update: { format: "date" } },
        { target: `${group}.status.enum`, update: [2, 3] },
      ),
    ).toEqual([]);
  });
});
