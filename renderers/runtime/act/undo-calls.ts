import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { fieldsOf } from "../../../src/catalogue/schema/record.ts";
import { inverseArguments, planInverse } from "../../../src/language/extensions/inverse.ts";
import type { CallResult } from "../../../src/wire/wire.ts";

/** A successful call, with the record before it where known. */
export interface DoneWrite {
  operation: string;
  args: Readonly<Record<string, unknown>>;
  result: CallResult;
  row: unknown;
  /** A more specific success text from the block. */
  said?: string | undefined;
  act?: DoneAct | undefined;
}

/** The button or form by which a person made a write. */
export interface DoneAct {
  label: string;
  /** The name of the record that was written; `null` if it has none or the label contains it. */
  name: string | null;
}

/** A call that undoes another one. */
export interface UndoCall {
  operation: string;
  args: Readonly<Record<string, unknown>>;
  /** The version to undo, where the service has versions. */
  ifMatch: string | undefined;
}

/**
 * The calls that undo an action, last write first; empty unless all of it can be undone with the
 * permissions that `can` tests. Reads need no undo.
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

/** Whether a service answers a write by the key of a job alone, before it is done. */
export function beginsJob(catalogue: Catalogue, done: readonly DoneWrite[]): boolean {
  return done.some((write) => {
    const { effect, path } = operationOf(catalogue, write);
    const said = Object.entries(fieldsOf(write.result.data));
    const [key, ...others] = said.filter(([name]) => !besideJob.test(name));
    const [, noun] = jobKey.exec(key?.[0] ?? "") ?? [];
    if (effect !== "write" || noun === undefined || others.length > 0) return false;
    // A task that is sent, or added to the tasks of a team, is what the write is about.
    const isSent = Object.values(write.args).some((value) => `${value}` === `${key?.[1]}`);
    const isDone = said.some(([, value]) => /^(completed?|finished|done)$/i.test(`${value}`));
    return !isSent && !isDone && !path.toLowerCase().includes(noun.toLowerCase());
  });
}

const jobKey = /^(job|task|operation|workflow)_?(u?uid|id|key)$/i;
/** Names of what accompanies the key of a job. */
const besideJob =
  /^((task|job)_?)?(status|state|progress|message|msg|success|ok|code|(\w+_)?(url|href|links?))$/i;
