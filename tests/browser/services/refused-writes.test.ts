import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { json, lists, reads } from "../../catalogue/resources/made-service.ts";
import { password } from "../../support/first-start.ts";
import { once } from "../shell/once.ts";
import { shows } from "../shows.ts";
import { openFormOfRecord } from "./form-of-record.ts";
import { openPlaceOfService, openPlaceOfServices } from "./place-of-service.ts";

const number = { type: "integer" };
const text = { type: "string" };

const shared = openPlaceOfServices();
const arrive = once(() => shared.place.stay({ expectsFailures: true }));

/** The page of the one visitor, whose address is loaded, since its menu has just changed. */
async function at(address: string): Promise<Page> {
  const visitor = await arrive();
  await visitor.arriveSignedIn(address, "admin", password);
  return visitor.page;
}

describe("a service that is busy", () => {
  const { sent } = openFormOfRecord(
    {
      schema: { type: "object", properties: { name: { type: "string" } } },
      respond(request, response) {
        const isWrite = request.method === "PATCH";
        response.writeHead(isWrite ? 429 : 200, {
          "Content-Type": "application/json",
          ...(isWrite && { "Retry-After": "300" }),
        });
        response.end(JSON.stringify(isWrite ? {} : { name: "North" }));
      },
    },
    shared,
  );

  it("a save that a busy service refuses for minutes says for how many, is not repeated and loses nothing", async () => {
    const page = await at("/test/machine");
    const name = page.getByRole("textbox", { name: "Name" });
    await expect.poll(() => name.inputValue()).toBe("North");
    await name.fill("South");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const told = "The service has received too many requests. Try again in 5 minutes.";
    await shows(page.getByText(told, { exact: true }));
    expect(await name.inputValue()).toBe("South");
    expect(sent("PATCH")).toHaveLength(1);
  });
});

describe("a service that refuses with status 200", () => {
  const user = { type: "object", properties: { userId: number, userName: text } };
  const answers = (fields: object) => {
    const schema = { type: "object", properties: { code: number, msg: text, ...fields } };
    return {
      responses: { 200: { description: "It.", content: { "application/json": { schema } } } },
    };
  };

  /** A service that answers status 200 to everything, and refuses by its code. */
  const staff = {
    openapi: "3.0.3",
    info: { title: "Staff", version: "1" },
    paths: {
      "/users": {
        get: { operationId: "list", ...answers({ rows: { type: "array", items: user } }) },
        post: {
          operationId: "add",
          requestBody: { required: true, content: { "application/json": { schema: user } } },
          ...answers({}),
        },
      },
    },
  };

  const { publish, sent } = openPlaceOfService(
    "staff",
    staff,
    ({ method }, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      const refused = { code: 500, msg: "The user name is taken." };
      const listed = { code: 200, msg: "OK", rows: [{ userId: 1, userName: "Ann" }] };
      response.end(JSON.stringify(method === "POST" ? refused : listed));
    },
    shared,
  );

  beforeAll(() =>
    publish("test/staff", "Staff", {
      kind: "table",
      rows: "staff.list",
      toolbar: [{ label: "common.add", open: { kind: "form", submit: "staff.add" } }],
    }),
  );

  it("a refusal with status 200 is told, and the form keeps what was entered", async () => {
    const page = await at("/test/staff");
    await page.getByRole("cell", { name: "Ann" }).waitFor();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    const name = page.getByRole("dialog").getByRole("textbox", { name: "User name" });
    await name.fill("Ann");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("The user name is taken.").first().waitFor();
    expect(await name.inputValue()).toBe("Ann");
    expect(sent("POST")).toEqual([{ userName: "Ann" }]);
  });
});

describe("a service that fails after it has done what was asked", () => {
  const named = { name: text };
  const mails = ["Ann"];
  const { publish } = openPlaceOfService(
    "mail",
    {
      openapi: "3.1.0",
      info: { title: "Mail", version: "1" },
      paths: {
        "/boxes": {
          get: { operationId: "list", ...lists(named) },
          post: {
            operationId: "add",
            requestBody: json({ type: "object", properties: named }),
            responses: { 201: { description: "Added.", ...json({ type: "object" }) } },
          },
        },
        "/boxes/newest": { get: { operationId: "newest", ...reads(named) } },
      },
    },
    ({ method, url, body }, response) => {
      const isWrite = method === "POST";
      if (isWrite) mails.push(JSON.parse(`${body}`).name);
      const isNewest = url.includes("newest");
      const isDown = isWrite || (isNewest && mails.length > 1);
      const rows = mails.map((name) => ({ name }));
      response.writeHead(isDown ? 500 : 200, { "Content-Type": "application/json" });
      const detail = isWrite ? "Fault." : "Another fault.";
      response.end(JSON.stringify(isDown ? { detail } : isNewest ? rows[0] : rows));
    },
    shared,
  );

  beforeAll(() =>
    publish("test/mail", "Mail", {
      kind: "stack",
      items: [
        {
          kind: "table",
          rows: "mail.list",
          toolbar: [{ label: "common.add", open: { kind: "form", submit: "mail.add" } }],
        },
        { kind: "detail", record: "mail.newest" },
      ],
    }),
  );

  it("what may have been done is told so, and the list shows what is there", async () => {
    const page = await at("/test/mail");
    await page.getByRole("columnheader", { name: "Name" }).waitFor();
    await expect.poll(() => page.getByText("Ann", { exact: true }).count()).toBe(2);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    const name = page.getByRole("dialog").getByRole("textbox", { name: "Name" });
    await name.fill("Bob");
    await page.getByRole("button", { name: "Save" }).click();
    const told = "Fault. This may have been done anyway: check before you try again.";
    await page.getByText(told).first().waitFor();
    expect(await name.inputValue()).toBe("Bob");
    await shows(page.getByRole("cell", { name: "Bob", includeHidden: true }));
    // What could not be read again says so in its place, and covers no message about the write.
    await shows(page.getByText("The data could not be loaded."));
    expect(await page.locator(".ant-message-notice").count()).toBe(1);
  });
});

describe("a service that no longer has a record", () => {
  const boatId = { name: "id", in: "path", required: true, schema: text };
  const noRecord = { description: "No such record.", ...json({ type: "object" }) };
  const boatyard = {
    openapi: "3.1.0",
    info: { title: "Boats", version: "1" },
    paths: {
      "/boats": { get: { operationId: "list", ...lists({ id: text, name: text, captain: text }) } },
      "/boats/{id}": {
        parameters: [boatId],
        delete: {
          operationId: "sink",
          responses: { 204: { description: "Gone." }, 404: noRecord },
        },
        patch: {
          operationId: "change",
          requestBody: json({ type: "object", properties: { name: text, captain: text } }),
          responses: { 200: { description: "Changed.", ...json({ type: "object" }) } },
        },
      },
    },
  };

  let boats = ["Argo", "Beagle", "Calypso"];
  let captain = "Ann";
  const { publish } = openPlaceOfService(
    "boats",
    boatyard,
    (request, response) => {
      const name = decodeURIComponent(request.url.replace(/^\/boats\/?/, "").replace(/\?.*/, ""));
      const isMissing = request.method === "DELETE" && !boats.includes(name);
      if (request.method === "DELETE") boats = boats.filter((boat) => boat !== name);
      if (request.method === "DELETE" && name === "Argo") {
        response.writeHead(200, { "Content-Type": "application/json" });
        return void response.end('{"deleted":1,"failed":1}');
      }
      response.writeHead(isMissing ? 404 : 200, { "Content-Type": "application/json" });
      const rows = boats.map((boat) => ({ id: boat, name: boat, captain }));
      response.end(JSON.stringify(isMissing ? { message: `There is no ${name}.` } : rows));
    },
    shared,
  );
  beforeAll(() => {
    const sink = { call: "boats.sink", with: { id: "row.id" } };
    const rowActions = [{ label: "common.delete", emphasis: "danger", confirm: true, call: sink }];
    return publish("test/boats", "Boats", { kind: "table", rows: "boats.list", rowActions });
  });

  it("a record that its service no longer has leaves the list when its deletion is refused", async () => {
    const page = await at("/test/boats");
    const beagle = page.getByRole("row").filter({ hasText: "Beagle" });
    await beagle.waitFor();
    boats = ["Argo", "Calypso"];
    await beagle.getByRole("button", { name: "Delete", exact: true }).click();
    const question = page.getByRole("dialog");
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("The record has left this list, so nothing was done.").waitFor();
    await beagle.waitFor({ state: "hidden" });
    expect(boats).toEqual(["Argo", "Calypso"]);
  });

  it("a row that others have changed is shown as it is now before it can be deleted", async () => {
    boats = ["Argo", "Calypso"];
    const page = await at("/test/boats");
    const calypso = page.getByRole("row").filter({ hasText: "Calypso" });
    const remove = async (): Promise<void> => {
      await calypso.getByRole("button", { name: "Delete", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    };
    await calypso.getByText("Ann").waitFor();
    captain = "Bob";
    await remove();
    await page.getByText("Others have changed this in the meantime").waitFor();
    await calypso.getByText("Bob").waitFor();
    expect(boats).toEqual(["Argo", "Calypso"]);
    await remove();
    await calypso.waitFor({ state: "hidden" });
    expect(boats).toEqual(["Argo"]);
  });

  it("what a service does in part is told as such, beside what is left of it", async () => {
    boats = ["Argo", "Calypso"];
    const page = await at("/test/boats");
    const argo = page.getByRole("row").filter({ hasText: "Argo" });
    await argo.getByRole("button", { name: "Delete", exact: true }).click();
    const question = page.getByRole("dialog");
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("The service did not do this, or not all of it").waitFor();
    await argo.waitFor({ state: "hidden" });
    expect(await page.getByText("Calypso").first().isVisible()).toBe(true);
  });
});
