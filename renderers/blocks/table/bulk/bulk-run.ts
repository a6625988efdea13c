import { type RefObject, useRef, useState } from "react";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import type { ScopeValues } from "../../../../src/language/expression/scope.ts";
import { argumentsOf } from "../../../../src/language/plan/call-arguments.ts";
import type { CallPlan } from "../../../../src/language/plan/plans.ts";
import { usePopups } from "../../../../src/ui/popups/popups.ts";
import { newKey } from "../../../../src/wire/new-key.ts";
import { CallError, isSameCall, summedUp } from "../../../../src/wire/wire.ts";
import type { Consent } from "../../../runtime/act/ask/consent.ts";
import { useAgree } from "../../../runtime/act/ask/use-ask.tsx";
import { type Send, useSend } from "../../../runtime/act/ask/use-send.ts";
import type { DoneWrite } from "../../../runtime/act/undo-calls.ts";
import type { Performer } from "../../../runtime/act/use-actions.ts";
import { useOfferUndo } from "../../../runtime/act/use-offer-undo.tsx";
import { useTellAffected } from "../../../runtime/act/use-tell-affected.ts";
import { seenVersions, useWrite } from "../../../runtime/act/use-write.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import { withLocals } from "../../../runtime/page/use-scope.ts";
import { useWhenClosed } from "../../../runtime/page/use-when-closed.ts";
import { missingText } from "../../../runtime/read/missing-arguments.ts";
import type { Remade } from "../../../runtime/read/use-read-record.ts";
import { watchForLoss } from "../lost-service.ts";
import type { Row } from "../query/table-rows.ts";
import type { CheckedRows } from "../rows/use-row-state.ts";

/** The number of rows for which a list is read again once. */
const rowsForRead = 10;

/** The progress of an action on several records. */
export interface BulkRun {
  total: number;
  done: number;
  failed: readonly { key: string; row: Row; message: string }[];
  isOver: boolean;
}

/** Whether the call is made once for each record instead of once for all. */
function isForEach({ args }: CallPlan): boolean {
  return args.some(({ value }) => value.uses.includes("row"));
}

/** The rows of each call: one, or as many as the call takes. */
export function partsOf<Entry>(
  call: CallPlan,
  entries: readonly Entry[],
  { catalogue }: Pick<PageHost, "catalogue">,
): Entry[][] {
  const { properties } = operationOf(catalogue, call).request;
  const limits = call.args
    .filter(({ value }) => value.uses.includes("rows"))
    .map(({ name }) => properties?.[name]?.maxItems ?? Number.POSITIVE_INFINITY);
  const size = isForEach(call) ? 1 : Math.max(1, Math.min(entries.length, ...limits));
  const count = Math.ceil(entries.length / size);
  return Array.from({ length: count }, (_, at) => entries.slice(at * size, (at + 1) * size));
}

/** The scope of a call for some of the rows. */
function partScope(call: CallPlan, scope: ScopeValues, rows: readonly Row[]): ScopeValues {
  return withLocals(scope, isForEach(call) ? { row: rows[0] } : { rows });
}

/**
 * Makes the calls of actions on checked rows; processed rows are unchecked. `isProgressShown` tells
 * whether there is the code that shows how far they have come, and what has failed.
 */
export function useBulkCalls(checked: CheckedRows, isProgressShown: () => boolean) {
  const host = useHost();
  const write = useWrite();
  const send = useSend();
  const agree = useAgree();
  const tellAffected = useTellAffected();
  const offerUndo = useOfferUndo();
  const [run, setRun] = useState<BulkRun | null>(null);
  const { message } = usePopups();
  const isStopped = useRef(false);
  const repeats = useRef(createRepeats());
  const calls: Performer["calls"] = (call, scope) => {
    return partsOf(call, [...checked.rows.values()], host).flatMap((rows) => {
      const args = argumentsOf(call, partScope(call, scope, rows));
      return args ? [{ operation: call.operation, args }] : [];
    });
  };
  const perform: Performer["perform"] = async (call, scope, given) => {
    // One question stands for all rows.
    const consent = given ?? (await agree(calls(call, scope)));
    const parts = partsOf(call, [...checked.rows], host);
    if (!isForEach(call) && parts.length < 2) {
      const args = argumentsOf(call, scope);
      if (!args) return;
      await write(call.operation, args, { row: [...checked.rows.values()], consent });
      checked.check([]);
      return;
    }
    isStopped.current = false;
    const done: DoneWrite[] = [];
    const makeCall = repeats.current.begin(send);
    const remadeFor = createRemade();
    const act = async (rows: readonly Row[]): Promise<void> => {
      const remade = remadeFor();
      const sendFor: Send = (operation, args, options) =>
        makeCall(operation, args, { ...options, remade });
      done.push(await callForRows(call, partScope(call, scope, rows), host, sendFor, consent));
    };
    const left = await forEach(parts, act, isStopped, setRun);
    tellAffected(call.operation);
    checked.check(left);
    offerUndo(done, left.length === 0);
    const isSeen = isProgressShown() && !host.closed?.aborted;
    if (isSeen || left.length === 0) return;
    const total = parts.flat().length;
    message.warning(host.text("bulk.progress", { done: total - left.length, total }));
  };
  const stop = (): void => {
    isStopped.current = true;
  };
  // Nobody could stop it any more, or see what has failed.
  useWhenClosed(stop);
  return {
    performer: { calls, perform },
    /** The current or last run; `null` after it was dismissed. */
    run,
    stop,
    dismiss: () => setRun(null),
  };
}

/**
 * Shares what is read again among a few rows in turn: a list is read neither for each of hundreds of
 * rows, nor so long before a write that others have changed its row since.
 */
export function createRemade(): () => Remade {
  let count = 0;
  let remade: Remade = new Map();
  return () => {
    if (count % rowsForRead === 0) remade = new Map();
    count += 1;
    return remade;
  };
}

/**
 * Remembers the calls of a run that may have been performed without an answer. The next run makes
 * such a call with the same idempotency key, so that the service performs it once.
 */
export function createRepeats(): { begin(send: Send): Send } {
  let before = new Map<string, string>();
  return {
    begin(send) {
      const known = before;
      const uncertain = new Map<string, string>();
      before = uncertain;
      return async (operation, args, options) => {
        const content = JSON.stringify([operation, args, options?.ifMatch ?? null]);
        const idempotencyKey = known.get(content) ?? newKey();
        // Another call of the same content is a call of its own.
        known.delete(content);
        try {
          return await send(operation, args, { ...options, idempotencyKey });
        } catch (error) {
          if (error instanceof CallError && isSameCall(error)) {
            uncertain.set(content, idempotencyKey);
          }
          throw error;
        }
      };
    },
  };
}

/**
 * Makes a call for the row or rows in the scope, and returns what was done.
 * @throws CallError if the call is refused, or a row lacks an argument that the call needs.
 */
export async function callForRows(
  call: CallPlan,
  scope: ScopeValues,
  host: Pick<PageHost, "text" | "catalogue">,
  send: Send,
  consent: Consent | undefined,
): Promise<DoneWrite> {
  const { operation } = call;
  const args = argumentsOf(call, scope);
  if (!args) throw new CallError("unsent", operation, missingText(call, scope, host));
  const row = scope.variables.row ?? scope.variables.rows;
  const ifMatch = seenVersions(host, operation, args, row);
  const options = { ...summedUp, ifMatch, seen: row, consent };
  const result = await send(operation, args, options);
  return { operation, args, result, row };
}

/**
 * Makes the calls one after the other, so that a stop, or a lost service or session, leaves the
 * rest untouched; returns the keys of unprocessed rows.
 */
export async function forEach(
  parts: readonly (readonly [string, Row][])[],
  act: (rows: readonly Row[]) => Promise<void>,
  isStopped: Readonly<RefObject<boolean>>,
  tell: (run: BulkRun | null) => void,
): Promise<string[]> {
  const left = new Set(parts.flatMap((part) => part.map(([key]) => key)));
  const total = left.size;
  const failed: { key: string; row: Row; message: string }[] = [];
  const lossAfter = watchForLoss();
  let isLost = false;
  const now = (isOver: boolean): BulkRun => {
    return { total, done: total - left.size, failed: [...failed], isOver };
  };
  for (const part of parts) {
    if (isStopped.current || isLost) break;
    tell(now(false));
    try {
      await act(part.map(([, row]) => row));
      for (const [key] of part) left.delete(key);
      lossAfter(null);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      isLost = lossAfter(error) !== null;
      const { message } = error;
      failed.push(...part.map(([key, row]) => ({ key, row, message })));
    }
  }
  tell(left.size === 0 ? null : now(true));
  return [...left];
}
