import type { Locator, Page } from "playwright-core";

/** A file that a person has at hand. */
export interface ChosenFile {
  name: string;
  content: string | Buffer | ArrayBuffer;
}

/** Chooses a file in the dialog of an import, as a person would in the browser's own. */
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
