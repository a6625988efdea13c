import { readFile } from "node:fs/promises";
import readXlsxFile from "read-excel-file/node";
import { beforeAll, describe, expect, it } from "vitest";
import { openPlace } from "../../../place.ts";
import { hasFocus } from "../../../shell/focus.ts";
import { hides } from "../../../shows.ts";
import type { Visitor } from "../../../visitor.ts";

const place = openPlace();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/cultural-group" });
  await visitor.page.getByRole("row").nth(1).waitFor();
});

async function exportAs(format: string) {
  await visitor.page.getByRole("button", { name: "Export all rows" }).click();
  await visitor.page.getByRole("menuitem", { name: format }).press("Enter");
}

/** So many rows that the workbook library packs them in a worker. */
const manyRows = 3_000;

/** Answers the reads of an export with many rows, as a service with as many records would. */
async function answerManyRows() {
  await visitor.page.route("**/cultural-group/page?*", async (route) => {
    const { searchParams } = new URL(route.request().url());
    const [page, size] = [Number(searchParams.get("current")), Number(searchParams.get("size"))];
    const first = (page - 1) * size;
    const records = Array.from({ length: Math.min(size, manyRows - first) }, (_none, index) => ({
      id: first + index + 1,
      name: `Gathering ${first + index + 1}`,
      remark: `What number ${first + index + 1} is about, ${Math.sin(first + index)}`,
      status: 1,
      userCount: index,
      deptCount: 1,
      createTime: "2026-11-21T04:30:00Z",
      updateTime: "2026-11-21T04:30:00Z",
    }));
    const data = { records, total: manyRows, current: page, size };
    await route.fulfill({ json: { code: 0, msg: "The operation succeeded.", data } });
  });
}

describe("a table's rows are exported", () => {
  it("all that the search finds, on whatever pages, as people read them", async () => {
    const total = Number.parseInt(
      (await visitor.page.getByText(/\d+ in total/).textContent()) ?? "",
      10,
    );
    expect(total).toBeGreaterThan(20);
    const [download] = await Promise.all([
      visitor.page.waitForEvent("download"),
      exportAs("CSV file"),
    ]);
    expect(download.suggestedFilename()).toMatch(/^cultural-group-\d{4}-\d\d-\d\d\.csv$/);
    await hasFocus(visitor.page.getByRole("button", { name: "Export all rows" }));
    const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
    expect(lines).toHaveLength(total + 1);
    expect(lines[0]).toBe("\uFEFFGroup name,Status,Users,Departments,Remark,Updated");
    expect(lines.some((line) => /^Chess Circle,(Enabled|Disabled),\d+,/.test(line))).toBe(true);
  });

  it("only those searched for, as an Excel workbook", async () => {
    await visitor.page.getByRole("searchbox", { name: "Group name" }).fill("Chess");
    await visitor.page.keyboard.press("Enter");
    await visitor.page.getByText("1 in total").waitFor();
    const [download] = await Promise.all([
      visitor.page.waitForEvent("download"),
      exportAs("Excel workbook"),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
  });

  it("until somebody cancels it", async () => {
    let answer = (): void => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await visitor.page.route("**/cultural-group/page?*", async (route) => {
      await isAnswered;
      // The requesting page has aborted the read already.
      await route.abort().catch(() => undefined);
    });
    await exportAs("CSV file");
    const dialog = visitor.page.getByRole("dialog", { name: "Export all rows" });
    await dialog.getByRole("progressbar").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await hides(dialog);
    answer();
    await visitor.page.unrouteAll({ behavior: "wait" });
  });

  it("thousands of them as an Excel workbook", async () => {
    await answerManyRows();
    const [download] = await Promise.all([
      visitor.page.waitForEvent("download"),
      exportAs("Excel workbook"),
    ]);
    const [sheet] = await readXlsxFile(await readFile(await download.path()));
    expect(sheet?.data).toHaveLength(manyRows + 1);
    expect(sheet?.data.at(-1)?.[0]).toBe(`Gathering ${manyRows}`);
    await visitor.page
      .getByRole("dialog", { name: "Export all rows" })
      .waitFor({ state: "hidden" });
    await visitor.page.unrouteAll({ behavior: "wait" });
  });

  it("until somebody cancels it while the workbook is made", async () => {
    await answerManyRows();
    await visitor.page.evaluate(() => {
      // A worker that never receives a message keeps the export running for ever.
      Worker.prototype.postMessage = () => {};
    });
    const saved: string[] = [];
    visitor.page.on("download", (download) => saved.push(download.suggestedFilename()));
    await exportAs("Excel workbook");
    const dialog = visitor.page.getByRole("dialog", { name: "Export all rows" });
    await expect
      .poll(() => dialog.getByRole("progressbar").getAttribute("aria-valuenow"))
      .toBe("99");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "hidden" });
    await visitor.page.unrouteAll({ behavior: "wait" });
    await exportAs("CSV file");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(saved).toEqual([]);
  });
});
