import type { ScopeValues } from "../../src/language/expression/scope.ts";
import type { ActionPlan } from "../../src/language/plan/plans.ts";
import { useHost } from "../runtime/page/contexts.ts";
import { CallAnswer } from "./call-answer.tsx";
import { ExpressionAnswer } from "./expression-answer.tsx";
import { PermissionList } from "./permission-list.tsx";
import { StateTag } from "./state-tag.tsx";
import { actionState } from "./verdict.ts";
import styles from "./why.module.css";

/** An action with what decides whether it is seen and usable, and what it does. */
export function ActionAnswer({ action, scope }: { action: ActionPlan; scope: ScopeValues }) {
  const { text } = useHost();
  const { label, when, enabled, requires, effect } = action;
  return (
    <div className={styles.item}>
      <div className={styles.itemHead}>
        <strong>{text(label)}</strong>
        <StateTag state={actionState(action, scope)} />
      </div>
      {requires.length > 0 && <PermissionList permissions={requires} />}
      {when && <ExpressionAnswer name="when" expression={when} scope={scope} />}
      {enabled && <ExpressionAnswer name="enabled" expression={enabled} scope={scope} />}
      {effect.type === "call" &&
        [{ ...effect, label }, ...effect.next].map(({ label: step, call }) => (
          <CallAnswer
            key={`${text(step)} ${call.operation}`}
            call={call}
            made={null}
            scope={scope}
          />
        ))}
      {effect.type === "go" && (
        <ExpressionAnswer name="go" expression={effect.address} scope={scope} />
      )}
    </div>
  );
}
