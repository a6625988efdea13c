import { isSignedOutCode } from "../../../../src/wire/envelope.ts";
import { newKey } from "../../../../src/wire/new-key.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import type { ImportRow } from "./check-rows.ts";

/** A row that was not taken, with why. */
export interface RefusedRow {
  row: ImportRow;
  message: string;
}

/** How far sending has come, in rows. */
export interface ImportProgress {
  total: number;
  done: number;
  refused: number;
}

/** What became of the rows. */
export interface ImportRun {
  done: readonly ImportRow[];
  refused: readonly RefusedRow[];
  /** Rows that were never sent, for it was stopped. */
  untouched: readonly ImportRow[];
}

/** After as many calls in a row that reached nobody, the others would not either. */
const mostUnreached = 3;

/**
 * Calls once for each row, in the order of the file; one that is refused is named and the others
 * go on. Aborting the signal lets the call under way end and leaves the rest, as does a session that has ended.
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
  let unreached = 0;
  let isLost = false;
  const now = (): ImportProgress => {
    return { total: rows.length, done: done.length, refused: refused.length };
  };
  const one = async (row: ImportRow): Promise<void> => {
    sent.add(row);
    try {
      await send(row);
      done.push(row);
      unreached = 0;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const isAnswered = error.kind === "application";
      unreached = isAnswered ? 0 : unreached + 1;
      isLost ||= unreached >= mostUnreached || isSignedOutCode(error.code ?? 0);
      // A call that got no answer may have been made: under the same key it is not made twice.
      refused.push({ row: isAnswered ? { ...row, key: newKey() } : row, message: error.message });
    }
  };
  tell(now());
  for (const row of rows) {
    if (signal.aborted || isLost) break;
    await one(row);
    tell(now());
  }
  return { done, refused, untouched: rows.filter((row) => !sent.has(row)) };
}
