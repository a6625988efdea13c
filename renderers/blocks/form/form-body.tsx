import type { IChangeEvent } from "@rjsf/core";
import { Alert, App } from "antd";
import {
  type CSSProperties,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useContext,
  useId,
  useMemo,
} from "react";
import { flushSync } from "react-dom";
import { ChunkedList } from "../../../src/ui/list/chunked-list.tsx";
import { DraftNotice } from "../../runtime/draft/draft-notice.tsx";
import type { FormAccess } from "../../runtime/draft/form-access.ts";
import { createHeldValues } from "../../runtime/draft/held-value.ts";
import { useHandOverOnLeaving } from "../../runtime/draft/use-hand-over-on-leaving.ts";
import { BlockFrameContext, LocalsContext, useHost } from "../../runtime/page/contexts.ts";
import { type FieldFault, sortServerFaults } from "./checks/field-faults.ts";
import { useFaultsInLanguage } from "./checks/use-faults-in-language.ts";
import { useFocusOnFault } from "./checks/use-focus-on-fault.ts";
import { errorSchemaOf } from "./checks/validator.ts";
import { FormContexts } from "./draw/form-contexts.tsx";
import { type FormLayout, plannedNames } from "./draw/form-layout.ts";
import { ThemedForm } from "./draw/themed-form.ts";
import { useFormDrawing } from "./draw/use-form-drawing.ts";
import styles from "./form.module.css";
import { FormButtons } from "./form-buttons.tsx";
import { FormSteps } from "./form-steps.tsx";
import type { FormPlan } from "./kind.ts";
import type { FormField } from "./plan/fields.ts";
import type { StepPlan } from "./plan/layout.ts";
import type { FormValues } from "./state/form-values.ts";
import { type FormEnds, type SubmitEnds, useFormState } from "./state/use-form-state.ts";

interface FormBodyProps extends FormEnds {
  plan: FormPlan;
  /** The record whose values it begins with. */
  given: FormValues | null;
}

/** One round of a form, from its first values until it is saved. */
export function FormBody({ plan, given, onReset, onDone }: FormBodyProps) {
  const host = useHost();
  const frame = useContext(BlockFrameContext);
  const outer = useContext(LocalsContext);
  const prefix = `form${useId().replaceAll(/\W/g, "")}`;
  const drawing = useFormDrawing(plan, given === null);
  const state = useFormState(plan, drawing.schema, given, { onReset, onDone });
  const { values, shown, save, steps, checks } = state;
  const { markTyping } = state;
  const language = useFaultsInLanguage(state.wasRefused);
  const held = useMemo(() => createHeldValues(markTyping), [markTyping]);
  const focus = useFocusOnFault(prefix, steps, save.faults);
  useHandOverOnLeaving(held);

  const { ofFields, others } = useMemo(
    () => sortServerFaults(save.faults, shown),
    [save.faults, shown],
  );
  const extraErrors = useMemo(
    () => errorSchemaOf([...ofFields, ...checks.faults]),
    [ofFields, checks.faults],
  );
  const locals = useMemo(() => ({ ...outer, form: values }), [outer, values]);
  const layout = useFormLayout(plan, steps.current, shown);
  const access = useFormAccess(values, language.form);

  const { message } = App.useApp();
  // What a widget still holds must reach the form before it is checked and sent.
  const prepare = (event: SubmitEvent): void => {
    flushSync(held.handOver);
    if (!held.isExpecting()) return;
    event.preventDefault();
    event.stopPropagation();
    void message.warning(host.text("upload.wait"));
  };
  const { change, refuse } = state;
  const ends: SubmitEnds = {
    onNext: focus.onNextStep,
    onRefused: ({ name }) => {
      // What was refused must stand there before the focus goes to it.
      flushSync(refuse);
      focus.onFaultOf(name);
    },
  };
  const { forget } = save;
  const onChange = useCallback(
    ({ formData }: IChangeEvent<FormValues>, id?: string) => {
      change(formData ?? {});
      const field = id?.slice(prefix.length + 1);
      if (field) forget((path) => isAt(path, field));
    },
    [change, forget, prefix],
  );
  const place = frame.isDialog ? styles.inDialog : frame.isPlain ? styles.plain : styles.lone;
  const className = `${styles.form} ${place}`;
  const columns: CSSProperties = { ["--form-columns" as string]: plan.columns };
  return (
    <FormContexts
      around={outer}
      locals={locals}
      held={held}
      layout={layout}
      access={access}
      checks={checks.states}
      refuse={save.refuse}
    >
      <div className={className} style={columns} onSubmitCapture={prepare}>
        {state.isRestored && <DraftNotice onDiscard={state.discard} />}
        <ServerFaults faults={others} />
        <FormSteps steps={steps} />
        <ThemedForm
          ref={language.form}
          {...drawing}
          validator={state.validator}
          initialFormData={state.begun}
          extraErrors={extraErrors}
          idPrefix={prefix}
          liveValidate={state.wasRefused ? "onChange" : false}
          showErrorList={false}
          noHtml5Validate
          onChange={onChange}
          onBlur={(id) => checks.hurry(id.slice(prefix.length + 1))}
          onSubmit={({ formData }) => void state.submit(formData ?? {}, ends)}
          onError={([first]) => {
            if (language.isSayingAgain()) return;
            refuse();
            focus.onFaultOf(first?.property?.split(".")[1] ?? "");
          }}
        >
          <FormButtons plan={plan} steps={steps} isSaving={save.isSaving} />
        </ThemedForm>
      </div>
    </FormContexts>
  );
}

const estimatedFaultHeightPx = 24;

/** What the service found wrong that has no field here. */
function ServerFaults({ faults }: { faults: readonly FieldFault[] }) {
  if (faults.length === 0) return null;
  const list = (
    <ChunkedList
      className={undefined}
      items={faults}
      estimatedHeightPx={estimatedFaultHeightPx}
      item={({ path, message }, place) => (
        <li key={`${path} ${message}`} {...place}>
          {path === "" ? message : `${path.slice(1)}: ${message}`}
        </li>
      )}
    />
  );
  return <Alert className={styles.faults} type="error" showIcon title={list} />;
}

/** What is drawn of a form: the fields of its step whose conditions hold. */
function useFormLayout(plan: FormPlan, step: StepPlan, shown: readonly FormField[]): FormLayout {
  return useMemo(
    () => ({
      step,
      shown: new Set(shown.map(({ name }) => name)),
      planned: plannedNames(plan),
    }),
    [plan, step, shown],
  );
}

/** The part of rjsf's form by which a widget fills a field that is not its own. */
interface FieldSetter {
  setFieldValue(path: string[], value: unknown): void;
}

function useFormAccess(values: FormValues, form: RefObject<FieldSetter | null>): FormAccess {
  return useMemo(
    () => ({ values, set: (name, value) => form.current?.setFieldValue([name], value) }),
    [values, form],
  );
}

/** Whether a fault's path leads into the field of an id. */
function isAt(path: string, id: string): boolean {
  const steps = path.slice(1).replaceAll("/", "_");
  return steps === id || steps.startsWith(`${id}_`);
}
