import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../../../axe.ts";
import { chooseOption } from "../../../controls.ts";
import { openPlace } from "../../../place.ts";
import { hides } from "../../../shows.ts";
import type { Visitor } from "../../../visitor.ts";
import { chooseFile } from "./import-file.ts";

const place = openPlace();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/dept-group" });
});

const dialog = () => visitor.page.getByRole("dialog", { name: "Import from a file" });
const button = (name: string | RegExp) => dialog().getByRole("button", { name });

/** The file that the table's export saves. */
async function exported(format: string): Promise<Buffer> {
  await visitor.page.getByRole("button", { name: "Export all rows" }).click();
  const [download] = await Promise.all([
    visitor.page.waitForEvent("download"),
    visitor.page.getByRole("menuitem", { name: format }).click(),
  ]);
  return readFile(await download.path());
}

/** Chooses a file whose rows update the groups of the same name. */
async function update(name: string, content: Buffer): Promise<void> {
  await visitor.page.getByRole("button", { name: "Import from a file" }).click();
  await chooseFile(visitor.page, button("Choose a file"), { name, content });
  const records = dialog().getByRole("combobox", { name: "Existing records" });
  await chooseOption(records, "Update by Group name");
}

describe("a table that is exported and imported again", () => {
  it.each([
    ["Excel workbook", "groups.xlsx"],
    ["CSV", "groups.csv"],
  ])("changes nothing, as %s", async (format, name) => {
    await update(name, await exported(format));
    await dialog()
      .getByText(`There is nothing to import: ${name} holds what is there already.`)
      .waitFor();
    await dialog().getByText("15 rows are the same as their records").waitFor();
    expect(await button(/^Import/).count()).toBe(0);
    expect(await violationsOf(visitor.page)).toEqual([]);
    await visitor.page.keyboard.press("Escape");
    await hides(dialog());
  });

  it("changes the one cell that a person has changed, and sends no other row", async () => {
    const sent: unknown[] = [];
    visitor.page.on("request", (request) => {
      if (request.url().endsWith("/dept-group/update")) sent.push(request.postDataJSON());
    });
    const file = (await exported("CSV")).toString();
    const changed = file.replace("Departments in the main building.", "Everybody upstairs.");
    await update("groups.csv", Buffer.from(changed));
    await dialog().getByText("1 row of groups.csv is ready to import.").waitFor();
    await dialog()
      .getByText(/^1 existing record will be changed\. 14 rows are the same/)
      .waitFor();
    await button("Import 1").click();
    await dialog().getByText("Rows imported: 1 of 1.").waitFor();
    expect(sent).toEqual([
      expect.objectContaining({ name: "Head Office", remark: "Everybody upstairs.", status: 1 }),
    ]);
    await button("Close").last().click();
    await visitor.page.getByText("Everybody upstairs.").first().waitFor();
  });
});
