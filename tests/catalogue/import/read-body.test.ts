import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import type { Operation } from "../../../src/catalogue/operation.ts";

const fields = { type: "object", properties: { name: { type: "string" } } };
const file = { type: "string", format: "binary" };

/** The only operation of a document, whose request body has the given content. */
function posted(content: Record<string, object>, required = true): Operation | undefined {
  const document = {
    openapi: "3.0.3",
    info: { title: "Shop", version: "1" },
    paths: {
      "/pets": {
        get: { operationId: "pets", responses: { "200": { description: "" } } },
        post: {
          operationId: "post",
          requestBody: { required, content },
          responses: { "200": { description: "" } },
        },
      },
    },
  };
  const { document: imported } = importOpenApi(document, { name: "shop" });
  if (!imported) throw new Error("It was refused.");
  return createCatalogue([imported]).operations.get("shop.post");
}

const sent = (operation: Operation | undefined) => ({
  media: operation?.body?.media,
  names: operation?.parameters.map(({ name }) => name),
});

describe("the body of an operation is imported", () => {
  it.each([
    "application/json",
    "application/merge-patch+json",
    "application/scim+json",
    "application/vnd.api+json",
    "text/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
  ])("with its fields: %s", (media) => {
    expect(sent(posted({ [media]: { schema: fields } }))).toEqual({ media, names: ["name"] });
  });

  it.each([
    ["text/plain", { schema: { type: "string" } }, { "x-widget": "textarea" }],
    ["application/octet-stream", {}, { contentMediaType: "application/octet-stream" }],
    ["image/png", { schema: file }, { contentMediaType: "application/octet-stream" }],
  ])("as one value: %s", (media, entry, schema) => {
    const operation = posted({ [media]: entry });
    expect(sent(operation)).toEqual({ media, names: ["content"] });
    expect(operation?.parameters[0]?.schema).toMatchObject({ type: "string", ...schema });
  });

  it.each(["oneOf", "anyOf"])("as one record where a list of such may be sent too: %s", (kinds) => {
    const either = (...all: object[]) =>
      posted({ "application/json": { schema: { [kinds]: all } } });
    const several = { type: "array", items: fields };
    expect(sent(either(several, fields)).names).toEqual(["name"]);
    expect(sent(either(fields, several)).names).toEqual(["name"]);
    expect(sent(either(several, { type: "object" })).names).toEqual(["content"]);
  });

  it("as JSON where there is a choice, and in parts where a form has files", () => {
    const form = { "application/x-www-form-urlencoded": { schema: fields } };
    const parts = { "multipart/form-data": { schema: fields } };
    const inFiles = { type: "object", properties: { name: { type: "string" }, file } };
    const media = (content: Record<string, object>) => posted(content)?.body?.media;
    expect(media({ ...form, "application/json; charset=utf-8": { schema: fields } })).toBe(
      "application/json",
    );
    expect(media({ ...parts, ...form })).toBe("application/x-www-form-urlencoded");
    expect(media({ ...form, "multipart/form-data": { schema: inFiles } })).toBe(
      "multipart/form-data",
    );
  });

  it("with the way in which its fields are written", () => {
    const encoding = { name: { style: "deepObject", explode: true }, __proto__: 3 };
    const operation = posted({
      "application/x-www-form-urlencoded": { schema: fields, encoding },
    });
    expect(operation?.body?.fields).toEqual({
      name: { style: "deepObject", explode: true, allowReserved: false },
    });
    expect(operation?.isPlain).toBe(false);
  });

  it("never as less than it is: what cannot be said is left out, and known to be", () => {
    expect(posted({ "application/xml": { schema: fields } })).toBeUndefined();
    expect(
      posted({ "application/json-patch+json": { schema: { type: "array" } } }),
    ).toBeUndefined();
    expect(posted({ "application/xml": { schema: fields } }, false)).toMatchObject({
      isBodyLeftOut: true,
      parameters: [],
    });
  });
});
