import { askWorker } from "../../../../src/ui/ask-worker.ts";
import type { Sheet, SheetFileRequest, SheetFormat } from "./sheet.ts";

/**
 * Makes a file of a sheet in a worker, so that the page goes on meanwhile; `signal` ends it at once.
 * @throws Error where the file cannot be made, what `signal` was aborted for otherwise.
 */
export function sheetFileApart(
  sheet: Sheet,
  format: SheetFormat,
  signal?: AbortSignal,
): Promise<Blob> {
  const worker = new Worker(new URL("./sheet-file-worker.ts", import.meta.url), { type: "module" });
  const request: SheetFileRequest = { sheet, format };
  return askWorker<Blob>(worker, request, { signal });
}
