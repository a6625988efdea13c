import type { SheetFileRequest } from "./sheet.ts";
import { sheetFile } from "./sheet-file.ts";

self.addEventListener("message", ({ data: { sheet, format } }: MessageEvent<SheetFileRequest>) => {
  // What is reported here reaches who asked as the worker's error.
  void sheetFile(sheet, format).then((file) => self.postMessage(file), reportError);
});
