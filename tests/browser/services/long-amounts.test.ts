import { beforeAll, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { openPlaceOfService } from "./place-of-service.ts";

/** An amount that JavaScript would round to a whole number. */
const balance = "12345678901234567.89";

const account = {
  type: "object",
  required: ["id", "name"],
  properties: {
    id: { type: "integer" },
    name: { type: "string" },
    balance: { type: "number", maximum: 1e18 },
    rate: { type: "number" },
  },
};
const json = (schema: object) => ({ content: { "application/json": { schema } } });

const ledger = {
  openapi: "3.0.3",
  info: { title: "Ledger", version: "1" },
  paths: {
    "/accounts": {
      get: {
        operationId: "listAccounts",
        responses: {
          "200": { description: "The accounts.", ...json({ type: "array", items: account }) },
        },
      },
    },
    "/accounts/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      put: {
        operationId: "changeAccount",
        requestBody: { required: true, ...json(account) },
        responses: { "200": { description: "Saved." } },
      },
    },
  },
};

const { place, publish, received } = openPlaceOfService("ledger", ledger, (_request, response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.end(
    `[{"id":1,"name":"Main","balance":${balance},"rate":1.5},{"id":2,"name":"Other","balance":0.11,"rate":2.25}]`,
  );
});

beforeAll(() =>
  publish("test/accounts", "Accounts", {
    kind: "table",
    title: "Accounts",
    rows: "ledger.listAccounts",
    columns: ["name", { field: "balance", summary: "max" }, "rate"],
    rowActions: [
      {
        label: "Edit",
        open: {
          kind: "form",
          title: "Edit",
          values: "row",
          submit: { call: "ledger.changeAccount", with: { id_: "row.id", id: "row.id" } },
        },
      },
    ],
  }),
);

it("an amount of many digits is shown, and saved beside another field, as the service holds it", async () => {
  const { page } = await place.visitSignedIn({ password, at: "/test/accounts" });
  const row = page.getByRole("row").filter({ hasText: "Main" });
  await row.getByText("12,345,678,901,234,567.89").waitFor();
  const highest = page.getByRole("row").filter({ hasText: "Highest" });
  await highest.getByText("12,345,678,901,234,567.89").waitFor();
  await row.getByRole("button", { name: "Edit" }).click();
  const form = page.getByRole("dialog", { name: /Edit/ });
  await form.getByRole("textbox", { name: "Name" }).fill("First");
  const amount = form.getByRole("spinbutton", { name: "Balance" });
  await expect.poll(() => amount.inputValue()).toBe(balance);
  await form.getByRole("button", { name: "Save" }).click();

  await expect
    .poll(() => received("PUT"))
    .toEqual([`{"id":1,"name":"First","balance":${balance},"rate":1.5}`]);
});
