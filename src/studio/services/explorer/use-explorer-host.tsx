import { useMemo } from "react";
import { needsConsent } from "../../../../renderers/runtime/act/ask/consent.ts";
import type { Drafts } from "../../../../renderers/runtime/draft/drafts.ts";
import type { PageHost } from "../../../../renderers/runtime/page/host.ts";
import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { Operation } from "../../../catalogue/operation.ts";
import { usePopups } from "../../../ui/popups/popups.ts";
import { useSteady } from "../../../ui/use-steady.ts";
import { CallError, type CallOptions, type CallResult, type Wire } from "../../../wire/wire.ts";
import { useStudio } from "../../studio-host.ts";
import type { KeptRun, Run } from "./kept-runs.ts";

interface Explored {
  operation: Operation;
  /** The catalogue with which the operation's form is drawn. */
  catalogue: Catalogue;
  kept: KeptRun;
  /** Called with the state of the run whenever it changes. */
  onRun(run: Run): void;
}

/** The page host of an explored operation's form, which observes the calls of the form. */
export function useExplorerHost({ operation, catalogue, kept, onRun }: Explored): PageHost {
  const studio = useStudio();
  const { text } = studio;
  const { modal } = usePopups();
  const agree = (): Promise<boolean> =>
    new Promise((resolve) => {
      modal.confirm({
        title: text("studio.explorer.ask", { operation: operation.id }),
        content: text("studio.explorer.askHint"),
        okText: text("studio.explorer.run"),
        cancelText: text("common.cancel"),
        autoFocusButton: "cancel",
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
  const run = async (
    args: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ): Promise<CallResult> => {
    // The product itself asks before calls that delete or grant something.
    const isAsked = needsConsent(
      { catalogue, user: studio.user },
      { operation: operation.id, args },
    );
    if (operation.effect === "write" && !isAsked && !(await agree())) {
      throw new CallError("cancelled", operation.id, text("question.declined"));
    }
    const { ifMatch } = kept;
    const sent = ifMatch === "" ? options : { ...options, ifMatch };
    return await watched(studio.wire, operation.id, args, { options: sent, onRun });
  };
  const call = useSteady<Parameters<Wire["call"]>, Promise<CallResult>>((id, args, options) =>
    id === operation.id ? run(args, options) : studio.wire.call(id, args, options),
  );
  const drafts = useMemo(() => draftsIn(kept), [kept]);
  return useMemo(
    () => ({ ...studio, catalogue, wire: { call }, drafts, setUnsaved() {}, setTitle() {} }),
    [studio, catalogue, call, drafts],
  );
}

/** Makes a call and reports its progress, with request and response as they were on the wire. */
async function watched(
  wire: Wire,
  operationId: string,
  args: Readonly<Record<string, unknown>>,
  { options, onRun }: { options: CallOptions | undefined; onRun: Explored["onRun"] },
): Promise<CallResult> {
  let run: Run = { sent: null, answer: null, milliseconds: null, fault: null, isRunning: true };
  let begun = 0;
  const tell = (news: Partial<Run>): void => {
    run = { ...run, ...news };
    onRun(run);
  };
  const onExchange: CallOptions["onExchange"] = (sent, answer) => {
    if (answer) tell({ answer, milliseconds: Math.round(performance.now() - begun) });
    else {
      begun = performance.now();
      tell({ sent });
    }
  };
  tell({});
  try {
    const result = await wire.call(operationId, args, { ...options, onExchange, quiet: true });
    tell({ isRunning: false });
    return result;
  } catch (error) {
    tell({ isRunning: false, fault: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

/**
 * Entered values are kept while the tab is open, even after a run, so that it can be repeated with
 * changes.
 */
function draftsIn({ entered }: KeptRun): Drafts {
  return {
    read: (key) => entered.get(key),
    write: (key, value) => void (value !== undefined && entered.set(key, value)),
    remove: () => {},
  };
}
