import { type UnzipFileInfo, unzipSync } from "fflate";
import papa from "papaparse";
import { readSheet as readWorkbook } from "read-excel-file/universal";
import { isEmptyCell, type SheetCell, SheetFault, type SheetRows } from "./sheet-cell.ts";

/** More rows than these are another job than a browser's. */
const mostRows = 50_000;

/** What a workbook may hold unpacked; a small file can hold more than memory does. */
const mostUnpackedBytes = 300 * 2 ** 20;

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads a workbook's first sheet or a CSV text; what the file is its bytes tell, not its name.
 * Formulas are text in CSV, their last result in a workbook. Nothing in it is ever run.
 * @throws SheetFault where it is neither, empty, or too large.
 */
export async function readSheet(bytes: ArrayBuffer, language: string): Promise<SheetRows> {
  const isWorkbook = beginsWith(bytes, zip);
  if (beginsWith(bytes, compoundFile)) throw new SheetFault("oldWorkbook");
  const read = isWorkbook ? await workbookRows(bytes) : textRows(decodeText(bytes, language));
  const rows = withoutEmptyEnd(read);
  if (rows.length === 0) throw new SheetFault("empty");
  if (rows.length === 1) throw new SheetFault("onlyHeadings");
  if (rows.length - 1 > mostRows) {
    throw new SheetFault("tooManyRows", { count: rows.length - 1, limit: mostRows });
  }
  return rows;
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

function textRows(text: string): SheetRows {
  const delimiter = delimiterOf(text);
  const { data, errors } = papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  const quotes = errors.find(({ type }) => type === "Quotes");
  if (quotes) throw new SheetFault("brokenQuotes", { row: (quotes.row ?? 0) + 1 });
  return data.map((row) => row.map((cell) => withoutGuard(cell.trim())));
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

/** What spreadsheets in a language write a CSV text in where it is not UTF-8. */
const usualEncodings: Readonly<Record<string, string>> = { zh: "gb18030", ja: "shift_jis" };

/**
 * The text of a file: UTF-8, or UTF-16 by its mark, else what programs of the language write.
 * @throws SheetFault where it is no text, or a web page with another name.
 */
function decodeText(bytes: ArrayBuffer, language: string): string {
  const text = decode(bytes, language).replace(/^\uFEFF/, "");
  if (text.includes("\0")) throw new SheetFault("notASheet");
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(text)) throw new SheetFault("notASheet");
  return text;
}

function decode(bytes: ArrayBuffer, language: string): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(usualEncodings[language] ?? "windows-1252").decode(bytes);
  }
}
