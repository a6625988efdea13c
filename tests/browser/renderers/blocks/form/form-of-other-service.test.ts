import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { type Loopback, startLoopback } from "../../../../wire/loopback.ts";
import { violationsOf } from "../../../axe.ts";
import { openPlaceOfServices } from "../../../services/place-of-service.ts";
import { go } from "../../../shell/frame.ts";
import type { Visitor } from "../../../visitor.ts";

const text = { type: "string" };
const file = { type: "string", format: "binary" };
const answers = { "200": { description: "Fine." } };
const taking = (operationId: string, media: string, schema: object) => ({
  post: {
    operationId,
    requestBody: { required: true, content: { [media]: { schema } } },
    responses: answers,
  },
});
const record = (field: string) => ({
  type: "object",
  title: field,
  required: [field],
  properties: { [field]: text },
});
const offices = {
  openapi: "3.0.3",
  info: { title: "Offices", version: "1" },
  paths: {
    "/contracts": taking("addContract", "multipart/form-data", {
      type: "object",
      required: ["name", "file"],
      properties: {
        name: text,
        file,
        papers: { type: "array", items: file },
        tags: { type: "array", items: { type: "string", maxLength: 8 } },
        state: { type: "string", enum: ["open", "leased", "closed", "sold", "torn down", "gone"] },
      },
    }),
    "/notes": taking("addNote", "text/plain", text),
    "/places": taking("addPlace", "application/json", {
      type: "object",
      properties: { spot: { oneOf: [record("street"), record("room")] } },
    }),
  },
};

const { place, environment } = openPlaceOfServices();
let office: Loopback;
let visitor: Visitor;
let page: Page;
let refusal: object | null = null;

beforeAll(async () => {
  office = await startLoopback((_request, response) => {
    const media = refusal ? "application/problem+json" : "application/json";
    response.writeHead(refusal ? 422 : 200, { "Content-Type": media });
    response.end(JSON.stringify(refusal ?? {}));
  });
  environment.OFFICES_API_URL = office.address;
  const { product } = place;
  await product.ask("service.save", {
    name: "offices",
    source: JSON.stringify(offices),
    basePath: "",
  });
  for (const [path, title, call] of [
    ["test/contract", "New contract", "offices.addContract"],
    ["test/note", "New note", "offices.addNote"],
    ["test/place", "New place", "offices.addPlace"],
  ] as const) {
    const body = { kind: "form", submit: call, after: "stay" };
    const source = JSON.stringify({
      version: 1,
      title: { en: title, zh: title, es: title, ja: title },
      body,
    });
    await product.ask("page.saveDraft", { path, source });
    await product.ask("page.publish", { path });
    const node = { title, typeId: "1" as const, routerPath: `/${path}`, componentPath: path };
    await product.ask("menu.add", node);
  }
  visitor = await place.staySignedIn({ password, at: "/test/contract" });
  page = visitor.page;
});
afterAll(() => office.close());

const chosen = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(name) });

it("a form takes files along, and shows what the service refuses at its field", async () => {
  await page.getByRole("textbox", { name: "Name" }).fill("Lease");
  const one = page.getByRole("group", { name: "File" });
  const several = page.getByRole("group", { name: "Papers" });
  await one.locator("input[type=file]").setInputFiles(chosen("lease.txt"));
  await several.locator("input[type=file]").setInputFiles([chosen("a.txt"), chosen("b.txt")]);
  await several.getByText("b.txt").waitFor();
  await several.getByRole("button", { name: "Delete: a.txt" }).click();
  expect(await violationsOf(page)).toEqual([]);
  refusal = {
    title: "No contract.",
    errors: [{ pointer: "#/name", detail: "There is one already." }],
  };
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("There is one already.").waitFor();
  expect(await page.getByRole("textbox", { name: "Name" }).getAttribute("aria-invalid")).toBe(
    "true",
  );
  // The browser also logs the refused call.
  await expect.poll(() => visitor.complaints.join()).toContain("422");
  visitor.complaints.length = 0;
  refusal = null;
  await page.getByRole("textbox", { name: "Name" }).fill("Lease 2");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The operation succeeded.").waitFor();
  const sent = office.seen.at(-1)?.body.toString() ?? "";
  expect(
    [...sent.matchAll(/name="(\w+)"(?:; filename="([\w.]+)")?/g)].map(([, ...found]) => found),
  ).toEqual([
    ["name", undefined],
    ["file", "lease.txt"],
    ["papers", "b.txt"],
  ]);
});

it("a fault in a list that one input holds stands beside that input, whoever finds it", async () => {
  await go(visitor, "/test/contract");
  const tags = page.getByRole("combobox", { name: "Tags" });
  const enter = async (...values: string[]): Promise<void> => {
    for (const value of values) {
      await tags.fill(value);
      await tags.press("Enter");
    }
    await tags.press("Tab");
  };
  const save = page.getByRole("button", { name: "Save" });
  await page.getByRole("textbox", { name: "Name" }).fill("Lease");
  const file = page.getByRole("group", { name: "File" });
  await file.locator("input[type=file]").setInputFiles(chosen("lease.txt"));
  await enter("old", "long-lasting");
  await save.click();
  await page.getByText("Entry 2: This can have at most 8 characters.").waitFor();
  expect(await tags.getAttribute("aria-invalid")).toBe("true");
  await tags.click();
  await page.getByTitle("long-lasting", { exact: true }).last().click();
  await enter("rented");
  refusal = { title: "No contract.", errors: [{ pointer: "#/tags/1", detail: "Is reserved." }] };
  await save.click();
  await page.getByText("Entry 2: Is reserved.").waitFor();
  expect(await tags.getAttribute("aria-invalid")).toBe("true");
  expect(await violationsOf(page)).toEqual([]);
  await expect.poll(() => visitor.complaints.join()).toContain("422");
  visitor.complaints.length = 0;
  refusal = null;
});

it("Tab leaves a list of choices that was opened only to look, and Enter takes no value back", async () => {
  await go(visitor, "/test/contract");
  await page.reload();
  const tags = page.getByRole("combobox", { name: "Tags" });
  const state = page.getByRole("combobox", { name: "State" });
  const chosenState = page.getByTitle("Leased", { exact: true });
  await tags.fill("new");
  await tags.press("Enter");
  await tags.press("Tab");
  expect(await state.evaluate((element) => element === document.activeElement)).toBe(true);
  const chosenTag = page.getByTitle("new", { exact: true }).filter({ visible: true });
  await expect.poll(() => chosenTag.count()).toBe(1);
  // A value that is typed again stays.
  await tags.fill("new");
  await tags.press("Enter");
  await tags.press("Tab");
  // The list has an option of the same title, and takes a moment to close.
  const lists = page.locator(".ant-select-dropdown").filter({ visible: true });
  await expect.poll(() => lists.count()).toBe(0);
  expect(await chosenTag.count()).toBe(1);
  await state.press("Enter");
  await page.getByRole("option", { name: "open" }).waitFor({ state: "attached" });
  await state.press("Tab");
  await expect.poll(() => state.getAttribute("aria-expanded")).toBe("false");
  expect(await page.getByTitle("Open", { exact: true }).filter({ visible: true }).count()).toBe(0);
  // An option that a person has moved to is taken.
  await state.press("Enter");
  await page.getByRole("option", { name: "open" }).waitFor({ state: "attached" });
  await state.press("ArrowDown");
  await state.press("Tab");
  await chosenState.filter({ visible: true }).first().waitFor();
});

it("a text of its own is written into several lines", async () => {
  await go(visitor, "/test/note");
  const content = page.getByRole("textbox", { name: "Content" });
  await content.fill("First\nSecond");
  await page.getByRole("button", { name: "Save" }).filter({ visible: true }).click();
  await expect.poll(() => office.seen.at(-1)?.body.toString()).toBe("First\nSecond");
});

it("the fields of a kind keep a distance from the choice of the kind above them", async () => {
  await go(visitor, "/test/place");
  const kind = page.locator("#content .ant-select").filter({ visible: true });
  const field = page.locator("#content fieldset").filter({ visible: true }).last();
  await page.getByRole("textbox", { name: "street" }).waitFor();
  const [above, below] = [await kind.boundingBox(), await field.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8);
});
