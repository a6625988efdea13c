import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPlace } from "../../../place.ts";
import { once } from "../../../shell/once.ts";
import { hides, shows } from "../../../shows.ts";
import type { Visitor } from "../../../visitor.ts";

const place = openPlace();

const text = { type: "string" };
const parameters = [
  ...[{ name: "name", in: "query", schema: text }],
  ...[{ name: "status", in: "query", schema: { type: "integer" } }],
  ...["sort", "order"].map((name) => ({ name, in: "query", schema: text })),
];

/** How a back end of the points service differs that makes files of its groups itself. */
const overlay = {
  overlay: "1.0.0",
  info: { title: "Groups as a file", version: "1" },
  "x-service": "points",
  actions: [
    {
      target: "$.paths",
      update: {
        "/cultural-group/export": {
          get: {
            operationId: "culturalGroup.export",
            tags: ["culturalGroup"],
            "x-permission": "points:culturalGroup:export",
            parameters,
            responses: { 200: { description: "All groups.", content: { "text/csv": {} } } },
          },
        },
      },
    },
    {
      target: "$.paths['/cultural-group/page'].get",
      update: { "x-export": "culturalGroup.export" },
    },
  ],
};

/** The page of a visitor to a deployment whose points service makes files itself. */
async function arrive(visitor: Visitor, username?: string): Promise<Page> {
  await visitor.page.route("**/config.json", async (route) => {
    if (route.request().method() === "HEAD") return route.fallback();
    const response = await route.fetch();
    const json = { ...(await response.json()), ownBases: ["/system-api"], overlays: [overlay] };
    await route.fulfill({ response, json });
  });
  await visitor.arriveSignedIn("/points/cultural-group?groups.name=c&groups._sort=-name", username);
  await visitor.page.getByRole("row").nth(1).waitFor();
  return visitor.page;
}

const arrived = once(async () => arrive(await place.stay()));

const openMenu = (page: Page) => page.getByRole("button", { name: "Export all rows" }).click();

const exportFromService = async (page: Page): Promise<void> => {
  await openMenu(page);
  const menu = page.getByRole("menu").filter({ hasText: "Excel workbook" });
  const items = menu.getByRole("menuitem");
  await expect.poll(() => items.first().textContent()).toBe("File from the service (CSV)");
  await items.first().click();
};

const exportAddress = "**/cultural-group/export*";

describe("a table whose service makes files itself", () => {
  it("saves the service's file of all that the search finds, in the table's order", async () => {
    const page = await arrived();
    const asked: string[] = [];
    await page.route(exportAddress, async (route) => {
      const request = route.request();
      asked.push(new URL(request.url()).search);
      expect(request.headers()["x-access-token"]).toBeTruthy();
      const disposition = `attachment; filename*=UTF-8''${encodeURIComponent("../グループ\u202e.csv")}`;
      await route.fulfill({
        body: "\uFEFFName\r\nChess Circle",
        headers: { "content-type": "text/csv", "content-disposition": disposition },
      });
    });
    const [download] = await Promise.all([page.waitForEvent("download"), exportFromService(page)]);
    expect(asked).toEqual(["?name=c&sort=name&order=desc"]);
    expect(download.suggestedFilename()).toBe("-グループ-.csv");
    expect(await readFile(await download.path(), "utf8")).toBe("\uFEFFName\r\nChess Circle");
  });

  it("says how far it is, until somebody cancels it", async () => {
    const page = await arrived();
    const saved: string[] = [];
    page.on("download", (download) => saved.push(download.suggestedFilename()));
    let answer = (): void => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(exportAddress, async (route) => {
      await isAnswered;
      await route.abort().catch(() => undefined);
    });
    await exportFromService(page);
    const dialog = page.getByRole("dialog", { name: "Export all rows" });
    await dialog.getByRole("status").getByText("Waiting for the service").waitFor();
    const ended = page.waitForEvent("requestfailed", (one) =>
      one.url().includes("/cultural-group/export"),
    );
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await ended;
    await hides(dialog);
    answer();
    expect(saved).toEqual([]);
  });

  it("shows the service's refusal, and saves nothing", async () => {
    const page = await arrived();
    await page.route(exportAddress, (route) =>
      route.fulfill({ json: { code: 40300, msg: "Not today, please.", data: null } }),
    );
    await exportFromService(page);
    await shows(page.getByText("Not today, please."));
    await hides(page.getByRole("dialog", { name: "Export all rows" }));
  });

  it("says so where the service answers something else than a file", async () => {
    const page = await arrived();
    await page.route(exportAddress, (route) =>
      route.fulfill({ json: { code: 0, msg: "", data: { id: 7 } } }),
    );
    await exportFromService(page);
    await shows(page.getByText("The service did not return a file."));
  });

  it("offers only the browser's own files to those who may not use the service's", async () => {
    const page = await arrive(await place.visit(), "anna.administrator");
    await openMenu(page);
    await page.getByRole("menuitem", { name: "CSV file" }).waitFor();
    expect(await page.getByRole("menuitem", { name: "File from the service" }).count()).toBe(0);
  });
});

it("the audit log is saved by the service itself, as searched", async () => {
  const { arriveSignedIn, page } = await place.visit();
  await arriveSignedIn("/system/audit-log?entries.operationId=login.login");
  await page.getByRole("row").nth(1).waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), exportFromService(page)]);
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const [titles, ...lines] = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(titles).toMatch(/^\uFEFFTime,Who,What,Record,/);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/^[^,]+,[\w.]+,Sign in,/.test(line))).toEqual([]);
});
