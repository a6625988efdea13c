import type { CsvDecimalMark } from "../../../../src/catalogue/written/csv-lines.ts";
import { askWorker } from "../../../../src/ui/ask-worker.ts";

/** A cell of an exported sheet: times carry their kind and numbers their format. */
export type ExportedValue =
  | string
  | number
  | null
  | { moment: Date; hasTime: boolean }
  | { number: number; format: string };

/** The properties of a sheet without its rows. */
export interface SheetHead {
  titles: readonly string[];
  /** The mark before the decimals of a CSV file; a point by default. */
  decimalMark?: CsvDecimalMark;
  /** The sheet's name; by default the spreadsheet program chooses one. */
  name?: string;
  /** Whether the workbook has an autofilter. */
  isFiltered?: boolean;
  /** A second sheet of notes; a CSV file leaves it out. */
  notes?: Sheet;
}

/** The values of some rows, each with one for each column. */
export type SheetValues = readonly (readonly ExportedValue[])[];

/** A sheet with its rows. */
export interface Sheet extends SheetHead {
  rows: SheetValues;
}

/** The file formats of an export. */
export const sheetFormats = ["xlsx", "csv"] as const;

/** A file format, by its file ending. */
export type SheetFormat = (typeof sheetFormats)[number];

/** The messages to the worker that makes files, in order; it answers the last with the file. */
export type SheetOrder =
  | { head: SheetHead; format: SheetFormat }
  | { rows: SheetValues }
  | { isWhole: true };

/** Builds a file in a worker from rows that arrive in parts. */
export interface SheetMaker {
  add(rows: SheetValues): void;
  /** @throws Error where the file cannot be made, or the signal's reason after an abort. */
  file(): Promise<Blob>;
  /** Terminates the worker. */
  stop(): void;
}

/** Starts a file in a worker, so that the page stays responsive; `signal` terminates it. */
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
