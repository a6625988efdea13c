import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser/browser.ts";
import { type Program, startProgram } from "../support/child-program.ts";
import { productPassword } from "../support/product.ts";
import { copyFirstData } from "../support/product-process.ts";

/** The test takes longer than others, since Vite prepares the packages first. */
const preparation = 240_000;

const copied = ["src", "renderers", "schemas", "package.json", "vite.config.ts", "tsconfig.json"];

let browser: Browser;
let page: Page;
let program: Program;
let copy: string;
let file: string;
let original: string;

beforeAll(async () => {
  // The test edits a copy, so that the files of the project stay unchanged. It lies inside the
  // project, so that packages are found.
  copy = await mkdtemp(join(".cache", "development-"));
  await Promise.all([
    ...copied.map((name) => cp(name, join(copy, name), { recursive: true })),
    copyFirstData(join(copy, "data")),
  ]);
  file = join(copy, "schemas/pages/points/dict-type.json");
  original = await readFile(file, "utf8");
  program = startProgram(join(copy, "src/server/dev.mjs"), [], {
    PORT: "0",
    DATA_DIR: join(copy, "data"),
    CAPTCHA: "off",
  });
  const [, url = ""] = await program.waitFor(/ready at (\S+)/);
  browser = await launchBrowser();
  page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await page.goto(`${url}/login?redirect=/points/dict-type`, { timeout: preparation });
  await page.locator("#username").fill("admin", { timeout: preparation });
  await page.locator("#password").fill(productPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Dictionary types" }).waitFor({ timeout: preparation });
  await page
    .getByRole("row")
    .filter({ hasText: "common_status" })
    .waitFor({ timeout: preparation });
}, 2 * preparation);

afterAll(async () => {
  await browser?.close();
  program?.process.kill("SIGTERM");
  await program?.ended();
  await rm(copy, { recursive: true, force: true });
});

/** A mark on the window that a reload of the page would remove. */
const mark = () => page.evaluate(() => document.body.setAttribute("data-mark", "same document"));
const isMarked = () => page.evaluate(() => document.body.hasAttribute("data-mark"));

describe("editing a page schema while developing", () => {
  it("changes the open screen without a reload", async () => {
    await mark();
    await writeFile(file, original.replace("menu.dictType", "menu.department"));
    await page.getByRole("heading", { level: 1, name: "Departments" }).waitFor();
    expect(await isMarked()).toBe(true);
  });

  it("shows a mistake with file, line and remedy in its block, and its neighbour works on", async () => {
    await writeFile(file, original.replace("dict.getList", "dict.getLits"));
    const alert = page.getByRole("alert");
    await alert.getByText(/schemas\/pages\/points\/dict-type\.json:\d+:\d+/).waitFor();
    await alert.getByText("Did you mean “dict.getList”?").waitFor();
    await page.getByRole("row").filter({ hasText: "common_status" }).waitFor();
    expect(await isMarked()).toBe(true);
  });

  it("heals when the mistake is mended", async () => {
    await writeFile(file, original);
    await page.getByRole("alert").waitFor({ state: "hidden" });
    await page.getByRole("heading", { level: 1, name: "Dictionary types" }).waitFor();
    expect(await isMarked()).toBe(true);
  });

  it("shows that a deleted page is gone, and the page once its file is back", async () => {
    await rm(file);
    await page
      .getByRole("heading", { level: 1, name: "Dictionary types" })
      .waitFor({ state: "hidden" });
    await writeFile(file, original);
    await page.getByRole("heading", { level: 1, name: "Dictionary types" }).waitFor();
    expect(await isMarked()).toBe(true);
  });
});
