import { newKey } from "../../../../src/wire/new-key.ts";
import { CallError, isUncertain } from "../../../../src/wire/wire.ts";
import { type Loss, watchForLoss } from "../lost-service.ts";
import type { ImportRow } from "./check-rows.ts";

/** A row whose call failed, with the reason. */
export interface RefusedRow {
  row: ImportRow;
  message: string;
  /** Whether the service refused it; a row without such an answer may have been imported. */
  isAnswered: boolean;
}

/** The number of rows sent so far, and their total. */
export interface ImportProgress {
  total: number;
  done: number;
  refused: number;
}

/** The results of the rows. */
export interface ImportRun {
  done: readonly ImportRow[];
  refused: readonly RefusedRow[];
  untouched: readonly ImportRow[];
  /** Why some rows are untouched. */
  end: Loss;
}

/**
 * Makes one call for each row, in file order; a refused row is recorded and the next one is sent.
 * Aborting the signal finishes the current call and leaves the rest. An expired session, or one whose
 * member does not confirm it, leaves the rest and the row at which it showed, which is not judged.
 */
export async function sendRows(
  rows: readonly ImportRow[],
  send: (row: ImportRow) => Promise<unknown>,
  signal: AbortSignal,
  tell: (progress: ImportProgress) => void,
): Promise<ImportRun> {
  const done: ImportRow[] = [];
  const refused: RefusedRow[] = [];
  const sent = new Set<ImportRow>();
  const lossAfter = watchForLoss();
  let lost: Loss | null = null;
  const now = (): ImportProgress => {
    return { total: rows.length, done: done.length, refused: refused.length };
  };
  const one = async (row: ImportRow): Promise<void> => {
    sent.add(row);
    try {
      await send(row);
      done.push(row);
      lossAfter(null);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      lost = lossAfter(error);
      if (lost === "signedOut" || lost === "stopped") {
        sent.delete(row);
        return;
      }
      const isAnswered = error.kind === "application" && !isUncertain(error);
      // A call that may have succeeded keeps its key, with which a retry of all rows that failed does
      // not repeat it. Whoever finds a row missing imports it in a file of its own.
      const again = isAnswered ? { ...row, key: newKey() } : row;
      refused.push({ row: again, message: error.message, isAnswered });
    }
  };
  tell(now());
  for (const row of rows) {
    if (signal.aborted || lost) break;
    await one(row);
    tell(now());
  }
  const untouched = rows.filter((row) => !sent.has(row));
  return { done, refused, untouched, end: lost ?? "stopped" };
}
