import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { openPlace } from "./place.ts";
import type { Visitor } from "./visitor.ts";

const place = openPlace();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/cultural-group" });
  await visitor.page.getByRole("row").nth(1).waitFor();
});

async function exportAs(format: string) {
  await visitor.page.getByRole("button", { name: "Export all rows" }).click();
  await visitor.page.getByRole("menuitem", { name: format }).click();
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
      exportAs("CSV text"),
    ]);
    expect(download.suggestedFilename()).toMatch(/^cultural-group-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
    expect(lines).toHaveLength(total + 1);
    expect(lines[0]).toBe("\uFEFFGroup name,Status,Users,Departments,Remark,Changed");
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
      // Who asked has given up already.
      await route.abort().catch(() => undefined);
    });
    await exportAs("CSV text");
    const dialog = visitor.page.getByRole("dialog", { name: "Export all rows" });
    await dialog.getByRole("progressbar").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "hidden" });
    answer();
    await visitor.page.unrouteAll({ behavior: "wait" });
  });
});
