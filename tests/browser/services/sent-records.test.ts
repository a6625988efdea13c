import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { fieldsOf } from "../../../src/catalogue/schema/record.ts";
import { takes } from "../../catalogue/resources/made-service.ts";
import { password } from "../../support/first-start.ts";
import { once } from "../shell/once.ts";
import { shows } from "../shows.ts";
import { json, openFormOfRecord } from "./form-of-record.ts";
import { openPlaceOfService, openPlaceOfServices } from "./place-of-service.ts";

const text = { type: "string" };

const shared = openPlaceOfServices();
const arrive = once(() => shared.place.stay());

// A page that stays would read again from a service that has ended.
afterEach(async () => {
  await (await arrive()).page.goto("about:blank");
});

/** The page of the one visitor, whose address is loaded, since its menu has just changed. */
async function at(address: string): Promise<Page> {
  const visitor = await arrive();
  await visitor.arriveSignedIn(address, "admin", password);
  return visitor.page;
}

describe("a service that keeps what a form empties", () => {
  const properties = { title: { type: "string" }, author: { type: "integer" } };
  const schema = { type: "object", properties };
  const data = { type: "object", properties: { data: schema } };

  let post: object = { title: "First", author: 7 };

  /** The service takes a replacement as a patch, as Laravel usually does. */
  const { sent } = openFormOfRecord(
    {
      schema,
      read: { schema: data, as: "answer.data" },
      write: { method: "put", responses: { "200": { description: "The post.", ...json(data) } } },
      respond(request, response) {
        if (request.method === "PUT") post = { ...post, ...fieldsOf(sent("PUT").at(-1)) };
        const headers = { "Content-Type": "application/json" };
        response.writeHead(200, headers).end(JSON.stringify({ data: post }));
      },
    },
    shared,
  );

  it("a form says which emptied field the service has kept", async () => {
    const page = await at("/test/machine");
    const author = page.getByLabel("Author");
    await expect.poll(() => author.inputValue()).toBe("7");
    await author.fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await shows(page.getByText("The service has not cleared: Author.", { exact: true }));
    expect(sent("PUT")).toEqual([{ title: "First" }]);
  });
});

describe("a service whose document leaves out fields", () => {
  const schema = {
    type: "object",
    properties: { realm: text, displayName: text, motto: text },
  };
  const content = json(schema);
  const parameters = [{ name: "realm", in: "path", required: true, schema: text }];

  /** A service whose document leaves out fields of its records. */
  const realms = {
    openapi: "3.0.3",
    info: { title: "Realms", version: "1" },
    paths: {
      "/realms/{realm}": {
        parameters,
        get: { operationId: "readRealm", responses: { "200": { description: "It.", ...content } } },
        put: {
          operationId: "replaceRealm",
          requestBody: content,
          responses: { "204": { description: "Done." } },
        },
      },
    },
  };

  let realm: Record<string, unknown> = {
    realm: "main",
    displayName: "Main",
    motto: "Old",
    mail: { host: "old" },
  };

  const { publish, sent } = openPlaceOfService(
    "realms",
    realms,
    (request, response) => {
      if (request.method === "PUT") response.writeHead(204).end();
      else
        response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(realm));
    },
    shared,
  );
  beforeAll(() => {
    const submit = { call: "realms.replaceRealm", with: { realm_: '"main"' } };
    const values = { load: { call: "realms.readRealm", with: { realm: '"main"' } } };
    const form = { kind: "form", submit, values, fields: ["displayName"], after: "stay" };
    return publish("test/realm", "Realm", form);
  });

  it("a replacement sends back the fields that the form or the document leaves out, as they are now", async () => {
    const page = await at("/test/realm");
    const name = page.getByRole("textbox", { name: "Display name" });
    await expect.poll(() => name.inputValue()).toBe("Main");
    await name.fill("Changed");
    realm = { ...realm, motto: "New", mail: { host: "new" } };
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect
      .poll(() => sent("PUT"))
      .toEqual([{ realm: "main", displayName: "Changed", motto: "New", mail: { host: "new" } }]);
  });
});

describe("a service with amounts of many digits", () => {
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

  const { publish, received } = openPlaceOfService(
    "ledger",
    ledger,
    (_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(
        `[{"id":1,"name":"Main","balance":${balance},"rate":1.5},{"id":2,"name":"Other","balance":0.11,"rate":2.25}]`,
      );
    },
    shared,
  );

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
    const page = await at("/test/accounts");
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
});

describe("a service whose records have a token of their own", () => {
  const hook = { url: text, token: text };
  const hooks = {
    openapi: "3.1.0",
    info: { title: "Hooks", version: "1" },
    paths: { "/hooks": { post: { operationId: "addHook", ...takes(hook) } } },
  };
  const { publish, sent } = openPlaceOfService(
    "hooks",
    hooks,
    (_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    },
    shared,
  );
  beforeAll(() =>
    publish("test/hook", "Hook", { kind: "form", submit: "hooks.addHook", after: "stay" }),
  );

  it("a form sends it as it is entered, and never that of the session in its place", async () => {
    const page = await at("/test/hook");
    const save = page.getByRole("button", { name: "Save", exact: true });
    await page.getByLabel("Url").fill("https://example.com/a");
    await save.click();
    await expect.poll(() => sent("POST")).toEqual([{ url: "https://example.com/a" }]);
    await page.getByLabel("Url").fill("https://example.com/b");
    await page.getByLabel("Token").fill("of-the-hook");
    await save.click();
    await expect
      .poll(() => sent("POST").at(-1))
      .toEqual({ url: "https://example.com/b", token: "of-the-hook" });
  });
});
