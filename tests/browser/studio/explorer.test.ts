import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Mock, startMock } from "../../corpus/mock/server.ts";
import { services } from "../../corpus/services.ts";
import { password } from "../../support/first-start.ts";
import { violationsOf } from "../axe.ts";
import { openPlaceOfServices } from "../services/place-of-service.ts";
import { hasFocus } from "../shell/focus.ts";
import { shows } from "../shows.ts";

const fleet = services.find(({ name }) => name === "fleet");

const { place, environment } = openPlaceOfServices();
let mock: Mock;
let page: Page;
/** The id of the first vehicle. */
let first: string;

beforeAll(async () => {
  if (!fleet) throw new Error("The corpus has no fleet.");
  mock = await startMock(fleet);
  environment.FLEET_API_URL = new URL(mock.url).origin;
  const source = await readFile("tests/corpus/fleet/document.json", "utf8");
  await place.product.ask("service.save", { name: "fleet", source });
  ({ page } = await place.staySignedIn({ password, at: "/system/screens/services?service=fleet" }));
});
afterAll(() => mock.close());

const button = (name: string) => page.getByRole("button", { name, exact: true });
const answer = () => page.getByRole("region", { name: "Response", exact: true });
const body = () => page.getByRole("textbox", { name: "Response body" });
const linesOf = (method: string) => mock.received.filter(({ line }) => line.startsWith(method));

/** Chooses the first operation that matches the search words, using the keyboard. */
async function choose(words: string): Promise<void> {
  const search = page.getByRole("combobox", { name: "Find an operation" });
  await search.fill(words);
  await search.press("Enter");
}

describe("the explorer of a service", () => {
  it("finds an operation by its method and path, with the keyboard alone", async () => {
    await button("Run an operation").click();
    await choose("get /vehicles/ list");
    await hasFocus(page.getByRole("heading", { name: "fleet.vehicles_list" }));
    await shows(page.getByText("Nothing has been run yet."));
    expect(await violationsOf(page)).toEqual([]);
  });

  it("runs a list and shows its rows in the answer, and the request without the token", async () => {
    await button("Run").click();
    await shows(answer().getByText(/^Status 200, [\d,]+ ms$/));
    expect(await body().inputValue()).toMatch(/\n {2,}"\w+": /);
    const request = page.getByRole("region", { name: "Request", exact: true });
    await shows(request.getByText(/^GET .*\/vehicles\//));
    await shows(request.getByText("X-Requested-With"));
    expect(await request.textContent()).not.toContain("X-Access-Token");
    expect(linesOf("GET").map(({ status }) => status)).toEqual([200]);
    expect(await violationsOf(page)).toEqual([]);
  });

  it("keeps what was run while the tab is open", async () => {
    await button("Back to the service").press("Enter");
    await hasFocus(page.getByRole("heading", { level: 2 }));
    await button("Run an operation").click();
    await choose("fleet.vehicles_list");
    await shows(answer().getByText(/^Status 200/));
    const shown = await body().inputValue();
    first = /"id": "?([^",\n]+)/.exec(shown ?? "")?.[1] ?? "";
    expect(first).not.toBe("");
  });

  it("asks before it deletes", async () => {
    await button("Another operation").click();
    await choose("fleet.vehicles_destroy");
    await page.getByRole("textbox", { name: "Id" }).fill(first);
    await button("Run").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(linesOf("DELETE")).toEqual([]);
    await button("Run").click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await shows(answer().getByText(/^Status 20\d/));
    expect(linesOf("DELETE").map(({ given }) => JSON.stringify(given))).toEqual([
      expect.stringContaining(first),
    ]);
  });

  it("asks before any other write too", async () => {
    await button("Another operation").click();
    await choose("fleet.vehicles_retire_create");
    await page.getByRole("textbox", { name: "Id" }).fill("1");
    await button("Run").click();
    const dialog = page.getByRole("dialog", { name: "Run fleet.vehicles_retire_create?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(linesOf("POST")).toEqual([]);
  });
});
