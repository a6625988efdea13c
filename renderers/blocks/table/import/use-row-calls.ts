import { useRef } from "react";
import type { CallResult } from "../../../../src/wire/wire.ts";
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

/** The calls of an import: by which its rows are sent, and those taken that were. */
export interface RowCalls {
  /** How rows are sent, once the person agrees to all of them; `null` where they do not. */
  agree(rows: readonly ImportRow[]): Promise<RowCall | null>;
  /** Whether all of the rows that were sent can be taken back. */
  areUndoable(rows: readonly ImportRow[]): boolean;
  /** Takes a row back that was sent, unless somebody has changed what it made. */
  undo: RowCall;
  /** Has read again what the calls have changed. */
  tellAffected(): void;
}

const quietly = { quiet: true, loading: "no", isSummedUp: true } as const;

/** Keeps of each row that was sent how it is taken back, where the catalogue says so. */
export function useRowCalls({ call, update }: ImportPlan): RowCalls {
  const host = useHost();
  const { catalogue, can } = host;
  const send = useSend();
  // What it is about to delete is what it has just made, and its button says so: nothing is asked.
  const takeBack = useRestoring();
  const agree = useAgree();
  const tellAffected = useTellAffected();
  const undoing = useRef(new Map<number, UndoCall>());
  const callOf = ({ request, target }: ImportRow) => {
    return { operation: (target && update ? update : call).operation, args: request };
  };
  return {
    async agree(rows) {
      const consent = await agree(rows.map(callOf));
      if (consent === null) return null;
      return async (row) => {
        const { number, request, key, target } = row;
        const { operation } = callOf(row);
        // What somebody has changed since the rows were checked is not written over.
        const ifMatch = seenVersions(host, operation, request, target);
        const options = { ...quietly, consent, idempotencyKey: key, ifMatch };
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
      return await takeBack(undo.operation, undo.args, { ...quietly, ifMatch: undo.ifMatch });
    },
    tellAffected() {
      const inverses = [...undoing.current.values()].map((undo) => undo.operation);
      const own = [call, ...(update ? [update] : [])].map(({ operation }) => operation);
      for (const one of new Set([...own, ...inverses])) tellAffected(one);
    },
  };
}
