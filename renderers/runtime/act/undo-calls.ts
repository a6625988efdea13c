import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { inverseArguments, planInverse } from "../../../src/language/inverse.ts";
import type { CallResult } from "../../../src/wire/wire.ts";

/** A call that succeeded, with the record as it stood before where that is known. */
export interface DoneWrite {
  operation: string;
  args: Readonly<Record<string, unknown>>;
  result: CallResult;
  row: unknown;
  /** What its place says that was done, where that knows more than the catalogue. */
  said?: string | undefined;
}

/** A call that undoes another one. */
export interface UndoCall {
  operation: string;
  args: Readonly<Record<string, unknown>>;
  /** The version that it undoes, where the service tells versions apart. */
  ifMatch: string | undefined;
}

/**
 * The calls that undo one act, the last write first; none where not all of it can be undone by whom
 * `can` speaks for: half an act undone would be worse than none. Reads need no undoing.
 */
export function undoCallsOf(
  catalogue: Catalogue,
  can: (permission: string) => boolean,
  done: readonly DoneWrite[],
): UndoCall[] {
  const writes = done.filter((write) => operationOf(catalogue, write).effect === "write");
  const calls = writes.map((write) => undoCallOf(catalogue, can, write));
  const whole = calls.filter((call) => call !== null);
  return whole.length === calls.length ? whole.reverse() : [];
}

function undoCallOf(
  catalogue: Catalogue,
  can: (permission: string) => boolean,
  { args: request, result, row, ...write }: DoneWrite,
): UndoCall | null {
  const plan = planInverse(catalogue, operationOf(catalogue, write));
  if (!plan?.requires.every(can)) return null;
  const args = inverseArguments(catalogue, plan, { request, answer: result.data, row });
  if (!args) return null;
  const { takesIfMatch } = operationOf(catalogue, plan.call);
  const ifMatch = takesIfMatch ? (result.etag ?? undefined) : undefined;
  return { operation: plan.call.operation, args, ifMatch };
}
