import papa from "papaparse";
import { withoutEscape } from "../../../../../src/catalogue/written/csv-lines.ts";
import {
  isEmptyCell,
  type RowsFault,
  SheetFault,
  type SheetFile,
  type SheetRows,
} from "./sheet-cell.ts";
import { guessEncoding, type TextEncoding, type TextReading } from "./text-encoding.ts";
import { readWorkbookSheet } from "./workbook.ts";

/** Maximum rows of a file. */
const mostRows = 50_000;

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/** How a file is read; omitted properties are detected. */
export interface SheetReading {
  /** The person's language, which guides the encoding guess. */
  language: string;
  encoding?: TextEncoding | undefined;
  /** The position of the sheet in a workbook; by default the first one that is not hidden. */
  sheet?: number | undefined;
}

/**
 * Reads a sheet of a workbook or a CSV text, by the file's content and not its name. A formula in
 * CSV is text; in a workbook its last result is read. Nothing is executed. @throws SheetFault where
 * the file is neither.
 */
export async function readSheet(bytes: ArrayBuffer, reading: SheetReading): Promise<SheetFile> {
  if (beginsWith(bytes, compoundFile)) throw new SheetFault("oldWorkbook");
  if (beginsWith(bytes, zip)) {
    const { rows: read, ...about } = await readWorkbookSheet(bytes, reading.sheet);
    const rows = withoutEmptyEnd(read);
    const fault = faultOfRows(rows);
    return { rows: shownOf(rows, fault), fault, text: null, ...about };
  }
  const decoded = decodeText(bytes, reading);
  const { encoding, certainty } = decoded;
  const read = textRows(decoded.text);
  const rows = withoutEmptyEnd(read.rows);
  const fault = faultOfText(decoded) ?? read.fault ?? faultOfRows(rows);
  return {
    rows: shownOf(rows, fault),
    fault,
    text: { encoding, certainty },
    workbook: null,
    notes: [],
  };
}

/** A file that cannot be imported keeps only its first rows, as samples. */
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

function textRows(text: string): Pick<SheetFile, "rows" | "fault"> {
  // Such a first line is meant for spreadsheet programs, which do not show it.
  const [line = "", said] = /^sep=([,;|\t])(?:\r\n?|\n|$)/i.exec(text) ?? [];
  const written = text.slice(line.length);
  const delimiter = said ?? delimiterOf(written);
  const { data, errors } = papa.parse<string[]>(written, { delimiter, skipEmptyLines: false });
  const quotes = errors.find(({ type }) => type === "Quotes");
  return {
    rows: data.map((row) => row.map((cell) => withoutEscape(cell.trim()))),
    fault: quotes ? { code: "brokenQuotes", values: { row: (quotes.row ?? 0) + 1 } } : null,
  };
}

/** The delimiter of the headings; the library also weighs the rows, and errs where they are few. */
function delimiterOf(text: string): string {
  const heading = text.replace(/"[^"]*"/g, "").split(/[\r\n]/, 1)[0] ?? "";
  const count = (delimiter: string): number => heading.split(delimiter).length;
  return [",", ";", "\t", "|"].reduce((best, next) => (count(next) > count(best) ? next : best));
}

function withoutEmptyEnd(rows: SheetRows): SheetRows {
  const last = rows.findLastIndex((row) => !row.every(isEmptyCell));
  return rows.slice(0, last + 1);
}

function beginsWith(bytes: ArrayBuffer, signature: readonly number[]): boolean {
  const start = new Uint8Array(bytes, 0, Math.min(signature.length, bytes.byteLength));
  return signature.every((byte, index) => start[index] === byte);
}

/** The text of a file with its encoding. */
interface DecodedText extends TextReading {
  text: string;
  /** The number of characters that are unreadable in the chosen encoding. */
  unreadable: number;
}

/**
 * The text of a file, in the encoding that was chosen or else the likeliest.
 * @throws SheetFault where it is no text, or a web page with another name.
 */
function decodeText(
  bytes: ArrayBuffer,
  { language, encoding: chosen }: { language: string; encoding?: TextEncoding | undefined },
): DecodedText {
  const { encoding, certainty } = chosen
    ? { encoding: chosen, certainty: "chosen" as const }
    : guessEncoding(new Uint8Array(bytes), language);
  const text = new TextDecoder(encoding).decode(bytes);
  if (!chosen && text.includes("\0")) throw new SheetFault("notASheet");
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(text)) throw new SheetFault("notASheet");
  return { text, encoding, certainty, unreadable: countOf(text, "\uFFFD") + countOf(text, "\0") };
}

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}
