import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileChooser } from "playwright-core";
import readXlsxFile from "read-excel-file/node";
import { beforeAll, describe, expect, it } from "vitest";
import { sheetFile } from "../../../../renderers/blocks/table/export/sheet-file.ts";
import { violationsOf } from "../../../axe.ts";
import { chooseOption } from "../../../controls.ts";
import { openPlace } from "../../../place.ts";
import { hasFocus } from "../../../shell/focus.ts";
import { go } from "../../../shell/frame.ts";
import { hides, shows } from "../../../shows.ts";
import type { Visitor } from "../../../visitor.ts";

const place = openPlace();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/dept-group" });
});

const dialog = () => visitor.page.getByRole("dialog", { name: "Import from a file" });
const button = (name: string | RegExp) => dialog().getByRole("button", { name });

/** Chooses a file in the browser's file dialog. */
async function choose(name: string, content: string | Buffer, mimeType = "text/csv") {
  await chooseFile({ name, mimeType, buffer: Buffer.from(content) });
}

async function chooseFile(file: Parameters<FileChooser["setFiles"]>[0]) {
  const [chooser] = await Promise.all([
    visitor.page.waitForEvent("filechooser"),
    button("Choose a file").click(),
  ]);
  await chooser.setFiles(file);
}

async function saved(name: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    visitor.page.waitForEvent("download"),
    button(name).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const rows = (count: number, bad?: number) =>
  Array.from({ length: count }, (_, index) =>
    index + 2 === bad ? `Import ${index},Enabeld,` : `Import ${index},Enabled,<b>=1+1</b>`,
  );
const csv = (lines: readonly string[]) => ["Group name,Status,Remark", ...lines].join("\n");

describe("a file to be imported", () => {
  it("opens with what the file must look like, and a template of it", async () => {
    await visitor.page.getByRole("button", { name: "Import from a file" }).click();
    await dialog().getByRole("row", { name: "Group name Yes" }).waitFor();
    await dialog().getByText("One of: Disabled, Enabled.").waitFor();
    const hasFocus = (element: Element) => element === document.activeElement;
    await expect.poll(() => button("Choose a file").evaluate(hasFocus)).toBe(true);
    expect(await violationsOf(visitor.page)).toEqual([]);
    const template = await saved("Excel template");
    expect(template.name).toBe("deptGroup.xlsx");
    const [sheet, notes] = await readXlsxFile(template.bytes);
    expect(sheet?.data[0]).toContain("Group name *");
    expect(JSON.stringify(notes?.data)).toContain("One of: Disabled, Enabled.");
  });

  it("takes no other file, and says why", async () => {
    await choose("photo.png", "x", "image/png");
    await dialog().getByRole("alert").getByText("photo.png is of type PNG").waitFor();
    const folder = await mkdtemp(join(tmpdir(), "import-"));
    const large = join(folder, "large.csv");
    await writeFile(large, "");
    await truncate(large, 50 * 2 ** 20);
    await chooseFile(large);
    await dialog()
      .getByText(/large\.csv is 50 MB in size/)
      .waitFor();
    await rm(folder, { recursive: true });
    await choose("fake.xlsx", "<html><table>", "application/vnd.ms-excel");
    await dialog().getByText("fake.xlsx is neither an Excel workbook").waitFor();
    await choose("titles.csv", "Group nam,Status,Status,Colour\nx,1,1,red\n");
    await dialog().getByText("Did you mean “Group name”?").waitFor();
    await dialog().getByText("Column C, “Status”, appears twice.").waitFor();
    await shows(dialog().getByText("The required column “Group name” is missing."));
    await button("Choose another file").click();
  });

  it("names the one bad row among ten thousand, and sends nothing", async () => {
    let calls = 0;
    visitor.page.on("request", (request) => {
      if (request.url().endsWith("/dept-group/add")) calls += 1;
    });
    const lines = rows(10_000, 7_655).map((line) => line.split(","));
    const workbook = { titles: ["Group name", "Status", "Remark"], rows: lines };
    await choose(
      "groups.xlsx",
      Buffer.from(await (await sheetFile(workbook, "xlsx")).arrayBuffer()),
    );
    await dialog().getByText("1 of 10,000 rows has errors. Nothing has been imported.").waitFor();
    const fault = dialog().getByRole("row", { name: /^7655 Status Enabeld/ });
    await fault.getByText("Did you mean “Enabled”?").waitFor();
    expect(await violationsOf(visitor.page)).toEqual([]);
    expect(await button(/^Import/).count()).toBe(0);
    const faulty = await saved("Download the rows with errors");
    expect(faulty.name).toBe("groups-faults.xlsx");
    const [sheet] = await readXlsxFile(faulty.bytes);
    expect(sheet?.data).toHaveLength(2);
    expect(sheet?.data[1]?.slice(0, 2)).toEqual(["Import 7653", "Enabeld"]);
    expect(calls).toBe(0);
    await button("Choose another file").click();
  });
});

describe("an import whose rows are all right", () => {
  it("sends the rows one by one, names those that are refused, and repeats those alone", async () => {
    const keys: (string | undefined)[] = [];
    await visitor.page.route("**/dept-group/add", async (route) => {
      const { name } = route.request().postDataJSON();
      keys.push(route.request().headers()["idempotency-key"]);
      if (name !== "Import 3" || keys.length > 12) return route.continue();
      return route.fulfill({ json: { code: 40900, msg: "Somebody else was faster." } });
    });
    await choose("groups.csv", csv(rows(12)));
    await dialog().getByText("12 rows of groups.csv are ready to import.").waitFor();
    await dialog().getByText("<b>=1+1</b>").first().waitFor();
    await button("Import 12").click();
    await dialog().getByText("Rows imported: 11 of 12.").waitFor();
    await dialog().getByRole("row", { name: "5 Somebody else was faster." }).waitFor();
    expect(new Set(keys).size).toBe(12);
    const result = await saved("Download the result");
    const [sheet] = await readXlsxFile(result.bytes);
    expect(sheet?.data.map((row) => row.at(-1)).slice(3, 6)).toEqual([
      "Imported",
      "Somebody else was faster.",
      "Imported",
    ]);
    await button("Import 1 again").click();
    await dialog().getByText("Rows imported: 12 of 12.").waitFor();
    expect(keys).toHaveLength(13);
    await button("Close").last().click();
    await dialog().waitFor({ state: "hidden" });
    await visitor.page.getByRole("row", { name: /Import 11/ }).waitFor();
    await visitor.page.getByText("<b>=1+1</b>").first().waitFor();
    await visitor.page.unrouteAll({ behavior: "wait" });
  });

  it("is undone, but for what somebody else has changed since", async () => {
    await visitor.page.getByRole("button", { name: "Import from a file" }).click();
    await choose(
      "groups.csv",
      csv(["Undone 1,Enabled,", "Undone 2,Enabled,", "Undone 3,Enabled,"]),
    );
    await button("Import 3").click();
    await dialog().getByText("Rows imported: 3 of 3.").waitFor();
    const anna = await place.visitSignedIn({ username: "anna.administrator", at: "/dashboard" });
    const token = (await anna.context.cookies()).find(({ name }) => name === "Admin-Token")?.value;
    const headers = { "X-Access-Token": token ?? "" };
    const groups = `${place.product.url}/points-api/dept-group`;
    const named = async (name: string) => {
      const answer = await anna.context.request.get(`${groups}/page?name=${name}`, { headers });
      return (await answer.json()).data.records;
    };
    const [second] = await named("Undone 2");
    const data = { id: second.id, name: "Undone 2", remark: "Anna needs it", status: 1 };
    await anna.context.request.post(`${groups}/update`, { headers, data });
    await button("Undo: delete these rows (3)").click();
    await dialog().getByText("Rows undone: 2 of 3.").waitFor();
    await shows(dialog().getByText("Not undone: 1"));
    await shows(dialog().getByRole("row", { name: /^3 .*Anna Weber/ }));
    expect(await violationsOf(visitor.page)).toEqual([]);
    expect(await named("Undone")).toEqual([expect.objectContaining({ remark: "Anna needs it" })]);
    await button("Close").last().click();
    await dialog().waitFor({ state: "hidden" });
    await hides(visitor.page.getByRole("row", { name: /Undone 1/ }));
  });

  it("can be stopped; what was not sent yet is told", async () => {
    let release = (): void => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visitor.page.route("**/dept-group/add", async (route) => {
      await isReleased;
      await route.fulfill({ json: { code: 40900, msg: "Too late." } });
    });
    await visitor.page.getByRole("button", { name: "Import from a file" }).click();
    const names = Array.from({ length: 50 }, (_none, index) => `Stopped ${index},Enabled,`);
    await choose("groups.csv", csv(names));
    await button("Import 50").click();
    await button("Stop").click();
    release();
    await shows(dialog().getByText("Not imported because you stopped: 49"));
    await button("Close").last().click();
    await dialog().waitFor({ state: "hidden" });
    await visitor.page.unrouteAll({ behavior: "wait" });
  });

  it("takes a file as the table exports it, and says which columns it leaves out", async () => {
    await visitor.page.getByRole("searchbox", { name: "Group name" }).fill("Import 11");
    await visitor.page.keyboard.press("Enter");
    await visitor.page.getByText("1 in total").waitFor();
    await visitor.page.getByRole("button", { name: "Export all rows" }).click();
    const [download] = await Promise.all([
      visitor.page.waitForEvent("download"),
      visitor.page.getByRole("menuitem", { name: "Excel workbook" }).click(),
    ]);
    const bytes = await readFile(await download.path());
    await visitor.page.getByRole("button", { name: "Import from a file" }).click();
    await choose("exported.xlsx", bytes, "");
    await dialog()
      .getByRole("row", { name: /There is a record with this value/ })
      .waitFor();
    const records = dialog().getByRole("combobox", { name: "Existing records" });
    await chooseOption(records, "Update by Group name");
    await dialog()
      .getByText(/^There is nothing to import: .* holds what is there already\./)
      .waitFor();
    await dialog().getByText("columns not imported: Users, Departments, Updated.").waitFor();
    await visitor.page.keyboard.press("Escape");
    await hides(dialog());
  });
});

describe("a switch in a table", () => {
  const status = () => visitor.page.getByRole("switch", { name: "Status: Import 11" });

  it("saves by keyboard, once however often it is pressed", async () => {
    const sent: unknown[] = [];
    let release = (): void => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visitor.page.route("**/dept-group/update", async (route) => {
      sent.push(route.request().postDataJSON());
      await isReleased;
      await route.continue();
    });
    await status().focus();
    await visitor.page.keyboard.press("Space");
    await expect.poll(() => status().getAttribute("aria-checked")).toBe("false");
    await visitor.page.keyboard.press("Space");
    await visitor.page.keyboard.press("Enter");
    release();
    await expect.poll(() => status().getAttribute("aria-busy")).toBe("false");
    expect(sent).toEqual([expect.objectContaining({ name: "Import 11", status: 0 })]);
    await hasFocus(status());
    await visitor.page.unrouteAll({ behavior: "wait" });
  });

  it("is put back where the service refuses, with what it says", async () => {
    await visitor.page.route("**/dept-group/update", (route) =>
      route.fulfill({ json: { code: 40900, msg: "Somebody else was faster." } }),
    );
    await status().press("Space");
    await visitor.page.getByText("Somebody else was faster.").first().waitFor();
    await expect.poll(() => status().getAttribute("aria-checked")).toBe("false");
    await visitor.page.unrouteAll({ behavior: "wait" });
  });

  it("is the plain value, and import not there, for who may only read", async () => {
    const reader = await place.visitSignedIn({
      username: "chen.comprehensive",
      at: "/points/dept-group",
    });
    await reader.page.getByRole("cell", { name: "Enabled" }).first().waitFor();
    expect(await reader.page.getByRole("switch").count()).toBe(0);
    expect(await reader.page.getByRole("button", { name: "Import from a file" }).count()).toBe(0);
  });
});

describe("a text to be copied", () => {
  it("is put on the clipboard by keyboard, and the focus stays", async () => {
    await visitor.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await go(visitor, "/system/audit-log");
    await visitor.page
      .getByRole("button", { name: /^Details of/ })
      .first()
      .click();
    const copy = visitor.page.getByRole("button", { name: /^Copy .*127\.0\.0\.1$/ });
    await copy.focus();
    await visitor.page.keyboard.press("Enter");
    await visitor.page.getByText("Copied").waitFor();
    expect(await visitor.page.evaluate(() => navigator.clipboard.readText())).toBe("127.0.0.1");
    await hasFocus(copy);
  });
});
