import { useRef } from "react";
import { CallError, type CallResult, summedUp } from "../../../../src/wire/wire.ts";
import { useAgree } from "../../../runtime/act/ask/use-ask.tsx";
import { useSend } from "../../../runtime/act/ask/use-send.ts";
import { useRestoring } from "../../../runtime/act/restore/use-restoring.tsx";
import { type UndoCall, undoCallsOf } from "../../../runtime/act/undo-calls.ts";
import { useTellAffected } from "../../../runtime/act/use-tell-affected.ts";
import { seenVersions } from "../../../runtime/act/use-write.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { ImportRow } from "./check-rows.ts";
import type { ImportPlan } from "./import-plan.ts";

/** Makes the call of one row. @throws CallError where it is refused. */
type RowCall = (row: ImportRow) => Promise<CallResult>;

/** The calls that send an import's rows and that undo them. */
export interface RowCalls {
  /** Asks for consent to all rows and returns the sending call; `null` without consent. */
  agree(rows: readonly ImportRow[]): Promise<RowCall | null>;
  /** Whether all sent rows can be undone. */
  areUndoable(rows: readonly ImportRow[]): boolean;
  /** Undoes a sent row, unless others have changed its record. */
  undo: RowCall;
  tellAffected(): void;
}

/** `null` for the error of a person who does not agree; other errors are thrown on. */
function refused(error: unknown): null {
  if (error instanceof CallError && error.kind === "cancelled") return null;
  throw error;
}

/** Makes an import's calls and records how each row can be undone. */
export function useRowCalls({ call, update }: ImportPlan): RowCalls {
  const host = useHost();
  const { catalogue, can } = host;
  const send = useSend();
  // The undo deletes only what was just imported, and its button says so, so no further question is
  // asked.
  const takeBack = useRestoring();
  const agree = useAgree();
  const tellAffected = useTellAffected();
  const undoing = useRef(new Map<number, UndoCall>());
  const callOf = ({ request, target }: ImportRow) => {
    return { operation: (target && update ? update : call).operation, args: request };
  };
  return {
    async agree(rows) {
      const consent = await agree(rows.map(callOf)).catch(refused);
      if (consent === null) return null;
      return async (row) => {
        const { number, request, key, target } = row;
        const { operation } = callOf(row);
        // A record that others changed after the check is not overwritten.
        const ifMatch = seenVersions(host, operation, request, target);
        const options = { ...summedUp, consent, idempotencyKey: key, ifMatch };
        const result = await send(operation, request, options);
        const done = { operation, args: request, result, row: target };
        const [undo] = undoCallsOf(catalogue, can, [done]);
        if (undo) undoing.current.set(number, undo);
        return result;
      };
    },
    areUndoable: (rows) =>
      rows.length > 0 && rows.every(({ number }) => undoing.current.has(number)),
    async undo({ number }) {
      const undo = undoing.current.get(number);
      if (!undo) throw new Error(`Row ${number} was not sent, or cannot be taken back.`);
      return await takeBack(undo.operation, undo.args, { ...summedUp, ifMatch: undo.ifMatch });
    },
    tellAffected() {
      const inverses = [...undoing.current.values()].map((undo) => undo.operation);
      const own = [call, ...(update ? [update] : [])].map(({ operation }) => operation);
      for (const one of new Set([...own, ...inverses])) tellAffected(one);
    },
  };
}
