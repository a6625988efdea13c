import type { Locator, Page } from "playwright-core";
import type { Language } from "../../../../../src/i18n/language.ts";
import { texts } from "../../../../../src/i18n/texts.ts";

/** A file for an import. */
export interface ChosenFile {
  name: string;
  content: string | Buffer | ArrayBuffer;
}

/** Chooses a file in the import dialog, through the browser's own file dialog. */
export async function chooseFile(
  page: Page,
  button: Locator,
  { name, content }: ChosenFile,
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.click()]);
  const buffer =
    typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  await chooser.setFiles({ name, mimeType: "", buffer });
}

/** Opens the import dialog of a table and chooses a file in it. */
export async function openImport(
  page: Page,
  file: ChosenFile,
  language: Language = "en",
): Promise<Locator> {
  const { table, upload } = texts[language];
  await page.getByRole("button", { name: table.import }).click();
  const dialog = page.getByRole("dialog", { name: table.import });
  await chooseFile(page, dialog.getByRole("button", { name: upload.choose }), file);
  return dialog;
}
