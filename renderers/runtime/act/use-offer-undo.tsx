import { errorSeconds, successSeconds, usePopups } from "../../../src/ui/popups/popups.ts";
import { CallError } from "../../../src/wire/wire.ts";
import { useHost } from "../page/contexts.ts";
import { doneText } from "./done-text.ts";
import { useRestoring, useTellNotes } from "./restore/use-restoring.tsx";
import { toastKey } from "./toast-key.ts";
import type { DoneWrite, UndoCall } from "./undo-calls.ts";
import { UndoToast } from "./undo-toast.tsx";
import { useTellAffected } from "./use-tell-affected.ts";

/** The key of the undo toast; a later toast replaces it. */
const undoKey = (turn: number): string => `undo:${turn}`;
let turn = 0;

/**
 * Reports the writes of one action, if complete (`isWhole`), by `own` where its page says how, and
 * offers undo for some seconds where the catalogue names each write's inverse and the member may
 * call it. After an undo the affected reads are refreshed.
 */
export type OfferUndo = (
  done: readonly DoneWrite[],
  isWhole?: boolean,
  own?: string | null,
) => Promise<void>;

/** Loads the undo planner with the first write; if that fails, no undo is offered. */
export const undoPlanner = () => import("./undo-calls.ts").catch(() => null);

/** The content of an undo toast. */
interface Offer {
  calls: readonly UndoCall[];
  /** The sentence about what was done; `null` if only a part of it was done. */
  said: string | null;
}

/** Undoes an offer; `giveWay` closes the toast, `again` offers the rest. */
type Undo = (offer: Offer, giveWay: () => void, again: (offer: Offer) => void) => Promise<void>;

/** The undo function of the page around a component. */
export function useOfferUndo(): OfferUndo {
  const host = useHost();
  const { catalogue, text, can } = host;
  // Undo needs no further question, since the toast names what is undone.
  const call = useRestoring();
  const { message } = usePopups();
  const tellAffected = useTellAffected();
  const tellNotes = useTellNotes();
  const undo: Undo = async (offer, giveWay, again) => {
    const mask = offer.calls.length === 1 ? {} : ({ loading: "no" } as const);
    const open = [...offer.calls];
    const notes: string[] = [];
    try {
      for (const { operation, args, ifMatch } of offer.calls) {
        // The undo is announced as a whole, so its calls announce nothing themselves.
        const told = { quiet: true, isSummedUp: true };
        const options = { ...told, ifMatch, onAsking: giveWay, notes, ...mask };
        await call(operation, args, options);
        open.shift();
      }
      const { said } = offer;
      const undone = said ? text("undo.doneOf", { said }) : text("undo.done");
      message.success(undone, successSeconds);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // After a cancelled undo the offer is shown again.
      if (error.kind === "cancelled") again({ ...offer, calls: open });
      else message.error(text("undo.refused", { reason: error.message }), errorSeconds);
    } finally {
      tellNotes(notes);
      for (const inverse of new Set(offer.calls.map(({ operation }) => operation))) {
        tellAffected(inverse);
      }
    }
  };
  const show = useShow(undo);
  return async (done, isWhole = true, own = null) => {
    const planner = await undoPlanner();
    const calls = planner?.undoCallsOf(catalogue, can, done) ?? [];
    const isBegun = planner?.beginsJob(catalogue, done);
    const said = isWhole ? doneText({ catalogue, text }, done, own, isBegun) : null;
    if (calls.length > 0) return show({ calls, said });
    if (said === null) return;
    const key = toastKey("success", said);
    message.open({ type: "success", content: said, duration: successSeconds, key });
  };
}

/** Shows an offer's toast in place of any other. */
function useShow(undo: Undo): (offer: Offer) => void {
  const { text } = useHost();
  const { message } = usePopups();
  const show = (offer: Offer): void => {
    message.destroy(undoKey(turn));
    const key = undoKey(++turn);
    const count = offer.calls.length;
    const toast = {
      type: "success" as const,
      key,
      duration: 0,
      // The toast has its own live region; antd's role would announce it as an alert.
      role: "presentation",
      content: (
        <UndoToast
          said={offer.said}
          label={count === 1 ? text("undo.undo") : text("undo.undoSeveral", { count })}
          onUndo={(giveWay) => undo(offer, giveWay, show)}
          onEnd={() => message.destroy(key)}
        />
      ),
    };
    message.open(toast);
  };
  return show;
}
