import { pointTo } from "../../../../src/catalogue/schema/pointer.ts";
import type { FieldPlan } from "../../../../src/language/plan/plans.ts";
import { suggest } from "../../../../src/language/suggest.ts";
import { newKey } from "../../../../src/wire/new-key.ts";
import { faultText } from "../../../runtime/choose/fault-text.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { Fault, RequestValidator } from "../../../runtime/read/request-validator.ts";
import type { Row } from "../query/table-rows.ts";
import { cellValue, textOfCell } from "./cell-value.ts";
import { sameValue } from "./existing/same-value.ts";
import { type FieldChoices, namesOfChoices } from "./field-choices.ts";
import { cellAddress } from "./sheet/column-letters.ts";
import {
  type CellNote,
  comparable,
  isEmptyCell,
  type SheetCell,
  type SheetRows,
} from "./sheet/sheet-cell.ts";

/** A row of a file that may be sent. */
export interface ImportRow {
  /** The row's number in a spreadsheet, where the headings are row 1. */
  number: number;
  cells: readonly SheetCell[];
  request: Readonly<Record<string, unknown>>;
  /** Under which the service knows it again where it is sent twice. */
  key: string;
  /** The record that it changes; `null` where it adds one. */
  target: Row | null;
}

/** What is wrong with one cell of a file. */
export interface CellFault {
  row: number;
  /** The label of the column. */
  column: string;
  value: string;
  message: string;
}

/** The rows as they would be sent, and everything that keeps them from it. */
export interface CheckedRows {
  rows: readonly ImportRow[];
  faults: readonly CellFault[];
}

/** What the rows of a file are checked against. */
export interface RowCheck {
  columns: readonly (FieldPlan | null)[];
  choices: ReadonlyMap<string, FieldChoices | null>;
  /** How rows change records that are there; `null` where each adds one. */
  update: RowUpdate | null;
  /** The cells of the file that hold no value. */
  notes: readonly CellNote[];
  /** The arguments that are the same for all rows. */
  bound: Readonly<Record<string, unknown>>;
  validate: RequestValidator;
  text: PageHost["text"];
  signal: AbortSignal;
  onProgress(checked: number): void;
}

/** How a row changes the record that it means. */
export interface RowUpdate {
  /** The field by which that is found. */
  key: FieldPlan;
  /** The records by its values. */
  records: ReadonlyMap<string, readonly Row[]>;
  /** What the write takes: the record's own value wherever the row has none. */
  names: readonly string[];
  validate: RequestValidator;
}

/** Milliseconds of checking before the page may draw and respond. */
const slice = 12;

/**
 * Checks every row of a file against the request that it would become (specification section 5),
 * before anything is sent. Rows without a value are passed over.
 * @throws what `signal` was aborted for.
 */
export async function checkRows(rows: SheetRows, check: RowCheck): Promise<CheckedRows> {
  const good: ImportRow[] = [];
  const faults: CellFault[] = [];
  const notes = new Map<number, CellNote[]>();
  for (const note of check.notes) notes.set(note.row, [...(notes.get(note.row) ?? []), note]);
  let since = performance.now();
  for (const [index, cells] of rows.entries()) {
    if (index === 0 || cells.every(isEmptyCell)) continue;
    const { request, target, fault } = meant(requestOf(cells, check), check);
    const of = target && check.update ? { ...check, validate: check.update.validate } : check;
    const found = faultsOf(cells, index + 1, request, notes.get(index + 1) ?? [], of);
    if (fault) found.push({ row: index + 1, ...fault });
    if (found.length > 0) faults.push(...found);
    else good.push({ number: index + 1, cells, request, key: newKey(), target });
    if (performance.now() - since < slice) continue;
    check.onProgress(index);
    await new Promise((resolve) => setTimeout(resolve));
    check.signal.throwIfAborted();
    since = performance.now();
  }
  return { rows: good, faults };
}

/** A row's request, with the record that it changes where it means one. */
interface MeantRow extends Pick<ImportRow, "request" | "target"> {
  request: Record<string, unknown>;
  /** Where it means several. */
  fault: Omit<CellFault, "row"> | null;
}

function meant(request: Record<string, unknown>, { update, text }: RowCheck): MeantRow {
  const value = update ? sameValue(request[update.key.name]) : "";
  const [target, ...others] = update?.records.get(value) ?? [];
  if (!update || !target) return { request, target: null, fault: null };
  if (others.length > 0) {
    const message = text("import.update.several", { number: others.length + 1 });
    const fault = { column: text(update.key.label), value, message };
    return { request, target: null, fault };
  }
  const known = update.names.map((name) => [name, request[name] ?? target[name]] as const);
  const given = known.filter(([, one]) => one !== undefined && one !== null);
  return { request: Object.fromEntries(given), target, fault: null };
}

function requestOf(
  cells: readonly SheetCell[],
  { columns, choices, bound }: RowCheck,
): Record<string, unknown> {
  const request: Record<string, unknown> = { ...bound };
  for (const [index, field] of columns.entries()) {
    if (!field) continue;
    const value = cellValue(cells[index], field, choices.get(field.name) ?? null);
    if (value !== undefined) request[field.name] = value;
  }
  return request;
}

/** One fault for each cell is enough; what is no choice is that before anything else. */
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

/** The value that was probably meant is told in the member's language, whichever it was written in. */
function choiceSentence(value: string, permitted: FieldChoices, text: PageHost["text"]): string {
  const { choices, byText } = permitted;
  const known = namesOfChoices(permitted, mostNamed);
  const message = text("import.notAChoice", { value, known });
  const near = byText.get(suggest(comparable(value), byText.keys()) ?? "");
  const suggestion = choices.find((choice) => choice.value === near)?.label;
  if (suggestion === undefined) return message;
  return `${message} ${text("problem.didYouMean", { suggestion })}`;
}
