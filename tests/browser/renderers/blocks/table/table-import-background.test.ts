import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import readXlsxFile from "read-excel-file/node";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../../../axe.ts";
import { openPlace } from "../../../place.ts";
import { go } from "../../../shell/frame.ts";
import type { Visitor } from "../../../visitor.ts";
import { openImport } from "./import-file.ts";

const place = openPlace();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/dept-group" });
});

/** Holds all writes after the first until they are released. */
async function holdWrites(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let count = 0;
  await page.route("**/dept-group/add", async (route) => {
    count += 1;
    if (count > 1) await isFree;
    const { name } = route.request().postDataJSON();
    if (name === "Held 3") await route.fulfill({ json: { code: 40900, msg: "Not this one." } });
    else await route.continue();
  });
  return letGo;
}

async function beginImport({ page }: Visitor, rows: readonly string[]) {
  const content = ["name", ...rows].join("\n");
  const dialog = await openImport(page, { name: "held.csv", content });
  await dialog.getByRole("button", { name: `Import ${rows.length}` }).click();
  return dialog;
}

const sign = ({ page }: Visitor) => page.getByRole("button", { name: /^1 import: held\.csv/ });

describe("an import whose dialog is closed while it sends", () => {
  it("asks first, and goes on in the background, whatever page is opened", async () => {
    const { page } = visitor;
    const letGo = await holdWrites(page);
    const dialog = await beginImport(visitor, ["Held 1", "Held 2", "Held 3", "Held 4"]);
    await dialog.getByRole("status").getByText("1 of 4 done").waitFor();
    await page.keyboard.press("Escape");
    await dialog.getByRole("alert").getByText("The import goes on when you close this").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Continue in the background" }).click();
    await dialog.waitFor({ state: "hidden" });
    await go(visitor, "/dashboard");
    await page.getByRole("button", { name: "1 import: held.csv: 1 of 4 done" }).waitFor();
    letGo();
    const told = page.getByRole("alert").filter({ hasText: "held.csv: Rows imported: 3 of 4." });
    await told.waitFor();
    await page.getByRole("button", { name: "held.csv: Rows imported: 3 of 4." }).waitFor();
  });

  it("keeps its result until it is put away; faulty rows can be downloaded, and sent again", async () => {
    const { page } = visitor;
    await sign(visitor).focus();
    await page.keyboard.press("Enter");
    const list = page.getByRole("dialog", { name: "Imports" });
    await list.getByText("held.csv: Rows imported: 3 of 4.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await list.getByRole("button", { name: "Show the result" }).click();
    const dialog = page.getByRole("dialog", { name: "Import from a file" });
    await dialog.getByRole("row", { name: "4 Not this one." }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download the result" }).click(),
    ]);
    const [sheet] = await readXlsxFile(await readFile(await download.path()));
    expect(sheet?.data.map((row) => row.at(-1))).toContain("Not this one.");
    await page.unrouteAll({ behavior: "wait" });
    await dialog.getByRole("button", { name: "Import 1 again" }).click();
    await dialog.getByText("Rows imported: 4 of 4.").waitFor();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await dialog.waitFor({ state: "hidden" });
    await sign(visitor).waitFor({ state: "hidden" });
  });

  it("asks before a reload ends it, and can be stopped; the rest is sent later and called so", async () => {
    const { page } = visitor;
    await go(visitor, "/points/dept-group");
    const letGo = await holdWrites(page);
    const dialog = await beginImport(visitor, ["Rest 1", "Rest 2", "Rest 3"]);
    await dialog.getByRole("status").getByText("1 of 3 done").waitFor();
    await dialog.getByRole("button", { name: "Continue in the background" }).click();
    await dialog.waitFor({ state: "hidden" });
    const [asked] = await Promise.all([
      page.waitForEvent("dialog"),
      page.evaluate(() => setTimeout(() => location.reload())),
    ]);
    expect(asked.type()).toBe("beforeunload");
    await asked.dismiss();
    await sign(visitor).click();
    const list = page.getByRole("dialog", { name: "Imports" });
    await list.getByRole("button", { name: "Stop" }).click();
    letGo();
    await list.getByText("held.csv: Rows imported: 2 of 3.").waitFor();
    await list.getByRole("button", { name: "Show the result" }).click();
    const again = page.getByRole("dialog", { name: "Import from a file" });
    await page.unrouteAll({ behavior: "wait" });
    await again.getByRole("button", { name: "Import the remaining 1" }).click();
    await again.getByText("Rows imported: 3 of 3.").waitFor();
    await again.getByRole("button", { name: "Close" }).last().click();
    await again.waitFor({ state: "hidden" });
  });

  it("says that nobody could be reached, and what may have been imported all the same", async () => {
    const { page, complaints } = visitor;
    await page.route("**/dept-group/add", async (route) => {
      const { name } = route.request().postDataJSON();
      if (name === "Lost 1") return route.continue();
      // The service has received the row, but its answer is lost.
      if (name === "Lost 2") await route.fetch();
      return route.abort();
    });
    const names = Array.from({ length: 6 }, (_none, index) => `Lost ${index + 1}`);
    const dialog = await beginImport(visitor, names);
    await dialog.getByText("Rows imported: 1 of 6.").waitFor();
    const unreached = "Not imported because the service could not be reached: 2";
    await dialog.getByText(unreached, { exact: true }).waitFor();
    const unanswered =
      "No clear response from the service, so these rows may have been imported: 3";
    await dialog.getByText(unanswered, { exact: true }).waitFor();
    expect(await dialog.getByText(/Refused|you stopped/).count()).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download these rows" }).click(),
    ]);
    const [sheet] = await readXlsxFile(await readFile(await download.path()));
    expect(sheet?.data.map(([name]) => name)).toEqual(["name", "Lost 2", "Lost 3", "Lost 4"]);
    await page.unrouteAll({ behavior: "wait" });
    await dialog.getByRole("button", { name: "Import the 5 that are missing" }).click();
    await dialog.getByText("Rows imported: 6 of 6.").waitFor();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await dialog.waitFor({ state: "hidden" });
    expect(complaints.splice(0).every((text) => text.includes("ERR_FAILED"))).toBe(true);
  });
});
