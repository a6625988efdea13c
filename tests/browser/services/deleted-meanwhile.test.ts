import { beforeAll, beforeEach, expect, it } from "vitest";
import { reads, takes, text } from "../../catalogue/resources/made-service.ts";
import { password } from "../../support/first-start.ts";
import { once } from "../shell/once.ts";
import { shows } from "../shows.ts";
import { openFormOfRecord } from "./form-of-record.ts";
import { openPlaceOfService, openPlaceOfServices } from "./place-of-service.ts";

let isThere = true;
beforeEach(() => {
  isThere = true;
});

const answer: Parameters<typeof openPlaceOfService>[2] = ({ method }, response) => {
  const isFound = isThere || method === "POST";
  response.writeHead(isFound ? 200 : 404, { "Content-Type": "application/json" });
  response.end(JSON.stringify(isFound ? { name: "North" } : { detail: "Not found." }));
};
const shared = openPlaceOfServices();
const schema = { type: "object", properties: { name: text } };
const { sent } = openFormOfRecord({ schema, respond: answer }, shared);
const orders = openPlaceOfService(
  "orders",
  {
    openapi: "3.1.0",
    info: { title: "Orders", version: "1" },
    paths: {
      "/offer": { get: { operationId: "readOffer", ...reads({ name: text }) } },
      "/orders": { post: { operationId: "addOrder", ...takes({ name: text }) } },
    },
  },
  answer,
  shared,
);
beforeAll(() =>
  orders.publish("test/order", "Order", {
    kind: "form",
    submit: "orders.addOrder",
    values: { load: "orders.readOffer" },
    after: "stay",
  }),
);
const arrive = once(() => shared.place.stay({ expectsFailures: true }));

/** The page at an address, with a name that was entered before what it began with was deleted. */
async function enteredAt(address: string) {
  const { arriveSignedIn, page } = await arrive();
  await arriveSignedIn(address, "admin", password);
  const name = page.getByRole("textbox", { name: "Name" });
  await expect.poll(() => name.inputValue()).toBe("North");
  await name.fill("South");
  isThere = false;
  await page.getByRole("button", { name: "Save", exact: true }).click();
  return { page, name };
}

it("a form whose record others have deleted meanwhile says so, saves nothing and keeps what was entered", async () => {
  const { page, name } = await enteredAt("/test/machine");
  await shows(page.getByText("This record has been deleted, so nothing was saved."));
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await name.inputValue()).toBe("South");
  expect(sent("PATCH")).toEqual([]);
  isThere = true;
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => sent("PATCH")).toEqual([{ name: "South" }]);
});

it("a new record can be saved although the one that it began with has been deleted meanwhile", async () => {
  const { page } = await enteredAt("/test/order");
  await page.getByRole("dialog").getByRole("button", { name: "Save anyway" }).click();
  await expect.poll(() => orders.sent("POST")).toEqual([{ name: "South" }]);
});
