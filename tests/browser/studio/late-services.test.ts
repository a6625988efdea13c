import { beforeAll, expect, it } from "vitest";
import { petsDocument } from "../../support/pets.ts";
import { openPlaceOfServices } from "../services/place-of-service.ts";

const { place } = openPlaceOfServices();
const path = "test/yard";
const source = JSON.stringify({
  title: { en: "The yard", zh: "院子", es: "El patio", ja: "庭" },
  body: { kind: "table", rows: "pets.listPets" },
});

beforeAll(async () => {
  await place.product.ask("service.save", { name: "pets", source: petsDocument });
  await place.product.ask("page.saveDraft", { path, source });
});

/** Opens a screen of the studio, on which the answers to a call wait until they are let go. */
async function openHolding(call: string, at: string) {
  // What the studio consists of is loaded by then, so that only the call is waited for.
  const { page } = await place.visitSignedIn({ at: "/system/screens/edit?page=points/user" });
  await page.getByRole("textbox", { name: "Source of points/user" }).waitFor();
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/api/service/${call}`, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(`**/api/service/${call}`);
  await page.goto(`${place.product.url}/system/screens/${at}`);
  await asked;
  return { page, letGo: () => letGo() };
}

it("a page of an imported service is edited once the service is known, with no error until then", async () => {
  const { page, letGo } = await openHolding("getDocuments", `edit?page=${path}`);
  await page.getByRole("main").getByRole("status", { name: "Loading", exact: true }).waitFor();
  await page.evaluate(() => {
    new MutationObserver(() => {
      const { documentElement, body } = document;
      if (/errors: [1-9]/i.test(body.textContent)) documentElement.dataset.told = "an error";
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  letGo();
  await page.getByRole("heading", { level: 1, name: "The yard" }).waitFor();
  await page.getByRole("button", { name: "Publish", exact: true }).waitFor();
  expect(await page.locator("html").getAttribute("data-told")).toBeNull();
});

it("an imported service is shown once it is known, and no other one in its place", async () => {
  const { page, letGo } = await openHolding("getList", "services?service=pets");
  expect(await page.getByRole("heading", { level: 2 }).count()).toBe(0);
  letGo();
  await page.getByRole("button", { name: "Reimport" }).waitFor();
  const list = page.getByRole("navigation", { name: "Services" });
  await list.getByRole("button", { name: /^pets No address/ }).waitFor();
});
