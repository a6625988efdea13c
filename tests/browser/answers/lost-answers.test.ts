import type { Page, Route } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPlace } from "../place.ts";
import { go } from "../shell/frame.ts";
import { addPages } from "../shell/own-pages.ts";
import type { Visitor } from "../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.stay();
  page = visitor.page;
  const table = { kind: "table", rows: "culturalGroup.page", columns: ["name"], search: [] };
  const adds = { call: "culturalGroup.add", with: { name: "'Made by a button'" } };
  const node = { title: "Makers", routerPath: "/makers", componentPath: "own/makers" };
  await addPages(visitor, [node], {
    "own/makers": { title: "Makers", body: { ...table, toolbar: [{ label: "Make", call: adds }] } },
  });
});

beforeEach(() => visitor.arriveSignedIn("/points/cultural-group"));

interface Loss {
  lose(route: Route): Promise<void>;
  /** The message that the person is shown. */
  said: string;
}

const reset: Loss = {
  lose: (route) => route.abort("connectionreset"),
  said: "the service could not be reached",
};

/** How the response to a successful write can be lost on its way. */
const ways: Record<string, Loss> = {
  "the connection ends": reset,
  "a proxy has waited too long": {
    lose: (route) =>
      route.fulfill({ status: 504, contentType: "text/html", body: "<h1>Gateway Time-out</h1>" }),
    said: "The service cannot be reached right now",
  },
  "the service has lost its database": {
    lose: (route) =>
      route.fulfill({ status: 503, json: { code: 50_000, msg: "Gone for now.", data: null } }),
    said: "Gone for now.",
  },
};

/** Lets the next addition succeed but loses its response. */
async function loseNextAnswer(lose: Loss["lose"]): Promise<void> {
  let isLost = false;
  await page.route("**/cultural-group/add", async (route) => {
    // The service does not know the page of this test.
    const { "x-page": _page, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    if (isLost) return route.fulfill({ response });
    isLost = true;
    return lose(route);
  });
}

afterEach(async () => {
  await page.unroute("**/cultural-group/add");
  // The messages of the browser about the lost responses.
  visitor.complaints.splice(0);
});

/** Group names are unique: a repeated addition would be refused. */
describe("a write whose answer was lost is not made twice by whoever sends it again, where", () => {
  it.each(Object.entries(ways))("%s, by a form", async (way, { said, lose }) => {
    await page.getByRole("button", { name: "Add group" }).click();
    const form = page.getByRole("dialog", { name: "Add group" });
    await form.getByRole("textbox", { name: "Name" }).fill(way);
    await loseNextAnswer(lose);
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByText(said).first().waitFor();
    await form.getByRole("button", { name: "Save" }).click();
    await form.waitFor({ state: "hidden" });
    const rows = page.getByRole("cell", { name: way, exact: true });
    await expect.poll(() => rows.count()).toBe(1);
  });

  it("the page is loaded again before the answer comes", async () => {
    const name = "Loaded again";
    await page.getByRole("button", { name: "Add group" }).click();
    const form = page.getByRole("dialog", { name: "Add group" });
    await form.getByRole("textbox", { name: "Name" }).fill(name);
    const arrived = new Promise<void>((resolve) => void loseNextAnswer(async () => resolve()));
    await form.getByRole("button", { name: "Save" }).click();
    await arrived;
    await page.reload();
    await form.getByRole("button", { name: "Save" }).click();
    await form.waitFor({ state: "hidden" });
    await expect.poll(() => page.getByRole("cell", { name, exact: true }).count()).toBe(1);
  });

  it("a button's call", async () => {
    await go(visitor, "/makers");
    await loseNextAnswer(reset.lose);
    await page.getByRole("button", { name: "Make", exact: true }).click();
    await page.getByText(reset.said).first().waitFor();
    await page.getByRole("button", { name: "Make", exact: true }).click();
    const rows = page.getByRole("cell", { name: "Made by a button", exact: true });
    await expect.poll(() => rows.count()).toBe(1);
  });
});
