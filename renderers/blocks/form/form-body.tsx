import type { IChangeEvent } from "@rjsf/core";
import { Alert, App } from "antd";
import {
  type CSSProperties,
  type SubmitEvent,
  use,
  useCallback,
  useContext,
  useId,
  useMemo,
} from "react";
import { flushSync } from "react-dom";
import { BlockFrameContext, LocalsContext, useHost } from "../../runtime/contexts.ts";
import { DraftNotice } from "../../runtime/draft-notice.tsx";
import { createHeldValues, HeldValuesContext } from "../../runtime/held-value.ts";
import { useHandOverOnLeaving } from "../../runtime/use-hand-over-on-leaving.ts";
import { loadWidgetViews } from "../../runtime/widget-views.ts";
import { RefusalContext } from "./field-action-button.tsx";
import { type FieldFault, sortServerFaults } from "./field-faults.ts";
import styles from "./form.module.css";
import { FormButtons } from "./form-buttons.tsx";
import { hasOwnFields, schemaOfForm, uiSchemaOfForm } from "./form-schema.ts";
import type { FormValues } from "./form-values.ts";
import type { FormPlan } from "./kind.ts";
import { rjsfWidget } from "./rjsf-widget.tsx";
import { ShownFieldsContext } from "./shown-fields.ts";
import { ThemedForm } from "./themed-form.ts";
import { useFaultsInLanguage } from "./use-faults-in-language.ts";
import { useFocusOnFault } from "./use-focus-on-fault.ts";
import { type FormEnds, useFormState } from "./use-form-state.ts";
import { errorSchemaOf } from "./validator.ts";

interface FormBodyProps extends FormEnds {
  plan: FormPlan;
  /** The record whose values it begins with. */
  given: FormValues | null;
}

/** One round of a form, from its first values until it is saved. */
export function FormBody({ plan, given, ...ends }: FormBodyProps) {
  const host = useHost();
  const frame = useContext(BlockFrameContext);
  const outer = useContext(LocalsContext);
  const prefix = `form${useId().replaceAll(/\W/g, "")}`;
  const views = use(loadWidgetViews(widgetNames(plan)));
  const state = useFormState(plan, given, ends);
  const { values, shown, save } = state;
  const { markTyping } = state;
  const language = useFaultsInLanguage(state.wasRefused);
  const held = useMemo(() => createHeldValues(markTyping), [markTyping]);
  const focus = useFocusOnFault(prefix, shown, save.faults);
  useHandOverOnLeaving(held);

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

  const { message } = App.useApp();
  // What a widget still holds must reach the form before it is checked and sent.
  const prepare = (event: SubmitEvent): void => {
    flushSync(held.handOver);
    if (!held.isExpecting()) return;
    event.preventDefault();
    event.stopPropagation();
    void message.warning(host.text("upload.wait"));
  };
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
  const place = frame.isDialog ? styles.inDialog : frame.isPlain ? styles.plain : styles.lone;
  const className = `${styles.form} ${place}`;
  const columns: CSSProperties = { ["--form-columns" as string]: plan.columns };
  return (
    <LocalsContext value={locals}>
      <HeldValuesContext value={held}>
        <ShownFieldsContext value={names}>
          <RefusalContext value={save.refuse}>
            <div className={className} style={columns} onSubmitCapture={prepare}>
              {state.isRestored && <DraftNotice onDiscard={state.discard} />}
              <ServerFaults faults={others} />
              <ThemedForm
                ref={language.form}
                schema={schema}
                uiSchema={uiSchema}
                widgets={widgets}
                validator={state.validator}
                initialFormData={state.begun}
                extraErrors={extraErrors}
                idPrefix={prefix}
                liveValidate={state.wasRefused ? "onChange" : false}
                showErrorList={false}
                noHtml5Validate
                experimental_defaultFormStateBehavior={noDefaults}
                onChange={onChange}
                onSubmit={({ formData }) => submit(formData ?? {})}
                onError={() => {
                  if (language.isSayingAgain()) return;
                  refuse();
                  focus();
                }}
              >
                <FormButtons plan={plan} isSaving={save.isSaving} />
              </ThemedForm>
            </div>
          </RefusalContext>
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
