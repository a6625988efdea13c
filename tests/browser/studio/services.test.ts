import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { petsDocument } from "../../support/pets.ts";
import { type Loopback, startLoopback } from "../../wire/loopback.ts";
import { violationsOf } from "../axe.ts";
import { openPlaceOfServices } from "../services/place-of-service.ts";
import { hasFocus } from "../shell/focus.ts";
import { go } from "../shell/frame.ts";
import { shows } from "../shows.ts";
import type { Visitor } from "../visitor.ts";

const { place, environment } = openPlaceOfServices();
let yard: Loopback;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  yard = await startLoopback(({ method, url }, response) => {
    const isList = method === "GET" && url.startsWith("/v1/pets");
    response.writeHead(isList ? 200 : 422, { "Content-Type": "application/json" });
    const pets = [{ id: 7, name: "Rex", tag: "dog", born: "2024-02-29" }];
    response.end(
      JSON.stringify(isList ? { items: pets, total: 1 } : { detail: "The yard is full." }),
    );
  });
  environment.PETS_API_URL = yard.address;
  await place.product.ask("menu.add", {
    title: "Yard",
    typeId: "1",
    routerPath: "/yard",
    componentPath: "test/yard",
    roles: ["customer"],
  });
  visitor = await place.staySignedIn({ password, at: "/system/screens/services" });
  page = visitor.page;
});

afterAll(() => yard.close());

const listPage = JSON.stringify({
  title: { en: "The yard", zh: "院子", es: "El patio", ja: "庭" },
  body: {
    kind: "table",
    rows: "pets.listPets",
    toolbar: [{ label: "common.add", open: { kind: "form", submit: "pets.addPet" } }],
  },
});

/** Publishes the list as another administrator would. */
async function publishList(): Promise<void> {
  await place.product.ask("page.saveDraft", { path: "test/yard", source: listPage });
  await place.product.ask("page.publish", { path: "test/yard" });
}

describe("a service that is imported in the studio", () => {
  it("is shown before it is stored, with what it gives and what is missing", async () => {
    await page.getByRole("heading", { level: 1, name: "Services" }).waitFor();
    const list = page.getByRole("navigation", { name: "Services" });
    await list.getByRole("button", { name: "points" }).click();
    await page.getByRole("searchbox", { name: "Find an operation" }).fill("cultural page");
    await page.getByRole("button", { name: "culturalGroup.page" }).click();
    await page.getByRole("button", { name: "Create a screen from it" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Import a service" }).click();
    const result = page.getByRole("region", { name: "Result of the import" });
    await page.getByRole("textbox", { name: "Document" }).fill("openapi: 3.0.0");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("pets");
    await result.getByText("This is not an OpenAPI").waitFor();
    await page.getByRole("textbox", { name: "Document" }).fill(petsDocument);
    await result.getByRole("status").getByText("Operations: 6").waitFor();
    await result.getByText("The address of this service is set.").waitFor();
    const base = page.getByRole("textbox", { name: "Base path" });
    await expect.poll(() => base.inputValue()).toBe("/v1");
    expect(await violationsOf(page)).toEqual([]);
  });

  it("is part of the catalogue at once, without a reload", async () => {
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const list = page.getByRole("navigation", { name: "Services" });
    await list.getByRole("button", { name: "pets" }).waitFor();
    await page.getByRole("button", { name: "pets.addPet" }).click();
    await shows(page.getByText("pets:addPet"));
  });

  it("gives its rows to a page that is made of it, and its errors in its own words", async () => {
    await publishList();
    await page.getByRole("navigation", { name: "Main menu" }).getByText("Yard").click();
    await page.getByRole("row").filter({ hasText: "Rex" }).waitFor();
    expect(yard.seen[0]?.url).toMatch(/^\/v1\/pets\?/);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Name" }).fill("R");
    await dialog.getByRole("textbox", { name: "Tag" }).fill("DOG");
    await dialog
      .getByRole("button", { name: "OK" })
      .or(dialog.getByRole("button", { name: "Save" }))
      .first()
      .click();
    await dialog.getByText("At least 2 characters").first().waitFor();
    await dialog.getByRole("textbox", { name: "Name" }).fill("Rufus");
    await dialog.getByRole("textbox", { name: "Tag" }).fill("dog");
    await dialog
      .getByRole("button", { name: "OK" })
      .or(dialog.getByRole("button", { name: "Save" }))
      .first()
      .click();
    await page.getByText("The yard is full.").first().waitFor();
    // The browser also logs the refused call.
    await expect.poll(() => visitor.complaints.join()).toContain("422");
    visitor.complaints.splice(0);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await dialog.waitFor({ state: "hidden" });
  });

  it("is there for whoever comes later, before the page that needs it shows", async () => {
    const later = await place.visitSignedIn({ password, at: "/yard" });
    await later.page.getByRole("row").filter({ hasText: "Rex" }).waitFor();
    await shows(later.page.getByRole("heading", { level: 1 }));
  });

  it("has its permissions granted to whoever sees a page of it in the menu", async () => {
    await go(visitor, "/system/screens/edit?page=test/yard");
    await page.getByRole("button", { name: "Add to menu" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("The screen is already in the menu").waitFor();
    await dialog.getByRole("checkbox", { name: "pets:addPet Customer" }).uncheck();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Grant", exact: true }).click();
    await dialog.getByRole("checkbox", { name: /pets:listPets/ }).waitFor({ state: "detached" });
    await dialog.getByRole("checkbox", { name: /pets:addPet/ }).waitFor();
    const tree = await place.product.ask("menu.getRoleTree", { role: "customer" });
    expect(JSON.stringify(tree)).toContain('"name":"pets:listPets"');
    expect(JSON.stringify(tree)).not.toContain('"name":"pets:addPet"');
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  it("is kept while pages call it", async () => {
    await go(visitor, "/system/screens/services?service=pets");
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await shows(page.getByText("Pages still call “pets”: test/yard"));
  });

  it("comes back when its deletion is undone at once", async () => {
    const paths = {
      "/cats": { get: { operationId: "cats", responses: { 200: { description: "" } } } },
    };
    const source = { openapi: "3.1.0", info: { title: "The shed", version: "1" }, paths };
    await place.product.ask("service.save", { name: "shed", source: JSON.stringify(source) });
    await go(visitor, "/system/screens/services?service=shed");
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await shows(page.getByText("“The shed” deleted"));
    const listed = page
      .getByRole("navigation", { name: "Services" })
      .getByRole("button", { name: "shed" });
    await listed.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Undo" }).click();
    await shows(listed);
  });
});

describe("the import of a service", () => {
  it("has the focus once it is opened, and is not lost with a tab that is hidden or closed", async () => {
    const other = await place.visitSignedIn({ password, at: "/system/screens/services" });
    const { page } = other;
    await page.getByRole("button", { name: "Import a service" }).press("Enter");
    await hasFocus(page.getByRole("heading", { level: 1, name: "Import a service" }));
    await page.getByRole("textbox", { name: "Document" }).fill("openapi: 3.0.0");
    const mark = page.getByRole("img", { name: "Unsaved changes" });
    await mark.waitFor();
    await go(other, "/dashboard");
    await page.getByRole("textbox", { name: "Document" }).waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Close Services" }).click();
    const question = page.getByRole("dialog", { name: "Close without saving?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "hidden" });
    await page.goBack();
    const document = page.getByRole("textbox", { name: "Document" });
    await shows(document);
    expect(await document.inputValue()).toBe("openapi: 3.0.0");
    await page.getByRole("button", { name: "Cancel" }).click();
    const loss = page.getByRole("dialog", { name: "Unsaved changes" });
    await loss.getByRole("button", { name: "Keep editing" }).click();
    await loss.waitFor({ state: "hidden" });
    expect(await document.inputValue()).toBe("openapi: 3.0.0");
    await page.getByRole("button", { name: "Cancel" }).click();
    await loss.getByRole("button", { name: "Discard" }).click();
    await mark.waitFor({ state: "detached" });
  });
});
