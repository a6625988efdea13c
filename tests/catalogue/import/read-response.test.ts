import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";

const redirect = { description: "It is elsewhere.", headers: { Location: {} } };
const fault = { description: "It failed." };

function fileOf(path: string, method: string, responses: object, summary = "It.") {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    return { name, in: "path", required: true, schema: { type: "string" } };
  });
  const operation = { operationId: "run", summary, parameters, responses };
  const source = {
    openapi: "3.0.3",
    info: { title: "Code", version: "1" },
    paths: { [path]: { [method]: operation } },
  };
  const { document } = importOpenApi(source, { name: "code" });
  if (!document) throw new Error("It was not imported.");
  return createCatalogue([document]).operations.get("code.run")?.file;
}

it.each([
  ["/repos/{repo}/tarball/{ref}", { 302: redirect }, "Download a repository archive"],
  ["/jobs/{id}/logs", { 302: redirect, default: fault }, "It."],
  ["/artifacts/{id}/{format}", { 302: redirect, 410: fault }, "Download an artifact"],
  ["/bills/{id}/downloadPdf", { 303: redirect }, "It."],
])("a read of %s that only redirects is a download", (path, responses, summary) => {
  expect(fileOf(path, "get", responses, summary)).toBe("application/octet-stream");
});

it.each([
  ["/oauth/authorize", "get", { 302: redirect }, "Authorize an app to read files"],
  ["/things/{id}", "get", { 302: redirect }, "A thing that has moved"],
  ["/jobs/{id}/logs", "post", { 302: redirect }, "It."],
  ["/jobs/{id}/logs", "get", { 204: fault, 302: redirect }, "It."],
])("%s by %s with %j is none", (path, method, responses, summary) => {
  expect(fileOf(path, method, responses, summary)).toBeNull();
});
