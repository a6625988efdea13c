import { useContext } from "react";
import type { Consent } from "../../../runtime/act/ask/consent.ts";
import { useAgree } from "../../../runtime/act/ask/use-ask.tsx";
import { expressionsAfter, foreseenCalls } from "../../../runtime/act/steps/foreseen-calls.ts";
import { saidBy, useCallSteps } from "../../../runtime/act/steps/use-call-steps.tsx";
import type { DoneWrite } from "../../../runtime/act/undo-calls.ts";
import type { WriteOptions } from "../../../runtime/act/use-write.ts";
import { BlockFrameContext, useHost } from "../../../runtime/page/contexts.ts";
import { useScope, withLocals } from "../../../runtime/page/use-scope.ts";
import type { FormPlan } from "../kind.ts";
import type { FormValues } from "./form-values.ts";

/** What follows the submit of a form. */
export interface Following {
  /** Whether further calls follow. */
  hasCalls: boolean;
  /**
   * How the submit is made. Where calls follow, one question is asked before the first of them.
   * @throws CallError where the person does not agree.
   */
  optionsOf(args: FormValues, form: FormValues): Promise<WriteOptions>;
  /**
   * Makes the calls that follow a submit, with the consent given before it; resolves to whether all
   * are done.
   */
  goOn(submitted: DoneWrite, form: FormValues, consent: Consent | undefined): Promise<boolean>;
}

/** What follows the submit of a form, with its expressions in the form's scope. */
export function useFollowing({ submit, following, submitLabel }: FormPlan): Following {
  const host = useHost();
  const { subject = null } = useContext(BlockFrameContext);
  const scope = useScope(following ? expressionsAfter(following) : []);
  const agree = useAgree();
  const runCalls = useCallSteps();
  const { operation } = submit;
  const act = { label: host.text(submitLabel ?? "common.save"), name: subject };
  const hasCalls = following !== null && following.next.length > 0;
  return {
    hasCalls,
    async optionsOf(args, form) {
      if (following === null) return {};
      const inForm = withLocals(scope, { form });
      if (!hasCalls) return { said: saidBy(host, following, inForm, subject) };
      const later = foreseenCalls(
        following.next.map(({ call }) => call),
        inForm,
      );
      const consent = await agree([{ operation, args }, ...later], act);
      return { consent, isPart: true, isSummedUp: true };
    },
    async goOn(submitted, form, consent) {
      if (following === null) return true;
      return await runCalls(following, withLocals(scope, { form }), act, consent, submitted);
    },
  };
}
