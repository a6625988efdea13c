import type { Locator, Page } from "playwright-core";
import sharp from "sharp";

/** A file to be chosen, dropped or pasted. */
export interface HeldFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** An image of a single colour. */
export async function picture(name = "sail.png", width = 64, height = 48): Promise<HeldFile> {
  const create = { width, height, channels: 3, background: "#1677ff" } as const;
  return { name, mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
}

/** A file with the given number of bytes. */
export function fileOf(name: string, mimeType: string, size = 10): HeldFile {
  return { name, mimeType, buffer: Buffer.alloc(size, "a") };
}

/** Chooses a file in the file dialog that a button opens. */
export async function choose(page: Page, button: Locator, file: HeldFile): Promise<void> {
  const dialog = page.waitForEvent("filechooser");
  await button.click();
  await (await dialog).setFiles(file);
}

/** Drops files on an element of the page, or pastes them there. */
export async function bring(
  how: "drop" | "paste",
  target: Locator,
  ...files: HeldFile[]
): Promise<void> {
  const held = files.map(({ name, mimeType, buffer }) => ({
    name,
    type: mimeType,
    content: buffer.toString("base64"),
  }));
  await target.evaluate(
    (element, { type, contents }) => {
      const transfer = new DataTransfer();
      for (const { name, type: mediaType, content } of contents) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mediaType }));
      }
      const common = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === "paste"
          ? new ClipboardEvent("paste", { ...common, clipboardData: transfer })
          : new DragEvent("drop", { ...common, dataTransfer: transfer }),
      );
    },
    { type: how, contents: held },
  );
}

/** Holds the next calls to an address until they are released. */
export async function hold(page: Page, address: string): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    await released;
    // The requesting page may have aborted the call meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { release: () => release() };
}
