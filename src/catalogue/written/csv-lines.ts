import papa from "papaparse";

/** What begins a CSV file: the byte order mark tells spreadsheets that it is UTF-8. */
export const csvStart = "\uFEFF";

/** What separates the lines of a CSV file. */
export const csvBreak = "\r\n";

/** A signed number is not a formula. */
const formula = /^(?![-+]\d+([.,]\d+)?$)[=+\-@\t\r]/;

/** Rows as lines of CSV; texts that spreadsheets would take for formulas are escaped. */
export function csvLines(rows: (string | number | null)[][]): string {
  return papa.unparse(rows, { escapeFormulae: formula, newline: csvBreak });
}
