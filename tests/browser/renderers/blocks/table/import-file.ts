import type { Locator, Page } from "playwright-core";

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
