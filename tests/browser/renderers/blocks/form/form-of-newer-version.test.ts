import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { texts } from "../../../../../src/i18n/texts.ts";
import { password } from "../../../../support/first-start.ts";
import { openPlaceOfService } from "../../../services/place-of-service.ts";
import { hides, shows } from "../../../shows.ts";

const booking = {
  type: "object",
  properties: {
    courseId: { type: "integer", title: "Course" },
    name: { type: "string", title: "Name" },
    remark: { type: "string", title: "Remark" },
  },
};
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const operation = (operationId: string, schema: object) => ({
  operationId,
  responses: { "200": { description: "Answered.", ...json(schema) } },
});
const { place, publish, sent } = openPlaceOfService(
  "bookings",
  {
    openapi: "3.0.3",
    info: { title: "Bookings", version: "1" },
    paths: {
      "/bookings": {
        get: operation("list", { type: "array", items: booking }),
        post: {
          ...operation("add", booking),
          requestBody: { required: true, ...json(booking) },
        },
      },
    },
  },
  (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify([]));
  },
);

const path = "test/bookings";
const table = { kind: "table", rows: "bookings.list" };
const form = { kind: "form", submit: "bookings.add", fields: ["courseId", "name", "remark"] };
const stack = (...items: object[]) => ({ kind: "stack", items });
const { loaded, waiting } = texts.en.newVersion;

let page: Page;
let isNew = true;

beforeEach(async () => {
  if (isNew) await publish(path, "Bookings", stack(form, table));
  else await publishAgain(stack(form, table));
  isNew = false;
  ({ page } = await place.visitSignedIn({ password, at: `/${path}` }));
  await field("Name").fill("Ana");
  await field("Remark").fill("Needs a ramp");
});

const field = (name: string) => page.getByRole("textbox", { name });
const button = (name: string) => page.getByRole("button", { name });

/** Publishes another version of the open page, as somebody else. */
async function publishAgain(body: object): Promise<void> {
  const { ask } = place.product;
  const title = { en: "Bookings", zh: "Bookings", es: "Bookings", ja: "Bookings" };
  await ask("page.saveDraft", { path, source: JSON.stringify({ version: 1, title, body }) });
  await ask("page.publish", { path });
}

/** Returns to the window, as a person does, upon which it looks for newer versions. */
const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));

it("tells what was typed in a field that the newer version no longer asks for", async () => {
  const submit = { call: "bookings.add", with: { courseId: "5" } };
  await publishAgain(stack({ ...form, submit, fields: ["name"] }, table));
  // The newer version arrives while the form has not yet received what is typed.
  await field("Remark").pressSequentially(" at noon");
  await comeBack();
  const told = page.getByText("Remark: Needs a ramp at noon");
  await shows(told);
  await shows(page.getByText(texts.en.draft.restored));
  expect(await field("Name").inputValue()).toBe("Ana");
  await page.reload();
  await shows(told);
  await button("Save").click();
  await expect.poll(() => sent("POST")).toEqual([{ courseId: 5, name: "Ana" }]);
});

it("tells all that was typed before the form became read only, until it is given up", async () => {
  const remark = `${"Needs a ramp. ".repeat(400)}Thanks`;
  await field("Remark").fill(remark);
  await publishAgain(stack({ ...form, values: "{'name': 'Ben'}", readOnly: true }, table));
  await comeBack();
  const told = page.getByText(`Name: Ana, Remark: ${remark}`);
  await shows(told);
  await button("Discard").click();
  await hides(told);
  await page.reload();
  await shows(page.getByText("Ben"));
  await hides(told);
});

it("waits with a newer version that has no such form, until what was typed is saved", async () => {
  await publishAgain(stack(table));
  await comeBack();
  await shows(page.getByText(waiting));
  expect(await field("Remark").inputValue()).toBe("Needs a ramp");
  await button("Save").click();
  await shows(page.getByText(loaded));
  await hides(field("Remark"));
  expect(sent("POST").at(-1)).toEqual({ name: "Ana", remark: "Needs a ramp" });
});
