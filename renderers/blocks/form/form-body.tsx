import type Form from "@rjsf/core";
import { Alert, Steps as StepBar } from "antd";
import {
  type CSSProperties,
  type RefObject,
  type SubmitEvent,
  useContext,
  useId,
  useMemo,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import { own, ownText } from "../../../src/catalogue/schema/record.ts";
import { lateView } from "../../../src/ui/late/late-view.ts";
import { ChunkedList } from "../../../src/ui/list/chunked-list.tsx";
import { Notice } from "../../../src/ui/notice.tsx";
import { usePopups } from "../../../src/ui/popups/popups.ts";
import { useWindowEvent } from "../../../src/ui/use-window-event.ts";
import { DraftNotice } from "../../runtime/draft/draft-notice.tsx";
import type { FormAccess } from "../../runtime/draft/form-access.ts";
import type { HeldValues } from "../../runtime/draft/held-value.ts";
import { BlockFrameContext, LocalsContext, useHost } from "../../runtime/page/contexts.ts";
import { useFirstField } from "../../runtime/page/use-first-field.ts";
import { type FieldFault, sortServerFaults } from "./checks/field-faults.ts";
import { errorSchemaOf } from "./checks/validator.ts";
import type { FormCode } from "./draw/form-code.ts";
import { FormContexts, type FormLayout, plannedNames } from "./draw/form-contexts.tsx";
import { useFormDrawing } from "./draw/form-schema.tsx";
import { translateString } from "./draw/free-field.tsx";
import { ThemedForm } from "./draw/templates.tsx";
import type { DrawnForm } from "./drawn-form.ts";
import styles from "./form.module.css";
import { FormButtons, isOfButtons } from "./form-buttons.tsx";
import { LostInput } from "./lost-input.tsx";
import type { FormField } from "./plan/fields.ts";
import type { StepPlan } from "./plan/layout.ts";
import type { FormValues } from "./state/form-values.ts";
import { frozen } from "./state/frozen.ts";
import { useFormEvents } from "./state/use-form-events.ts";
import { type FormEnds, type FormState, staysOpen, useFormState } from "./state/use-form-state.ts";
import type { Steps } from "./state/use-steps.ts";

/** Loaded lazily, since only contradicting edits need it. */
const ComparisonDialog = lateView(
  async () => (await import("./compare/comparison-dialog.tsx")).ComparisonDialog,
);

interface FormBodyProps extends FormEnds {
  plan: DrawnForm;
  code: FormCode;
  /** The record that gives the first values. */
  given: FormValues | null;
}

/** One round of a form, from its first values until it is saved or reset. */
export function FormBody({ plan, code, given, onReset, onDone }: FormBodyProps) {
  const outer = useContext(LocalsContext);
  const stays = staysOpen(plan, useContext(BlockFrameContext));
  const prefix = `form${useId().replaceAll(/\W/g, "")}`;
  const drawing = useFormDrawing(plan, code.views, given === null);
  const form = useRef<Form<FormValues>>(null);
  const fill = (name: string, value: unknown): void => fillField(form.current, name, value);
  const { schema } = drawing;
  const { validate } = code;
  const state = useFormState({ plan, schema, validate, given, fill, onReset, onDone });
  const { values, shown, save, steps, checks, held } = state;
  const events = useFormEvents(state, prefix, form);
  const prepare = useHandOver(held);
  const { text } = useHost();
  const { ofFields, others } = useMemo(
    () => sortServerFaults(save.faults, shown, text),
    [save.faults, shown, text],
  );
  const extraErrors = useMemo(
    () => errorSchemaOf([...ofFields, ...checks.faults]),
    [ofFields, checks.faults],
  );
  const locals = useMemo(() => ({ ...outer, form: values }), [outer, values]);
  const isFrozen = save.isSaving && !stays;
  return (
    <FormContexts
      around={outer}
      locals={locals}
      held={held}
      layout={useFormLayout(plan, steps.current, shown)}
      access={useFormAccess(values, form)}
      checks={checks.states}
      refuse={save.refuse}
    >
      <div {...useFormElement(plan)} onSubmitCapture={prepare} {...frozen(isFrozen, isOfButtons)}>
        <FormNotices plan={plan} state={state} faults={others} />
        <FormSteps steps={steps} />
        <ThemedForm
          ref={form}
          {...drawing}
          {...events}
          validator={state.validator}
          initialFormData={state.begun}
          extraErrors={extraErrors}
          idPrefix={prefix}
          liveValidate={state.wasRefused ? "onChange" : false}
          showErrorList={false}
          noHtml5Validate
          translateString={translateString}
        >
          <FormButtons plan={plan} steps={steps} isSaving={save.isSaving} />
        </ThemedForm>
        {state.comparison && <ComparisonDialog comparison={state.comparison} />}
      </div>
    </FormContexts>
  );
}

interface FormNoticesProps {
  plan: DrawnForm;
  state: FormState;
  /** The faults that belong to no shown field. */
  faults: readonly FieldFault[];
}

/** The notices above the form's fields. */
function FormNotices({ plan, state, faults }: FormNoticesProps) {
  const { isRestored, discard, lost, giveUpLost, othersEdits, save } = state;
  return (
    <>
      <LostInput plan={plan} lost={lost} onGiveUp={giveUpLost} />
      {isRestored && <DraftNotice onDiscard={discard} />}
      {othersEdits !== "" && !save.isGone && <Notice tone="info">{othersEdits}</Notice>}
      <ServerFaults plan={plan} faults={faults} />
      {save.isGone && <GoneNotice />}
    </>
  );
}

/** Reports, in view, that the record no longer exists; what was typed stays below. */
function GoneNotice() {
  const { text } = useHost();
  return (
    <div ref={intoView}>
      <Alert className={styles.faults} type="warning" showIcon title={text("form.gone")} />
    </div>
  );
}

const intoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: "nearest" });

/** The properties of the element around a form's fields. */
function useFormElement({ columns }: DrawnForm) {
  const frame = useContext(BlockFrameContext);
  const place = frame.isDialog ? styles.inDialog : frame.isPlain ? styles.plain : styles.lone;
  const style: CSSProperties = { ["--form-columns" as string]: columns };
  return { ref: useFirstField(), className: `${styles.form} ${place}`, style };
}

/**
 * Flushes values that widgets still hold into the form before it is checked and sent, and into the
 * draft before the page unloads. Returns the submit handler.
 */
function useHandOver(held: HeldValues): (event: SubmitEvent) => void {
  const { text } = useHost();
  const { message } = usePopups();
  useWindowEvent("pagehide", () => flushSync(held.handOver));
  return (event) => {
    flushSync(held.handOver);
    if (!held.isExpecting()) return;
    event.preventDefault();
    event.stopPropagation();
    message.warning(text("upload.wait"));
  };
}

/** The list of steps with the current one; earlier steps can be opened again. */
function FormSteps({ steps }: { steps: Steps }) {
  const host = useHost();
  const { taken, index, current } = steps;
  if (taken.length < 2) return null;
  const items = taken.map(({ title }, place) => ({
    title: title !== null && host.text(title),
    disabled: place > index,
  }));
  return (
    <nav aria-label={host.text("form.steps")} className={styles.steps}>
      <StepBar size="small" current={index} items={items} onChange={steps.go} responsive={false} />
      {current.help !== null && <p className={styles.sectionHelp}>{host.text(current.help)}</p>}
    </nav>
  );
}

const estimatedFaultHeightPx = 24;

/** The faults of the service that belong to no field of the form. */
function ServerFaults({ plan, faults }: Pick<FormNoticesProps, "plan" | "faults">) {
  const { text, catalogue } = useHost();
  if (faults.length === 0) return null;
  const values = catalogue.operations.get(plan.submit.operation)?.request.properties;
  const nameOf = (name: string) => text(ownText(own(values, name), "title") ?? name);
  const list = (
    <ChunkedList
      className={undefined}
      items={faults}
      estimatedHeightPx={estimatedFaultHeightPx}
      item={({ path, message }, place) => (
        <li key={`${path} ${message}`} {...place}>
          {path === ""
            ? message
            : text("common.named", { name: nameOf(path.slice(1)), value: message })}
        </li>
      )}
    />
  );
  return <Alert className={styles.faults} type="error" showIcon title={list} />;
}

/** The form layout: the fields of the current step whose conditions hold. */
function useFormLayout(plan: DrawnForm, step: StepPlan, shown: readonly FormField[]): FormLayout {
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

function fillField(form: FieldSetter | null, name: string, value: unknown): void {
  form?.setFieldValue([name], value);
}

function useFormAccess(values: FormValues, form: RefObject<FieldSetter | null>): FormAccess {
  return useMemo(
    () => ({ values, set: (name, value) => fillField(form.current, name, value) }),
    [values, form],
  );
}
