import { beforeAll, describe, expect, it } from "vitest";
import { hold } from "../../../hold.ts";
import { openPlace } from "../../../place.ts";
import { holdsFocus } from "../../../shell/focus.ts";
import { go } from "../../../shell/frame.ts";
import { shows } from "../../../shows.ts";
import type { Visitor } from "../../../visitor.ts";

const place = openPlace();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/cultural-group" });
  await names().first().waitFor();
});

const checkOf = (name: string) => visitor.page.getByRole("checkbox", { name: `Select “${name}` });
const bar = () => visitor.page.getByRole("region", { name: "Actions for the selected records" });
const names = () => visitor.page.getByRole("checkbox", { name: /^Select “/ });
const dialog = () => visitor.page.getByRole("dialog");

const clear = async () => {
  await bar().getByRole("button", { name: "Clear selection" }).click();
  await bar().waitFor({ state: "detached" });
  // The bar goes with its button, and must not take the focus along.
  await holdsFocus(visitor.page.locator("#content"));
};

describe("rows are checked", () => {
  it("one by one or a page at a time, and stay so on other pages", async () => {
    await visitor.page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await bar().getByText("20 selected").waitFor();
    await visitor.page.getByTitle("Next Page").click();
    await expect.poll(() => names().count()).toBeLessThan(20);
    await names().first().check();
    await bar().getByText("21 selected · 20 of them are not shown here").waitFor();
    await visitor.page.getByTitle("Previous Page").click();
    await expect.poll(() => names().count()).toBe(20);
    await expect.poll(() => names().first().isChecked()).toBe(true);
    await bar().getByText("21 selected · 1 of them is not shown here").waitFor();
    await clear();
    await expect.poll(() => names().first().isChecked()).toBe(false);
  });
});

describe("all rows that a search finds", () => {
  const page = () => visitor.page.getByRole("checkbox", { name: "Select all on this page" });
  const offer = () => bar().getByRole("button", { name: "Select all 25 found" });

  it("are offered once a page is checked, and can be given up while they are read", async () => {
    await names().first().check();
    await bar().getByText("1 selected").waitFor();
    expect(await offer().count()).toBe(0);
    await page().check();
    await visitor.page.route("**/cultural-group/page?*", () => {});
    await offer().click();
    await bar().getByText("Selecting… 0").waitFor();
    await bar().getByRole("button", { name: "Cancel" }).click();
    await shows(offer());
    await visitor.page.unrouteAll({ behavior: "ignoreErrors" });
  });

  it("are read on while another tab is shown, and are selected when one comes back", async () => {
    const { page: window } = visitor;
    const read = await hold(window, "**/cultural-group/page?*");
    await offer().click();
    await read.begun;
    await go(visitor, "/dashboard");
    await bar().waitFor({ state: "hidden" });
    read.release();
    await window.goBack();
    await shows(bar().getByText("25 selected · 5 of them are not shown here"));
    await window.unrouteAll({ behavior: "ignoreErrors" });
    await clear();
    await page().check();
  });

  it("are told not to be all where the service keeps some back", async () => {
    await visitor.page.route("**/cultural-group/page?*", async (route) => {
      const response = await route.fetch();
      const { data, ...envelope } = await response.json();
      const records = data.records.slice(0, 22);
      await route.fulfill({ json: { ...envelope, data: { ...data, records } } });
    });
    await offer().click();
    await bar().getByText("22 selected").waitFor();
    await shows(visitor.page.getByText("but did not return them."));
    await visitor.page.unrouteAll({ behavior: "ignoreErrors" });
    await clear();
    await page().check();
  });

  it("are checked on whatever pages they stand", async () => {
    await offer().click();
    await bar().getByText("25 selected").waitFor();
    await offer().waitFor({ state: "detached" });
    await visitor.page.getByTitle("Next Page").click();
    await expect.poll(() => names().count()).toBe(5);
    for (const box of await names().all()) expect(await box.isChecked()).toBe(true);
  });

  it("are acted on one by one, and what fails is named and stays checked", async () => {
    let calls = 0;
    await visitor.page.route("**/cultural-group/update", (route) => {
      calls += 1;
      const refused = { code: 40900, msg: "Somebody else was faster." };
      return route.fulfill({ json: calls === 3 ? refused : { code: 0, msg: "", data: null } });
    });
    await bar().getByRole("button", { name: "Disable" }).click();
    await dialog().getByText("24 of 25 done").first().waitFor();
    await dialog().getByText("1 record failed and stays selected:").waitFor();
    expect(calls).toBe(25);
    await visitor.page.unrouteAll({ behavior: "ignoreErrors" });
    await dialog().getByRole("button", { name: "Close" }).last().click();
    await bar().getByText("1 selected").waitFor();
    await clear();
    await visitor.page.getByTitle("Previous Page").click();
    await expect.poll(() => names().count()).toBe(20);
  });
});

describe("an action on checked rows", () => {
  it("is made for each of them; what fails is named, with why, and stays checked", async () => {
    const first = names().nth(0);
    const second = names().nth(1);
    await first.check();
    await second.check();
    let calls = 0;
    await visitor.page.route("**/cultural-group/update", (route) => {
      calls += 1;
      if (calls === 1) return route.continue();
      return route.fulfill({ json: { code: 40900, msg: "Somebody else was faster." } });
    });
    await bar().getByRole("button", { name: "Disable" }).click();
    // The message's timer stops while the pointer is over it.
    const undo = visitor.page.getByRole("button", { name: "Undo" });
    await undo.hover();
    await dialog().getByText("1 record failed and stays selected:").waitFor();
    await dialog().getByText("Somebody else was faster.").waitFor();
    await visitor.page.unroute("**/cultural-group/update");
    await undo.click();
    await visitor.page.getByText(/^Undone/).waitFor();
    await dialog().getByRole("button", { name: "Close" }).last().click();
    await bar().getByText("1 selected").waitFor();
    await expect.poll(() => second.isChecked()).toBe(true);
    await expect.poll(() => first.isChecked()).toBe(false);
    await clear();
  });

  it("names them in its question and is one call where the operation takes them all", async () => {
    const before = await visitor.page.getByText(/\d+ in total/).textContent();
    for (const name of ["Chess Circle", "Film Evenings"]) await checkOf(name).check();
    const calls: unknown[] = [];
    visitor.page.on("request", (request) => {
      if (request.url().endsWith("/cultural-group/delete")) calls.push(request.postDataJSON());
    });
    await bar().getByRole("button", { name: "Delete" }).click();
    await dialog().filter({ hasText: "Delete 2 records?" }).waitFor();
    await dialog().getByText("Chess Circle, Film Evenings", { exact: true }).waitFor();
    await dialog().getByRole("button", { name: "Delete" }).click();
    await bar().waitFor({ state: "detached" });
    await checkOf("Chess").waitFor({ state: "detached" });
    expect(calls).toHaveLength(1);
    const left = Number.parseInt(before ?? "", 10) - 2;
    await visitor.page.getByText(`${left} in total`).waitFor();
  });
});

describe("on a phone", () => {
  it("a card has its check, and the actions stand above the cards", async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    await go(visitor, "/points/dept-group");
    await page.getByRole("heading", { level: 1, name: "Department groups" }).waitFor();
    const card = page.getByRole("listitem").filter({ has: names() }).first();
    await card.getByRole("checkbox").check();
    await page.getByText("1 selected").waitFor();
    await shows(page.getByRole("button", { name: "Enable" }));
  });
});

describe("a member who may not", () => {
  it("sees no check that leads to nothing", async () => {
    const customer = await place.visitSignedIn({
      username: "chen.comprehensive",
      at: "/points/cultural-group",
    });
    await customer.page.getByRole("cell", { name: "Sailing Friends" }).waitFor();
    expect(await customer.page.getByRole("checkbox").count()).toBe(0);
  });
});
