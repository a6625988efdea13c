import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import type { FieldPlan } from "../../../../src/language/plan/plans.ts";
import { recordOfRows } from "../../../../src/language/plan/rows.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import { requestValidator } from "../../../runtime/read/request-validator.ts";
import { fetchDictionaries } from "../../../runtime/read/use-dictionary.ts";
import { exportedValue } from "../export/export-rows.ts";
import type { ExportedValue } from "../export/sheet.ts";
import type { TablePlan } from "../kind.ts";
import type { Row } from "../query/table-rows.ts";
import { type CellFault, type CheckedRows, checkRows, type RowCheck } from "./check-rows.ts";
import { repeatedValues } from "./existing/repeated-values.ts";
import { recordsBy } from "./existing/same-value.ts";
import { sentFields } from "./existing/updated-row.ts";
import { type ExistingRecords, useExisting } from "./existing/use-existing.ts";
import { loadColumns } from "./field-choices.ts";
import type { ImportPlan } from "./import-plan.ts";
import { keptFields } from "./kept-fields.ts";
import {
  type ChosenFields,
  headingKeys,
  type ReadHeadings,
  readHeadings,
} from "./read-headings.ts";
import { columnLetters } from "./sheet/column-letters.ts";
import type { SheetReading } from "./sheet/read-sheet.ts";
import { readSheetApart } from "./sheet/read-sheet-apart.ts";
import { SheetFault, type SheetFile } from "./sheet/sheet-cell.ts";

/** A file that was read and checked. */
export interface CheckedFile extends CheckedRows {
  name: string;
  /** The file itself, which may be read in another way. */
  source: File;
  sheet: SheetFile;
  headings: ReadHeadings;
  /** The fields chosen for headings, for this file or an earlier one. */
  chosen: ChosenFields;
  update: UpdateOfFile;
  /** The existing records of the table; `null` where no row is compared with them. */
  records: ExistingRecords | null;
}

/** How the rows of a file update existing records. */
interface UpdateOfFile {
  /** The fields of the file that can identify an existing record. */
  keys: readonly FieldPlan[];
  /** The chosen one of them; `null` where every row adds a record. */
  key: FieldPlan | null;
  /** The fields of the file that an update leaves as they are. */
  unchanged: readonly FieldPlan[];
}

/** A person's choices for a file: how it is read, and the fields of its columns. */
export interface FileChoice extends Omit<SheetReading, "language"> {
  /** The field's name for each column, by position; `null` for a column that is left out. */
  columns?: Readonly<Record<number, string | null>>;
  /** The name of the field that identifies the records to update. */
  key?: string | null;
}

interface Progress {
  signal: AbortSignal;
  /** Reports progress in percent. */
  show(percent: number): void;
}

/** Reads and checks a file; one that was read before is only checked again. */
export type ReadFile = (
  file: File,
  choice: FileChoice,
  progress: Progress,
  before?: CheckedFile,
) => Promise<CheckedFile>;

/** Reads and checks files for the import of a table. */
export function useFileReader(
  plan: TablePlan,
  importPlan: ImportPlan,
  bound: Readonly<Record<string, unknown>>,
): ReadFile {
  const host = useHost();
  const queries = useQueryClient();
  const existing = useExisting(plan);
  const { fields, call } = importPlan;
  return async (file, { columns = {}, key = null, ...reading }, { signal, show }, before) => {
    const [sheet, known, validate] = await Promise.all([
      before?.sheet ?? readSheetApart(file, { ...reading, language: host.language }, signal),
      loadColumns(host, queries, fields),
      requestValidator(call.operation, host.catalogue).load(),
    ]);
    const chosen = chosenFields(before?.chosen ?? keptFields(host, call.operation), sheet, columns);
    const others = othersOf(plan, fields, host.catalogue);
    const { text } = host;
    const { languages, choices } = known;
    const headings = readHeadings(sheet.rows, { fields, others, languages, text, chosen });
    const update = updateOfFile(plan, importPlan, host, headings, key);
    const read = { name: file.name, source: file, sheet, headings, chosen, update };
    if (sheet.fault || headings.faults.length > 0) {
      return { ...read, records: before?.records ?? null, rows: [], faults: [], same: 0 };
    }
    const once = fields.filter((field) => isOnce(field) || field === update.key);
    const isCompared = headings.columns.some((field) => field && once.includes(field));
    const records = before?.records ?? (isCompared ? await existing(signal) : null);
    // A record that was not loaded would be added once more instead of being changed.
    if (update.key && records?.end != null) throw new SheetFault("someRecords");
    const existingRows = records?.rows ?? [];
    const checked = await checkRows(sheet.rows, {
      bound,
      validate,
      text,
      choices,
      signal,
      notes: sheet.notes,
      language: host.language,
      columns: headings.columns,
      update: await rowUpdate({ plan, importPlan, host, queries }, update.key, existingRows),
      onProgress: (done) => show(Math.floor((done / sheet.rows.length) * 100)),
    });
    const repeated = repeatedValues(checked.rows, { fields: once, existing: existingRows, text });
    return { ...read, records, ...withFaults(checked, repeated) };
  };
}

const isOnce = ({ schema }: FieldPlan): boolean => schema["x-unique"] === true;

/** The fields chosen for a file's headings, with the new choice for some of its columns. */
function chosenFields(
  before: ChosenFields,
  { rows }: SheetFile,
  columns: NonNullable<FileChoice["columns"]>,
): ChosenFields {
  const keys = headingKeys(rows[0] ?? []);
  const now = Object.entries(columns).map(([place, name]) => {
    return [keys[Number(place)] ?? columnLetters(Number(place)), name] as const;
  });
  return new Map([...before, ...now]);
}

/** How the rows of a file can update existing records, found by the key field of a name. */
function updateOfFile(
  { rows }: TablePlan,
  { update }: ImportPlan,
  host: PageHost,
  { columns }: ReadHeadings,
  key: string | null,
): UpdateOfFile {
  const none = { keys: [], key: null, unchanged: [] };
  if (!update?.requires.every(host.can)) return none;
  const { properties: held = {} } = recordOfRows(host.catalogue, rows);
  const { properties: taken = {} } = operationOf(host.catalogue, update).request;
  const filled = columns.filter((field) => field !== null);
  const keys = filled.filter(({ name, type }) => name in held && type.kind !== "list");
  const chosen = keys.find(({ name }) => name === key) ?? null;
  const unchanged = filled.filter((field) => field !== chosen && !(field.name in taken));
  return { keys, key: chosen, unchanged };
}

/** What finding the changes of a record needs besides the file. */
interface Updating {
  plan: TablePlan;
  importPlan: ImportPlan;
  host: PageHost;
  queries: QueryClient;
}

async function rowUpdate(
  { plan, importPlan: { update }, host, queries }: Updating,
  key: FieldPlan | null,
  records: readonly Row[],
): Promise<RowCheck["update"]> {
  if (!key || !update) return null;
  const [validate, dictionaries] = await Promise.all([
    requestValidator(update.operation, host.catalogue).load(),
    fetchDictionaries(host, queries, plan.columns),
  ]);
  const written = (record: Row, { name }: FieldPlan): ExportedValue => {
    const column = plan.columns.find((one) => one.name === name);
    const dictionary = dictionaries.get(column?.dictionary ?? "");
    return column ? exportedValue(record[name], column, dictionary, host) : null;
  };
  return {
    key,
    records: recordsBy(key.name, records),
    ...sentFields(host, update),
    validate,
    written,
  };
}

function withFaults({ rows, faults, same }: CheckedRows, more: readonly CellFault[]): CheckedRows {
  const faulty = new Set(more.map(({ row }) => row));
  const all = [...faults, ...more].sort((one, other) => one.row - other.row);
  return { rows: rows.filter(({ number }) => !faulty.has(number)), faults: all, same };
}

/** The fields of a record that no import fills, though an exported file holds them. */
function othersOf(
  { rows, columns }: TablePlan,
  fields: ImportPlan["fields"],
  catalogue: Catalogue,
) {
  const names = new Set(fields.map(({ name }) => name));
  const { properties = {} } = recordOfRows(catalogue, rows);
  const ofRecord = Object.entries(properties).map(([name, schema]) => {
    return { name, label: schema.title ?? name, schema };
  });
  return [...columns, ...ofRecord].filter(({ name }) => !names.has(name));
}
