import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { petsApi, petsDocument } from "../../support/pets.ts";
import { violationsOf } from "../axe.ts";
import { openPlace } from "../place.ts";
import { hasFocus } from "../shell/focus.ts";
import { go } from "../shell/frame.ts";
import { hides, shows } from "../shows.ts";
import type { Visitor } from "../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn({ password, at: "/system/screens/services" });
  page = visitor.page;
});

const choice = () => page.getByRole("region", { name: "What to import" });
const result = () => page.getByRole("region", { name: "Result of the import" });
const box = (name: string | RegExp): Locator => choice().getByRole("checkbox", { name });
const counted = (chosen: string) => choice().getByRole("paragraph").getByText(chosen).waitFor();
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** Gives a document as a file, as is usual for large documents. */
async function give(name: string, text: string): Promise<void> {
  const file = { name, mimeType: "application/json", buffer: Buffer.from(text) };
  await page.getByLabel("Choose a file").last().setInputFiles(file);
}

it("a service takes no focus on a page that is only opened", async () => {
  const heading = page.getByRole("heading", { name: "Points service" });
  await shows(heading);
  await hasFocus(page.locator("body"));
});

describe("the operations of a document", () => {
  it("are shown by tag before the import, and what is chosen is imported", async () => {
    await page.getByRole("button", { name: "Import a service" }).click();
    await give("pets.json", petsDocument);
    await counted("6 of 6 chosen");
    await button("Choose none").click();
    await result().getByText("Nothing is selected.").waitFor();
    expect(await button("Import").isDisabled()).toBe(true);
    await page.getByRole("searchbox", { name: "Find an operation" }).fill("every pet");
    await box(/GET \/pets Every pet/).focus();
    await page.keyboard.press("Space");
    await page.getByRole("searchbox", { name: "Find an operation" }).fill("");
    await counted("1 of 6 chosen");
    await result().getByRole("status").getByText("Operations: 1").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await button("Import").click();
    await shows(page.getByRole("button", { name: /pets\.listPets/ }));
  });

  it("start with what was chosen last time when it is imported again", async () => {
    await button("Reimport").click();
    await counted("1 of 6 chosen");
    expect(await box(/GET \/pets Every pet/).isChecked()).toBe(true);
    expect(await box(/POST \/pets/).isChecked()).toBe(false);
    await choice().getByRole("checkbox", { name: "pets", exact: true }).check();
    await result().getByText("5 new, 0 changed, 0 removed").waitFor();
    await button("Cancel").click();
    await button("Discard").click();
    await shows(page.getByRole("button", { name: "Import a service" }));
  });

  it("are chosen of a document that is too large to be taken whole", async () => {
    const many = Array.from({ length: 1_600 }, (_none, at) => [
      `/p${at}`,
      { get: { tags: [`Area ${at % 40}`], responses: { 200: { description: "" } } } },
    ]);
    const paths = { ...petsApi.paths, ...Object.fromEntries(many) };
    await go(visitor, "/system/screens/services?import=");
    await give("large.json", JSON.stringify({ ...petsApi, paths }));
    await choice().getByRole("alert").getByText("Import only the tags").waitFor();
    await button("Choose none").click();
    await choice().getByRole("button", { name: "Operations of Area 7", exact: true }).click();
    await box("Area 7").check();
    const search = page.getByRole("searchbox", { name: "Find an operation" });
    await search.fill("/p47");
    await choice().getByRole("checkbox", { name: "GET /p47", exact: true }).uncheck();
    await search.fill("");
    await shows(box("GET /p87"));
    await counted("39 of 1606 chosen");
    await result().getByRole("status").getByText("Operations: 39").waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
});

describe("the connection of a service that is being entered", () => {
  it("is there again after other services and tabs, and asked about before it is lost", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await button("Cancel").click();
    await button("Discard").click();
    const services = page.getByRole("navigation", { name: "Services" });
    await services.getByRole("button", { name: /^pets/ }).click();
    const address = page.getByRole("textbox", { name: "Address", exact: true });
    await address.fill("https://mine.example.com");
    const mark = page.getByRole("img", { name: "Unsaved changes" });
    await shows(mark);
    await services.getByRole("button", { name: /^points/ }).click();
    await shows(page.getByRole("heading", { name: "Points service" }));
    await services.getByRole("button", { name: /^pets/ }).click();
    await expect.poll(() => address.inputValue()).toBe("https://mine.example.com");
    const close = page.getByRole("button", { name: "Close Services" }).last();
    const question = page.getByRole("dialog", { name: "Close without saving?" });
    await button("Import a service").click();
    await shows(page.getByRole("textbox", { name: "Document" }));
    await close.click();
    await question.getByRole("button", { name: "Cancel" }).click();
    await hides(question);
    await page.goBack();
    await go(visitor, "/dashboard");
    await hides(address);
    await close.click();
    await question.getByRole("button", { name: "Cancel" }).click();
    await page.goBack();
    await expect.poll(() => address.inputValue()).toBe("https://mine.example.com");
    await button("Cancel").click();
    await hides(mark);
  });
});
