import type { Translator } from "../../../../../src/i18n/translator.ts";
import { wordsOf } from "../../../../../src/language/plan/filled-text.ts";
import type { FieldPlan } from "../../../../../src/language/plan/plans.ts";
import type { TextReading } from "./text-encoding.ts";

/** What stands in a cell of a file. */
export type SheetCell = string | number | boolean | Date | null;

/** The rows of a file, the headings first; each as wide as it is written. */
export type SheetRows = readonly (readonly SheetCell[])[];

/** Whether a cell holds nothing. */
export function isEmptyCell(cell: SheetCell | undefined): boolean {
  return cell === null || cell === undefined || cell === "";
}

/** Why a file cannot be read, or not as it was; the sentence is at `import.file.<code>`. */
export type SheetFaultCode =
  | "notASheet"
  | "oldWorkbook"
  | "brokenWorkbook"
  | "brokenQuotes"
  | "empty"
  | "onlyHeadings"
  | "tooManyRows"
  | "tooManyRecords"
  | "tooLarge"
  | "unknownEncoding"
  | "unreadable";

/** What is wrong with the rows of a file as it was read. */
export interface RowsFault {
  code: SheetFaultCode;
  values: Readonly<Record<string, number>>;
}

/** A cell without a value; the sentence is at `import.cell.<code>`. */
export interface CellNote {
  /** The row's number, starting at 1. */
  row: number;
  /** From 0. */
  column: number;
  /** An error, or a formula whose result the workbook does not hold. */
  code: "error" | "formula";
  /** What stands there in place of a value. */
  value: string;
}

/** A sheet as its workbook lists it. */
export interface SheetName {
  name: string;
  isHidden: boolean;
}

/** Which sheet of a workbook was read, and what is not seen of its rows. */
export interface WorkbookReading {
  sheets: readonly SheetName[];
  /** Its place among them. */
  sheet: number;
  /** The cells that are one, as `A2:A5`; only the first holds their value. */
  merged: readonly string[];
  /** The rows that the workbook does not show, by their numbers. */
  hidden: readonly number[];
}

/** A file as it was read; it may be read in another way. */
export interface SheetFile {
  rows: SheetRows;
  /** Why the rows cannot be imported. */
  fault: RowsFault | null;
  /** How a text was read; `null` of a workbook. */
  text: TextReading | null;
  /** How a workbook was read; `null` of a text. */
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

/** A text as headings and labels are compared: whatever its case, width, spaces and mark. */
export function comparable(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\s*\*+\s*$/, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** All that a field may be called in a file: its name, and its title in every language. */
export function namesOf(
  { name, label, schema }: Pick<FieldPlan, "name" | "label" | "schema">,
  languages: readonly Translator[],
): Set<string> {
  const titles = languages.flatMap(({ say }) => [say(wordsOf(label)), say(schema.title ?? name)]);
  return new Set([name, ...titles].map(comparable));
}
