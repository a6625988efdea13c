import type { SheetAnswer, SheetRequest } from "./read-sheet-worker.ts";
import type { SheetRows } from "./sheet-cell.ts";
import { SheetFault } from "./sheet-fault.ts";

/**
 * Reads a file's rows in a worker, so that the page goes on meanwhile; `signal` ends it at once.
 * @throws SheetFault where it cannot be read, what `signal` was aborted for otherwise.
 */
export async function readSheetApart(
  file: Blob,
  language: string,
  signal: AbortSignal,
): Promise<SheetRows> {
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL("./read-sheet-worker.ts", import.meta.url), {
    type: "module",
  });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.addEventListener("error", () => reject(new SheetFault("notASheet")));
      worker.addEventListener("message", ({ data }: MessageEvent<SheetAnswer>) => {
        if ("rows" in data) resolve(data.rows);
        else reject(new SheetFault(data.code, data.values));
      });
      const request: SheetRequest = { bytes, language };
      worker.postMessage(request, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
