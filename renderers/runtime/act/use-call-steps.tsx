import { App } from "antd";
import type { ScopeValues } from "../../../src/language/expression/scope.ts";
import type { CallPlan, StepPlan, StepsPlan } from "../../../src/language/plan/plans.ts";
import { movable } from "../../../src/ui/movable.tsx";
import { saveFile } from "../../../src/ui/save-file.ts";
import { CallError } from "../../../src/wire/wire.ts";
import { useHost } from "../page/contexts.ts";
import { missingText } from "../read/missing-arguments.ts";
import { argumentsOf } from "../read/use-read.ts";
import { fileOf } from "./download.ts";
import { createSteps, type StepsRun } from "./run-steps.ts";
import { StepsProgress } from "./steps-progress.tsx";
import type { DoneWrite } from "./undo-calls.ts";
import { useOfferUndo } from "./use-offer-undo.tsx";
import { useWrite } from "./use-write.ts";

/** Makes an action's call and those that follow it, and saves its file; the title names the act. */
export type CallSteps = (plan: StepsPlan, scope: ScopeValues, title: string) => Promise<void>;

/** Several calls are shown once they take longer than this. */
const shownAfterMs = 400;

/** Long enough for an error to be read (specification section 9). */
const errorSeconds = 5;

/**
 * The calls of one action. A single one tells of itself; several show how far they have come, and
 * where one fails which it was, what is done already, and the way to go on from there.
 */
export function useCallSteps(): CallSteps {
  const host = useHost();
  const write = useWrite();
  const offerUndo = useOfferUndo();
  const { modal, message } = App.useApp();
  const make = async (
    call: CallPlan,
    scope: ScopeValues,
    done: DoneWrite[] | null,
  ): Promise<unknown> => {
    const args = argumentsOf(call, scope);
    if (!args) {
      throw new CallError("malformed", call.operation, missingText(call, scope, host));
    }
    const isPart = done !== null;
    const quietly = isPart ? ({ quiet: true, loading: "no" } as const) : {};
    const { row } = scope.variables;
    const result = await write(call.operation, args, { ...quietly, isPart, row });
    done?.push({ operation: call.operation, args, result, row });
    return result.data;
  };

  const makeOne: CallSteps = async (plan, scope) => {
    if (!argumentsOf(plan.call, scope)) {
      void message.error(missingText(plan.call, scope, host), errorSeconds);
      return;
    }
    const answer = await make(plan.call, scope, plan.download === null ? null : []);
    const answers = plan.keep === null ? {} : { [plan.keep]: answer };
    saveDownload(plan, { ...scope, variables: { ...scope.variables, answer, answers } });
  };

  const makeSeveral: CallSteps = async (plan, scope, title) => {
    const { call, keep, next } = plan;
    const first: StepPlan = { label: title, when: null, call, keep, partOf: null };
    const progress = showProgress(modal, host.text, title);
    const done: DoneWrite[] = [];
    const each = (step: StepPlan, seen: ScopeValues) =>
      make(step.call, seen, step.partOf === null ? done : []);
    const steps = createSteps([first, ...next], scope, each, progress.tell);
    while (!(await steps.run())) {
      if (await progress.isToGoOn()) continue;
      offerUndo(done, false);
      return;
    }
    progress.end();
    offerUndo(done);
    saveDownload(plan, steps.scope());
  };
  return (plan, scope, title) => (plan.next.length > 0 ? makeSeveral : makeOne)(plan, scope, title);
}

function saveDownload({ download }: StepsPlan, scope: ScopeValues): void {
  const file = download && fileOf(download, scope);
  if (file) saveFile(file.blob, file.name);
}

type Modal = ReturnType<typeof App.useApp>["modal"];

/** A dialog that shows how far several calls have come, at once where one fails. */
function showProgress(
  modal: Modal,
  text: ReturnType<typeof useHost>["text"],
  title: string,
): { tell(run: StepsRun): void; isToGoOn(): Promise<boolean>; end(): void } {
  let latest: StepsRun | null = null;
  let dialog: ReturnType<Modal["confirm"]> | null = null;
  let answer = (_isToGoOn: boolean): void => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    // What is shown, or was shown and closed, is not shown once more when its time has come.
    clearTimeout(timer);
    if (!latest) return;
    const isOver = latest.reason !== null;
    const config = {
      title,
      icon: null,
      content: <StepsProgress run={latest} text={text} />,
      modalRender: movable,
      mask: { closable: false },
      keyboard: isOver,
      ...(isOver ? {} : { footer: null }),
      okText: text("steps.resume"),
      cancelText: text("common.close"),
      onOk: () => answer(true),
      onCancel: () => answer(false),
    };
    if (dialog) dialog.update({ footer: undefined, ...config });
    else dialog = modal.confirm(config);
  };
  const showSoon = (): void => {
    timer = setTimeout(show, shownAfterMs);
  };
  showSoon();
  const end = (): void => {
    clearTimeout(timer);
    dialog?.destroy();
    dialog = null;
  };
  return {
    tell(run) {
      latest = run;
      if (dialog || run.reason !== null) show();
    },
    isToGoOn: () =>
      new Promise((resolve) => {
        answer = (isToGoOn) => {
          // The dialog closes by itself; what goes on is shown anew.
          dialog = null;
          if (isToGoOn) showSoon();
          resolve(isToGoOn);
        };
      }),
    end,
  };
}
