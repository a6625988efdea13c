import { useMemo, useRef, useState } from "react";
import { equal } from "../../../src/catalogue/validator-runtime.ts";
import type { CallPlan } from "../../../src/language/plan/call.ts";
import { FailedBlock, LoadingBlock, WaitingBlock } from "../../runtime/block-states.tsx";
import { Panel } from "../../runtime/panel.tsx";
import { argumentsOf, expressionsOf, useRead } from "../../runtime/use-read.ts";
import { useExpression, useScope } from "../../runtime/use-scope.ts";
import { FormBody } from "./form-body.tsx";
import type { FormValues } from "./form-values.ts";
import type { FormPlan } from "./kind.ts";

/** The request of an operation, entered field by field. */
export function View({ plan }: { plan: FormPlan }) {
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
  const given = useSame(recordOf(read.result?.data));
  if (read.status === "waiting") return <WaitingBlock />;
  if (read.status === "failed" && !given) return <FailedBlock read={read} />;
  if (read.status === "loading" || !read.result) return <LoadingBlock />;
  return <RenewableForm plan={plan} given={given} />;
}

function ExpressedForm({ plan }: { plan: FormPlan }) {
  const expression = plan.values?.type === "expression" ? plan.values.expression : null;
  const given = useSame(recordOf(useExpression(expression)));
  return <RenewableForm plan={plan} given={given} />;
}

/** Begins anew when other values are given, or when it is reset. */
function RenewableForm({ plan, given }: { plan: FormPlan; given: FormValues | null }) {
  const scope = useScope(expressionsOf(plan.submit));
  const [round, setRound] = useState(0);
  const key = useMemo(() => ({ plan, given, round }), [plan, given, round]);
  const number = useNumber(key);
  if (argumentsOf(plan.submit, scope) === null) return <WaitingBlock />;
  return (
    <FormBody
      key={number}
      plan={plan}
      given={given}
      onReset={() => setRound((count) => count + 1)}
    />
  );
}

/** A number that is another one whenever the value is another one. */
function useNumber(value: unknown): number {
  const state = useRef({ value, number: 0 });
  if (state.current.value !== value) {
    state.current = { value, number: state.current.number + 1 };
  }
  return state.current.number;
}

/** The value that was there before, as long as the new one equals it. */
function useSame<T>(value: T): T {
  const state = useRef(value);
  if (!equal(state.current, value)) state.current = value;
  return state.current;
}

function recordOf(value: unknown): FormValues | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
}
