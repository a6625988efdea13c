import { expect, it } from "vitest";
import { lists, madeService, number, text } from "../../catalogue/resources/made-service.ts";
import { compileFor } from "../../support/shipped-environment.ts";

const flag = { type: "boolean" };

it.each<[string, object, string]>([
  ["its sort", { id: number, resource_type: text, note: text }, "note"],
  ["its sort and state", { gid: text, id: number, budgetType: text, status: text }, "gid"],
  ["one of a few values", { id: number, colour: { ...text, enum: ["red", "blue"] } }, "id"],
  ["a switch or a number", { id: number, isOpen: flag, rate: number }, "id"],
  ["a record inside it", { id: number, target: { type: "object", properties: {} } }, "id"],
])("a row without a name is not called by %s", (_name, fields, label) => {
  const { catalogue, operation } = madeService(
    { "/things": { get: lists(fields) } },
    "GET /things",
  );
  const page = { title: "It", body: { kind: "table", rows: operation.id } };
  const { plan } = compileFor(catalogue, page);
  expect(plan).toMatchObject({ body: { rows: { labelField: label } } });
});
