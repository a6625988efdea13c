import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { password } from "../support/first-start.ts";
import { startService } from "../support/service.ts";
import { openPlace } from "./place.ts";
import { go } from "./shell/frame.ts";
import { shows } from "./shows.ts";
import type { Visitor } from "./visitor.ts";

const operation = "menu.getLevelList";

const pages = await mkdtemp(join(tmpdir(), "screenwright-pages-"));
const place = openPlace(() =>
  startService({
    configuration: { clientDirectory: resolve("dist/client"), pagesDirectory: pages },
  }),
);
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  await addFile(
    "added/levels",
    JSON.stringify({
      title: { en: "Top level", zh: "顶层", es: "Primer nivel", ja: "最上位" },
      body: { kind: "table", rows: { call: operation, with: { step: 1 } } },
    }),
  );
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
  await addNode("added/levels", "Top level");
  await addNode("added/mistaken", "Mistaken");
  await addNode("added/absent", "Absent");
  visitor = await place.staySignedIn({ password, at: "/added/levels" });
  page = visitor.page;
});

afterAll(() => rm(pages, { recursive: true, force: true }));

async function addFile(path: string, source: string): Promise<void> {
  const file = join(pages, `${path}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
}

async function addNode(path: string, title: string): Promise<void> {
  await place.product.ask("menu.add", {
    title,
    typeId: "1",
    routerPath: `/${path}`,
    componentPath: path,
  });
}

describe("adding a screen is one JSON file", () => {
  it("a file added while the service runs opens as a working screen", async () => {
    await page.getByRole("heading", { level: 1, name: "Top level" }).waitFor();
    await page.getByRole("columnheader", { name: "Address" }).waitFor();
    await shows(page.getByRole("row").filter({ hasText: "/points" }));
  });

  it("a file with a mistake says which line, what is wrong and what was meant; a neighbour goes on", async () => {
    await go(visitor, "/added/mistaken");
    const alert = page.getByRole("alert");
    await alert.getByText("schemas/pages/added/mistaken.json:13:").waitFor();
    await alert.getByText("menu.getLevelList”?").waitFor();
    await shows(page.getByRole("row").filter({ hasText: "common_status" }));
  });

  it("a node whose file is missing says so; the rest of the application works on", async () => {
    await go(visitor, "/added/absent");
    await page.getByText("schemas/pages/added/absent.json").waitFor();
    await shows(page.getByRole("navigation", { name: "Main menu" }));
  });
});
