import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { createStore } from "zustand/vanilla";
import { CallError } from "../../../../src/wire/wire.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { TablePlan } from "../kind.ts";
import type { ImportRow } from "./check-rows.ts";
import { useRenewedRows } from "./existing/use-renewed-rows.ts";
import type { ImportPlan } from "./import-plan.ts";
import type { Import, ImportStage } from "./import-stage.ts";
import { keepJob } from "./jobs/import-jobs.ts";
import { ImportSign } from "./jobs/import-sign.tsx";
import { keepFields } from "./kept-fields.ts";
import { type ImportProgress, type ImportRun, sendRows } from "./send-rows.ts";
import { SheetFault } from "./sheet/sheet-cell.ts";
import {
  type CheckedFile,
  type FileChoice,
  type ReadFile,
  useFileReader,
} from "./use-file-reader.ts";
import { type RowCalls, useRowCalls } from "./use-row-calls.ts";

const choose: ImportStage = { name: "choose", refusal: null };

/**
 * The state of an import from file choice to summary; sending continues after its dialog closes.
 */
export function useImport(
  plan: TablePlan,
  importPlan: ImportPlan,
  bound: Readonly<Record<string, unknown>>,
): Import {
  const host = useHost();
  const [store] = useState(() => createStore<ImportStage>(() => choose));
  const setStage = (stage: ImportStage): void => store.setState(stage, true);
  const { begin, abort } = useSignal();
  const check = useCheck(useFileReader(plan, importPlan, bound), begin, setStage);
  const calls = useRowCalls(importPlan);
  const renew = useRenewedRows(plan, importPlan);
  const { start, callAll } = useSending(calls, begin, setStage);

  const running: Import = {
    store,
    check,
    operation: importPlan.call.operation,
    fields: importPlan.fields,
    choose: (file, choice) =>
      check(file.source, { key: file.update.key?.name ?? null, ...choice }, file),
    async send(given, before) {
      const stage = store.getState();
      if (stage.name !== "checked" && stage.name !== "over") return;
      const { file } = stage;
      const rows = await renew(given, before, file, start);
      const one = rows && (await calls.agree(rows));
      if (!one) return setStage(stage);
      keepFields(host, importPlan.call.operation, file.chosen);
      const run = await callAll(running, file, rows, one);
      const done = [...(before?.done ?? []), ...run.done];
      setStage({ name: "over", file, run: { ...run, done }, isUndoable: calls.areUndoable(done) });
    },
    async undo(rows) {
      const stage = store.getState();
      if (stage.name !== "over" && stage.name !== "undone") return;
      const { file } = stage;
      setStage({ name: "undone", file, run: await callAll(running, file, rows, calls.undo) });
    },
    stop() {
      abort();
      if (store.getState().name === "checking") setStage(choose);
    },
    refuse: (refusal) => setStage({ name: "choose", refusal }),
  };
  return running;
}

/** Shows how far the calls of rows have come; `start` shows that they begin. */
function useSending(
  calls: RowCalls,
  begin: () => AbortSignal,
  setStage: (stage: ImportStage) => void,
) {
  const host = useHost();
  const queries = useQueryClient();
  const start = (file: CheckedFile, total: number): AbortSignal => {
    setStage({ name: "sending", file, progress: { total, done: 0, refused: 0 } });
    return begin();
  };
  async function callAll(
    running: Import,
    file: CheckedFile,
    rows: readonly ImportRow[],
    one: (row: ImportRow) => Promise<unknown>,
  ): Promise<ImportRun> {
    const signal = start(file, rows.length);
    const progress = throttled((now: ImportProgress) =>
      setStage({ name: "sending", file, progress: now }),
    );
    keepJob({ host, queries, running }, ImportSign);
    const run = await sendRows(rows, one, signal, progress.show).finally(progress.stop);
    calls.tellAffected();
    return run;
  }
  return { start, callAll };
}

/** Reads and checks a file, and shows what was found. */
function useCheck(
  readFile: ReadFile,
  begin: () => AbortSignal,
  setStage: (stage: ImportStage) => void,
) {
  const { text } = useHost();
  return async (file: File, choice: FileChoice = {}, before?: CheckedFile): Promise<void> => {
    const signal = begin();
    const show = (percent: number | null) => setStage({ name: "checking", percent });
    show(null);
    try {
      const checked = await readFile(file, choice, { signal, show }, before);
      if (!signal.aborted) setStage({ name: "checked", file: checked });
    } catch (error) {
      if (signal.aborted) return;
      const isKnown = error instanceof SheetFault || error instanceof CallError;
      setStage({ name: "choose", refusal: refusalOf(error, file.name, text) });
      if (!isKnown) throw error;
    }
  };
}

/** The abort signal of the current work: starting new work aborts the old. */
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

function refusalOf(error: unknown, file: string, text: PageHost["text"]): string {
  if (error instanceof SheetFault)
    return text(`import.file.${error.code}`, { file, ...error.values });
  if (error instanceof CallError) return error.message;
  return text("import.file.notASheet", { file });
}

/** Progress is throttled, since a redraw takes longer than sending a row. */
function throttled<T>(show: (value: T) => void): { show(value: T): void; stop(): void } {
  let last = Number.NEGATIVE_INFINITY;
  let later: ReturnType<typeof setTimeout> | undefined;
  return {
    show(value) {
      clearTimeout(later);
      const turn = (): void => {
        last = performance.now();
        show(value);
      };
      const wait = last + 100 - performance.now();
      // The last value is always shown, even without a later one.
      if (wait > 0) later = setTimeout(turn, wait);
      else turn();
    },
    stop: () => clearTimeout(later),
  };
}
