/** Why a file cannot be read at all; the sentence is at `import.file.<code>`. */
export type SheetFaultCode =
  | "notASheet"
  | "oldWorkbook"
  | "brokenWorkbook"
  | "brokenQuotes"
  | "empty"
  | "onlyHeadings"
  | "tooManyRows"
  | "tooLarge";

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
