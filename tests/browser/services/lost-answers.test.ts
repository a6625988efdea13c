import { expect, it } from "vitest";
import { json, lists } from "../../catalogue/resources/made-service.ts";
import { password } from "../../support/first-start.ts";
import { shows } from "../shows.ts";
import { openPlaceOfService } from "./place-of-service.ts";

const order = { id: { type: "integer" }, name: { type: "string" } };
const shop = {
  openapi: "3.1.0",
  info: { title: "Orders", version: "1" },
  paths: {
    "/orders": {
      get: { operationId: "list", ...lists(order) },
      post: {
        operationId: "add",
        requestBody: json({ type: "object", properties: { name: order.name } }),
        responses: { 201: { description: "Added." } },
      },
    },
  },
};

const orders: object[] = [];
const { place, publish, sent } = openPlaceOfService("shop", shop, (request, response) => {
  const isNew = request.method === "POST";
  if (isNew) orders.push({ id: orders.length + 1, name: "Tea" });
  response.writeHead(isNew ? 201 : 200, { "Content-Type": "application/json" });
  response.end(JSON.stringify(isNew ? {} : orders));
});

it("an order that is saved again after its answer was lost on the way is made once", async () => {
  await publish("test/orders", "Orders", {
    kind: "table",
    rows: "shop.list",
    toolbar: [{ label: "common.add", open: { kind: "form", submit: "shop.add" } }],
  });
  const { page, arriveSignedIn } = await place.stay({ expectsFailures: true });
  await arriveSignedIn("/test/orders", "admin", password);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Tea");
  await page.route(
    (address) => address.pathname.endsWith("/orders"),
    async (route) => {
      if (route.request().method() === "POST") await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await shows(page.getByText(/may have done this anyway/).first());
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await shows(page.getByRole("cell", { name: "Tea" }));
  expect(sent("POST")).toEqual([{ name: "Tea" }]);
  expect(orders).toHaveLength(1);
});
