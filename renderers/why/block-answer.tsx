import { Select } from "antd";
import { type ReactNode, useId, useState } from "react";
import { pointTo } from "../../src/catalogue/schema/pointer.ts";
import { isBroken } from "../../src/language/broken.ts";
import type { Expression, ScopeValues } from "../../src/language/expression/scope.ts";
import { expressionsOf } from "../../src/language/plan/call-arguments.ts";
import type { ActionPlan } from "../../src/language/plan/plans.ts";
import { useHost } from "../runtime/page/contexts.ts";
import { withLocals } from "../runtime/page/use-scope.ts";
import { ProblemList } from "../runtime/read/problem-list.tsx";
import { CallAnswer } from "./call-answer.tsx";
import { ExpressionAnswer } from "./expression-answer.tsx";
import { PermissionList, StateTag } from "./permission-list.tsx";
import type { StandingBlock } from "./use-page-parts.ts";
import { actionState } from "./verdict.ts";
import styles from "./why.module.css";

/** Shows everything that determines the state of one block. */
export function BlockAnswer({ block }: { block: StandingBlock }) {
  const { text } = useHost();
  const { plan, made, rows, conditions, calls, actions } = block;
  const [index, setIndex] = useState(() => selectedIn(block));
  const row = rows[Math.min(index, rows.length - 1)]?.row;
  const scope = row ? withLocals(block.scope, { row, root: row, rows: [row] }) : block.scope;
  const needsRow = expressionsIn(block).some(({ uses }) => uses.includes("row"));
  if (isBroken(plan)) return <ProblemList problems={plan.problems} />;
  return (
    <div className={styles.answer}>
      <p className={styles.place}>
        <code>{plan.id}</code>
      </p>
      {plan.requires.length > 0 && (
        <Section title={text("why.permissions")}>
          <PermissionList permissions={plan.requires} />
        </Section>
      )}
      {calls.length > 0 && (
        <Section title={text("why.calls")}>
          {calls.map(({ at, of }, index) => (
            <CallAnswer key={at} call={of} made={made[index] ?? null} scope={scope} />
          ))}
        </Section>
      )}
      {needsRow && rows.length > 0 && <RowChoice rows={rows} index={index} onChange={setIndex} />}
      {conditions.length > 0 && (
        <Section title={text("why.conditions")}>
          {conditions.map(({ at, path, of }) => {
            const sibling = calls.findIndex((call) => isBeside(call.at, at));
            const data = made[sibling]?.last?.data;
            const inPlace = data === undefined ? scope : withLocals(scope, { data });
            return (
              <ExpressionAnswer
                key={at}
                name={path.map((step) => text(step)).join(" › ")}
                expression={of}
                scope={inPlace}
              />
            );
          })}
        </Section>
      )}
      {actions.length > 0 && (
        <Section title={text("block.actions")}>
          {actions.map((action) => (
            <ActionAnswer key={action.id} action={action} scope={scope} />
          ))}
        </Section>
      )}
    </div>
  );
}

/** Whether two parts belong to the same thing, such as a figure's call and number. */
function isBeside(call: string, other: string): boolean {
  return call.replace(/[^/]*$/, "") === other.replace(/[^/]*$/, "");
}

/** The index of the row that is already selected in the block, otherwise of its first row. */
function selectedIn({ plan, rows, scope }: StandingBlock): number {
  const selected = pointTo(scope.variables, `/blocks/${plan.name}/selected`);
  return Math.max(
    0,
    rows.findIndex(({ row }) => row === selected),
  );
}

/** All expressions of a block and its actions. */
function expressionsIn({ conditions, calls, actions }: StandingBlock): Expression[] {
  const ofActions = actions.flatMap(({ when, enabled, effect }) => [
    ...[when, enabled].filter((condition) => condition !== null),
    ...(effect.type === "call"
      ? [effect, ...effect.next].flatMap(({ call }) => expressionsOf(call))
      : []),
    ...(effect.type === "go" ? [effect.address] : []),
  ]);
  return [
    ...conditions.map(({ of }) => of),
    ...calls.flatMap(({ of }) => expressionsOf(of)),
    ...ofActions,
  ];
}

interface RowChoiceProps {
  rows: StandingBlock["rows"];
  index: number;
  onChange(index: number): void;
}

/** A select for the row for which expressions are evaluated. */
function RowChoice({ rows, index, onChange }: RowChoiceProps) {
  const { text } = useHost();
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{text("why.row")}</label>
      <Select
        id={id}
        className={styles.rowSelect}
        showSearch={{ optionFilterProp: "label" }}
        value={index}
        options={rows.map(({ label }, value) => ({ value, label }))}
        onChange={onChange}
      />
    </div>
  );
}

/** A section of the drawer with its heading. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </div>
  );
}

/** An action with its conditions and effect. */
function ActionAnswer({ action, scope }: { action: ActionPlan; scope: ScopeValues }) {
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
