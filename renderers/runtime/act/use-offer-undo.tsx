import { App } from "antd";
import { useContext } from "react";
import { CallError } from "../../../src/wire/wire.ts";
import { PageWriteContext, useHost } from "../page/contexts.ts";
import { doneText } from "./done-text.ts";
import { toastKey } from "./toast-key.ts";
import { type DoneWrite, type UndoCall, undoCallsOf } from "./undo-calls.ts";
import { UndoToast } from "./undo-toast.tsx";
import { useTellAffected } from "./use-tell-affected.ts";

/** How long an error is shown (specification section 9). */
const errorSeconds = 5;

/** The toast that offers to undo the last write; a later one takes its place. */
const undoKey = (turn: number): string => `undo:${turn}`;
let turn = 0;

/**
 * Offers for some seconds to undo what was done in one act, where the catalogue names the inverse of
 * each of its writes and the member may call them. `isWhole` tells whether the act succeeded as a
 * whole, which is then said. Tells whoever reads what the undoing has changed.
 */
export type OfferUndo = (done: readonly DoneWrite[], isWhole?: boolean) => void;

/** The offer on the page around a component. */
export function useOfferUndo(): OfferUndo {
  const host = useHost();
  const { catalogue, text, can } = host;
  // The offer is the product's own, and names what it takes back: nothing is left to ask.
  const wire = useContext(PageWriteContext)?.wire ?? host.wire;
  const { message } = App.useApp();
  const tellAffected = useTellAffected();
  const undo = async (calls: readonly UndoCall[]): Promise<void> => {
    const mask = calls.length === 1 ? {} : ({ loading: "no" } as const);
    try {
      for (const { operation, args, ifMatch } of calls) {
        await wire.call(operation, args, { quiet: true, ifMatch, ...mask });
      }
      message.destroy(toastKey("success", text("wire.succeeded")));
      void message.success(text("undo.done"));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      void message.error(text("undo.refused", { reason: error.message }), errorSeconds);
    } finally {
      for (const inverse of new Set(calls.map(({ operation }) => operation))) {
        tellAffected(inverse);
      }
    }
  };
  return (done, isWhole = true) => {
    const calls = undoCallsOf(catalogue, can, done);
    if (calls.length === 0) return;
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
          said={isWhole ? doneText({ catalogue, text }, done) : null}
          label={
            calls.length === 1
              ? text("undo.undo")
              : text("undo.undoSeveral", { count: calls.length })
          }
          onUndo={() => undo(calls)}
          onEnd={() => message.destroy(key)}
        />
      ),
    };
    void message.open(toast);
  };
}
