import { askWorker } from "../../../../src/ui/ask-worker.ts";
/**
 * A cell of an exported sheet: a moment with its kind, a number with a sheet's format, so that each
 * file writes it its way.
 */
export type ExportedValue =
  | string
  | number
  | null
  | { moment: Date; hasTime: boolean }
  | { number: number; format: string };

/** The rows of a file, each with a value for each column. */
export interface Sheet {
  titles: readonly string[];
  rows: readonly (readonly ExportedValue[])[];
  /** What a workbook calls it; as its program does unless said otherwise. */
  name?: string;
  /** A further sheet behind it; a CSV text has no room for one. */
  notes?: Sheet;
}

/** The sorts of files that rows are exported to. */
export const sheetFormats = ["xlsx", "csv"] as const;

/** One of them, by the ending of its files. */
export type SheetFormat = (typeof sheetFormats)[number];

/** What the worker that makes files is asked; it answers the file. */
export interface SheetFileRequest {
  sheet: Sheet;
  format: SheetFormat;
}

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
