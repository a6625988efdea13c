import { operationOf } from "../../../../../src/catalogue/operation-of.ts";
import { declaredFields } from "../../../../../src/catalogue/resources/replaced-record.ts";
import type { JsonSchema } from "../../../../../src/catalogue/schema/json-schema.ts";
import type { CallPlan, FieldPlan } from "../../../../../src/language/plan/plans.ts";
import type { PageHost } from "../../../../runtime/page/host.ts";
import { momentOf } from "../../../../runtime/show/format-values.ts";
import { csvValue } from "../../export/csv-value.ts";
import type { ExportedValue } from "../../export/sheet.ts";
import type { Row } from "../../query/table-rows.ts";
import { plainValue, textOfCell } from "../cell-value.ts";
import { isEmptyCell, type SheetCell } from "../sheet/sheet-cell.ts";

/** The fields that an update of a record sends. */
interface SentFields {
  /** The request's field names: a field without a cell keeps the record's value. */
  names: readonly string[];
  /** The known fields of the record, where it is sent back with its others; `null` elsewhere. */
  declared: readonly string[] | null;
}

/** How a row updates an existing record. */
export interface RowUpdate extends SentFields {
  /** The field that identifies the record. */
  key: FieldPlan;
  /** The records by their value of the key field. */
  records: ReadonlyMap<string, readonly Row[]>;
  /** The value that an export of the table writes for a field of a record. */
  written(record: Row, field: FieldPlan): ExportedValue;
}

/** A row of a file that may update a record. */
interface UpdatingRow {
  cells: readonly SheetCell[];
  /** The fields of the cells. */
  columns: readonly (FieldPlan | null)[];
  /** The request as the cells alone would make it. */
  request: Readonly<Record<string, unknown>>;
}

/** What a row changes of the record that it updates. */
interface Updated {
  /** The request of the update: the record's own values, but for what the row changes. */
  request: Record<string, unknown>;
  /** The names of the fields that the row changes. */
  changed: ReadonlySet<string>;
}

/**
 * What a row changes of a record. A cell that is empty, or as an export writes the record's value,
 * changes nothing, since a file holds less than the record: a label for a value, a time without its
 * milliseconds.
 */
export function updatedRow(
  { cells, columns, request }: UpdatingRow,
  target: Row,
  update: RowUpdate,
): Updated {
  const changed = update.names.filter((name) => {
    const given = request[name];
    const place = columns.findIndex((field) => field?.name === name);
    const field = columns[place];
    if (given === undefined || isEqual(given, target[name], field?.schema)) return false;
    const cell = cells[place];
    return !field || cell === undefined || !isAsWritten(cell, update.written(target, field));
  });
  const taken = new Set(changed);
  return { request: requestUpon(target, { request, changed: taken }, update), changed: taken };
}

/** The fields that an update of a record sends, as its operation says. */
export function sentFields(
  { catalogue }: Pick<PageHost, "catalogue">,
  update: CallPlan,
): SentFields {
  const { properties = {} } = operationOf(catalogue, update).request;
  return {
    names: Object.keys(properties),
    declared: declaredFields(catalogue, update.operation),
  };
}

/** The request that updates a record: its own values, but for what a row changes. */
export function requestUpon(
  target: Row,
  { request, changed }: Pick<UpdatingRow, "request"> & Pick<Updated, "changed">,
  { names, declared }: SentFields,
): Record<string, unknown> {
  const others = declared ? Object.keys(target).filter((name) => !declared.includes(name)) : [];
  const values = [...names, ...others].map(
    (name) => [name, changed.has(name) ? request[name] : target[name]] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null));
}

/** Whether two values of a field are the same. */
function isEqual(one: unknown, other: unknown, schema: JsonSchema = {}): boolean {
  if (schema.format === "date-time") {
    const [time, otherTime] = [one, other].map((value) => momentOf(value)?.getTime());
    if (time !== undefined && time === otherTime) return true;
  }
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a cell of a file holds what an export writes for a value, in a workbook or as CSV. */
export function isAsWritten(cell: SheetCell, written: ExportedValue): boolean {
  if (isEmptyCell(cell)) return written === null;
  if (cell instanceof Date) return isMoment(written) && isAt(cell, written.moment);
  const value = csvValue(written);
  if (typeof value === "number") return plainValue(cell, "number") === value;
  return value !== null && asRead(value) === asRead(textOfCell(cell));
}

type Moment = Extract<ExportedValue, { moment: Date }>;

const isMoment = (value: ExportedValue): value is Moment =>
  typeof value === "object" && value !== null && "moment" in value;

/** Whether a workbook's date, which counts days in a fraction, is a moment's local time. */
function isAt(cell: Date, moment: Date): boolean {
  const local = moment.getTime() - moment.getTimezoneOffset() * 60_000;
  return Math.abs(cell.getTime() - local) < 1000;
}

/** Spreadsheets write line breaks in their own way, and outer spaces are lost as a file is read. */
const asRead = (text: string): string => text.replace(/\r\n?/g, "\n").trim();
