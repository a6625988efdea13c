import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { type Loopback, startLoopback } from "../../wire/loopback.ts";
import { openPlaceOfServices } from "../services/place-of-service.ts";
import { shows } from "../shows.ts";
import type { Visitor } from "../visitor.ts";

const text = { type: "string" };
const done = { responses: { 200: { description: "Fine." } } };
const key = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const version = { name: "If-Match", in: "header", required: true, schema: text };
const body = (media: string, properties: object) => ({
  requestBody: {
    required: true,
    content: { [media]: { schema: { type: "object", properties } } },
  },
});
const office = {
  openapi: "3.0.3",
  info: { title: "Office", version: "1" },
  paths: {
    "/report": {
      get: {
        operationId: "report",
        responses: { 200: { description: "It", content: { "application/pdf": {} } } },
      },
    },
    "/pictures": {
      post: {
        operationId: "addPicture",
        ...body("multipart/form-data", { picture: { ...text, format: "binary" } }),
        ...done,
      },
    },
    "/notes/{id}": {
      put: {
        operationId: "putNote",
        parameters: [key, version],
        ...body("application/json", { words: text }),
        ...done,
      },
    },
  },
};

const { place, environment } = openPlaceOfServices();
const at = "/system/screens/services?service=office";
let back: Loopback;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  back = await startLoopback(({ url, headers }, response) => {
    const isStale = url?.startsWith("/notes/") && headers["if-match"] !== '"7"';
    const isFile = url === "/report";
    response.writeHead(isStale ? 428 : 200, {
      "Content-Type": isFile ? "application/pdf" : "application/json",
      ...(isFile && { "Content-Disposition": 'attachment; filename="year.pdf"' }),
    });
    response.end(
      isFile ? Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff]) : '{"message":"Which version?"}',
    );
  });
  environment.OFFICE_API_URL = back.address;
  await place.product.ask("service.save", { name: "office", source: JSON.stringify(office) });
  visitor = await place.staySignedIn({ password, at });
  page = visitor.page;
  await button(page, "Run an operation").click();
});
afterAll(() => back.close());

const button = (within: Page, name: string) => within.getByRole("button", { name, exact: true });
const answer = () => page.getByRole("region", { name: "Response", exact: true });

/** Chooses an operation in place of the one that is shown. */
async function choose(within: Page, id: string): Promise<void> {
  const search = within.getByRole("combobox", { name: "Find an operation" });
  const another = button(within, "Another operation");
  await search.or(another).first().waitFor();
  if (await another.isVisible()) await another.click();
  await search.fill(id);
  await search.press("Enter");
  await within.getByRole("heading", { name: id }).waitFor();
}

/** Confirms that a write is sent. */
const agree = () => page.getByRole("dialog").getByRole("button", { name: "Run" }).click();

it("an answer that is a file is told with its size, and saved under its name", async () => {
  await choose(page, "office.report");
  const saved = page.waitForEvent("download");
  await button(page, "Run").click();
  expect((await saved).suggestedFilename()).toBe("year.pdf");
  await shows(answer().getByText("The response is a file of 5 bytes."));
  await shows(answer().getByText("application/pdf"));
});

it("a file is sent along, and named in the request", async () => {
  await choose(page, "office.addPicture");
  const chosen = { name: "cat.png", mimeType: "image/png", buffer: Buffer.from("cat") };
  await page.locator("input[type=file]").setInputFiles(chosen);
  await page.getByText("cat.png").first().waitFor();
  await button(page, "Run").click();
  await agree();
  await shows(answer().getByText(/^Status 200/));
  expect(back.seen.at(-1)?.body.toString()).toContain('filename="cat.png"');
  const request = page.getByRole("textbox", { name: "Request body" });
  expect(await request.inputValue()).toContain("picture: cat.png (image/png)");
});

it("a write names the version that it is based on, and what refuses it without is told", async () => {
  await choose(page, "office.putNote");
  await page.getByRole("textbox", { name: "Id" }).fill("3");
  await button(page, "Run").click();
  await agree();
  await shows(answer().getByText(/^Status 428/));
  await shows(answer().getByRole("alert").getByText("Which version?"));
  await page.getByRole("textbox", { name: "If-Match" }).fill('"7"');
  await button(page, "Run").click();
  await agree();
  await shows(answer().getByText(/^Status 200/));
  expect(back.seen.at(-1)?.headers["if-match"]).toBe('"7"');
  // The browser also logs the refused call.
  await expect.poll(() => visitor.complaints.join()).toContain("428");
  visitor.complaints.length = 0;
});
