import { beforeAll, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { openPlaceOfService } from "./place-of-service.ts";

const schema = { type: "object", properties: { name: { type: "string" } } };
const content = { content: { "application/json": { schema } } };
const responses = { "200": { description: "The station.", ...content } };
const key = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const ifMatch = { name: "If-Match", in: "header", required: true, schema: { type: "string" } };

const train = { id: { type: "integer" }, name: { type: "string" } };
const rows = { type: "array", items: { type: "object", properties: train } };

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
      patch: {
        operationId: "renameStation",
        requestBody: content,
        responses: { "204": { description: "Done." } },
      },
    },
    "/trains": {
      get: {
        operationId: "trains",
        responses: {
          "200": { description: "The trains.", content: { "application/json": { schema: rows } } },
        },
      },
    },
    "/trains/{id}": {
      get: { operationId: "readTrain", parameters: [key], responses },
      delete: {
        operationId: "deleteTrain",
        parameters: [key, ifMatch],
        responses: { "204": { description: "Done." } },
      },
    },
    "/trains/{id}/departure": {
      post: {
        operationId: "depart",
        parameters: [key],
        responses: { "204": { description: "Done." } },
      },
    },
  },
};

let tag = '"1"';
let comet = "Comet";
const matched: unknown[] = [];
const deleted: unknown[] = [];
const departed: unknown[] = [];
const renamed: unknown[] = [];

const { place, publish } = openPlaceOfService("stations", stations, (request, response) => {
  if (request.method === "PUT") {
    matched.push(request.headers["if-match"]);
    response.writeHead(request.headers["if-match"] === tag ? 204 : 428).end();
    return;
  }
  if (request.method === "PATCH") {
    const given = request.headers["if-match"];
    renamed.push(given);
    response.writeHead(given === undefined ? 428 : given === tag ? 204 : 412).end();
    // Others change the station between the two tries of the same save.
    if (renamed.length === 1) tag = '"3"';
    return;
  }
  if (request.method === "POST") {
    departed.push([request.url, request.headers["if-match"]]);
    response.writeHead(request.headers["if-match"] === tag ? 204 : 428).end();
    return;
  }
  if (request.method === "DELETE") {
    deleted.push([request.url, request.headers["if-match"]]);
    response.writeHead(204).end();
    return;
  }
  if (request.url === "/trains") {
    response
      .writeHead(200, { "Content-Type": "application/json" })
      .end(`[{"id":7,"name":"Arrow"},{"id":8,"name":"${comet}"}]`);
    return;
  }
  const headers = { "Content-Type": "application/json", ETag: tag };
  response.writeHead(200, headers).end(JSON.stringify({ name: "North" }));
});
beforeAll(async () => {
  await publish("test/trains", "Trains", {
    kind: "table",
    rows: "stations.trains",
    rowActions: [
      {
        label: { en: "Depart", zh: "Depart", es: "Depart", ja: "Depart" },
        call: { call: "stations.depart", with: { id: "row.id" } },
      },
      {
        label: "common.delete",
        confirm: true,
        call: { call: "stations.deleteTrain", with: { id: "row.id" } },
      },
    ],
  });
  const values = { load: "stations.readStation" };
  const body = { kind: "form", submit: "stations.changeStation", values, after: "stay" };
  await publish("test/station", "Station", body);
  const naming = { ...body, submit: "stations.renameStation" };
  await publish("test/naming", "Naming", naming);
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

it("a row is deleted with the tag that its record has then, unless others have changed it", async () => {
  const { page } = await place.visitSignedIn({ password, at: "/test/trains" });
  const row = page.getByRole("row").filter({ hasText: "Comet" });
  const remove = async () => {
    await row.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  };
  await row.waitFor();
  comet = "Comet, full";
  await remove();
  await page.getByText("Others have changed this in the meantime").waitFor();
  await row.getByText("Comet, full").waitFor();
  expect(deleted).toEqual([]);
  await remove();
  await expect.poll(() => deleted).toEqual([["/trains/8", tag]]);
});

it("an act below a row's record is repeated with its tag, which the document does not name", async () => {
  const { page } = await place.visitSignedIn({
    password,
    at: "/test/trains",
    expectsFailures: true,
  });
  const row = page.getByRole("row").filter({ hasText: "Arrow" });
  await row.getByRole("button", { name: "Depart" }).click();
  await page.getByText("Done: Depart").waitFor();
  const path = "/trains/7/departure";
  expect(departed).toEqual([
    [path, undefined],
    [path, tag],
  ]);
});

it("a form whose document names no tag is repeated with the one that it was merged upon", async () => {
  const { page } = await place.visitSignedIn({
    password,
    at: "/test/naming",
    expectsFailures: true,
  });
  const name = page.getByRole("textbox", { name: "Name" });
  await expect.poll(() => name.inputValue()).toBe("North");
  await name.fill("South");
  const save = page.getByRole("button", { name: "Save", exact: true });
  const before = tag;
  await save.click();
  await page.getByText("This conflicts with the service's data").waitFor();
  await save.click();
  await expect.poll(() => renamed).toEqual([undefined, before, undefined, tag]);
});
