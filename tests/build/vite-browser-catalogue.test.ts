import { describe, expect, it } from "vitest";
import { browserCatalogue } from "../../src/build/vite-browser-catalogue.ts";

/** What browsers get of a file, or `null` where they get it as it is. */
function changed(path: string, content: unknown): unknown {
  const { transform } = browserCatalogue();
  if (typeof transform !== "function") throw new Error("The plugin transforms nothing.");
  const change = Reflect.apply(transform, {}, [JSON.stringify(content), path]);
  return change && JSON.parse(change.code);
}

describe("browsers learn from a document that ships", () => {
  const path = "/here/schemas/catalogue/shop.json";
  const info = { title: "Shop", version: "1.0.0" };
  const learnt = { openapi: "3.1.0", info };

  it("no address of an external service, nor how it is signed in to", () => {
    const service = { name: "shop", envelope: { data: "/data" } };
    const address = "https://shop.internal.example/v1";
    const schemas = { Order: { type: "object" } };
    const securitySchemes = { key: { type: "apiKey", in: "header", name: "X-Key" } };
    const document = {
      openapi: "3.1.0",
      info,
      "x-service": { ...service, address },
      components: { schemas, securitySchemes },
    };
    expect(changed(path, document)).toEqual({
      ...learnt,
      "x-service": service,
      components: { schemas },
    });
    expect(changed("/here/schemas/gallery/shop.json", document)).toBeNull();
  });

  it("that a write has no version, but not why", () => {
    const paths = (none: string) => ({ "/tasks": { post: { "x-if-match": { none } } } });
    const document = { openapi: "3.1.0", info, paths: paths("It makes a record.") };
    expect(changed(path, document)).toEqual({ ...learnt, paths: paths("") });
  });

  it("what a call returns, but not how it fails", () => {
    const paths = (responses: object) => ({ "/tasks": { get: { responses } } });
    const content = { "application/json": { schema: { description: "A task." } } };
    const returned = { 200: { description: "", content }, default: { description: "" } };
    const failed = { $ref: "#/components/responses/Failed" };
    const of = (paths: object, components: object) => ({ ...learnt, paths, components });
    const responses = { Failed: { description: "" } };
    const document = of(
      paths({
        200: { description: "The tasks.", content },
        default: { description: "Others." },
        "4XX": failed,
        503: {},
      }),
      { responses },
    );
    expect(changed(path, document)).toEqual(of(paths(returned), {}));
    const shared = of(paths({ 200: { $ref: "#/components/responses/Tasks" } }), { responses });
    expect(changed(path, shared)).toEqual(shared);
  });

  it("its name and where it is called, but not what is written about it", () => {
    const documentOf = (description: string) => ({
      openapi: "3.1.0",
      info: { ...info, description },
      servers: [{ url: "/shop-api", description }],
      tags: [{ name: "orders", description }],
    });
    expect(changed(path, documentOf("For the warehouse."))).toEqual(documentOf(""));
  });
});
