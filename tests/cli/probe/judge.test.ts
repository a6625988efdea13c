import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { judge } from "../../../src/cli/probe/judge.ts";

const schema = {
  type: "object",
  properties: { paid: { type: "integer", format: "unix-time" }, sum: { type: "integer" } },
};
const responses = { 200: { description: "It.", content: { "application/json": { schema } } } };
const bills = {
  openapi: "3.0.3",
  info: { title: "Bills", version: "1" },
  paths: { "/bill": { get: { operationId: "get", responses } } },
};

it("a moment that travels as a number fits, and what is of another type is told", () => {
  const { document } = importOpenApi(bills, { name: "bills" });
  if (!document) throw new Error("It was not imported.");
  const operation = createCatalogue([document]).operations.get("bills.get");
  if (!operation) throw new Error("It has no operation.");
  const observationsOn = (data: unknown) =>
    judge({ document, stated: document, operation, data, dates: null }, (given) =>
      createCatalogue([given]),
    ).observations;
  expect(observationsOn({ paid: 1_700_000_000, sum: 1 })).toEqual([]);
  expect(
    observationsOn({ paid: 1_700_000_000, sum: "?" }).map(({ values }) => values.place),
  ).toEqual(["/sum"]);
});
