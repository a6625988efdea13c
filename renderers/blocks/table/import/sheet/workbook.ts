import { readSheet as readWorkbook } from "read-excel-file/universal";
import {
  type CellNote,
  type SheetCell,
  SheetFault,
  type SheetRows,
  type WorkbookReading,
} from "./sheet-cell.ts";
import { attributesOf, withoutEntities, workbookParts } from "./workbook-parts.ts";

/** A sheet of a workbook as it was read. */
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
  const rows = await rowsOf(bytes, sheet);
  const xml = parts.textOf(sheet);
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
    ...{ sheets: parts.sheets, sheet },
    merged: merged.map(([, ref = ""]) => ref),
    hidden: hidden.filter(isFilled),
  };
  return { rows, notes, workbook };
}

async function rowsOf(bytes: ArrayBuffer, sheet: number): Promise<SheetCell[][]> {
  try {
    return (await readWorkbook(bytes, sheet + 1)).map((row) => row.map(cellOf));
  } catch {
    // Another file in a zip, or a workbook cut off: its own words would be the library's.
    throw new SheetFault("brokenWorkbook");
  }
}

/** The library's types have a date's class where its value stands. */
function cellOf(cell: unknown): SheetCell {
  if (cell instanceof Date) return momentOf(cell);
  if (typeof cell === "number" || typeof cell === "boolean") return cell;
  return typeof cell === "string" ? cell : null;
}

/** Before this day workbooks hold no days: what stands there is a time alone. */
const firstDay = Date.UTC(1900, 0, 1);

/** A sheet holds moments as parts of days, of which a second is no whole number. */
function momentOf(cell: Date): SheetCell {
  const moment = new Date(Math.round(cell.getTime() / 1000) * 1000);
  return moment.getTime() < firstDay ? moment.toISOString().slice(11, 19) : moment;
}

/** A row beyond these is not looked at. */
const mostRows = 100_000;

/** A cell of a sheet's text, for what is said of it beside its value. */
interface MarkedCell extends Pick<CellNote, "row" | "column"> {
  style: number;
  note: Pick<CellNote, "code" | "value"> | null;
}

const rowOrCell = /<(?:\w+:)?(?:row\b([^>]*)>|c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>))/g;

/** The cells that have a style, an error or a formula; rows that are hidden are added to a list. */
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
    yield { row, column, style: Number(s ?? -1), note: noteOf(t, content) };
    column += 1;
  }
}

/** Cells without a value: an error, or a formula that was never worked out. */
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

/** The place of a column from 0, by the address of a cell in it: 1 of `B7`. */
function columnOf(address: string): number {
  const letters = address.replace(/\d+$/, "");
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function put(
  rows: SheetCell[][],
  { row, column }: Pick<CellNote, "row" | "column">,
  value: SheetCell,
): void {
  // No spreadsheet has more columns, and more rows are not imported.
  if (row > mostRows || column > 16_384) return;
  while (rows.length < row) rows.push([]);
  const cells = rows[row - 1] ?? [];
  while (cells.length < column) cells.push(null);
  cells[column] = value;
}
