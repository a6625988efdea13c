import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPageFiles } from "../../src/cli/page-files.ts";
import { launchBrowser } from "../support/browser.ts";
import { password, startService, type TestService } from "../support/service.ts";

const operation = "menu.getLevelList";

let browser: Browser;
let service: TestService;
let page: Page;
let pages: string;

beforeAll(async () => {
  pages = await mkdtemp(join(tmpdir(), "screenwright-pages-"));
  const configuration = { clientDirectory: resolve("dist/client"), pagesDirectory: pages };
  [browser, service] = await Promise.all([launchBrowser(), startService({ configuration })]);
  page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await page.goto(`${service.url}/login`);
  await page.getByRole("textbox", { name: "Username" }).fill("admin");
  await page.locator("#password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
  await rm(pages, { recursive: true, force: true });
});

async function addFile(path: string, source: string): Promise<void> {
  const file = join(pages, `${path}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
}

async function addNode(path: string, title: string): Promise<void> {
  await service.ask("menu.add", {
    title,
    typeId: "1",
    routerPath: `/${path}`,
    componentPath: path,
  });
}

describe("adding a screen is one JSON file", () => {
  it("no shipped page uses the operation yet", () => {
    expect(readPageFiles().filter(({ source }) => source.includes(operation))).toEqual([]);
  });

  it("a file added while the service runs opens as a working screen", async () => {
    await addFile(
      "added/levels",
      JSON.stringify({
        title: { en: "Top level", zh: "顶层", es: "Primer nivel", ja: "最上位" },
        body: { kind: "table", rows: { call: operation, with: { step: 1 } } },
      }),
    );
    await addNode("added/levels", "Top level");
    await page.goto(`${service.url}/added/levels`);
    await page.getByRole("heading", { level: 1, name: "Top level" }).waitFor();
    await page.getByRole("columnheader", { name: "Address" }).waitFor();
    await page.getByRole("row").filter({ hasText: "/points" }).waitFor();
  });

  it("a file with a mistake says which line, what is wrong and what was meant; a neighbour goes on", async () => {
    await addFile(
      "added/mistaken",
      JSON.stringify(
        {
          title: { en: "Mistaken", zh: "有误", es: "Con error", ja: "誤り" },
          body: {
            kind: "stack",
            items: [
              { kind: "table", rows: "menu.getLevelLits" },
              { kind: "table", title: "menu.dictType", rows: "dictType.list" },
            ],
          },
        },
        null,
        2,
      ),
    );
    await addNode("added/mistaken", "Mistaken");
    await page.goto(`${service.url}/added/mistaken`);
    const alert = page.getByRole("alert");
    await alert.getByText("schemas/pages/added/mistaken.json:13:").waitFor();
    await alert.getByText("menu.getLevelList”?").waitFor();
    await page.getByRole("row").filter({ hasText: "common_status" }).waitFor();
  });

  it("a node whose file is missing says so; the rest of the application works on", async () => {
    await addNode("added/absent", "Absent");
    await page.goto(`${service.url}/added/absent`);
    await page.getByText("schemas/pages/added/absent.json").waitFor();
    await page.getByRole("navigation", { name: "Main menu" }).waitFor();
  });
});
