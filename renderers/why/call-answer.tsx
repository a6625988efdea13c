import { operationOf } from "../../src/catalogue/operation-of.ts";
import { evaluate } from "../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../src/language/expression/scope.ts";
import type { CallPlan } from "../../src/language/plan/plans.ts";
import { useHost } from "../runtime/page/contexts.ts";
import type { PageHost } from "../runtime/page/host.ts";
import type { LastCall } from "./last-call.ts";
import { isSecret, shownValue } from "./shown-value.ts";
import type { MadeCall } from "./verdict.ts";
import styles from "./why.module.css";

interface CallAnswerProps {
  call: CallPlan;
  /** The last call; `null` if the call waits for an action by a person. */
  made: MadeCall | null;
  scope: ScopeValues;
}

/** Shows a call with its arguments and, if it was made, its response. */
export function CallAnswer({ call, made, scope }: CallAnswerProps) {
  const host = useHost();
  const { args } = call;
  const operation = operationOf(host.catalogue, call);
  return (
    <div className={styles.item}>
      <div className={styles.itemHead}>
        <code>{operation.id}</code>
        <span className={styles.muted}>
          {operation.method.toUpperCase()} {operation.service.base}
          {operation.path}
        </span>
      </div>
      {args.length > 0 && (
        <dl className={styles.values}>
          {args.map(({ name, value }) => {
            const schema = host.catalogue.resolve(operation.request.properties?.[name] ?? {});
            const shown = isSecret(name, schema)
              ? "•••"
              : shownValue(evaluate(value, scope) ?? null);
            return (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  <code>{shown}</code> {value.uses.length > 0 && <code>← {value.source}</code>}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {made && <p className={styles.outcome}>{outcomeOf(made, host)}</p>}
    </div>
  );
}

function outcomeOf({ effect, missing, last }: MadeCall, { text }: PageHost): string {
  if (effect === "write") return text("why.onAct");
  if (missing.length > 0) return text("why.waitsFor", { names: missing });
  return last === null ? text("why.notCalled") : answerOf(last, text);
}

function answerOf(last: LastCall, text: PageHost["text"]): string {
  const { status, code, message, rows, milliseconds } = last;
  if (status === "loading") return text("why.underWay");
  const parts = [
    code === null ? null : text("why.code", { code }),
    message === "" ? null : message,
    rows === null ? null : text("why.rows", { number: rows }),
    milliseconds === null ? null : text("why.milliseconds", { number: milliseconds }),
  ];
  return parts.filter((part) => part !== null).join(" · ");
}
