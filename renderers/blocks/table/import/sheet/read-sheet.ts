import { type UnzipFileInfo, unzipSync } from "fflate";
import papa from "papaparse";
import { readSheet as readWorkbook } from "read-excel-file/universal";
import { type DecodedText, decodeText } from "./decode-text.ts";
import {
  isEmptyCell,
  type RowsFault,
  type SheetCell,
  SheetFault,
  type SheetFile,
  type SheetRows,
} from "./sheet-cell.ts";
import type { TextEncoding } from "./text-encoding.ts";

/** More rows than these are another job than a browser's. */
const mostRows = 50_000;

/** What a workbook may hold unpacked; a small file can hold more than memory does. */
const mostUnpackedBytes = 300 * 2 ** 20;

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/** How a file is read; what is left out is found out. */
export interface SheetReading {
  /** The language of who reads it. */
  language: string;
  /** Of a text. */
  encoding?: TextEncoding | undefined;
}

/**
 * Reads a workbook's first sheet or a CSV text; what the file is its bytes tell, not its name.
 * Formulas are text in CSV, their last result in a workbook. Nothing in it is ever run.
 * @throws SheetFault where it is neither.
 */
export async function readSheet(bytes: ArrayBuffer, reading: SheetReading): Promise<SheetFile> {
  if (beginsWith(bytes, compoundFile)) throw new SheetFault("oldWorkbook");
  if (beginsWith(bytes, zip)) {
    const rows = withoutEmptyEnd(await workbookRows(bytes));
    const fault = faultOfRows(rows);
    return { rows: shownOf(rows, fault), fault, text: null };
  }
  const decoded = decodeText(bytes, reading);
  const { encoding, certainty } = decoded;
  const read = textRows(decoded.text);
  const rows = withoutEmptyEnd(read.rows);
  const fault = faultOfText(decoded) ?? read.fault ?? faultOfRows(rows);
  return { rows: shownOf(rows, fault), fault, text: { encoding, certainty } };
}

/** Of rows that cannot be imported the first are enough to see why. */
function shownOf(rows: SheetRows, fault: RowsFault | null): SheetRows {
  return fault ? rows.slice(0, 100) : rows;
}

function faultOfText({ certainty, unreadable }: DecodedText): RowsFault | null {
  if (certainty === "unknown") return { code: "unknownEncoding", values: {} };
  return unreadable > 0 ? { code: "unreadable", values: { count: unreadable } } : null;
}

function faultOfRows({ length }: SheetRows): RowsFault | null {
  if (length === 0) return { code: "empty", values: {} };
  if (length === 1) return { code: "onlyHeadings", values: {} };
  if (length - 1 <= mostRows) return null;
  return { code: "tooManyRows", values: { count: length - 1, limit: mostRows } };
}

async function workbookRows(bytes: ArrayBuffer): Promise<SheetRows> {
  if (unpackedBytes(bytes) > mostUnpackedBytes) throw new SheetFault("tooLarge");
  try {
    return (await readWorkbook(bytes)).map((row) => row.map(cellOf));
  } catch {
    // Another file in a zip, or a workbook cut off: its own words would be the library's.
    throw new SheetFault("brokenWorkbook");
  }
}

/** What the files of an archive take by its directory; none is given more room than it says. */
function unpackedBytes(archive: ArrayBuffer): number {
  let sum = 0;
  const filter = ({ originalSize }: UnzipFileInfo): boolean => {
    sum += originalSize;
    return false;
  };
  try {
    unzipSync(new Uint8Array(archive), { filter });
  } catch {
    throw new SheetFault("brokenWorkbook");
  }
  return sum;
}

/** The library's types have a date's class where its value stands. */
function cellOf(cell: unknown): SheetCell {
  if (cell instanceof Date || typeof cell === "number" || typeof cell === "boolean") return cell;
  return typeof cell === "string" ? cell : null;
}

function textRows(text: string): Pick<SheetFile, "rows" | "fault"> {
  const delimiter = delimiterOf(text);
  const { data, errors } = papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  const quotes = errors.find(({ type }) => type === "Quotes");
  return {
    rows: data.map((row) => row.map((cell) => withoutGuard(cell.trim()))),
    fault: quotes ? { code: "brokenQuotes", values: { row: (quotes.row ?? 0) + 1 } } : null,
  };
}

/** What separates the headings; the library goes by the rows too, and errs where they are few. */
function delimiterOf(text: string): string {
  const heading = text.replace(/"[^"]*"/g, "").split(/[\r\n]/, 1)[0] ?? "";
  const count = (delimiter: string): number => heading.split(delimiter).length;
  return [",", ";", "\t", "|"].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Our own files, as others', have a mark before what a spreadsheet would take for a formula. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function withoutEmptyEnd(rows: SheetRows): SheetRows {
  const last = rows.findLastIndex((row) => !row.every(isEmptyCell));
  return rows.slice(0, last + 1);
}

function beginsWith(bytes: ArrayBuffer, signature: readonly number[]): boolean {
  const start = new Uint8Array(bytes, 0, Math.min(signature.length, bytes.byteLength));
  return signature.every((byte, index) => start[index] === byte);
}
