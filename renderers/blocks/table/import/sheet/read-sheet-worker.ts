import { readSheet, type SheetReading } from "./read-sheet.ts";
import { type RowsFault, SheetFault, type SheetFile } from "./sheet-cell.ts";

/** The request to the worker. */
export interface SheetRequest {
  bytes: ArrayBuffer;
  reading: SheetReading;
}

/** The worker's answer: the file, or why it cannot be read. */
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
