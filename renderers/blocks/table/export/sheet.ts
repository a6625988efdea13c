import type { ExportedValue } from "./exported-value.ts";

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
