import { App } from "antd";
import { useCallback } from "react";
import type { Operation } from "../../src/catalogue/operation.ts";
import { inverseArguments, planInverse } from "../../src/language/inverse.ts";
import { CallError, type CallResult } from "../../src/wire/wire.ts";
import { useHost } from "./contexts.ts";
import { toastKey } from "./toast-key.ts";
import { UndoToast } from "./undo-toast.tsx";

/** A write that succeeded, with the record as it stood before where that is known. */
export interface DoneWrite {
  operation: Operation;
  args: Readonly<Record<string, unknown>>;
  result: CallResult;
  row: unknown;
}

/** How long an error is shown (specification section 9). */
const errorSeconds = 5;

/** The toast that offers to undo the last write; a later one takes its place. */
const undoKey = (turn: number): string => `undo:${turn}`;
let turn = 0;

/**
 * Offers for some seconds to undo a write, where the catalogue names its inverse and the member may
 * call it. Tells whoever reads what the undoing has changed.
 */
export function useOfferUndo(
  tellAffected: (operation: Operation) => void,
): (done: DoneWrite) => void {
  const host = useHost();
  const { message } = App.useApp();
  return useCallback(
    ({ operation, args, result, row }) => {
      const { catalogue, wire, text, can } = host;
      const plan = planInverse(catalogue, operation);
      if (!plan?.requires.every(can)) return;
      const inverse = plan.call.operation;
      const done = { request: args, answer: result.data, row };
      const inverseArgs = inverseArguments(catalogue, plan, done);
      if (!inverseArgs) return;
      const undo = async (): Promise<void> => {
        const ifMatch = inverse.takesIfMatch ? (result.etag ?? undefined) : undefined;
        try {
          await wire.call(inverse.id, inverseArgs, { quiet: true, ifMatch });
          message.destroy(toastKey("success", text("wire.succeeded")));
          void message.success(text("undo.done"));
          tellAffected(inverse);
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          void message.error(text("undo.refused", { reason: error.message }), errorSeconds);
        }
      };
      message.destroy(toastKey("success", text("wire.succeeded")));
      message.destroy(undoKey(turn));
      const key = undoKey(++turn);
      const toast = {
        type: "success" as const,
        key,
        duration: 0,
        // The toast says its own; antd's would be an alert.
        role: "presentation",
        content: (
          <UndoToast
            said={text("wire.succeeded")}
            label={text("undo.undo")}
            onUndo={undo}
            onEnd={() => message.destroy(key)}
          />
        ),
      };
      void message.open(toast);
    },
    [host, message, tellAffected],
  );
}
