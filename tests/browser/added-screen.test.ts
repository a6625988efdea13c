import type { Page } from "playwright-core";
import { beforeAll, describe, it } from "vitest";
import { password } from "../support/first-start.ts";
import { openPlaceOfOwnPages } from "./renderers/own-page-files.ts";
import { go } from "./shell/frame.ts";
import { shows } from "./shows.ts";
import type { Visitor } from "./visitor.ts";

const operation = "menu.getLevelList";

const { place, addFile, addNode } = openPlaceOfOwnPages();
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
