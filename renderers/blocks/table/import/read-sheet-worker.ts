import { readSheet } from "./read-sheet.ts";
import { SheetFault, type SheetFaultCode, type SheetRows } from "./sheet-cell.ts";

/** What the worker is asked. */
export interface SheetRequest {
  bytes: ArrayBuffer;
  language: string;
}

/** What it answers: the rows, or why there are none. */
export type SheetAnswer =
  | { rows: SheetRows }
  | { code: SheetFaultCode; values: Readonly<Record<string, number>> };

self.addEventListener("message", ({ data }: MessageEvent<SheetRequest>) => {
  void answer(data).then((found) => self.postMessage(found));
});

async function answer({ bytes, language }: SheetRequest): Promise<SheetAnswer> {
  try {
    return { rows: await readSheet(bytes, language) };
  } catch (error) {
    if (error instanceof SheetFault) return { code: error.code, values: error.values };
    return { code: "notASheet", values: {} };
  }
}
