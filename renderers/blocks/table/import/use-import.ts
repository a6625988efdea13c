import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { recordOfRows } from "../../../../src/language/plan/rows.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import { useUnsaved } from "../../../runtime/page/use-scope.ts";
import { loadValidator } from "../../../runtime/read/request-validator.ts";
import type { TablePlan } from "../kind.ts";
import { type CheckedRows, checkRows, type ImportRow } from "./check-rows.ts";
import { loadColumns } from "./field-choices.ts";
import type { ImportPlan } from "./import-plan.ts";
import { type ReadHeadings, readHeadings } from "./read-headings.ts";
import { type ImportProgress, type ImportRun, sendRows } from "./send-rows.ts";
import type { SheetReading } from "./sheet/read-sheet.ts";
import { readSheetApart } from "./sheet/read-sheet-apart.ts";
import { SheetFault, type SheetFile } from "./sheet/sheet-cell.ts";
import { useRowCalls } from "./use-row-calls.ts";

/** A file that was read and checked. */
export interface CheckedFile extends CheckedRows {
  name: string;
  /** The file itself, which may be read in another way. */
  source: File;
  sheet: SheetFile;
  headings: ReadHeadings;
}

/** What a person has said of how a file is to be read. */
export type ReadingChoice = Omit<SheetReading, "language">;

/** How far an import has come; each stage has what is shown of it. */
export type ImportStage =
  | { name: "choose"; refusal: string | null }
  /** In percent; `null` while the file is read. */
  | { name: "checking"; percent: number | null }
  | { name: "checked"; file: CheckedFile }
  | { name: "sending"; file: CheckedFile; progress: ImportProgress }
  | { name: "over"; file: CheckedFile; run: ImportRun; isUndoable: boolean }
  /** The rows that were imported are deleted again. */
  | { name: "undone"; file: CheckedFile; run: ImportRun };

/** An import into a table: where it stands, and what leads on from there. */
export type Import = ReturnType<typeof useImport>;

const choose: ImportStage = { name: "choose", refusal: null };

/** An import from choosing the file to its summary; closing the dialog ends what is under way. */
export function useImport(
  plan: TablePlan,
  importPlan: ImportPlan,
  bound: Readonly<Record<string, unknown>>,
) {
  const [stage, setStage] = useState<ImportStage>(choose);
  const { begin, abort } = useSignal();
  const check = useCheck(useFileReader(plan, importPlan, bound), begin, setStage);
  const calls = useRowCalls(importPlan.call.operation);
  useUnsaved(`${plan.id}/import`, stage.name === "sending");

  /** Makes the call of each row, and shows how far it has come. */
  async function callAll(
    file: CheckedFile,
    rows: readonly ImportRow[],
    one: (row: ImportRow) => Promise<unknown>,
  ): Promise<ImportRun> {
    const show = throttled((progress: ImportProgress) =>
      setStage({ name: "sending", file, progress }),
    );
    const run = await sendRows(rows, one, begin(), show);
    calls.tellAffected();
    return run;
  }

  return {
    stage,
    check,
    async send(rows: readonly ImportRow[], before: ImportRun | null): Promise<void> {
      if (stage.name !== "checked" && stage.name !== "over") return;
      const { file } = stage;
      const one = await calls.agree(rows);
      if (!one) return;
      const run = await callAll(file, rows, one);
      const done = [...(before?.done ?? []), ...run.done];
      setStage({ name: "over", file, run: { ...run, done }, isUndoable: calls.areUndoable(done) });
    },
    /** Deletes rows again that were imported. */
    async undo(rows: readonly ImportRow[]): Promise<void> {
      if (stage.name !== "over" && stage.name !== "undone") return;
      const { file } = stage;
      setStage({ name: "undone", file, run: await callAll(file, rows, calls.undo) });
    },
    /** Ends what is under way. */
    stop(): void {
      abort();
      if (stage.name === "checking") setStage(choose);
    },
    refuse: (refusal: string | null) => setStage({ name: "choose", refusal }),
  };
}

/** Reads and checks a file, and shows what was found. */
function useCheck(
  readFile: ReturnType<typeof useFileReader>,
  begin: () => AbortSignal,
  setStage: (stage: ImportStage) => void,
) {
  const { text } = useHost();
  return async (file: File, choice: ReadingChoice = {}): Promise<void> => {
    const signal = begin();
    const show = (percent: number | null) => setStage({ name: "checking", percent });
    show(null);
    try {
      const checked = await readFile(file, choice, { signal, show });
      if (!signal.aborted) setStage({ name: "checked", file: checked });
    } catch (error) {
      if (signal.aborted) return;
      const isKnown = error instanceof SheetFault || error instanceof CallError;
      setStage({ name: "choose", refusal: refusalOf(error, file.name, text) });
      if (!isKnown) throw error;
    }
  };
}

/** The signal of what is under way: to begin anything ends what was before it. */
function useSignal() {
  const running = useRef<AbortController | null>(null);
  const abort = (): void => running.current?.abort();
  const begin = (): AbortSignal => {
    abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  return { begin, abort };
}

/** Reads and checks a file, and tells how far it has come in percent. */
function useFileReader(
  plan: TablePlan,
  { call, fields }: ImportPlan,
  bound: Readonly<Record<string, unknown>>,
) {
  const host = useHost();
  const queries = useQueryClient();
  return async (
    file: File,
    choice: ReadingChoice,
    { signal, show }: { signal: AbortSignal; show(percent: number): void },
  ): Promise<CheckedFile> => {
    const [sheet, columns, validate] = await Promise.all([
      readSheetApart(file, { ...choice, language: host.language }, signal),
      loadColumns(host, queries, fields),
      loadValidator(call.operation, host.catalogue),
    ]);
    const others = othersOf(plan, fields, host.catalogue);
    const { languages } = columns;
    const headings = readHeadings(sheet.rows, { fields, others, languages, text: host.text });
    const read = { name: file.name, source: file, sheet, headings };
    if (sheet.fault || headings.faults.length > 0) return { ...read, rows: [], faults: [] };
    const checked = await checkRows(sheet.rows, {
      ...{ bound, validate, signal, text: host.text, choices: columns.choices },
      columns: headings.columns,
      onProgress: (done) => show(Math.floor((done / sheet.rows.length) * 100)),
    });
    return { ...read, ...checked };
  };
}

/** The fields of a row that no column of the file fills. */
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

function refusalOf(error: unknown, file: string, text: PageHost["text"]): string {
  if (error instanceof SheetFault)
    return text(`import.file.${error.code}`, { file, ...error.values });
  if (error instanceof CallError) return error.message;
  return text("import.file.notASheet", { file });
}

/** Drawing anew for every row would take longer than sending it. */
function throttled<T>(show: (value: T) => void): (value: T) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (value) => {
    const now = performance.now();
    if (now - last < 100) return;
    last = now;
    show(value);
  };
}
