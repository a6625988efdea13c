import { groupedBy } from "../../../../src/catalogue/grouped-by.ts";
import { pointTo } from "../../../../src/catalogue/schema/pointer.ts";
import type { Language } from "../../../../src/i18n/language.ts";
import type { FieldPlan } from "../../../../src/language/plan/plans.ts";
import { suggest } from "../../../../src/language/suggest.ts";
import { newKey } from "../../../../src/wire/new-key.ts";
import { faultText } from "../../../runtime/choose/fault-text.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { Fault, RequestValidator } from "../../../runtime/read/request-validator.ts";
import type { Row } from "../query/table-rows.ts";
import { type CellReading, cellValue, textOfCell } from "./cell-value.ts";
import { sameValue } from "./existing/same-value.ts";
import { type RowUpdate, updatedRow } from "./existing/updated-row.ts";
import { type FieldChoices, namesOfChoices } from "./field-choices.ts";
import { cellAddress } from "./sheet/column-letters.ts";
import {
  type CellNote,
  comparable,
  isEmptyCell,
  type SheetCell,
  type SheetRows,
} from "./sheet/sheet-cell.ts";
import { decimalMarksOf } from "./sheet/written-number.ts";

/** A row of a file that is valid. */
export interface ImportRow {
  /** The row's number in a spreadsheet, where the headings are row 1. */
  number: number;
  cells: readonly SheetCell[];
  request: Readonly<Record<string, unknown>>;
  /** The idempotency key, by which the service recognises a repeated row. */
  key: string;
  /** The record that the row updates; `null` for a new record. */
  target: Row | null;
  /** The names of the fields that change in the record; `null` where there is none. */
  changed: ReadonlySet<string> | null;
}

/** A fault of one cell. */
export interface CellFault {
  row: number;
  /** The column's label. */
  column: string;
  value: string;
  message: string;
}

/** The rows as requests, and all faults that prevent sending. */
export interface CheckedRows {
  rows: readonly ImportRow[];
  faults: readonly CellFault[];
  /** The number of rows that change nothing of their records, and are not sent. */
  same: number;
}

/** The data that the rows of a file are checked against. */
export interface RowCheck {
  columns: readonly (FieldPlan | null)[];
  choices: ReadonlyMap<string, FieldChoices | null>;
  /** How rows update existing records; `null` where each row adds one. */
  update: (RowUpdate & { validate: RequestValidator }) | null;
  /** The cells without a readable value. */
  notes: readonly CellNote[];
  /** The arguments that are equal for all rows. */
  bound: Readonly<Record<string, unknown>>;
  validate: RequestValidator;
  text: PageHost["text"];
  /** The language of the person, in which dates are written. */
  language: Language;
  signal: AbortSignal;
  onProgress(checked: number): void;
}

/** Maximum milliseconds of checking before the browser may draw and respond. */
const sliceMs = 12;

/**
 * Checks every row of a file against its request (specification section 5) before any is sent.
 * Empty rows are skipped. @throws the reason for which `signal` was aborted.
 */
export async function checkRows(rows: SheetRows, check: RowCheck): Promise<CheckedRows> {
  const good: ImportRow[] = [];
  const faults: CellFault[] = [];
  let same = 0;
  const notes = groupedBy(check.notes, ({ row }) => row);
  const reading = readingOf(rows, check);
  let since = performance.now();
  for (const [index, cells] of rows.entries()) {
    if (index === 0 || cells.every(isEmptyCell)) continue;
    const { request, target, changed, fault } = meant(cells, reading, check);
    if (changed?.size === 0) {
      same += 1;
      continue;
    }
    const of = target && check.update ? { ...check, validate: check.update.validate } : check;
    const found = faultsOf(cells, index + 1, request, notes.get(index + 1) ?? [], of);
    if (fault) found.push({ row: index + 1, ...fault });
    if (found.length > 0) faults.push(...found);
    else good.push({ number: index + 1, cells, request, key: newKey(), target, changed });
    if (performance.now() - since < sliceMs) continue;
    check.onProgress(index);
    await new Promise((resolve) => setTimeout(resolve));
    check.signal.throwIfAborted();
    since = performance.now();
  }
  return { rows: good, faults, same };
}

/** A row's request, with the record that it updates, if any. */
interface MeantRow extends Pick<ImportRow, "request" | "target" | "changed"> {
  request: Record<string, unknown>;
  /** The fault where the key matches several records, else `null`. */
  fault: Omit<CellFault, "row"> | null;
}

function meant(cells: readonly SheetCell[], reading: CellReading, check: RowCheck): MeantRow {
  const { update, columns, text } = check;
  const request = requestOf(cells, reading, check);
  const value = update ? sameValue(request[update.key.name]) : "";
  const [target, ...others] = update?.records.get(value) ?? [];
  const alone = { request, target: null, changed: null, fault: null };
  if (!update || !target) return alone;
  if (others.length > 0) {
    const message = text("import.update.several", { number: others.length + 1 });
    return { ...alone, fault: { column: text(update.key.label), value, message } };
  }
  return { ...updatedRow({ cells, columns, request }, target, update), target, fault: null };
}

/** How the cells are read: the numbers of all columns tell which mark begins their decimals. */
function readingOf([, ...rows]: SheetRows, { columns, language }: RowCheck): CellReading {
  const places = columns.flatMap((field, index) => (field?.type.kind === "number" ? [index] : []));
  const numbers = rows.flatMap((cells) => places.map((index) => cells[index]));
  return { language, marks: decimalMarksOf(numbers) };
}

function requestOf(
  cells: readonly SheetCell[],
  reading: CellReading,
  { columns, choices, bound }: RowCheck,
): Record<string, unknown> {
  const request: Record<string, unknown> = { ...bound };
  for (const [index, field] of columns.entries()) {
    if (!field) continue;
    const value = cellValue(cells[index], field, choices.get(field.name) ?? null, reading);
    if (value !== undefined) request[field.name] = value;
  }
  return request;
}

/** At most one fault for each cell; an unknown choice is reported before any other fault. */
function faultsOf(
  cells: readonly SheetCell[],
  row: number,
  request: Record<string, unknown>,
  notes: readonly CellNote[],
  check: RowCheck,
): CellFault[] {
  const valueless = notes.flatMap((note) => {
    const field = check.columns[note.column];
    return field ? [{ note, field }] : [];
  });
  const byName = new Map<string, Fault>();
  for (const fault of check.validate(request)) {
    const name = fault.path.split("/")[1] ?? "";
    if (!byName.has(name) || fault.keyword === "enum") byName.set(name, fault);
  }
  for (const { field } of valueless) byName.delete(field.name);
  const ofNotes = valueless.map(({ note, field }) => ({
    row,
    column: check.text(field.label),
    value: note.value,
    message: check.text(`import.cell.${note.code}`, { cell: cellAddress(note) }),
  }));
  const ofValues = [...byName].map(([name, fault]) => {
    const index = check.columns.findIndex((field) => field?.name === name);
    const field = check.columns[index] ?? null;
    const value = textOfCell(cells[index]);
    return {
      row,
      column: check.text(field?.label ?? name),
      value: field?.schema.format === "password" ? "•".repeat(Math.min(value.length, 8)) : value,
      message: sentence(fault, field, value, request, check),
    };
  });
  return [...ofNotes, ...ofValues];
}

function sentence(
  fault: Fault,
  field: FieldPlan | null,
  value: string,
  request: unknown,
  { columns, choices, text }: RowCheck,
): string {
  const labelOf = (name: string) => columns.find((column) => column?.name === name)?.label ?? name;
  const schema = field?.schema ?? {};
  const permitted = field && value !== "" ? choices.get(field.name) : null;
  const isChoice = fault.keyword === "enum" || fault.keyword === "type";
  if (field && permitted && isChoice) {
    const item = pointTo(request, fault.path);
    return choiceSentence(typeof item === "string" ? item : value, permitted, text);
  }
  const label = field?.label ?? fault.path.slice(1);
  return faultText(fault, { label, schema, labelOf }, text);
}

/** Maximum permitted values listed in a sentence. */
const mostNamed = 12;

/** A fault sentence that suggests the value probably meant, in the member's language. */
function choiceSentence(value: string, permitted: FieldChoices, text: PageHost["text"]): string {
  const { choices, byText } = permitted;
  const known = namesOfChoices(permitted, mostNamed);
  const message = text("import.notAChoice", { value, known });
  const near = byText.get(suggest(comparable(value), byText.keys()) ?? "");
  const suggestion = choices.find((choice) => choice.value === near)?.label;
  if (suggestion === undefined) return message;
  return `${message} ${text("common.didYouMean", { suggestion })}`;
}
