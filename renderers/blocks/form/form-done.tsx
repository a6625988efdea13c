import { Result } from "antd";
import { useContext, useEffect, useMemo, useRef } from "react";
import type { PlanText } from "../../../src/i18n/messages.ts";
import { holds } from "../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../src/language/expression/scope.ts";
import { ToolbarActions } from "../../runtime/act/action-buttons.tsx";
import { LocalsContext, useHost, usePageStore } from "../../runtime/page/contexts.ts";
import { forgetUnsaved } from "../../runtime/page/page-store.ts";
import { useScope } from "../../runtime/page/use-scope.ts";
import styles from "./form.module.css";
import type { DonePlan, TextCase } from "./plan/done.ts";

interface FormDoneProps {
  /** The form's id, whose changes are saved now. */
  id: string;
  plan: DonePlan;
  /** What the operation answered. */
  answer: unknown;
}

/** What stands in a form's place once it is saved; the focus goes there, for the form is gone. */
export function FormDone({ id, plan, answer }: FormDoneProps) {
  const host = useHost();
  const store = usePageStore();
  const outer = useContext(LocalsContext);
  const locals = useMemo(() => ({ ...outer, answer }), [outer, answer]);
  const conditions = [...plan.title, ...plan.text].map(({ when }) => when);
  const scope = useScope(conditions, locals);
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
          title={host.text(textThatHolds(plan.title, scope))}
          subTitle={host.text(textThatHolds(plan.text, scope))}
          extra={plan.actions.length > 0 && <ToolbarActions actions={plan.actions} />}
        />
      </div>
    </LocalsContext>
  );
}

function textThatHolds(cases: readonly TextCase[], scope: ScopeValues): PlanText {
  return cases.find(({ when }) => holds(when, scope))?.text ?? "";
}
