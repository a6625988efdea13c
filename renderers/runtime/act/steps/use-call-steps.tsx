import type { ScopeValues } from "../../../../src/language/expression/scope.ts";
import { argumentsOf } from "../../../../src/language/plan/call-arguments.ts";
import type {
  CallPlan,
  StepPlan,
  StepsPlan,
  TextPlan,
} from "../../../../src/language/plan/plans.ts";
import { errorSeconds, type Popups, usePopups } from "../../../../src/ui/popups/popups.ts";
import { saveFile } from "../../../../src/ui/save-file.ts";
import { CallError, summedUp } from "../../../../src/wire/wire.ts";
import { useHost } from "../../page/contexts.ts";
import { missingText } from "../../read/missing-arguments.ts";
import { textIn } from "../../show/text-in.ts";
import { type Consent, consentUponMade } from "../ask/consent.ts";
import { fileOf } from "../download.ts";
import type { DoneAct, DoneWrite } from "../undo-calls.ts";
import { useOfferUndo } from "../use-offer-undo.tsx";
import { useWrite, type WriteOptions } from "../use-write.ts";
import { rowUpon } from "./row-upon.ts";
import { createSteps, type StepsRun } from "./run-steps.ts";
import { StepsProgress } from "./steps-progress.tsx";

/**
 * Makes an action's call and its follow-up calls, and saves its file; `act` names action and record.
 * Resolves to whether all is done.
 */
export type CallSteps = (
  plan: StepsPlan,
  scope: ScopeValues,
  act: DoneAct,
  /**
   * The person's consent to the calls. A later call whose arguments depend on an answer asks
   * separately.
   */
  consent: Consent | undefined,
  /** The plan's call where the block has made it already, as a form does. */
  made?: DoneWrite,
) => Promise<boolean>;

type OptionsOfCall = Pick<WriteOptions, "isPart" | "consent" | "onAsking" | "act" | "said">;

/** Milliseconds after which the progress of several calls is shown. */
const shownAfterMs = 400;

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
      return false;
    }
    const { result } = await make(plan.call, scope, {
      consent,
      act,
      said: saidBy(host, plan, scope, act.name),
      isPart: plan.download !== null,
    });
    saveDownload(plan, afterFirst(plan, scope, result.data));
    return true;
  };

  const makeSeveral: CallSteps = async (plan, scope, act, consent, first) => {
    const { call, keep, next } = plan;
    const title = [act.label, act.name].filter(Boolean).join(" · ");
    const begun: StepPlan = { label: title, when: null, call, keep, partOf: null };
    const progress = showProgress(modal, host.text, title);
    const made: DoneWrite[] = [];
    const done: DoneWrite[] = [];
    const onAsking = progress.giveWay;
    const each = async (step: StepPlan, seen: ScopeValues) => {
      const options = { consent, isPart: true, onAsking };
      const write = step === begun && first ? first : await make(step.call, seen, options, made);
      made.push(write);
      if (step.partOf === null) done.push(write);
      return write.result.data;
    };
    const steps = createSteps([begun, ...next], scope, each, progress.tell);
    while (!(await steps.run())) {
      if (await progress.isToGoOn()) continue;
      void offerUndo(done, false);
      return false;
    }
    progress.end();
    const own = plan.done && doneIn(host, plan.done, steps.scope(), act.name);
    void offerUndo(done, true, own);
    saveDownload(plan, steps.scope());
    return true;
  };
  return (plan, ...rest) => (plan.next.length > 0 ? makeSeveral : makeOne)(plan, ...rest);
}

/** How the first call's answer becomes the plan's own text of what was done. */
export function saidBy(
  host: ReturnType<typeof useHost>,
  plan: StepsPlan,
  scope: ScopeValues,
  name: string | null,
): WriteOptions["said"] {
  const { done } = plan;
  if (done === null) return undefined;
  return (answer) => doneIn(host, done, afterFirst(plan, scope, answer), name);
}

function doneIn(
  host: ReturnType<typeof useHost>,
  done: TextPlan,
  scope: ScopeValues,
  name: string | null,
): string {
  const named = { name: name ?? "" };
  return textIn(host, done, { ...scope, variables: { ...scope.variables, ...named } }, named);
}

/** The scope after the first call of a plan. */
function afterFirst({ keep }: StepsPlan, scope: ScopeValues, answer: unknown): ScopeValues {
  const answers = keep === null ? {} : { [keep]: answer };
  return { ...scope, variables: { ...scope.variables, answer, answers } };
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
    const shown = options.isPart ? summedUp : {};
    const { operation } = call;
    const row = rowUpon(host.catalogue, operation, scope.variables.row, made);
    const consent = consentUponMade(host.catalogue, { operation, args }, made) ?? options.consent;
    // What the earlier calls of the action have changed is no change by others.
    const seen = made.length === 0 ? scope.variables.row : null;
    const result = await write(operation, args, { ...shown, ...options, row, seen, consent });
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
