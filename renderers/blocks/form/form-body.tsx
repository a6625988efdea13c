import type { IChangeEvent } from "@rjsf/core";
import { Alert } from "antd";
import { type CSSProperties, use, useCallback, useContext, useId, useMemo } from "react";
import { flushSync } from "react-dom";
import { BlockFrameContext, LocalsContext, useHost } from "../../runtime/contexts.ts";
import { createHeldValues, HeldValuesContext } from "../../runtime/held-value.ts";
import { loadWidgetViews } from "../../runtime/widget-views.ts";
import { type FieldFault, sortServerFaults } from "./field-faults.ts";
import styles from "./form.module.css";
import { FormButtons } from "./form-buttons.tsx";
import { hasOwnFields, schemaOfForm, uiSchemaOfForm } from "./form-schema.ts";
import type { FormValues } from "./form-values.ts";
import type { FormPlan } from "./kind.ts";
import { rjsfWidget } from "./rjsf-widget.tsx";
import { ShownFieldsContext } from "./shown-fields.ts";
import { ThemedForm } from "./themed-form.ts";
import { useFocusOnFault } from "./use-focus-on-fault.ts";
import { useFormState } from "./use-form-state.ts";
import { errorSchemaOf } from "./validator.ts";

interface FormBodyProps {
  plan: FormPlan;
  /** The record whose values it begins with. */
  given: FormValues | null;
  onReset(): void;
}

/** One round of a form, from its first values until it is saved. */
export function FormBody({ plan, given, onReset }: FormBodyProps) {
  const host = useHost();
  const frame = useContext(BlockFrameContext);
  const outer = useContext(LocalsContext);
  const prefix = `form${useId().replaceAll(/\W/g, "")}`;
  const views = use(loadWidgetViews(widgetNames(plan)));
  const state = useFormState(plan, given, onReset);
  const { values, shown, save } = state;
  const { markTyping } = state;
  const held = useMemo(() => createHeldValues(markTyping), [markTyping]);
  const focus = useFocusOnFault(prefix, shown, save.faults);

  const schema = useMemo(() => schemaOfForm(plan, host.catalogue), [plan, host.catalogue]);
  const focused = frame.isDialog && hasKeyboard() ? (plan.fields[0]?.name ?? null) : null;
  const uiSchema = useMemo(() => uiSchemaOfForm(plan, views, focused), [plan, views, focused]);
  const widgets = useMemo(() => rjsfWidgets(views), [views]);
  const { ofFields, others } = useMemo(
    () => sortServerFaults(save.faults, shown),
    [save.faults, shown],
  );
  const extraErrors = useMemo(() => errorSchemaOf(ofFields), [ofFields]);
  const locals = useMemo(() => ({ ...outer, form: values }), [outer, values]);
  const names = useMemo(() => new Set(shown.map(({ name }) => name)), [shown]);

  const { change, submit, refuse } = state;
  const { forget } = save;
  const onChange = useCallback(
    ({ formData }: IChangeEvent<FormValues>, id?: string) => {
      change(formData ?? {});
      const field = id?.slice(prefix.length + 1);
      if (field) forget((path) => isBelow(path, field));
    },
    [change, forget, prefix],
  );
  const className = [styles.form, frame.isDialog ? styles.inDialog : styles.lone].join(" ");
  const columns: CSSProperties = { ["--form-columns" as string]: plan.columns };
  return (
    <LocalsContext value={locals}>
      <HeldValuesContext value={held}>
        <ShownFieldsContext value={names}>
          {/* What a widget still holds must reach the form before it is checked and sent. */}
          <div
            className={className}
            style={columns}
            onSubmitCapture={() => flushSync(held.handOver)}
          >
            <ServerFaults faults={others} />
            <ThemedForm
              schema={schema}
              uiSchema={uiSchema}
              widgets={widgets}
              validator={state.validator}
              initialFormData={state.first}
              extraErrors={extraErrors}
              idPrefix={prefix}
              liveValidate={state.wasRefused ? "onChange" : false}
              showErrorList={false}
              noHtml5Validate
              experimental_defaultFormStateBehavior={noDefaults}
              onChange={onChange}
              onSubmit={({ formData }) => submit(formData ?? {})}
              onError={() => {
                refuse();
                focus();
              }}
            >
              <FormButtons plan={plan} isSaving={save.isSaving} />
            </ThemedForm>
          </div>
        </ShownFieldsContext>
      </HeldValuesContext>
    </LocalsContext>
  );
}

const noDefaults = {
  emptyObjectFields: "skipDefaults",
  arrayMinItems: { populate: "never" },
} as const;

/** What the service found wrong that has no field here. */
function ServerFaults({ faults }: { faults: readonly FieldFault[] }) {
  if (faults.length === 0) return null;
  const list = (
    <ul>
      {faults.map(({ path, message }) => (
        <li key={`${path} ${message}`}>{path === "" ? message : `${path.slice(1)}: ${message}`}</li>
      ))}
    </ul>
  );
  return <Alert className={styles.faults} type="error" showIcon title={list} />;
}

function widgetNames({ fields }: FormPlan): string[] {
  const own = fields.map(({ widget }) => widget);
  return fields.some(hasOwnFields) ? [...own, ...Object.values(rjsfNames)] : own;
}

/** Our widgets by the names under which rjsf looks for those of nested fields. */
const rjsfNames: Readonly<Record<string, string>> = {
  TextWidget: "text",
  TextareaWidget: "textarea",
  PasswordWidget: "password",
  UpDownWidget: "number",
  CheckboxWidget: "switch",
  SelectWidget: "select",
  CheckboxesWidget: "select",
  DateWidget: "date",
  DateTimeWidget: "dateTime",
};

function rjsfWidgets(views: Awaited<ReturnType<typeof loadWidgetViews>>) {
  const known = Object.entries(rjsfNames).flatMap(([name, own]) => {
    const view = views.get(own);
    return view ? [[name, rjsfWidget(view)] as const] : [];
  });
  return Object.fromEntries(known);
}

function isBelow(path: string, field: string): boolean {
  return path.slice(1) === field || path.startsWith(`/${field}/`);
}

function hasKeyboard(): boolean {
  return window.matchMedia("(pointer: fine)").matches;
}
