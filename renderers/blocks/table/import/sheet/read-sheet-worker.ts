import { readSheet, type SheetReading } from "./read-sheet.ts";
import { type RowsFault, SheetFault, type SheetFile } from "./sheet-cell.ts";

/** What the worker is asked. */
export interface SheetRequest {
  bytes: ArrayBuffer;
  reading: SheetReading;
}

/** What it answers: the file as it was read, or why it cannot be. */
export type SheetAnswer = SheetFile | RowsFault;

self.addEventListener("message", ({ data }: MessageEvent<SheetRequest>) => {
  void answer(data).then((found) => self.postMessage(found));
});

async function answer({ bytes, reading }: SheetRequest): Promise<SheetAnswer> {
  try {
    return await readSheet(bytes, reading);
  } catch (error) {
    if (error instanceof SheetFault) return { code: error.code, values: error.values };
    return { code: "notASheet", values: {} };
  }
}
