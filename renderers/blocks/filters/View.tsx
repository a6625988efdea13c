import { Button } from "antd";
import { useCallback, useId, useMemo, useRef } from "react";
import { holds } from "../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../src/language/expression/scope.ts";
import { useLate } from "../../../src/ui/late/late.ts";
import { addressedValues, addressOf } from "../../runtime/address/address-values.ts";
import { useBlockQuery } from "../../runtime/address/use-block-query.ts";
import type { WidgetView } from "../../runtime/choose/widget-view.ts";
import { widgetViewsOf } from "../../runtime/choose/widget-views.ts";
import { FormAccessContext } from "../../runtime/draft/form-access.ts";
import { HeldValuesContext, useHeldValues } from "../../runtime/draft/held-value.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { Panel } from "../../runtime/page/panel.tsx";
import { usePublish, useScope, withLocals } from "../../runtime/page/use-scope.ts";
import type { BlockViewProps } from "../../runtime/page/views.ts";
import { WithLocal } from "../../runtime/page/with-local.tsx";
import { LoadingBlock } from "../../runtime/read/block-states.tsx";
import { isReversed } from "../../runtime/show/format-values.ts";
import styles from "./filters.module.css";
import type { FilterField, FiltersPlan } from "./kind.ts";

type Values = Readonly<Record<string, unknown>>;

/** Input fields whose values other blocks read. */
export function View({ plan }: BlockViewProps<FiltersPlan>) {
  const host = useHost();
  const id = useId();
  const { values, shown, isUsual, set, reset } = useFilterValues(plan);
  const access = useMemo(() => ({ values, set }), [values, set]);
  // Typed text reaches other blocks only after a pause.
  const held = useHeldValues(() => {});
  const views = useLate(viewsOf(plan));
  if (!views) return <LoadingBlock />;
  return (
    <Panel plan={plan}>
      <HeldValuesContext value={held}>
        <FormAccessContext value={access}>
          <WithLocal name="form" value={values}>
            <search className={styles.filters}>
              {shown.map((field) => (
                <Filter
                  key={field.name}
                  id={`${id}-${field.name}`}
                  field={field}
                  Widget={views.get(field.widget)}
                  value={values[field.name]}
                  end={field.to && values[field.to.name]}
                  onChange={(value) => set(field.name, value)}
                />
              ))}
              {!isUsual && (
                <Button type="text" onClick={reset}>
                  {host.text("filters.reset")}
                </Button>
              )}
            </search>
          </WithLocal>
        </FormAccessContext>
      </HeldValuesContext>
    </Panel>
  );
}

const viewsOf = ({ fields }: FiltersPlan) => widgetViewsOf(fields.map(({ widget }) => widget));

View.code = (plan: FiltersPlan) => [viewsOf(plan)];

/** The chosen values, read from the page's address, and the function that changes them. */
function useFilterValues(plan: FiltersPlan) {
  const { addressed, fields } = plan;
  const [part, setPart] = useBlockQuery(plan);
  const scope = useScope([
    ...addressed.map(({ first }) => first),
    ...fields.map(({ when }) => when),
  ]);
  const chosen = useMemo(() => addressedValues(addressed, part, scope), [addressed, part, scope]);
  const shown = useMemo(() => shownFields(fields, scope, chosen), [fields, scope, chosen]);
  const values = useMemo(() => onlyOf(shown, chosen), [shown, chosen]);
  usePublish(
    plan.name,
    useMemo(() => ({ values }), [values]),
  );
  const pending = useRef<Values | null>(null);
  const set = useCallback(
    (name: string, value: unknown): void => {
      const isFirst = pending.current === null;
      pending.current = { ...(pending.current ?? chosen), [name]: value };
      // Both ends of a range are set in one step of the browser's history.
      if (!isFirst) return;
      queueMicrotask(() => {
        if (pending.current) setPart(addressOf(addressed, pending.current, scope), false);
        pending.current = null;
      });
    },
    [addressed, chosen, scope, setPart],
  );
  return {
    values,
    shown,
    set,
    isUsual: Object.keys(part).length === 0,
    reset: () => setPart({}, false),
  };
}

/** The fields whose conditions hold; in conditions `form` holds the chosen values. */
function shownFields(fields: readonly FilterField[], scope: ScopeValues, form: Values) {
  const within = withLocals(scope, { form });
  return fields.filter(({ when }) => holds(when, within));
}

/** The values of the shown fields only. */
function onlyOf(fields: readonly FilterField[], values: Values): Values {
  const names = fields.flatMap(({ name, to }) => (to ? [name, to.name] : [name]));
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

interface FilterProps {
  id: string;
  field: FilterField;
  Widget: WidgetView | undefined;
  value: unknown;
  /** The end of a range that starts with the value. */
  end: unknown;
  onChange(value: unknown): void;
}

function Filter({ id, field, Widget, value, end, onChange }: FilterProps) {
  const { text } = useHost();
  const label = text(field.label);
  // A switch that is off removes its value from the filter.
  const change = (next: unknown): void => onChange(next === false ? undefined : next);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={field.to ? styles.range : styles.input}>
        {Widget && (
          <Widget
            id={id}
            label={label}
            name={field.name}
            value={value ?? undefined}
            schema={field.schema}
            options={{ input: field }}
            multiple={field.type.kind === "list"}
            onChange={change}
            onBlur={nothing}
            onFocus={nothing}
          />
        )}
        {isReversed(value, end) && (
          <p id={`${id}__error`} role="alert" className={styles.fault}>
            {text("validation.reversed")}
          </p>
        )}
      </div>
    </div>
  );
}

const nothing = (): void => {};
