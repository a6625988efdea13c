import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { type Product, startProduct } from "../support/product.ts";
import { newVisitor, type Visitor } from "./visitor.ts";

/** The first test to need the product builds it. */
const buildTime = 300_000;

let product: Product;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
}, buildTime);

afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function signedIn(options: Parameters<typeof newVisitor>[2] = {}): Promise<Visitor> {
  const signing = await newVisitor(browser, product, options);
  await signing.open("/login");
  await signing.signIn();
  return signing;
}

beforeEach(async () => {
  visitor = await signedIn();
});

afterEach(async () => {
  await visitor.context.close();
  expect(visitor.complaints).toEqual([]);
});

const openPages = () => visitor.page.getByRole("navigation", { name: "Open pages" });
const tabTitles = () => openPages().getByRole("link").allTextContents();
const heading = (name: string) => visitor.page.getByRole("heading", { level: 1, name });
const menu = () => visitor.page.getByRole("navigation", { name: "Main menu" });
const cookie = async (name: string) =>
  (await visitor.context.cookies()).find((candidate) => candidate.name === name)?.value;

/** A context menu closes when anything scrolls: waits until all that did has been told. */
const scrolled = () =>
  visitor.page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

async function choose(folder: string, page: string): Promise<void> {
  const parent = menu().getByRole("menuitem", { name: folder, exact: true });
  if ((await parent.getAttribute("aria-expanded")) !== "true") await parent.click();
  await menu().getByRole("menuitem", { name: page, exact: true }).click();
  await heading(page).waitFor();
}

describe("open-page tabs", () => {
  it("follow the menu; the dashboard is pinned first and cannot be closed", async () => {
    await choose("Points", "Deduction rules");
    await choose("Points", "Cultural groups");
    expect(await tabTitles()).toEqual(["Points home", "Deduction rules", "Cultural groups"]);
    expect(await openPages().getByRole("button", { name: "Close Points home" }).count()).toBe(0);
    await openPages().getByRole("button", { name: "Close Cultural groups" }).click();
    await heading("Deduction rules").waitFor();
    expect(visitor.address()).toBe("/points/deduction-rule");
  });

  it("keep what was typed in their pages", async () => {
    await choose("Points", "Cultural groups");
    const name = visitor.page.locator("input").and(visitor.page.getByLabel("Group name"));
    await name.fill("Sail");
    await openPages().getByRole("link", { name: "Points home" }).click();
    await heading("Points home").waitFor();
    expect(await name.isVisible()).toBe(false);
    await openPages().getByRole("link", { name: "Cultural groups" }).click();
    await heading("Cultural groups").waitFor();
    expect(await name.inputValue()).toBe("Sail");
  });

  it("close others and all from the context menu, one by the middle button or Delete", async () => {
    await choose("Points", "Deduction rules");
    await choose("Points", "Cultural groups");
    await choose("System", "Members");
    await visitor.page.getByRole("row", { name: /adam\.admin/ }).waitFor();
    await scrolled();
    await openPages().getByRole("link", { name: "Cultural groups" }).click({ button: "right" });
    await visitor.page.getByRole("menuitem", { name: "Close others" }).press("Enter");
    await heading("Cultural groups").waitFor();
    await expect.poll(tabTitles).toEqual(["Points home", "Cultural groups"]);
    await choose("Points", "Deduction rules");
    await openPages().getByRole("link", { name: "Cultural groups" }).click({ button: "middle" });
    await expect.poll(tabTitles).toEqual(["Points home", "Deduction rules"]);
    await openPages().getByRole("link", { name: "Deduction rules" }).press("Delete");
    await expect.poll(tabTitles).toEqual(["Points home"]);
    await heading("Points home").waitFor();
  });

  it("are marked while something in them is unsaved, and ask before they close", async () => {
    await choose("Points", "Cultural groups");
    await visitor.page.getByRole("button", { name: "Add group" }).click();
    const name = visitor.page.getByRole("dialog").getByRole("textbox", { name: "Group name" });
    await name.fill("Half a name");
    await openPages().getByRole("img", { name: "Unsaved changes" }).waitFor();
    await visitor.page.goBack();
    await heading("Points home").waitFor();
    expect(await name.isVisible()).toBe(false);
    await openPages().getByRole("button", { name: "Close Cultural groups" }).click();
    await visitor.page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await openPages().getByRole("link", { name: "Cultural groups" }).click();
    expect(await name.inputValue()).toBe("Half a name");
    await visitor.page.goBack();
    await openPages().getByRole("button", { name: "Close Cultural groups" }).click();
    await visitor.page.getByRole("button", { name: "Close and discard" }).click();
    await expect.poll(tabTitles).toEqual(["Points home"]);
  });

  it("come back after a reload", async () => {
    await choose("Points", "Cultural groups");
    await visitor.page.reload();
    await heading("Cultural groups").waitFor();
    expect(await tabTitles()).toEqual(["Points home", "Cultural groups"]);
  });
});

describe("the sidebar", () => {
  it("is 210 px wide, collapses, and stays so across visits", async () => {
    expect((await menu().boundingBox())?.width).toBe(210);
    await visitor.page.getByRole("button", { name: "Show or collapse the menu" }).click();
    await expect.poll(async () => (await menu().boundingBox())?.width).toBeLessThan(80);
    expect(await cookie("sidebarStatus")).toBe("0");
    await visitor.page.reload();
    await heading("Points home").waitFor();
    expect((await menu().boundingBox())?.width).toBeLessThan(80);
  });

  it("is a drawer under 992 px that closes on navigation and on a click outside", async () => {
    await visitor.page.setViewportSize({ width: 991, height: 800 });
    await menu().waitFor({ state: "detached" });
    const opener = visitor.page.getByRole("button", { name: "Show or collapse the menu" });
    await opener.click();
    await choose("Points", "Cultural groups");
    await menu().waitFor({ state: "hidden" });
    await opener.click();
    await menu().waitFor();
    await visitor.page.mouse.click(800, 400);
    await menu().waitFor({ state: "hidden" });
  });
});

describe("a broken page", () => {
  const source = '{\n  "title": "menu.member",\n  "body": { "kind": "tabel" }\n}';

  it("says which file, what is wrong and where, and the others go on", async () => {
    await visitor.page.route("**/api/page/getOne", async (route) => {
      if (route.request().postDataJSON().path !== "system/member") return route.fallback();
      const data = { path: "system/member", source, version: 1, state: "published" };
      return route.fulfill({ json: { code: 20000, msg: "", data } });
    });
    await choose("System", "Members");
    await visitor.page.getByText("schemas/pages/system/member.json:3:21").waitFor();
    await visitor.page.getByText("table", { exact: false }).first().waitFor();
    await choose("Points", "Cultural groups");
    await visitor.page.getByRole("row").nth(1).waitFor();
  });

  it("that is missing names its file", async () => {
    await visitor.page.route("**/api/page/getOne", async (route) => {
      if (route.request().postDataJSON().path !== "system/member") return route.fallback();
      return route.fulfill({ json: { code: 40400, msg: "No such page." } });
    });
    await menu().getByRole("menuitem", { name: "System" }).click();
    await menu().getByRole("menuitem", { name: "Members" }).click();
    await visitor.page.getByText("schemas/pages/system/member.json").waitFor();
  });
});

describe("the user menu", () => {
  async function openDialog(item: string) {
    await visitor.page.getByRole("button", { name: "Account" }).click();
    await visitor.page.getByRole("menuitem", { name: item }).click();
    return visitor.page.getByRole("dialog", { name: item });
  }

  it("opens the profile: the username to read, the rest to change, seen at once", async () => {
    const dialog = await openDialog("Personal profile");
    await dialog.getByText("admin", { exact: true }).waitFor();
    expect(await dialog.getByRole("textbox", { name: "Username" }).count()).toBe(0);
    await dialog.getByRole("textbox", { name: "Full name" }).fill("Ada Administrator");
    await dialog.getByRole("button", { name: "Save" }).click();
    await visitor.page.getByRole("button", { name: "Ada Administrator: account" }).waitFor();
    await dialog.waitFor({ state: "hidden" });
  });

  it("opens the password dialog, which knows whose password it is", async () => {
    const dialog = await openDialog("Change password");
    await dialog.getByText("admin", { exact: true }).waitFor();
    await dialog.getByLabel("Confirm password").waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "hidden" });
  });
});

describe("log-out", () => {
  it("clears the token and the menu's state and leads to sign-in, from there back", async () => {
    await choose("Points", "Cultural groups");
    expect(await visitor.page.evaluate(() => localStorage.getItem("menuStatus"))).not.toBeNull();
    await visitor.page.getByRole("button", { name: "Account" }).click();
    await visitor.page.getByRole("menuitem", { name: "Log out" }).click();
    await visitor.page.waitForURL("**/login?redirect=%2Fpoints%2Fcultural-group");
    expect(await cookie("Admin-Token")).toBeUndefined();
    expect(await visitor.page.evaluate(() => localStorage.getItem("menuStatus"))).toBeNull();
  });

  it("in one tab of the browser signs out the others", async () => {
    const other = await visitor.context.newPage();
    await other.goto(`${product.url}/points/cultural-group`);
    await other.getByRole("heading", { level: 1, name: "Cultural groups" }).waitFor();
    await visitor.page.getByRole("button", { name: "Account" }).click();
    await visitor.page.getByRole("menuitem", { name: "Log out" }).click();
    await other.waitForURL("**/login?redirect=%2Fpoints%2Fcultural-group");
  });
});

describe("a session that ends meanwhile", () => {
  it("is asked about once: cancel stays, re-login clears the token and reloads", async () => {
    await visitor.page.route("**/points-api/**", (route) =>
      route.fulfill({ json: { code: 50014, msg: "The session has expired." } }),
    );
    await visitor.open("/points/user");
    await visitor.page.getByRole("dialog", { name: "Confirm logout" }).waitFor();
    expect(await visitor.page.getByRole("dialog").count()).toBe(1);
    await visitor.page.getByRole("button", { name: "Cancel" }).click();
    expect(visitor.address()).toBe("/points/user");
    await choose("Points", "Departments");
    await visitor.page.getByRole("button", { name: "Re-Login" }).click();
    await visitor.page.waitForURL("**/login?redirect=%2Fpoints%2Fdepartment");
    expect(await cookie("Admin-Token")).toBeUndefined();
  });
});
