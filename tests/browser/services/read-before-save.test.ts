import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { lists, reads, takes, text } from "../../catalogue/resources/made-service.ts";
import { startContractProduct } from "../../support/contract-product.ts";
import type { ContractService } from "../../support/contract-service/contract-service.ts";
import { password } from "../../support/first-start.ts";
import { openPlace } from "../place.ts";
import { once } from "../shell/once.ts";
import { openPlaceOfService } from "./place-of-service.ts";

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const press = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true }).first().click();
const listed = "**/cultural-group/page*";

describe("a form whose record cannot be read again before it is saved", () => {
  let backEnd: ContractService;
  const place = openPlace(async () => {
    const product = await startContractProduct();
    backEnd = product.backEnd;
    return product;
  });
  const atWork = once(() => place.staySignedIn({ at: "/points/cultural-group" }));
  const saved = () =>
    backEnd.calls.filter(({ path }) => path === "/cultural-group/update").map(({ body }) => body);
  const edit = async (page: Page, from: string, to: string): Promise<Locator> => {
    await press(rowOf(page, from), "Edit");
    const form = page.getByRole("dialog", { name: /Edit/ });
    await form.getByRole("textbox", { name: "Group name" }).fill(to);
    return form;
  };
  const questionOf = (page: Page) =>
    page.getByRole("dialog").filter({ hasText: "could not be read again" });

  it("asks, with why, and reads it once more where that is wanted", async () => {
    const { page, complaints } = await atWork();
    const form = await edit(page, "Night Runners", "Day Runners");
    await page.route(listed, (route) => route.fulfill({ status: 500, body: "<h1>Oops</h1>" }));
    await press(form, "Save");
    const question = questionOf(page);
    await question.getByText(/status 500/i).waitFor();
    await press(question, "Try again");
    await question.getByText(/status 500/i).waitFor();
    expect(saved()).toEqual([]);
    // The browser itself logs each response with status 500.
    expect(complaints.splice(0).every((text) => text.includes("status of 500"))).toBe(true);
    await page.unroute(listed);
    await press(question, "Try again");
    await form.waitFor({ state: "hidden" });
    expect(saved()).toMatchObject([{ id: 2, name: "Day Runners" }]);
  });

  it("goes on with what was entered, or saves all the same", async () => {
    const { page } = await atWork();
    const form = await edit(page, "Day Runners", "Noon Runners");
    await page.route(listed, (route) =>
      route.fulfill({ json: { code: 0, msg: "", data: { records: [], total: 0 } } }),
    );
    await press(form, "Save");
    const question = questionOf(page);
    await question.getByText("may have been deleted").waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    expect(await form.getByRole("textbox", { name: "Group name" }).inputValue()).toBe(
      "Noon Runners",
    );
    expect(saved()).toHaveLength(1);
    await press(form, "Save");
    await press(question, "Save anyway");
    await form.waitFor({ state: "hidden" });
    await page.unroute(listed);
    expect(saved().at(-1)).toMatchObject({ id: 2, name: "Noon Runners" });
  });
});

/** A service that tells a field as `friendly_name`, and takes it as `FriendlyName`. */
const phones = {
  openapi: "3.0.3",
  info: { title: "Phones", version: "1" },
  paths: {
    "/line": {
      get: {
        operationId: "readLine",
        responses: {
          "200": {
            description: "The line.",
            content: {
              "application/json": {
                schema: { type: "object", properties: { friendly_name: { type: "string" } } },
              },
            },
          },
        },
      },
      post: {
        operationId: "saveLine",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: { type: "object", properties: { FriendlyName: { type: "string" } } },
            },
          },
        },
        responses: { "200": { description: "Saved." } },
      },
    },
  },
};

describe("a form that names the fields of its record otherwise, without its key", () => {
  let name = "Reception";
  const { place, publish, sent } = openPlaceOfService("phones", phones, (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ friendly_name: name }));
  });
  beforeAll(() => {
    const values = { load: "phones.readLine", as: '{"FriendlyName": answer.friendly_name}' };
    const body = { kind: "form", submit: "phones.saveLine", values, after: "stay" };
    return publish("test/line", "Line", body);
  });

  it("is told of what others have changed meanwhile, before it overwrites that", async () => {
    const { page } = await place.visitSignedIn({ password, at: "/test/line" });
    const field = page.getByRole("textbox", { name: "Friendly name" });
    await expect.poll(() => field.inputValue()).toBe("Reception");
    await field.fill("Mine");
    name = "Theirs";
    await press(page, "Save");
    const question = page.getByRole("dialog").filter({ hasText: "Changed by two people" });
    await question.getByText("Theirs").first().waitFor();
    const posted = () => sent("POST").length;
    expect(posted()).toBe(0);
    await press(question, "Keep all of mine");
    await press(question, "Save this choice");
    await expect.poll(posted).toBe(1);
  });
});

/** A service whose calls are procedures, to which the record's key is posted with the rest. */
const desk = {
  openapi: "3.0.3",
  info: { title: "Desk", version: "1" },
  paths: {
    "/customer.list": { get: lists({ handle: text, city: text, phone: text }) },
    "/customer.update": { post: takes({ handle: text, city: text, phone: text }) },
  },
};

describe("a form of a row whose key is posted in the body", () => {
  let city = "Rome";
  const { place, publish, sent } = openPlaceOfService("desk", desk, (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify([{ handle: "ann", city, phone: "1" }]));
  });
  beforeAll(() => {
    const submit = { call: "desk.postCustomerUpdate", with: { handle: "row.handle" } };
    const edit = { label: "common.edit", open: { kind: "form", values: "row", submit } };
    const body = { kind: "table", rows: "desk.getCustomerList", rowActions: [edit] };
    return publish("test/desk", "Desk", body);
  });

  it("keeps what others have changed meanwhile", async () => {
    const { page } = await place.visitSignedIn({ password, at: "/test/desk" });
    await press(rowOf(page, "ann"), "Edit");
    await page.getByRole("dialog").getByRole("textbox", { name: "Phone" }).fill("2");
    city = "Oslo";
    await press(page.getByRole("dialog"), "Save");
    await expect.poll(() => sent("POST")).toEqual([{ handle: "ann", city: "Oslo", phone: "2" }]);
  });
});

/** A service whose records have a key of two parts. */
const roster = {
  openapi: "3.0.3",
  info: { title: "Roster", version: "1" },
  paths: {
    "/shifts": { get: lists({ employee: text, day: text, place: text, note: text }) },
    "/shifts/{employee}/{day}": {
      parameters: ["employee", "day"].map((name) => ({
        name,
        in: "path",
        required: true,
        schema: text,
      })),
      put: takes({ place: text, note: text }),
    },
  },
};

describe("a form of a row whose key has several parts", () => {
  let place = "Rome";
  const opened = openPlaceOfService("roster", roster, (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    const row = { employee: "ann", place, note: "1" };
    const rows = ["Mon", "Tue"].map((day) => ({ ...row, day }));
    response.end(JSON.stringify(rows));
  });
  beforeAll(() => {
    const parts = { employee: "row.employee", day: "row.day" };
    const submit = { call: "roster.putShiftsByEmployeeByDay", with: parts };
    const edit = { label: "common.edit", open: { kind: "form", values: "row", submit } };
    const body = { kind: "table", rows: "roster.getShifts", rowActions: [edit] };
    return opened.publish("test/roster", "Roster", body);
  });

  it("keeps what others have changed meanwhile", async () => {
    const { page } = await opened.place.visitSignedIn({ password, at: "/test/roster" });
    await press(rowOf(page, "Tue"), "Edit");
    await page.getByRole("dialog").getByRole("textbox", { name: "Note" }).fill("2");
    place = "Oslo";
    await press(page.getByRole("dialog"), "Save");
    await expect.poll(() => opened.sent("PUT")).toEqual([{ place: "Oslo", note: "2" }]);
  });
});

/** A service that keeps what is deleted, and still answers it. */
const notes = {
  openapi: "3.0.3",
  info: { title: "Notes", version: "1" },
  paths: {
    "/notes": { get: lists({ id: text, title: text }) },
    "/notes/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: text }],
      get: reads({ id: text, title: text, deletedAt: text }),
      patch: takes({ title: text }),
    },
  },
};

describe("a form whose record others put in the trash, while its service still answers it", () => {
  const note = { id: "n1", title: "Milk" };
  let deletedAt: string | null = null;
  const { place, publish, sent } = openPlaceOfService("notes", notes, (request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(request.url === "/notes" ? [note] : { ...note, deletedAt }));
  });
  beforeAll(() => {
    const load = { call: "notes.getNotesById", with: { id: "row.id" } };
    const submit = { call: "notes.patchNotesById", with: { id: "row.id" } };
    const open = { kind: "form", values: { load }, submit, fields: ["title"] };
    const rowActions = [{ label: "common.edit", open }];
    return publish("test/notes", "Notes", { kind: "table", rows: "notes.getNotes", rowActions });
  });

  it("asks whether it is to be saved all the same", async () => {
    const { page } = await place.visitSignedIn({ password, at: "/test/notes" });
    await press(rowOf(page, "Milk"), "Edit");
    const field = page.getByRole("dialog").getByRole("textbox", { name: "Title" });
    await expect.poll(() => field.inputValue()).toBe("Milk");
    await field.fill("Oat milk");
    deletedAt = "2026-03-01T10:00:00Z";
    await press(page.getByRole("dialog"), "Save");
    const question = page.getByRole("dialog").filter({ hasText: "Others have deleted the record" });
    await question.waitFor();
    expect(sent("PATCH")).toEqual([]);
    await press(question, "Save anyway");
    await expect.poll(() => sent("PATCH")).toEqual([{ title: "Oat milk" }]);
  });
});
