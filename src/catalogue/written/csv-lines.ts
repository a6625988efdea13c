import papa from "papaparse";

/** What begins a CSV file: the byte order mark tells spreadsheets that it is UTF-8. */
export const csvStart = "\uFEFF";

/** What separates the lines of a CSV file. */
export const csvBreak = "\r\n";

/**
 * A text that spreadsheets would take for a formula, which a signed number is not; or such a text
 * after apostrophes, since the reader of a file removes one. Spreadsheets of East Asian languages
 * take the wide signs for the narrow ones.
 */
const formula = /^(?![-+]\d+([.,]\d+)?(e[-+]?\d+)?$)'*[=+\-@＝＋－＠\t\r\n]/;

/** A text with one apostrophe more than it had before `csvLines` wrote it. */
const escaped = /^'+[=+\-@＝＋－＠\t\r\n]/;

/** The mark before the decimals of numbers; where it is a comma, semicolons separate values. */
export type CsvDecimalMark = "." | ",";

/** Rows as lines of CSV; texts that spreadsheets would take for formulas are escaped. */
export function csvLines(rows: (string | number | null)[][], mark: CsvDecimalMark): string {
  const written = (value: string | number | null) =>
    typeof value === "number" ? String(value).replace(".", mark) : value;
  return papa.unparse(
    rows.map((row) => row.map(written)),
    { escapeFormulae: formula, newline: csvBreak, delimiter: mark === "," ? ";" : "," },
  );
}

/** The text that `csvLines` wrote as `cell`: without the apostrophe by which it was escaped. */
export function withoutEscape(cell: string): string {
  return escaped.test(cell) ? cell.slice(1) : cell;
}
