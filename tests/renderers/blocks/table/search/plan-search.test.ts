import { expect, it } from "vitest";
import { createCatalogue } from "../../../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../../../src/catalogue/import/import-open-api.ts";
import { compileFor } from "../../../../support/shipped-environment.ts";
import { isTable } from "../table-plan.ts";

const number = { type: "integer" };
const range = { type: "object", properties: { gt: number, lt: number } };
const deep = { style: "deepObject", explode: true };

/** The fields that a table's search asks for where its list has these parameters. */
function asked(...given: object[]): string[] {
  const rows = { type: "array", items: { type: "object", properties: { name: {} } } };
  const content = { "application/json": { schema: rows } };
  const parameters = given.map((one) => ({ in: "query", ...one }));
  const get = { operationId: "all", parameters, responses: { 200: { description: "", content } } };
  const info = { title: "Bills", version: "1" };
  const source = { openapi: "3.1.0", info, paths: { "/bills": { get } } };
  const { document } = importOpenApi(source, { name: "bills" });
  const catalogue = createCatalogue(document ? [document] : []);
  const page = { title: { en: "B" }, body: { kind: "table", rows: "bills.all" } };
  const { plan } = compileFor(catalogue, page);
  if (!plan || !isTable(plan.body)) throw new Error("There is no table.");
  return plan.body.search.map(({ name }) => name);
}

it("a search asks for the fields of a record one by one, also where a plain value may replace it", () => {
  const names = ["created[gt]", "created[lt]"];
  expect(asked({ name: "created", ...deep, schema: range })).toEqual(names);
  const either = { anyOf: [range, number] };
  expect(asked({ name: "created", ...deep, schema: either })).toEqual(names);
});

it("a search asks for no record that one input would have to hold", () => {
  const whole = { name: "where", style: "form", explode: false, schema: range };
  const either = { name: "at", schema: { anyOf: [range, number] } };
  expect(asked(whole, either, { name: "q", schema: { type: "string" } })).toEqual(["q"]);
});
