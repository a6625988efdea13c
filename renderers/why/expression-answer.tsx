import { evaluate } from "../../src/language/expression/evaluate.ts";
import type { Expression, ScopeValues } from "../../src/language/expression/scope.ts";
import { useHost } from "../runtime/page/contexts.ts";
import { PermissionList } from "./permission-list.tsx";
import { isSecret, permissionsAsked, shownValue, variablesOf } from "./shown-value.ts";
import styles from "./why.module.css";

interface ExpressionAnswerProps {
  name: string;
  expression: Expression;
  scope: ScopeValues;
}

/** Shows an expression with its variables and its result. */
export function ExpressionAnswer({ name, expression, scope }: ExpressionAnswerProps) {
  const { text } = useHost();
  const { source } = expression;
  const variables = variablesOf(expression, scope);
  const permissions = permissionsAsked(source);
  const isKnown = variables.every(({ value }) => value !== null);
  const isVeiled = variables.some((variable) =>
    variable.name.split(".").some((step) => isSecret(step)),
  );
  const value = isVeiled ? "•••" : shownValue(evaluate(expression, scope) ?? null);
  return (
    <div className={styles.item}>
      <div className={styles.itemHead}>
        <span className={styles.muted}>{name}</span>
        <code>{source}</code>
        <span aria-hidden>→</span>
        <code>{isKnown ? value : text("why.unknown")}</code>
      </div>
      {variables.length > 0 && (
        <dl className={styles.values}>
          {variables.map((variable) => (
            <div key={variable.name}>
              <dt>
                <code>{variable.name}</code>
              </dt>
              <dd>
                {variable.value === null ? text("why.unknown") : <code>{variable.value}</code>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {permissions.length > 0 && <PermissionList permissions={permissions} />}
    </div>
  );
}
