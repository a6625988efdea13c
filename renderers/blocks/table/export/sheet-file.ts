import writeXlsxFile, { type Feature } from "write-excel-file/universal";
import { csvBreak, csvLines, csvStart } from "../../../../src/catalogue/written/csv-lines.ts";
import { cellAddress } from "../import/sheet/column-letters.ts";
import { csvValue } from "./csv-value.ts";
import type { ExportedValue, Sheet, SheetFormat, SheetHead, SheetValues } from "./sheet.ts";

/** Builds a file from rows that arrive in parts. */
interface FileMaker {
  add(rows: SheetValues): void;
  file(): Promise<Blob>;
}

/** Starts a file on the current thread; `sheetMakerApart` does so in a worker. */
export function fileMaker(head: SheetHead, format: SheetFormat): FileMaker {
  return format === "csv" ? csvMaker(head) : xlsxMaker(head);
}

function csvMaker({ titles, decimalMark: mark = "." }: SheetHead): FileMaker {
  const parts = [csvStart, csvLines([[...titles]], mark)];
  return {
    // Rows are released once they are turned into text.
    add: (rows) => {
      if (rows.length === 0) return;
      const values = rows.map((row) => row.map(csvValue));
      parts.push(csvBreak, csvLines(values, mark));
    },
    file: async () => new Blob(parts, { type: "text/csv;charset=utf-8" }),
  };
}

function xlsxMaker({ notes, ...head }: SheetHead): FileMaker {
  const rows: (readonly ExportedValue[])[] = [];
  return {
    add: (more) => {
      for (const row of more) rows.push(row);
    },
    file: () => {
      const first = { ...head, rows };
      const sheets = (notes ? [first, notes] : [first]).map(xlsxSheet);
      const features = head.isFiltered && rows.length > 0 ? [filterOf(first)] : [];
      return writeXlsxFile(sheets, { features }).toBlob();
    },
  };
}

/** The autofilter of a workbook's first sheet, which the library cannot write. */
function filterOf({ titles, rows }: Sheet): Feature<Blob> {
  const end = cellAddress({ row: rows.length + 1, column: titles.length - 1 });
  const transform = (xml: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) =>
    sheetIndex === 0
      ? xml.replace("</sheetData>", `</sheetData><autoFilter ref="A1:${end}"/>`)
      : xml;
  return { files: { transform: { "xl/worksheets/sheet{id}.xml": { transform } } } };
}

function xlsxSheet({ titles, rows, name }: Sheet) {
  const head = titles.map((value) => ({ value, fontWeight: "bold" as const }));
  const data = rows.map((row) => row.map(xlsxCell));
  const columns = titles.map((title, index) => ({ width: widthOf(title, rows, index) }));
  const sheet = name === undefined ? {} : { sheet: sheetName(name) };
  return { data: [head, ...data], columns, stickyRowsCount: 1, ...sheet };
}

function xlsxCell(value: ExportedValue) {
  if (typeof value === "string") return { value, type: String };
  if (typeof value !== "object" || value === null) return value;
  if ("number" in value) return { value: value.number, type: Number, format: value.format };
  const { moment, hasTime } = value;
  // A sheet has no time zones: the cell holds local time.
  const shown = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return { value: shown, type: Date, format: hasTime ? "yyyy-mm-dd hh:mm" : "yyyy-mm-dd" };
}

/** A valid sheet name: without reserved characters and at most 31 characters long. */
function sheetName(name: string): string {
  const taken = name.replace(/[[\]/\\:*?\s]+/g, " ").trim();
  return taken.slice(0, 31).replace(/^['\s]+|['\s]+$/g, "") || "Sheet1";
}

const widest = 60;
const sampled = 200;

/** A column width in characters, estimated from the first rows. */
function widthOf(title: string, rows: Sheet["rows"], index: number): number {
  const lengths = rows.slice(0, sampled).map((row) => {
    const value = row[index] ?? null;
    return typeof value === "object" ? 17 : String(value).length + 1;
  });
  return Math.min(widest, Math.max(title.length + 2, ...lengths));
}
