import { expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { openPlaceOfService } from "./place-of-service.ts";

const desk = {
  type: "object",
  properties: { id: { type: "integer" }, note: { type: "string", title: "Note" } },
};
const answers = (schema: object) => ({
  responses: { 200: { description: "", content: { "application/json": { schema } } } },
});
const key = { name: "deskNo", in: "path", required: true, schema: { type: "integer" } };

const document = {
  openapi: "3.1.0",
  info: { title: "Desks", version: "1" },
  paths: {
    "/desks": {
      get: { operationId: "listDesks", ...answers({ type: "array", items: desk }) },
      put: {
        operationId: "saveDesk",
        requestBody: { content: { "application/json": { schema: desk } } },
        ...answers(desk),
      },
    },
    "/desks/{deskNo}": {
      get: { operationId: "getDesk", parameters: [key], ...answers(desk) },
    },
  },
};

let isBroken = false;

const { place, publish } = openPlaceOfService("desks", document, ({ url }, response) => {
  const [, one] = /^\/desks\/(\d+)/.exec(url) ?? [];
  const status = isBroken && one !== undefined ? 404 : 200;
  response.writeHead(status, { "Content-Type": "application/json" });
  const all = [1, 2].map((id) => ({ id, note: `Desk ${id}` }));
  response.end(JSON.stringify(one === undefined ? all : all[Number(one) - 1]));
});

it("what was typed for a record is told of no other, where its read names the key otherwise", async () => {
  await publish("test/desks", "Desks", {
    kind: "split",
    start: { kind: "table", name: "desks", rows: "desks.listDesks", columns: ["note"] },
    end: {
      kind: "form",
      fields: ["note"],
      values: { load: { call: "desks.getDesk", with: { deskNo: "blocks.desks.selected.id" } } },
      submit: "desks.saveDesk",
    },
  });
  const { page } = await place.visitSignedIn({
    at: "/test/desks",
    password,
    expectsFailures: true,
  });
  const choose = (name: string) => page.getByRole("cell", { name, exact: true }).click();
  const note = page.getByRole("textbox", { name: "Note" });
  await choose("Desk 1");
  await expect.poll(() => note.inputValue()).toBe("Desk 1");
  await note.fill("By the window");
  await choose("Desk 2");
  await expect.poll(() => note.inputValue()).toBe("Desk 2");
  isBroken = true;
  await choose("Desk 1");
  const told = page.getByText("By the window");
  await told.waitFor();
  await choose("Desk 2");
  await told.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Try again" }).waitFor();
});
