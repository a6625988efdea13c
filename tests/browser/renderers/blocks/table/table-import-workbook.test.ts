import { beforeAll, expect, it } from "vitest";
import { texts } from "../../../../../src/i18n/texts.ts";
import {
  textCell,
  workbookFile,
} from "../../../../renderers/blocks/table/import/sheet/workbook-file.ts";
import { violationsOf } from "../../../axe.ts";
import { chooseOption } from "../../../controls.ts";
import { openPlace } from "../../../place.ts";
import type { Visitor } from "../../../visitor.ts";
import { chooseFile } from "./import-file.ts";

const place = openPlace();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/dept-group" });
});

const heading = `<row r="1">${textCell("A1", "Group name")}${textCell("C1", "Remark")}</row>`;
const file = workbookFile([
  {
    name: "Old",
    state: "hidden",
    rows: `${heading}<row r="2">${textCell("A2", "Old choir")}</row>`,
  },
  {
    name: "New",
    rows: `${heading}<row r="2">${textCell("A2", "New choir")}</row><row r="7" hidden="1">${textCell("A7", "Band")}<c r="C7" t="e"><v>#REF!</v></c></row>`,
    after: '<mergeCells><mergeCell ref="C2:C3"/></mergeCells>',
  },
  { name: "Later", rows: `${heading}<row r="2">${textCell("A2", "Later choir")}</row>` },
]);

async function open({ page }: Visitor, language: keyof typeof texts) {
  const { table, import: says, upload } = texts[language];
  await page.getByRole("button", { name: table.import }).click();
  const dialog = page.getByRole("dialog", { name: table.import });
  const button = dialog.getByRole("button", { name: upload.choose });
  await chooseFile(page, button, { name: "groups.xlsx", content: file });
  return { dialog, sheet: dialog.getByRole("combobox", { name: says.sheetOf.label, exact: true }) };
}

it("a workbook's sheets are named and can be chosen, and what cannot be read is told with its cell", async () => {
  const { page } = visitor;
  const { dialog, sheet } = await open(visitor, "en");
  await dialog.getByTitle("New", { exact: true }).waitFor();
  await dialog.getByRole("row", { name: /^7 Remark #REF! C7 contains an error value/ }).waitFor();
  await dialog.getByText("only the first holds the value: C2:C3.").waitFor();
  await dialog.getByText("Rows that the sheet hides are imported too: 7.").waitFor();
  expect(await dialog.getByRole("button", { name: /^Import \d/ }).count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await chooseOption(sheet, "Later");
  await dialog.getByRole("row", { name: "A Group name Later choir" }).waitFor();
  await dialog.getByRole("button", { name: "Import 1" }).waitFor();
  await sheet.focus();
  await chooseOption(sheet, "Old (hidden)", "Enter");
  await dialog.getByRole("row", { name: "A Group name Old choir" }).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

it("on a phone in the dark it is the same in every language", async () => {
  for (const language of ["zh", "es", "ja"] as const) {
    const phone = await place.visitSignedIn({
      ...{ language, width: 390, height: 844, colorScheme: "dark" as const },
      at: "/points/dept-group",
    });
    const { dialog, sheet } = await open(phone, language);
    await dialog.getByText("#REF!").first().waitFor();
    await sheet.waitFor();
    expect(await violationsOf(phone.page)).toEqual([]);
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
