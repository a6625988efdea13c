import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { withOwnKey } from "../../../src/catalogue/resources/with-own-key.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { propose } from "../../corpus/propose.ts";
import { services } from "../../corpus/services.ts";

const newsroom = services.find(({ name }) => name === "newsroom");
if (!newsroom) throw new Error("The corpus has no newsroom.");
const { catalogue } = propose(newsroom);
const edit = [...catalogue.operations.values()].find(({ method }) => method === "patch");
if (!edit) throw new Error("The newsroom has no edit.");
const attributes = { title: "News" };

it("a record gets the key that the path names, where it has none of its own", () => {
  expect(withOwnKey(catalogue, edit, { id_: "a-1", attributes })).toEqual({
    id_: "a-1",
    id: "a-1",
    attributes,
  });
  for (const values of [{ attributes }, { id_: "a-1", id: "a-2", attributes }]) {
    expect(withOwnKey(catalogue, edit, values)).toEqual(values);
  }
});

it("so does a record inside a field", () => {
  const text: JsonSchema = { type: "string" };
  const data: JsonSchema = { "x-key": "id", required: ["id"], properties: { id: text } };
  const schema: JsonSchema = { type: "object", properties: { data, notify: text } };
  const requestBody = { content: { "application/json": { schema } } };
  const parameters = [{ name: "id", in: "path" as const, schema: text }];
  const patch = { operationId: "desk.edit", parameters, requestBody };
  const desk = createCatalogue([
    {
      openapi: "3.1.1",
      info: { title: "Desk", version: "1" },
      "x-service": { name: "desk", envelope: { data: "", messages: [], success: [] } },
      paths: { "/articles/{id}": { patch } },
    },
  ]);
  const operation = desk.operations.get("desk.edit");
  if (!operation) throw new Error("The desk has no edit.");
  expect(withOwnKey(desk, operation, { id: "a-1", data: { attributes } })).toEqual({
    id: "a-1",
    data: { id: "a-1", attributes },
  });
});
