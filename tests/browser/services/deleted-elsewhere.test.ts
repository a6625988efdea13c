import { beforeAll, expect, it } from "vitest";
import { json, lists } from "../../catalogue/resources/made-service.ts";
import { password } from "../../support/first-start.ts";
import { openPlaceOfService } from "./place-of-service.ts";

const text = { type: "string" };
const id = { name: "id", in: "path", required: true, schema: text };
const refused = { description: "No such record.", ...json({ type: "object" }) };
const document = {
  openapi: "3.1.0",
  info: { title: "Boats", version: "1" },
  paths: {
    "/boats": { get: { operationId: "list", ...lists({ id: text, name: text }) } },
    "/boats/{id}": {
      parameters: [id],
      delete: { operationId: "sink", responses: { 204: { description: "Gone." }, 404: refused } },
    },
  },
};

let boats = ["Argo", "Beagle", "Calypso"];
const { place, publish } = openPlaceOfService("boats", document, (request, response) => {
  const name = decodeURIComponent(request.url.replace(/^\/boats\/?/, "").replace(/\?.*/, ""));
  const isMissing = request.method === "DELETE" && !boats.includes(name);
  if (request.method === "DELETE") boats = boats.filter((boat) => boat !== name);
  response.writeHead(isMissing ? 404 : 200, { "Content-Type": "application/json" });
  const rows = boats.map((boat) => ({ id: boat, name: boat }));
  response.end(JSON.stringify(isMissing ? { message: `There is no ${name}.` } : rows));
});
beforeAll(() => {
  const sink = { call: "boats.sink", with: { id: "row.id" } };
  const rowActions = [{ label: "common.delete", emphasis: "danger", confirm: true, call: sink }];
  return publish("test/boats", "Boats", { kind: "table", rows: "boats.list", rowActions });
});

it("a record that its service no longer has leaves the list when its deletion is refused", async () => {
  const { page, complaints } = await place.visitSignedIn({ password, at: "/test/boats" });
  const beagle = page.getByRole("row").filter({ hasText: "Beagle" });
  await beagle.waitFor();
  boats = ["Argo", "Calypso"];
  await beagle.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("There is no Beagle.").waitFor();
  await beagle.waitFor({ state: "hidden" });
  expect(boats).toEqual(["Argo", "Calypso"]);
  // The browser itself logs the response with status 404.
  expect(complaints.splice(0).every((said) => said.includes("status of 404"))).toBe(true);
});
