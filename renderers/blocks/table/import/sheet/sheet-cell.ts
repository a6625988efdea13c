import type { Translator } from "../../../../../src/i18n/translator.ts";
import { wordsOf } from "../../../../../src/language/plan/filled-text.ts";
import type { FieldPlan } from "../../../../../src/language/plan/plans.ts";
import type { TextReading } from "./text-encoding.ts";

/** The value of a cell. */
export type SheetCell = string | number | boolean | Date | null;

/** The rows of a file, headings first; rows may differ in length. */
export type SheetRows = readonly (readonly SheetCell[])[];

/** Whether a cell holds nothing. */
export function isEmptyCell(cell: SheetCell | undefined): boolean {
  return cell === null || cell === undefined || cell === "";
}

/** Why a file cannot be read or imported; the sentence is at `import.file.<code>`. */
export type SheetFaultCode =
  | "notASheet"
  | "oldWorkbook"
  | "brokenWorkbook"
  | "brokenQuotes"
  | "empty"
  | "onlyHeadings"
  | "someRecords"
  | "tooManyRows"
  | "tooManyRecords"
  | "tooLarge"
  | "unknownEncoding"
  | "unreadable";

/** A fault of the rows of a file as a whole. */
export interface RowsFault {
  code: SheetFaultCode;
  values: Readonly<Record<string, number>>;
}

/** A cell without a value; the sentence is at `import.cell.<code>`. */
export interface CellNote {
  /** The row's number, starting at 1. */
  row: number;
  /** The column's index, from 0. */
  column: number;
  /** An error value, or a formula without a stored result. */
  code: "error" | "formula";
  value: string;
}

/** The name and visibility of a workbook's sheet. */
export interface SheetName {
  name: string;
  isHidden: boolean;
}

/** The sheet that was read, and its hidden rows and merged cells. */
export interface WorkbookReading {
  sheets: readonly SheetName[];
  sheet: number;
  /** The merged ranges, such as `A2:A5`; only the first cell holds the value. */
  merged: readonly string[];
  /** The numbers of hidden rows. */
  hidden: readonly number[];
}

/** A file as it was read, with the options to read it otherwise. */
export interface SheetFile {
  rows: SheetRows;
  /** Why the rows cannot be imported. */
  fault: RowsFault | null;
  /** How a CSV text was read; `null` for a workbook. */
  text: TextReading | null;
  /** How a workbook was read; `null` for a CSV text. */
  workbook: WorkbookReading | null;
  notes: readonly CellNote[];
}

/** A file that cannot be read as a sheet. */
export class SheetFault extends Error {
  readonly code: SheetFaultCode;
  readonly values: Readonly<Record<string, number>>;

  constructor(code: SheetFaultCode, values: Readonly<Record<string, number>> = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

/**
 * Normalises a heading or label for comparison: case, width, spaces and required mark are ignored.
 */
export function comparable(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\s*\*+\s*$/, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** All names of a field in a file: its name, and its title in every language. */
export function namesOf(
  { name, label, schema }: Pick<FieldPlan, "name" | "label" | "schema">,
  languages: readonly Translator[],
): Set<string> {
  const titles = languages.flatMap(({ say }) => [say(wordsOf(label)), say(schema.title ?? name)]);
  return new Set([name, ...titles].map(comparable));
}
