import { beforeAll, describe, expect, it } from "vitest";
import { texts } from "../../../../../src/i18n/texts.ts";
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

/** The text 小组名称,备注 / 羽毛球二队,每周三晚上训练 in the encoding that Chinese Excel writes. */
const chinese = Buffer.from("0KHX6cP7s8YssbjXogrT8MOrx/K2/rbTLMO/1tzI/c3tyc/RtcG3Cg==", "base64");

async function open({ page }: Visitor, language: keyof typeof texts = "en") {
  const { table, import: says, upload } = texts[language];
  await page.getByRole("button", { name: table.import }).click();
  const dialog = page.getByRole("dialog", { name: table.import });
  const button = dialog.getByRole("button", { name: upload.choose });
  return {
    dialog,
    encoding: dialog.getByRole("combobox", { name: says.encoding.label }),
    choose: (name: string, content: string | Buffer) => chooseFile(page, button, { name, content }),
  };
}

describe("a text that is not UTF-8", () => {
  it("is read in the encoding it is written in, whatever the language, and says which", async () => {
    const { dialog, choose } = await open(visitor);
    await choose("groups.csv", chinese);
    await dialog.getByText(/^1 row of .* is ready to import\./).waitFor();
    await dialog.getByRole("row", { name: /^A 小组名称 羽毛球二队/ }).waitFor();
    await dialog.getByTitle("GB18030 (GBK)").waitFor();
    await dialog.getByText("Detected from the file").waitFor();
    expect(await violationsOf(visitor.page)).toEqual([]);
  });

  it("can be read in another, by keyboard, and is not sent as long as it makes no sense", async () => {
    const { dialog, encoding } = await again();
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

  async function again() {
    const dialog = visitor.page.getByRole("dialog", { name: texts.en.table.import });
    return { dialog, encoding: dialog.getByRole("combobox", { name: "Encoding" }) };
  }

  it("asks for its encoding where nobody can know it", async () => {
    const { dialog, choose, encoding } = await open(visitor);
    const cyrillic = Buffer.from([...Buffer.from("name,remark\n"), 0xca, 0xeb, 0xf3, 0xe1, 0x0a]);
    await choose("groups.csv", cyrillic);
    await dialog.getByText("The encoding of groups.csv is not certain.").waitFor();
    expect(await dialog.getByRole("button", { name: /^Import \d/ }).count()).toBe(0);
    await chooseOption(encoding, "Windows-1252");
    await dialog.getByRole("row", { name: /Êëóá/ }).waitFor();
    await dialog.getByRole("button", { name: "Import 1" }).waitFor();
    await visitor.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  it("is shown on a phone, in the dark and in every language without a fault", async () => {
    for (const language of ["zh", "es", "ja"] as const) {
      const phone = await place.visitSignedIn({
        ...{ language, width: 390, height: 844, colorScheme: "dark" as const },
        at: "/points/dept-group",
      });
      const { dialog, choose, encoding } = await open(phone, language);
      await choose("groups.csv", chinese);
      await dialog.getByText("羽毛球二队").waitFor();
      await encoding.waitFor();
      await dialog.getByText(texts[language].import.encoding.guessed).waitFor();
      expect(await violationsOf(phone.page)).toEqual([]);
      const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBe(390);
    }
  });
});
