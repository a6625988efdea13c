import { askWorker } from "../../../../../src/ui/ask-worker.ts";
import type { SheetReading } from "./read-sheet.ts";
import type { SheetAnswer, SheetRequest } from "./read-sheet-worker.ts";
import { SheetFault, type SheetFile } from "./sheet-cell.ts";

/**
 * Reads a file's rows in a worker, so that the page goes on meanwhile; `signal` ends it at once.
 * @throws SheetFault where it cannot be read, what `signal` was aborted for otherwise.
 */
export async function readSheetApart(
  file: Blob,
  reading: SheetReading,
  signal: AbortSignal,
): Promise<SheetFile> {
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL("./read-sheet-worker.ts", import.meta.url), { type: "module" });
  const request: SheetRequest = { bytes, reading };
  const answer = await askWorker<SheetAnswer>(worker, request, { signal, transfer: [bytes] });
  if ("rows" in answer) return answer;
  throw new SheetFault(answer.code, answer.values);
}
