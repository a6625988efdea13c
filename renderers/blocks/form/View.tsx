import { Empty, Result } from "antd";
import { useContext, useEffect, useMemo, useRef, useState } from "react";
import type { Operation } from "../../../src/catalogue/operation.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { isRecord } from "../../../src/catalogue/schema/record.ts";
import { equal } from "../../../src/catalogue/validators/validator-runtime.ts";
import { holds } from "../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../src/language/expression/scope.ts";
import { permissionsOf } from "../../../src/language/plan/call.ts";
import { expressionsOfText } from "../../../src/language/plan/filled-text.ts";
import type { CallPlan, TextPlan } from "../../../src/language/plan/plans.ts";
import { useSame } from "../../../src/ui/use-same.ts";
import { ToolbarActions } from "../../runtime/act/action-buttons.tsx";
import { LocalsContext, useHost, usePageStore } from "../../runtime/page/contexts.ts";
import { forgetUnsaved } from "../../runtime/page/page-store.ts";
import { Panel } from "../../runtime/page/panel.tsx";
import { useExpression, useScope } from "../../runtime/page/use-scope.ts";
import { FailedBlock, LoadingBlock, WaitingBlock } from "../../runtime/read/block-states.tsx";
import { useArguments, useRead } from "../../runtime/read/use-read.ts";
import { textIn } from "../../runtime/show/text-in.ts";
import { withFieldsOfSteps } from "./draw/form-contexts.tsx";
import styles from "./form.module.css";
import { FormBody } from "./form-body.tsx";
import { FormDetail } from "./form-detail.tsx";
import type { FormPlan } from "./kind.ts";
import type { DonePlan, TextCase } from "./plan/done.ts";
import type { FormValues } from "./state/form-values.ts";
import { recordStateOf } from "./state/use-others-edits.ts";

/** The request of an operation, entered field by field. */
export function View({ plan: planned }: { plan: FormPlan }) {
  const plan = useMemo(() => withFieldsOfSteps(planned), [planned]);
  const { values } = plan;
  return (
    <Panel plan={plan}>
      {values?.type === "call" ? (
        <LoadedForm plan={plan} call={values.call} />
      ) : (
        <ExpressedForm plan={plan} />
      )}
    </Panel>
  );
}

/** A form whose first values are read when it opens, never taken from an earlier visit. */
function LoadedForm({ plan, call }: { plan: FormPlan; call: CallPlan }) {
  const read = useRead(call, {}, { isSnapshot: true });
  const given = useSame(recordOf(read.result?.data), equal);
  if (read.status === "waiting") return <WaitingBlock calls={[call]} />;
  if (read.status === "failed" && !given) return <FailedBlock read={read} />;
  if (read.status === "loading" || !read.result) return <LoadingBlock />;
  if (!given) return <NoRecord />;
  return <RenewableForm plan={plan} given={given} />;
}

/** Where no record was read there is nothing to save: a form of blanks would overwrite the record. */
function NoRecord() {
  const { text } = useHost();
  return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text("form.noRecord")} />;
}

function ExpressedForm({ plan }: { plan: FormPlan }) {
  const { catalogue } = useHost();
  const expression = plan.values?.type === "expression" ? plan.values.expression : null;
  const given = useSame(recordOf(useExpression(expression)), equal);
  if (expression && !given && changesRecord(plan, operationOf(catalogue, plan.submit))) {
    return expression.reads.length > 0 ? <WaitingBlock calls={[]} /> : <NoRecord />;
  }
  return <RenewableForm plan={plan} given={given} />;
}

/** Whether it sends back what it was given, as the record's key; else it adds one, which may begin blank. */
function changesRecord({ carried }: FormPlan, { method, version }: Operation): boolean {
  return carried.length > 0 || method !== "post" || version !== null;
}

/** Begins anew when other values are given, or when it is reset. */
function RenewableForm({ plan, given }: { plan: FormPlan; given: FormValues | null }) {
  const isWaiting = useArguments(plan.submit) === null;
  const [round, setRound] = useState(0);
  const [done, setDone] = useState<{ answer: unknown } | null>(null);
  const number = useRoundNumber(plan, given, round);
  const isReadOnly = useIsReadOnly(plan);
  if (done && typeof plan.after === "object") {
    return <FormDone id={plan.id} plan={plan.after} answer={done.answer} />;
  }
  if (isReadOnly) return <FormDetail plan={plan} values={given ?? {}} />;
  if (isWaiting) return <WaitingBlock calls={[plan.submit]} />;
  return (
    <FormBody
      key={number}
      plan={plan}
      given={given}
      onReset={() => setRound((count) => count + 1)}
      onDone={(answer) => setDone({ answer })}
    />
  );
}

/** Whether the values are only shown: always, for now, or to those who may not send them. */
function useIsReadOnly({ readOnly, submit }: FormPlan): boolean {
  const host = useHost();
  const holds = useExpression(readOnly, false) === true;
  return holds || (readOnly !== null && !permissionsOf(submit).every(host.can));
}

/**
 * A number that is another one whenever the form begins anew: with another plan, other values or
 * another round. A plan that is only in another language goes on with what is typed.
 */
function useRoundNumber(plan: FormPlan, given: FormValues | null, round: number): number {
  const { language, catalogue } = useHost();
  const [last, setLast] = useState({ plan, given, round, language, number: 0 });
  const isOtherPlan = last.plan !== plan;
  const isOtherLanguage = last.language !== language;
  const [before, now] = [last.given, given].map((one) => recordStateOf(catalogue, plan, one));
  // Another state of the same record is met by what is entered; it does not begin anew.
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
  /** The form's id, whose changes are saved now. */
  id: string;
  plan: DonePlan;
  /** What the operation answered. */
  answer: unknown;
}

/** What stands in a form's place once it is saved; the focus goes there, for the form is gone. */
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
