import papa from "papaparse";
import writeXlsxFile from "write-excel-file/universal";
import type { ExportedValue, Sheet, SheetFormat } from "./sheet.ts";

/** Makes a file of a sheet, at once: where a page waits for it, `sheetFileApart` does. */
export async function sheetFile(sheet: Sheet, format: SheetFormat): Promise<Blob> {
  return format === "csv" ? csvFile(sheet) : xlsxFile(sheet);
}

/** Spreadsheets know by the mark that the text is UTF-8; texts that look like formulas are not run. */
function csvFile({ titles, rows }: Sheet): Blob {
  const data = rows.map((row) => row.map(csvValue));
  const text = papa.unparse({ fields: [...titles], data }, { escapeFormulae: formula });
  return new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" });
}

/** A number that begins with its sign is no formula. */
const formula = /^(?![-+]\d+([.,]\d+)?$)[=+\-@\t\r]/;

function csvValue(value: ExportedValue): string | number | null {
  if (typeof value !== "object" || value === null) return value;
  if ("number" in value) return value.number;
  const { moment, hasTime } = value;
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(twoDigits);
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(twoDigits);
  return hasTime ? `${day.join("-")} ${time.join(":")}` : day.join("-");
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

function xlsxFile({ notes, ...first }: Sheet): Promise<Blob> {
  const sheets = notes ? [first, notes] : [first];
  return writeXlsxFile(sheets.map(xlsxSheet)).toBlob();
}

function xlsxSheet({ titles, rows, name }: Sheet) {
  const head = titles.map((value) => ({ value, fontWeight: "bold" as const }));
  const data = rows.map((row) => row.map(xlsxCell));
  const columns = titles.map((title, index) => ({ width: widthOf(title, rows, index) }));
  const sheet = name === undefined ? {} : { sheet: name };
  return { data: [head, ...data], columns, stickyRowsCount: 1, ...sheet };
}

function xlsxCell(value: ExportedValue) {
  if (typeof value === "string") return { value, type: String };
  if (typeof value !== "object" || value === null) return value;
  if ("number" in value) return { value: value.number, type: Number, format: value.format };
  const { moment, hasTime } = value;
  // A sheet knows no time zones: it holds what the clock on the wall showed.
  const shown = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return { value: shown, type: Date, format: hasTime ? "yyyy-mm-dd hh:mm" : "yyyy-mm-dd" };
}

const widest = 60;
const sampled = 200;

/** The width in characters that suits a column, going by its first rows. */
function widthOf(title: string, rows: Sheet["rows"], index: number): number {
  const lengths = rows.slice(0, sampled).map((row) => {
    const value = row[index] ?? null;
    return typeof value === "object" ? 17 : String(value).length + 1;
  });
  return Math.min(widest, Math.max(title.length + 2, ...lengths));
}
