import { describe, expect, it } from "vitest";
import { applyOverlay } from "../../../src/catalogue/overlay/apply-overlay.ts";
import { readOverlay } from "../../../src/catalogue/overlay/read-overlay.ts";

const shop = {
  paths: {
    "/orders": {
      get: { parameters: [{ name: "page" }, { name: "size" }], tags: ["order"] },
      post: { tags: ["order"] },
    },
  },
  components: {
    schemas: { Order: { properties: { id: { type: "integer" }, kind: { enum: [1] } } } },
  },
};

const overlaid = (...actions: object[]) =>
  applyOverlay(shop, readOverlay("a.json", { overlay: "1.0.0", actions }));

const failing = (...actions: unknown[]) => {
  try {
    applyOverlay(shop, readOverlay("a.json", { overlay: "1.0.0", actions }));
  } catch (error) {
    return String(error);
  }
  return "It was laid over.";
};

describe("an overlay", () => {
  it("merges records, lengthens lists, replaces all else, and leaves the document as it is", () => {
    const before = JSON.stringify(shop);
    const { document } = overlaid(
      { target: "$.paths['/orders'].get", update: { "x-list": { rows: "/list" }, tags: ["more"] } },
      { target: "$.components.schemas.Order.properties.id", update: { type: "string" } },
      { target: "$.paths['/orders'].get.parameters", update: { name: "shop" } },
    );
    expect(document.paths["/orders"].get).toEqual({
      parameters: [{ name: "page" }, { name: "size" }, { name: "shop" }],
      tags: ["order", "more"],
      "x-list": { rows: "/list" },
    });
    expect(document.components.schemas.Order.properties.id).toEqual({ type: "string" });
    expect(JSON.stringify(shop)).toBe(before);
  });

  it("takes away members of records and of lists, several at once", () => {
    const { document } = overlaid(
      { target: "$.paths['/orders'].get.parameters[*]", remove: true },
      { target: "$.components.schemas.Order.properties.kind.enum", remove: true },
      { target: "$.components.schemas.Order.properties.kind", update: { enum: ["a"] } },
      { target: "$.paths['/orders'].post", remove: true },
    );
    expect(document.paths["/orders"]).toEqual({ get: { parameters: [], tags: ["order"] } });
    expect(document.components.schemas.Order.properties.kind).toEqual({ enum: ["a"] });
  });

  it("works action after action: what one brings, the next one finds", () => {
    const { document, matched } = overlaid(
      { target: "$.components.schemas.Order.properties", update: { at: { type: "string" } } },
      { target: "$..at", update: { format: "date" } },
      { target: "$.nowhere", remove: true },
    );
    expect(document.components.schemas.Order.properties).toMatchObject({
      at: { type: "string", format: "date" },
    });
    expect([...matched]).toEqual([0, 1]);
  });

  it("brings names that mean something to every object as plain members", () => {
    const update = JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"a": 1}}');
    const { document } = overlaid({ target: "$.components.schemas", update });
    expect(Object.keys(document.components.schemas)).toEqual(["Order", "__proto__", "constructor"]);
    expect(Reflect.get({}, "isAdmin")).toBeUndefined();
  });

  it.each([
    [[], 'a.json: It has no actions. List them in "actions".'],
    [[{}], 'Action 1 has no "target"'],
    [[{ target: "$.a" }], 'Action 1, $.a, changes nothing. Give it "update", or "remove": true.'],
    [[{ target: "$.paths['", remove: true }], "Action 1, $.paths[', is not a JSONPath of RFC 9535"],
    [[{ target: "$", remove: true }], "It removes the whole document."],
  ])("that cannot be what was meant is told by its action: %j", (actions, reason) => {
    expect(failing(...actions)).toContain(reason);
  });

  it("is none without its version", () => {
    expect(() => readOverlay("a.json", { actions: [] })).toThrow("It is not an OpenAPI Overlay");
    expect(() => readOverlay("a.json", null)).toThrow("It is not an OpenAPI Overlay");
  });
});
