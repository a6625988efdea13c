import type { ScopeValues } from "../../../src/language/expression/scope.ts";
import type { CallPlan, StepPlan, StepsPlan } from "../../../src/language/plan/plans.ts";
import { movable } from "../../../src/ui/movable.tsx";
import { type Popups, usePopups } from "../../../src/ui/popups/popups.ts";
import { saveFile } from "../../../src/ui/save-file.ts";
import { CallError } from "../../../src/wire/wire.ts";
import { useHost } from "../page/contexts.ts";
import { missingText } from "../read/missing-arguments.ts";
import { argumentsOf } from "../read/use-read.ts";
import { type Consent, consentUponMade } from "./ask/consent.ts";
import { fileOf } from "./download.ts";
import { createSteps, type StepsRun } from "./run-steps.ts";
import { StepsProgress } from "./steps-progress.tsx";
import type { DoneAct, DoneWrite } from "./undo-calls.ts";
import { useOfferUndo } from "./use-offer-undo.tsx";
import { useWrite, type WriteOptions } from "./use-write.ts";

/**
 * Makes an action's call and its follow-up calls, and saves its file; `act` names action and record.
 */
export type CallSteps = (
  plan: StepsPlan,
  scope: ScopeValues,
  act: DoneAct,
  /** The consent given; a later call whose arguments depend on an answer asks on its own. */
  consent: Consent | undefined,
) => Promise<void>;

type OptionsOfCall = Pick<WriteOptions, "isPart" | "consent" | "onAsking" | "act">;

/** Milliseconds after which the progress of several calls is shown. */
const shownAfterMs = 400;

/** Only the end of several calls is reported. */
const summedUp = { quiet: true, loading: "no", isSummedUp: true } as const;

/** Seconds for which an error is shown (specification section 9). */
const errorSeconds = 5;

/**
 * Makes the calls of one action. A single call reports itself; several show progress, and on a
 * failure the failed call, the completed ones and a button to continue.
 */
export function useCallSteps(): CallSteps {
  const host = useHost();
  const make = useCall();
  const offerUndo = useOfferUndo();
  const { modal, message } = usePopups();
  const makeOne: CallSteps = async (plan, scope, act, consent) => {
    if (!argumentsOf(plan.call, scope)) {
      message.error(missingText(plan.call, scope, host), errorSeconds);
      return;
    }
    const { result } = await make(plan.call, scope, {
      consent,
      act,
      isPart: plan.download !== null,
    });
    const { data: answer } = result;
    const answers = plan.keep === null ? {} : { [plan.keep]: answer };
    saveDownload(plan, { ...scope, variables: { ...scope.variables, answer, answers } });
  };

  const makeSeveral: CallSteps = async (plan, scope, act, consent) => {
    const { call, keep, next } = plan;
    const title = [act.label, act.name].filter(Boolean).join(" · ");
    const first: StepPlan = { label: title, when: null, call, keep, partOf: null };
    const progress = showProgress(modal, host.text, title);
    const made: DoneWrite[] = [];
    const done: DoneWrite[] = [];
    const onAsking = progress.giveWay;
    const each = async (step: StepPlan, seen: ScopeValues) => {
      const write = await make(step.call, seen, { consent, isPart: true, onAsking }, made);
      made.push(write);
      if (step.partOf === null) done.push(write);
      return write.result.data;
    };
    const steps = createSteps([first, ...next], scope, each, progress.tell);
    while (!(await steps.run())) {
      if (await progress.isToGoOn()) continue;
      void offerUndo(done, false);
      return;
    }
    progress.end();
    void offerUndo(done);
    saveDownload(plan, steps.scope());
  };
  return (plan, ...rest) => (plan.next.length > 0 ? makeSeveral : makeOne)(plan, ...rest);
}

/** Makes one call of an action with the arguments in its scope. */
function useCall() {
  const host = useHost();
  const write = useWrite();
  return async (
    call: CallPlan,
    scope: ScopeValues,
    options: OptionsOfCall,
    made: readonly DoneWrite[] = [],
  ): Promise<DoneWrite> => {
    const args = argumentsOf(call, scope);
    if (!args) {
      throw new CallError("malformed", call.operation, missingText(call, scope, host));
    }
    const quietly = options.isPart ? summedUp : {};
    const { row } = scope.variables;
    const { operation } = call;
    const consent = consentUponMade(host.catalogue, { operation, args }, made) ?? options.consent;
    const result = await write(operation, args, { ...quietly, ...options, row, consent });
    return { operation, args, result, row };
  };
}

function saveDownload({ download }: StepsPlan, scope: ScopeValues): void {
  const file = download && fileOf(download, scope);
  if (file) saveFile(file.blob, file.name);
}

type Modal = Popups["modal"];

interface Progress {
  tell(run: StepsRun): void;
  isToGoOn(): Promise<boolean>;
  /** Hides while the person is asked a question. */
  giveWay(isAsking: boolean): void;
  end(): void;
}

/** A dialog with the progress of several calls, opened at once on a failure. */
function showProgress(
  modal: Modal,
  text: ReturnType<typeof useHost>["text"],
  title: string,
): Progress {
  let latest: StepsRun | null = null;
  let dialog: ReturnType<Modal["confirm"]> | null = null;
  let answer = (_isToGoOn: boolean): void => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    // A dialog already shown or closed does not open again by the timer.
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
    giveWay: (isAsking) => (isAsking ? end() : showSoon()),
    tell(run) {
      latest = run;
      if (dialog || run.reason !== null) show();
    },
    isToGoOn: () =>
      new Promise((resolve) => {
        answer = (isToGoOn) => {
          // The dialog closes itself; continuing opens a new one.
          dialog = null;
          if (isToGoOn) showSoon();
          resolve(isToGoOn);
        };
      }),
    end,
  };
}
