import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { type Product, startProduct } from "../support/product.ts";
import { newVisitor } from "./visitor.ts";

/** The first test to need the product builds it. */
const buildTime = 300_000;

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
}, buildTime);

afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** What axe finds wrong with the page, one line for each rule. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  // A script element would be blocked by the page's policy.
  await page.evaluate(`${axeSource};undefined`);
  const results: AxeResults = await page.evaluate("axe.run()");
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it.each(["/login", "/register", "/jun/member/industryAtten"])(
    "axe finds nothing wrong with %s",
    async (path) => {
      const visitor = await newVisitor(browser, product, { colorScheme });
      await visitor.open(path);
      await visitor.page.getByRole("heading", { level: 1 }).waitFor();
      expect(await violationsOf(visitor.page)).toEqual([]);
      await visitor.context.close();
    },
  );

  it.each([1440, 390])("nor with the pages of somebody signed in, %i px wide", async (width) => {
    const visitor = await newVisitor(browser, product, { colorScheme, width });
    await visitor.open("/login");
    await visitor.signIn();
    for (const path of ["/dashboard", "/404"]) {
      await visitor.open(path);
      await visitor.page.getByRole("heading", { level: 1 }).waitFor();
      expect(await violationsOf(visitor.page), path).toEqual([]);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });
});

describe("by keyboard alone", () => {
  it("somebody signs in, skips to the content, opens a page and closes its tab", async () => {
    const visitor = await newVisitor(browser, product);
    const { page } = visitor;
    await visitor.open("/login");
    await visitor.signIn();
    await page.reload();
    await page.getByRole("heading", { name: "Points home" }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    const menu = page.getByRole("navigation", { name: "Main menu" });
    await menu.getByRole("menuitem", { name: "Points", exact: true }).focus();
    await page.keyboard.press("Enter");
    await menu.getByRole("menuitem", { name: "Deduction rules" }).waitFor();
    await menu.getByRole("menuitem", { name: "Deduction rules" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Deduction rules" }).waitFor();
    const tabs = page.getByRole("navigation", { name: "Open pages" });
    await tabs.getByRole("link", { name: "Deduction rules" }).focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Points home" }).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Delete");
    await expect.poll(() => tabs.getByRole("link").count()).toBe(1);
    await visitor.context.close();
  });
});
