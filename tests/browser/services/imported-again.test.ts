import { beforeAll, expect, it } from "vitest";
import { texts } from "../../../src/i18n/texts.ts";
import { password } from "../../support/first-start.ts";
import { once } from "../shell/once.ts";
import { hides, shows } from "../shows.ts";
import { openPlaceOfService } from "./place-of-service.ts";

const desk = {
  type: "object",
  required: ["name"],
  properties: { id: { type: "integer", readOnly: true }, name: { type: "string" } },
};
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };

const listDesks = {
  operationId: "listDesks",
  responses: { "200": { description: "All.", ...json({ type: "array", items: desk }) } },
};
const saveDesk = {
  operationId: "saveDesk",
  parameters: [id],
  requestBody: { required: true, ...json(desk) },
  responses: { "200": { description: "Saved.", ...json(desk) } },
};

/** The service's document with the given operations of one desk. */
const desksWith = (operations: object) => ({
  openapi: "3.0.3",
  info: { title: "Desks", version: "1" },
  paths: { "/desks": { get: listDesks }, "/desks/{id}": operations },
});

const { place, publish } = openPlaceOfService(
  "desks",
  desksWith({ put: saveDesk }),
  (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify([{ id: 1, name: "By the window" }]));
  },
);

beforeAll(() => {
  const open = { kind: "form", values: "row", submit: "desks.saveDesk" };
  const rowActions = [{ label: { en: "Edit", zh: "Edit", es: "Edit", ja: "Edit" }, open }];
  return publish("test/desks", "Desks", { kind: "table", rows: "desks.listDesks", rowActions });
});

/** Somebody who has a form of the page open, with its name typed in part. */
const atWork = once(async () => {
  const visitor = await place.staySignedIn({ password, at: "/test/desks" });
  const { page } = visitor;
  await page.getByRole("button", { name: "Edit" }).click();
  const name = page.getByRole("dialog").getByRole("textbox", { name: "Name" });
  await name.fill("In the corner");
  return { page, name };
});

/** Imports the service again, as somebody else. */
async function importAgain(operations: object): Promise<void> {
  const source = JSON.stringify(desksWith(operations));
  await place.product.ask("service.save", { name: "desks", source, basePath: "" });
}

it("goes on in place with what somebody types while its service is imported again", async () => {
  const { page, name } = await atWork();
  const removeDesk = { ...saveDesk, operationId: "removeDesk", requestBody: undefined };
  const planned = page.waitForResponse((response) => response.url().includes("/page/getPlan"));
  await importAgain({ put: saveDesk, delete: removeDesk });
  await (await planned).finished();
  await page.keyboard.type(" of the hall");
  await expect.poll(() => name.inputValue()).toBe("In the corner of the hall");
  await hides(page.getByText(texts.en.draft.restored));
});

it("keeps what was typed in a form that the service no longer takes, until it is given up", async () => {
  const { page, name } = await atWork();
  await importAgain({});
  const told = page.getByText(texts.en.newVersion.waiting).first();
  await shows(told);
  await page.getByRole("button", { name: "Save" }).click();
  const unknown = texts.en.wire.unknownOperation.replace("{{operation}}", "desks.saveDesk");
  await shows(page.getByText(unknown).first());
  expect(await name.inputValue()).toBe("In the corner of the hall");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await hides(told);
});
