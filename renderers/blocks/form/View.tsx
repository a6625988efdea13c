import { Empty, Result } from "antd";
import { useContext, useEffect, useMemo, useRef, useState } from "react";
import type { Operation } from "../../../src/catalogue/operation.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { isRecord } from "../../../src/catalogue/schema/record.ts";
import { equal } from "../../../src/catalogue/validators/validator-runtime.ts";
import { evaluate, holds } from "../../../src/language/expression/evaluate.ts";
import type { Expression, ScopeValues } from "../../../src/language/expression/scope.ts";
import { expressionsOfText } from "../../../src/language/plan/filled-text.ts";
import type { CallPlan, TextPlan } from "../../../src/language/plan/plans.ts";
import { useSame } from "../../../src/ui/use-same.ts";
import { ToolbarActions } from "../../runtime/act/action-buttons.tsx";
import { LocalsContext, useHost, usePageStore } from "../../runtime/page/contexts.ts";
import type { PageHost } from "../../runtime/page/host.ts";
import { forgetUnsaved } from "../../runtime/page/page-store.ts";
import { Panel } from "../../runtime/page/panel.tsx";
import { useArguments, useExpression, useScope } from "../../runtime/page/use-scope.ts";
import { FailedBlock, LoadingBlock, WaitingBlock } from "../../runtime/read/block-states.tsx";
import { useRead } from "../../runtime/read/use-read.ts";
import { textIn } from "../../runtime/show/text-in.ts";
import { codeOfForm, useFormCode } from "./draw/form-code.ts";
import { type DrawnForm, drawnForm } from "./drawn-form.ts";
import styles from "./form.module.css";
import { FormBody } from "./form-body.tsx";
import { FormDetail } from "./form-detail.tsx";
import type { FormPlan } from "./kind.ts";
import { LostDraft } from "./lost-input.tsx";
import type { DonePlan, TextCase } from "./plan/done.ts";
import { permissionsToSave } from "./plan/following.ts";
import type { FormValues } from "./state/form-values.ts";
import { recordStateOf } from "./state/use-others-edits.ts";

/** The form for an operation's request, entered field by field. */
export function View({ plan: planned }: { plan: FormPlan }) {
  // A page that is planned anew with an equal form goes on with it, and with what is being typed.
  const same = useSame(planned, equal);
  const plan = useMemo(() => drawnForm(same), [same]);
  const { values } = plan;
  return (
    <Panel plan={plan}>
      {values?.type === "call" ? (
        <LoadedForm plan={plan} {...values} />
      ) : (
        <ExpressedForm plan={plan} />
      )}
    </Panel>
  );
}

View.code = (plan: FormPlan, host: Pick<PageHost, "catalogue">) =>
  Object.values(codeOfForm(drawnForm(plan), host));

interface LoadedFormProps {
  plan: DrawnForm;
  /** The read of the record. */
  call: CallPlan;
  /** The form's values, computed from the read's `answer`; `null` where the answer is the values. */
  as: Expression | null;
}

/** A form whose first values are read afresh when it opens, not taken from the cache. */
function LoadedForm({ plan, call, as }: LoadedFormProps) {
  const read = useRead(call, {}, { isSnapshot: true, isRecord: true });
  const answer = read.result?.data;
  const outer = useContext(LocalsContext);
  const locals = useMemo(() => ({ ...outer, answer }), [outer, answer]);
  const scope = useScope([as], locals);
  const isFormed = as !== null && isRecord(answer);
  const given = useSame(recordOf(isFormed ? evaluate(as, scope) : answer), equal);
  if (read.status === "waiting") return <WaitingBlock calls={[call]} />;
  if (given && read.result) return <RenewableForm plan={plan} given={given} />;
  if (read.status === "loading") return <LoadingBlock />;
  return (
    <>
      <LostDraft plan={plan} given={null} />
      {read.status === "failed" ? <FailedBlock read={read} /> : <NoRecord />}
    </>
  );
}

/** Replaces a form whose record is missing, since an empty form would overwrite the record. */
function NoRecord() {
  const { text } = useHost();
  return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text("form.noRecord")} />;
}

function ExpressedForm({ plan }: { plan: DrawnForm }) {
  const { catalogue } = useHost();
  const expression = plan.values?.type === "expression" ? plan.values.expression : null;
  const given = useSame(recordOf(useExpression(expression)), equal);
  if (expression && !given && changesRecord(plan, operationOf(catalogue, plan.submit))) {
    return expression.reads.length > 0 ? <WaitingBlock calls={[]} /> : <NoRecord />;
  }
  return <RenewableForm plan={plan} given={given} />;
}

/**
 * Whether the form changes an existing record, recognised by a carried key; otherwise it adds one.
 */
function changesRecord({ carried }: DrawnForm, { method, version }: Operation): boolean {
  return carried.length > 0 || method !== "post" || version !== null;
}

/** Restarts the form when it receives other first values or is reset. */
function RenewableForm({ plan, given }: { plan: DrawnForm; given: FormValues | null }) {
  const isWaiting = useArguments(plan.submit) === null;
  const [round, setRound] = useState(0);
  const [done, setDone] = useState<{ answer: unknown } | null>(null);
  const number = useRoundNumber(plan, given, round);
  const isReadOnly = useIsReadOnly(plan);
  const code = useFormCode(plan);
  if (done && typeof plan.after === "object") {
    return <FormDone id={plan.id} plan={plan.after} answer={done.answer} />;
  }
  if (isReadOnly) {
    return (
      <>
        <LostDraft plan={plan} given={given} />
        <FormDetail plan={plan} values={given ?? {}} />
      </>
    );
  }
  if (isWaiting) return <WaitingBlock calls={[plan.submit]} />;
  if (!code) return <LoadingBlock />;
  return (
    <FormBody
      key={number}
      plan={plan}
      code={code}
      given={given}
      onReset={() => setRound((count) => count + 1)}
      onDone={(answer) => setDone({ answer })}
    />
  );
}

/**
 * Whether the form is read only: by its plan, by a condition, or because the member may not submit.
 */
function useIsReadOnly(plan: DrawnForm): boolean {
  const { readOnly } = plan;
  const host = useHost();
  const holds = useExpression(readOnly, false) === true;
  return holds || (readOnly !== null && !permissionsToSave(plan).every(host.can));
}

/**
 * A number that changes whenever the form restarts: with another plan, other values or a reset. A
 * plan that differs only in language keeps what is typed.
 */
function useRoundNumber(plan: DrawnForm, given: FormValues | null, round: number): number {
  const { language, catalogue } = useHost();
  const [last, setLast] = useState({ plan, given, round, language, number: 0 });
  const isOtherPlan = last.plan !== plan;
  const isOtherLanguage = last.language !== language;
  const [before, now] = [last.given, given].map((one) => recordStateOf(catalogue, plan, one));
  // A newer state of the same record is merged into the form without a restart.
  const isOtherState = before !== null && before?.key === now?.key;
  const isOtherRound = (last.given !== given && !isOtherState) || last.round !== round;
  if (!isOtherPlan && !isOtherLanguage && !isOtherRound) return last.number;
  const isNew = isOtherRound || (isOtherPlan && !isOtherLanguage);
  const number = last.number + (isNew ? 1 : 0);
  setLast({ plan, given, round, language, number });
  return number;
}

function recordOf(value: unknown): FormValues | null {
  return isRecord(value) ? value : null;
}

interface FormDoneProps {
  /** The id of the saved form. */
  id: string;
  plan: DonePlan;
  /** The answer of the form's operation. */
  answer: unknown;
}

/** The content that replaces a saved form and takes its focus. */
function FormDone({ id, plan, answer }: FormDoneProps) {
  const host = useHost();
  const store = usePageStore();
  const outer = useContext(LocalsContext);
  const locals = useMemo(() => ({ ...outer, answer }), [outer, answer]);
  const cases = [...plan.title, ...plan.text];
  const read = cases.flatMap(({ when, text }) => [when, ...expressionsOfText(text)]);
  const scope = useScope(read, locals);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    forgetUnsaved(store, id);
    place.current?.focus();
  }, [store, id]);
  return (
    <LocalsContext value={locals}>
      <div ref={place} className={styles.done} role="status" tabIndex={-1}>
        <Result
          status="success"
          title={textIn(host, textThatHolds(plan.title, scope), scope)}
          subTitle={textIn(host, textThatHolds(plan.text, scope), scope)}
          extra={plan.actions.length > 0 && <ToolbarActions actions={plan.actions} />}
        />
      </div>
    </LocalsContext>
  );
}

function textThatHolds(cases: readonly TextCase[], scope: ScopeValues): TextPlan {
  return cases.find(({ when }) => holds(when, scope))?.text ?? "";
}
