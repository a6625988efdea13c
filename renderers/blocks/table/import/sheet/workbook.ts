import { readSheet as readWorkbook } from "read-excel-file/universal";
import {
  type CellNote,
  type SheetCell,
  SheetFault,
  type SheetRows,
  type WorkbookReading,
} from "./sheet-cell.ts";
import { attributesOf, withoutEntities, workbookParts } from "./workbook-parts.ts";

interface WorkbookSheet {
  rows: SheetRows;
  notes: readonly CellNote[];
  workbook: WorkbookReading;
}

/**
 * Reads a sheet of a workbook: the one that was chosen, or the first that is not hidden.
 * @throws SheetFault where the file is no workbook, or too large.
 */
export async function readWorkbookSheet(
  bytes: ArrayBuffer,
  chosen: number | undefined,
): Promise<WorkbookSheet> {
  const parts = workbookParts(bytes);
  const visible = parts.sheets.findIndex(({ isHidden }) => !isHidden);
  const sheet = chosen ?? Math.max(visible, 0);
  const xml = parts.textOf(sheet);
  refuseVast(xml);
  const rows = await rowsOf(bytes, sheet);
  const notes: CellNote[] = [];
  const hidden: number[] = [];
  for (const cell of cellsOf(xml, hidden)) {
    const value = rows[cell.row - 1]?.[cell.column] ?? null;
    if (typeof value === "number" && parts.isPercentage(cell.style)) {
      put(rows, cell, `${Number((value * 100).toPrecision(15))}%`);
    } else if (cell.note) {
      notes.push({ row: cell.row, column: cell.column, ...cell.note });
      put(rows, cell, cell.note.value);
    }
  }
  const merged = [...xml.matchAll(/<(?:\w+:)?mergeCell\s+ref="([^"]+)"/g)];
  const isFilled = (row: number): boolean => rows[row - 1]?.some((cell) => cell !== null) ?? false;
  const workbook = {
    sheets: parts.sheets,
    sheet,
    merged: merged.map(([, ref = ""]) => ref),
    hidden: hidden.filter(isFilled),
  };
  return { rows, notes, workbook };
}

/** Maximum places from the first cell of a sheet to the last. */
const mostPlaces = 30_000_000;

/**
 * Refuses a sheet with a cell so far away that the library, which makes every place up to it, would
 * need more memory than a browser has. @throws SheetFault
 */
function refuseVast(xml: string): void {
  let height = 0;
  let width = 0;
  for (const { row, column, isEmpty } of cellsOf(xml, [])) {
    // Programs write styles of empty cells down to the last row, for which nothing is made.
    if (isEmpty) continue;
    height = Math.max(height, row);
    width = Math.max(width, column + 1);
  }
  if (height * width > mostPlaces) throw new SheetFault("tooLarge");
}

async function rowsOf(bytes: ArrayBuffer, sheet: number): Promise<SheetCell[][]> {
  try {
    return (await readWorkbook(bytes, sheet + 1)).map((row) => row.map(cellOf));
  } catch {
    // The library's own error for a foreign or truncated zip is replaced by a clear one.
    throw new SheetFault("brokenWorkbook");
  }
}

/** The library's types declare the `Date` class where cells hold date values. */
function cellOf(cell: unknown): SheetCell {
  if (cell instanceof Date) return momentOf(cell);
  if (typeof cell === "number" || typeof cell === "boolean") return cell;
  return typeof cell === "string" ? cell : null;
}

/** The first date of a workbook: an earlier value is a time of day without a date. */
const firstDay = Date.UTC(1900, 0, 1);

/** A sheet stores times as fractions of days, so a second is rounded. */
function momentOf(cell: Date): SheetCell {
  const moment = new Date(Math.round(cell.getTime() / 1000) * 1000);
  return moment.getTime() < firstDay ? moment.toISOString().slice(11, 19) : moment;
}

/** Maximum rows examined in a sheet. */
const mostRows = 100_000;

/** A cell's XML with its address, for notes beside its value. */
interface MarkedCell extends Pick<CellNote, "row" | "column"> {
  style: number;
  isEmpty: boolean;
  note: Pick<CellNote, "code" | "value"> | null;
}

const rowOrCell = /<(?:\w+:)?(?:row\b([^>]*)>|c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>))/g;

/** Yields the cells that have a style, an error or a formula, and adds hidden rows to a list. */
function* cellsOf(xml: string, hidden: number[]): Generator<MarkedCell> {
  let row = 0;
  let column = 0;
  for (const [, rowTag, cellTag = "", content = ""] of xml.matchAll(rowOrCell)) {
    if (rowTag !== undefined) {
      const { r, hidden: isHidden } = attributesOf(rowTag);
      row = r ? Number(r) : row + 1;
      column = 0;
      if (isHidden === "1" || isHidden === "true") hidden.push(row);
      continue;
    }
    const { r, s, t } = attributesOf(cellTag);
    column = r ? columnOf(r) : column;
    const isEmpty = content === "";
    yield { row, column, style: Number(s ?? -1), isEmpty, note: noteOf(t, content) };
    column += 1;
  }
}

/** The note of a cell without a value: an error, or a formula without a stored result. */
function noteOf(type: string | undefined, content: string): MarkedCell["note"] {
  const value = textWithin(content, "v");
  if (type === "e") return { code: "error", value: value ?? "" };
  const formula = value === null ? textWithin(content, "f") : null;
  return formula === null ? null : { code: "formula", value: `=${formula}` };
}

/** The text of an element within a cell; `null` where the cell has no such element. */
function textWithin(content: string, name: "v" | "f"): string | null {
  const found = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?(?:/>|>([^<]*))`).exec(content);
  return found && withoutEntities(found[1] ?? "");
}

/** The index of the column in a cell's address: 1 for `B7`. */
function columnOf(address: string): number {
  const letters = address.replace(/\d+$/, "");
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function put(
  rows: SheetCell[][],
  { row, column }: Pick<CellNote, "row" | "column">,
  value: SheetCell,
): void {
  // Cells beyond the limits of spreadsheets or of the import are skipped.
  if (row > mostRows || column > 16_384) return;
  while (rows.length < row) rows.push([]);
  const cells = rows[row - 1] ?? [];
  while (cells.length < column) cells.push(null);
  cells[column] = value;
}
