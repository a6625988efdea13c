import { resolve } from "node:path";
import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { startService } from "../../../../support/service.ts";
import { violationsOf } from "../../../axe.ts";
import { chooseOption } from "../../../controls.ts";
import { openPlace } from "../../../place.ts";
import { shows } from "../../../shows.ts";
import type { Visitor } from "../../../visitor.ts";
import { openImport } from "./import-file.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);
let visitor: Visitor;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/dept-group" });
});

const open = ({ page }: Visitor, content: string) =>
  openImport(page, { name: "groups.csv", content });

const field = (dialog: Locator, heading: string) =>
  dialog.getByRole("combobox", { name: `Field of “${heading}”` });

async function leave(dialog: Locator) {
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await dialog.waitFor({ state: "hidden" });
}

describe("the columns of a file", () => {
  it("fill the fields that people choose for them, which is remembered", async () => {
    const file = "Kunde,Bemerkung,Farbe\nMapped group,note,red\n";
    const dialog = await open(visitor, file);
    await dialog.getByText("Column A, “Kunde”, is not recognised.").waitFor();
    expect(await violationsOf(visitor.page)).toEqual([]);
    await field(dialog, "Kunde").focus();
    await chooseOption(field(dialog, "Kunde"), "Group name", "Enter");
    await chooseOption(field(dialog, "Bemerkung"), "Remark");
    await chooseOption(field(dialog, "Farbe"), "Not imported");
    await dialog.getByText("Columns not imported: Farbe.").waitFor();
    await dialog.getByRole("button", { name: "Import 1" }).click();
    await dialog.getByText("Rows imported: 1 of 1.").waitFor();
    await leave(dialog);
    await visitor.page.getByRole("row", { name: /Mapped group.*note/ }).waitFor();
    const again = await open(visitor, "Kunde,Bemerkung,Farbe\nOther group,note,red\n");
    await again.getByRole("button", { name: "Import 1" }).waitFor();
    await visitor.page.keyboard.press("Escape");
    await again.waitFor({ state: "hidden" });
  });
});

describe("rows of a file that are there already", () => {
  it("are told before anything is sent, as those that the file repeats", async () => {
    const dialog = await open(visitor, "name\nNew group\nMAPPED GROUP\nnew group\n");
    await dialog.getByText("2 of 3 rows have errors. Nothing has been imported.").waitFor();
    await dialog.getByRole("row", { name: /^3 .*There is a record with this value/ }).waitFor();
    await dialog.getByRole("row", { name: /^4 .*Row 2 has the same value already/ }).waitFor();
    expect(await dialog.getByRole("button", { name: /^Import \d/ }).count()).toBe(0);
    await visitor.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  it("change their records by a column that is chosen, the others are added; empty cells change nothing", async () => {
    const versions: (string | undefined)[] = [];
    visitor.page.on("request", (request) => {
      if (request.url().endsWith("/dept-group/update"))
        versions.push(request.headers()["if-match"]);
    });
    const dialog = await open(
      visitor,
      "name,status,remark\nMapped group,Disabled,\nNew group,,x\n",
    );
    const records = dialog.getByRole("combobox", { name: "Existing records" });
    await chooseOption(records, "Update by Group name");
    await dialog.getByText("1 existing record will be changed.").waitFor();
    expect(await violationsOf(visitor.page)).toEqual([]);
    await dialog.getByRole("button", { name: "Import 2" }).click();
    await dialog.getByText("Rows imported: 2 of 2.").waitFor();
    expect(versions).toEqual([expect.stringMatching(/^".+"$/)]);
    await shows(dialog.getByRole("button", { name: "Undo: delete 1 and change 1 back" }));
    await leave(dialog);
    await visitor.page.getByRole("row", { name: /New group.*x/ }).waitFor();
    const changed = visitor.page.getByRole("row", { name: /Mapped group.*note/ });
    await changed.getByRole("switch", { checked: false }).waitFor();
  });

  it("are changed back where the import is undone, which says that it deletes none", async () => {
    const dialog = await open(visitor, "name,remark\nMapped group,overwritten\n");
    const records = dialog.getByRole("combobox", { name: "Existing records" });
    await chooseOption(records, "Update by Group name");
    await dialog.getByRole("button", { name: "Import 1" }).click();
    await dialog.getByText("Rows imported: 1 of 1.").waitFor();
    await dialog.getByRole("button", { name: "Undo: change these rows back (1)" }).click();
    await dialog.getByText("Rows undone: 1 of 1.").waitFor();
    await leave(dialog);
    await visitor.page.getByRole("row", { name: /Mapped group.*note/ }).waitFor();
  });

  it("are imported again upon the changes of others, where these have made the service refuse a row", async () => {
    const { ask } = place.product;
    const { id } = await ask("deptGroup.add", { name: "Choir", remark: "Old", status: 1 });
    const dialog = await open(visitor, "Group name,Remark\nChoir,New\n");
    const button = (name: string) => dialog.getByRole("button", { name, exact: true });
    const records = dialog.getByRole("combobox", { name: "Existing records" });
    await chooseOption(records, "Update by Group name");
    await button("Import 1").waitFor();
    await ask("deptGroup.update", { id, name: "Choir", remark: "Theirs", status: 0 });
    await button("Import 1").click();
    await dialog.getByText("Rows imported: 0 of 1.").waitFor();
    await button("Import 1 again").click();
    await dialog.getByText("Rows imported: 1 of 1.").waitFor();
    const { records: groups } = await ask("deptGroup.page", { name: "Choir" });
    expect(groups).toMatchObject([{ remark: "New", status: 0 }]);
  });
});
