import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { Language } from "../../../../../src/i18n/language.ts";
import { texts } from "../../../../../src/i18n/texts.ts";
import {
  textCell,
  workbookFile,
} from "../../../../renderers/blocks/table/import/sheet/workbook-file.ts";
import { violationsOf } from "../../../axe.ts";
import { chooseOption } from "../../../controls.ts";
import { openPlace } from "../../../place.ts";
import { once } from "../../../shell/once.ts";
import type { Visitor } from "../../../visitor.ts";
import { type ChosenFile, openImport } from "./import-file.ts";

const place = openPlace();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/dept-group" });
});

/** The text 小组名称,备注 / 羽毛球二队,每周三晚上训练 in the encoding that Chinese Excel writes. */
const chinese = Buffer.from("0KHX6cP7s8YssbjXogrT8MOrx/K2/rbTLMO/1tzI/c3tyc/RtcG3Cg==", "base64");

const encodingIn = (dialog: Locator, language: Language = "en") =>
  dialog.getByRole("combobox", { name: texts[language].import.encoding.label });
const sheetIn = (dialog: Locator, language: Language = "en") =>
  dialog.getByRole("combobox", { name: texts[language].import.sheetOf.label, exact: true });

const heading = `<row r="1">${textCell("A1", "Group name")}${textCell("C1", "Remark")}</row>`;
const workbook = workbookFile([
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

describe("a text that is not UTF-8", () => {
  it("is read in the encoding it is written in, whatever the language, and says which", async () => {
    const dialog = await openImport(visitor.page, { name: "groups.csv", content: chinese });
    await dialog.getByText(/^1 row of .* is ready to import\./).waitFor();
    await dialog.getByRole("row", { name: /^A 小组名称 羽毛球二队/ }).waitFor();
    await dialog.getByTitle("GB18030 (GBK)").waitFor();
    await dialog.getByText("Detected from the file").waitFor();
    expect(await violationsOf(visitor.page)).toEqual([]);
  });

  it("can be read in another, by keyboard, and is not sent as long as it makes no sense", async () => {
    const dialog = visitor.page.getByRole("dialog", { name: texts.en.table.import });
    const encoding = encodingIn(dialog);
    await encoding.focus();
    await chooseOption(encoding, "Windows-1252", "Enter");
    await dialog.getByRole("row", { name: /^A Ð¡×éÃû³Æ ÓðÃ«Çò¶þ¶Ó/ }).waitFor();
    await dialog.getByText("Column A, “Ð¡×éÃû³Æ”, is not recognised.").waitFor();
    await chooseOption(encoding, "UTF-8");
    await dialog.getByText(/characters that cannot be read in UTF-8\. Choose another/).waitFor();
    expect(await dialog.getByRole("button", { name: /^Import \d/ }).count()).toBe(0);
    await chooseOption(encoding, "GB18030 (GBK)");
    await dialog.getByRole("button", { name: "Import 1" }).waitFor();
    await visitor.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  it("asks for its encoding where nobody can know it", async () => {
    const content = Buffer.from([...Buffer.from("name,remark\n"), 0xca, 0xeb, 0xf3, 0xe1, 0x0a]);
    const dialog = await openImport(visitor.page, { name: "groups.csv", content });
    await dialog.getByText("The encoding of groups.csv is not certain.").waitFor();
    expect(await dialog.getByRole("button", { name: /^Import \d/ }).count()).toBe(0);
    await chooseOption(encodingIn(dialog), "GB18030 (GBK)");
    await dialog.getByRole("button", { name: "Import 1" }).waitFor();
    await chooseOption(encodingIn(dialog), "Windows-1252");
    await dialog.getByRole("row", { name: /Êëóá/ }).waitFor();
    await dialog.getByRole("button", { name: "Import 1" }).waitFor();
    await visitor.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });
});

it("a workbook's sheets are named and can be chosen, and what cannot be read is told with its cell", async () => {
  const { page } = visitor;
  const dialog = await openImport(page, { name: "groups.xlsx", content: workbook });
  const sheet = sheetIn(dialog);
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

/** The states of the dialog in a language, each with the file that leads to it. */
const statesIn = (
  language: Language,
): [state: string, file: ChosenFile, isReached: (dialog: Locator) => Promise<void>][] => [
  [
    "columns whose fields are chosen",
    { name: "groups.csv", content: `name,${"x".repeat(200)},وصف\nمجموعة القراءة,1,2\n` },
    (dialog) => dialog.getByText("مجموعة القراءة").first().waitFor(),
  ],
  [
    "a text that is not UTF-8",
    { name: "groups.csv", content: chinese },
    async (dialog) => {
      await dialog.getByText("羽毛球二队").waitFor();
      await encodingIn(dialog, language).waitFor();
      await dialog.getByText(texts[language].import.encoding.guessed).waitFor();
    },
  ],
  [
    "a workbook of several sheets",
    { name: "groups.xlsx", content: workbook },
    async (dialog) => {
      await dialog.getByText("#REF!").first().waitFor();
      await sheetIn(dialog, language).waitFor();
    },
  ],
  [
    "the result of an import, which can be come back to",
    { name: "held.csv", content: `name\nPhone ${language}` },
    async (dialog) => {
      const { send, saveResult } = texts[language].import;
      await dialog.getByRole("button", { name: send.replace("{{number}}", "1") }).click();
      await dialog.getByRole("button", { name: saveResult }).waitFor();
      const sign = { name: /held\.csv/, includeHidden: true };
      await dialog.page().getByRole("button", sign).waitFor();
    },
  ],
];

describe.each(["zh", "es", "ja"] as const)("on a phone, in the dark, in %s", (language) => {
  const visit = once(() => {
    const phone = { width: 390, height: 844, colorScheme: "dark" as const };
    return place.staySignedIn({ ...phone, language, at: "/points/dept-group" });
  });

  it.each(statesIn(language))(
    "axe finds nothing and all fits: %s",
    async (_state, file, isReached) => {
      const { page } = await visit();
      const dialog = await openImport(page, file, language);
      await isReached(dialog);
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    },
  );
});
