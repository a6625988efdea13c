import { App } from "antd";
import { CallError } from "../../../src/wire/wire.ts";
import { useHost } from "../page/contexts.ts";
import { doneText } from "./done-text.ts";
import { useRestoring, useTellNotes } from "./restore/use-restoring.tsx";
import { toastKey } from "./toast-key.ts";
import type { DoneWrite, UndoCall } from "./undo-calls.ts";
import { UndoToast } from "./undo-toast.tsx";
import { useTellAffected } from "./use-tell-affected.ts";

/** How long an error and a success are shown (specification section 9). */
const errorSeconds = 5;
const successSeconds = 2;

/** The toast that offers to undo the last write; a later one takes its place. */
const undoKey = (turn: number): string => `undo:${turn}`;
let turn = 0;

/**
 * Says what was done in one act, where it succeeded as a whole (`isWhole`), and offers for some
 * seconds to undo it, where the catalogue names the inverse of each of its writes and the member may
 * call them. Tells whoever reads what the undoing has changed.
 */
export type OfferUndo = (done: readonly DoneWrite[], isWhole?: boolean) => Promise<void>;

/**
 * What plans the calls that undo others, loaded with the first write; where it cannot be had, what is
 * done stays done, and nothing is offered.
 */
export const undoPlanner = () => import("./undo-calls.ts").catch(() => null);

/** What a toast offers. */
interface Offer {
  calls: readonly UndoCall[];
  /** What was done, or `null` where only a part of it was. */
  said: string | null;
}

/** Takes it back; `giveWay` ends the toast, `again` offers what is left. */
type Undo = (offer: Offer, giveWay: () => void, again: (offer: Offer) => void) => Promise<void>;

/** The offer on the page around a component. */
export function useOfferUndo(): OfferUndo {
  const host = useHost();
  const { catalogue, text, can } = host;
  // The offer is the product's own, and names what it takes back: nothing is left to ask.
  const call = useRestoring();
  const { message } = App.useApp();
  const tellAffected = useTellAffected();
  const tellNotes = useTellNotes();
  const undo: Undo = async (offer, giveWay, again) => {
    const mask = offer.calls.length === 1 ? {} : ({ loading: "no" } as const);
    const open = [...offer.calls];
    const notes: string[] = [];
    try {
      for (const { operation, args, ifMatch } of offer.calls) {
        const options = { quiet: true, ifMatch, onAsking: giveWay, notes, ...mask };
        await call(operation, args, options);
        open.shift();
      }
      void message.success(text("undo.done"), successSeconds);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // Who thought better of it may think better of that, too.
      if (error.kind === "cancelled") again({ ...offer, calls: open });
      else void message.error(text("undo.refused", { reason: error.message }), errorSeconds);
    } finally {
      tellNotes(notes);
      for (const inverse of new Set(offer.calls.map(({ operation }) => operation))) {
        tellAffected(inverse);
      }
    }
  };
  const show = useShow(undo);
  return async (done, isWhole = true) => {
    const planner = await undoPlanner();
    const calls = planner?.undoCallsOf(catalogue, can, done) ?? [];
    const said = isWhole ? doneText({ catalogue, text }, done) : null;
    if (calls.length > 0) return show({ calls, said });
    if (said === null) return;
    const key = toastKey("success", said);
    void message.open({ type: "success", content: said, duration: successSeconds, key });
  };
}

/** Shows the toast of an offer in the place of any other. */
function useShow(undo: Undo): (offer: Offer) => void {
  const { text } = useHost();
  const { message } = App.useApp();
  const show = (offer: Offer): void => {
    message.destroy(undoKey(turn));
    const key = undoKey(++turn);
    const count = offer.calls.length;
    const toast = {
      type: "success" as const,
      key,
      duration: 0,
      // The toast says its own; antd's would be an alert.
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
    void message.open(toast);
  };
  return show;
}
