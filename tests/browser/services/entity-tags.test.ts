import { beforeAll, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { openPlaceOfService } from "./place-of-service.ts";

const schema = { type: "object", properties: { name: { type: "string" } } };
const content = { content: { "application/json": { schema } } };
const responses = { "200": { description: "The station.", ...content } };
const ifMatch = { name: "If-Match", in: "header", required: true, schema: { type: "string" } };

/** A service that takes a change only with the version that its writer has read. */
const stations = {
  openapi: "3.0.3",
  info: { title: "Stations", version: "1" },
  paths: {
    "/station": {
      get: { operationId: "readStation", responses },
      put: {
        operationId: "changeStation",
        parameters: [ifMatch],
        requestBody: content,
        responses: { "204": { description: "Done." } },
      },
    },
  },
};

let tag = '"1"';
const matched: unknown[] = [];

const { place, publish } = openPlaceOfService("stations", stations, (request, response) => {
  if (request.method === "PUT") {
    matched.push(request.headers["if-match"]);
    response.writeHead(request.headers["if-match"] === tag ? 204 : 428).end();
    return;
  }
  const headers = { "Content-Type": "application/json", ETag: tag };
  response.writeHead(200, headers).end(JSON.stringify({ name: "North" }));
});
beforeAll(() => {
  const values = { load: "stations.readStation" };
  const body = { kind: "form", submit: "stations.changeStation", values, after: "stay" };
  return publish("test/station", "Station", body);
});

it("a form sends the tag of its record, as it is when the form is saved", async () => {
  const { page } = await place.visitSignedIn({ password, at: "/test/station" });
  const name = page.getByRole("textbox", { name: "Name" });
  await expect.poll(() => name.inputValue()).toBe("North");
  await name.fill("South");
  tag = '"2"';
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => matched).toEqual(['"2"']);
});
