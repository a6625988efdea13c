import { describe, expect, it } from "vitest";
import type { DetailPlan } from "../../../renderers/blocks/detail/kind.ts";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import type { BlockPlan } from "../../../src/language/block.ts";
import { compileFor } from "../../support/shipped-environment.ts";

const text = { type: "string" };
const object = (properties: object) => ({ type: "object", properties });

/** The lines of a detail of a read with the given response. */
function linesOf(answer: object) {
  const content = { "application/json": { schema: answer } };
  const get = { operationId: "one", responses: { 200: { description: "It", content } } };
  const info = { title: "It", version: "1" };
  const document = { openapi: "3.1.0", info, paths: { "/one": { get } } };
  const imported = importOpenApi(document, { name: "it" });
  const catalogue = createCatalogue(imported.document ? [imported.document] : []);
  const page = { title: "It", body: { kind: "detail", record: "it.one" } };
  const { plan, problems } = compileFor(catalogue, page);
  expect(problems).toEqual([]);
  const isDetail = (body: BlockPlan): body is DetailPlan => body.kind === "detail";
  if (!plan || !isDetail(plan.body)) throw new Error("There is no detail.");
  return plan.body.fields.map(({ name, label }) => `${name}: ${label}`);
}

const article = object({
  type: { type: "string", enum: ["articles"] },
  id: text,
  attributes: object({ title: text, "word-count": { type: "integer" } }),
  links: object({ self: text }),
});

describe("a detail whose page names no fields shows", () => {
  it("the fields of its record", () => {
    expect(linesOf(object({ name: text, price: { type: "number" } }))).toEqual([
      ...["name: Name", "price: Price"],
    ]);
  });

  it("the attributes of a record of JSON:API, which its response holds in a field", () => {
    const about = { meta: object({ version: text }), links: object({ self: text }) };
    expect(
      linesOf(object({ data: article, ...about, jsonapi: object({ version: text }) })),
    ).toEqual(
      expect.arrayContaining([
        "data.attributes.title: Title",
        "data.attributes.word-count: Word count",
      ]),
    );
  });

  it("the record in a field, under the names of its own fields", () => {
    const person = object({ name: text, city: text });
    expect(linesOf(object({ person }))).toEqual(["person.name: Name", "person.city: City"]);
    expect(linesOf(object({ success: { type: "boolean" }, data: person }))).toEqual([
      ...["success: Success", "data.name: Name", "data.city: City"],
    ]);
  });

  it("no record of another sort that its record refers to", () => {
    const owner = object({ name: text });
    expect(linesOf(object({ title: text, owner }))).toEqual(["title: Title"]);
  });
});
