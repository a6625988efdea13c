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

/** What a sheet has beside its rows. */
export interface SheetHead {
  titles: readonly string[];
  /** What a workbook calls it; as its program does unless said otherwise. */
  name?: string;
  /** Whether a workbook offers to filter its rows. */
  isFiltered?: boolean;
  /** A further sheet behind it; a CSV text has no room for one. */
  notes?: Sheet;
}

/** The values of some rows, each with one for each column. */
export type SheetValues = readonly (readonly ExportedValue[])[];

/** A sheet with its rows. */
export interface Sheet extends SheetHead {
  rows: SheetValues;
}

/** The sorts of files that rows are exported to. */
export const sheetFormats = ["xlsx", "csv"] as const;

/** One of them, by the ending of its files. */
export type SheetFormat = (typeof sheetFormats)[number];

/** What the worker that makes files is told, one after the other; at last it answers the file. */
export type SheetOrder =
  | { head: SheetHead; format: SheetFormat }
  | { rows: SheetValues }
  | { isWhole: true };

/** Makes a file in a worker, of rows that come bit by bit. */
export interface SheetMaker {
  add(rows: SheetValues): void;
  /** @throws Error where the file cannot be made, what the signal was aborted for otherwise. */
  file(): Promise<Blob>;
  /** Ends the worker, whatever it is doing. */
  stop(): void;
}

/** Begins a file in a worker, so that the page goes on meanwhile; `signal` ends it at once. */
export function sheetMakerApart(
  head: SheetHead,
  format: SheetFormat,
  signal?: AbortSignal,
): SheetMaker {
  const worker = new Worker(new URL("./sheet-file-worker.ts", import.meta.url), { type: "module" });
  const tell = (order: SheetOrder): void => worker.postMessage(order);
  tell({ head, format });
  return {
    add: (rows) => tell({ rows }),
    file: () => {
      const order: SheetOrder = { isWhole: true };
      return askWorker<Blob>(worker, order, { signal });
    },
    stop: () => worker.terminate(),
  };
}

/** Makes a file of a whole sheet in a worker. @throws Error where the file cannot be made. */
export function sheetFileApart({ rows, ...head }: Sheet, format: SheetFormat): Promise<Blob> {
  const maker = sheetMakerApart(head, format);
  maker.add(rows);
  return maker.file();
}
