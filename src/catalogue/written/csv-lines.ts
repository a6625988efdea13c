import papa from "papaparse";

/** What begins a CSV file: the byte order mark tells spreadsheets that it is UTF-8. */
export const csvStart = "\uFEFF";

/** What separates the lines of a CSV file. */
export const csvBreak = "\r\n";

/**
 * A text that spreadsheets would take for a formula, which a signed number is not; or such a text
 * after apostrophes, since the reader of a file removes one.
 */
const formula = /^(?![-+]\d+([.,]\d+)?$)'*[=+\-@\t\r]/;

/** Rows as lines of CSV; texts that spreadsheets would take for formulas are escaped. */
export function csvLines(rows: (string | number | null)[][]): string {
  return papa.unparse(rows, { escapeFormulae: formula, newline: csvBreak });
}

/** The text that `csvLines` wrote as `cell`: without the apostrophe by which it was escaped. */
export function withoutEscape(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
