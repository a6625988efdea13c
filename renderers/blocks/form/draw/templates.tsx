import { generateTemplates } from "@rjsf/antd";
import { withTheme } from "@rjsf/core";
import {
  ADDITIONAL_PROPERTY_FLAG,
  descriptionId,
  errorId,
  type FieldErrorProps,
  type FieldHelpProps,
  type FieldProps,
  type FieldTemplateProps,
  getTemplate,
  getUiOptions,
  helpId,
  type MultiSchemaFieldTemplateProps,
  type RJSFSchema,
  titleId,
} from "@rjsf/utils";
import { type ReactNode, useContext } from "react";
import { isSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { nameOfValue, unlistedIn } from "../../../runtime/choose/choices.ts";
import { unlistedId } from "../../../runtime/choose/control-props.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "../form.module.css";
import type { FieldActionPlan } from "../plan/field-calls.ts";
import type { FormValues } from "../state/form-values.ts";
import { isMarkedRequired } from "./drawn-schema.ts";
import { FieldAction } from "./field-action-button.tsx";
import { CheckState, IsInRowContext } from "./form-contexts.tsx";
import { UnsupportedFieldTemplate, WrapIfAdditionalTemplate } from "./free-field.tsx";
import { ObjectFieldTemplate } from "./object-template.tsx";
import { ArrayFieldItemTemplate } from "./row-template.tsx";
import { ArrayFieldTemplate } from "./rows-template.tsx";

/**
 * The template of a field: label above, help and fault below. It is far lighter than antd's own.
 */
function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, displayLabel, hidden, registry, schema, uiSchema } = props;
  const isInRow = useContext(IsInRowContext);
  if (hidden) return <div hidden>{children}</div>;
  const options = getUiOptions(uiSchema);
  const isMarked = isMarkedRequired(props.required, schema);
  const Wrap = getTemplate("WrapIfAdditionalTemplate", registry, options);
  const field = (
    <>
      {displayLabel && label !== "" && (
        <label
          className={isMarked ? `${styles.label} ${styles.required}` : styles.label}
          htmlFor={id}
          id={titleId(id)}
        >
          {label}
        </label>
      )}
      <FieldInput id={id} action={options.action}>
        {children}
      </FieldInput>
      <Unlisted id={id} schema={schema} value={props.formData} />
      {props.help}
      {props.rawDescription && (
        <div className={styles.help} id={descriptionId(id)}>
          {props.rawDescription}
        </div>
      )}
      {props.errors}
      {isChecked(options.input) && <CheckState field={options.input.name} />}
    </>
  );
  const isRoot = props.fieldPathId.path.length === 0;
  if (isRoot) return field;
  const isRow = isInRow && typeof props.fieldPathId.path.at(-1) === "number";
  if (isRow) return children;
  const isAdded = ADDITIONAL_PROPERTY_FLAG in schema;
  return <div className={styles.field}>{isAdded ? <Wrap {...props}>{field}</Wrap> : field}</div>;
}

interface FieldInputProps {
  id: string;
  /** The field's action, as `uiSchemaOfForm` set it. */
  action: unknown;
  children: ReactNode;
}

/** A field's input, with its action button where it has one. */
function FieldInput({ id, action, children }: FieldInputProps) {
  if (!isAction(action)) return children;
  return (
    <div className={styles.withAction}>
      {children}
      <FieldAction plan={action} fieldId={id} />
    </div>
  );
}

function isAction(action: unknown): action is FieldActionPlan {
  return isRecord(action) && "call" in action;
}

interface UnlistedProps {
  id: string;
  schema: RJSFSchema;
  value: unknown;
}

/** Says which values of a field are not among its choices, such as those of a stored record. */
function Unlisted({ id, schema, value }: UnlistedProps) {
  const { text } = useHost();
  const unlisted = isSchema(schema) ? unlistedIn(schema, value) : [];
  if (unlisted.length === 0) return null;
  const sentences = unlisted
    .slice(0, mostNamed)
    .map((one) => text("form.unlisted", { name: nameOfValue(one) }));
  return (
    <div className={styles.help} id={unlistedId(id)}>
      {sentences.join(" ")}
    </div>
  );
}

/** Maximum values of one field that are named. */
const mostNamed = 5;

function isChecked(input: unknown): input is { name: string } {
  return isRecord(input) && "check" in input && input.check !== null;
}

/** The choice of a value's kind, and below it, at a distance, the fields of that kind. */
function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <>
      <div className={styles.kind}>{selector}</div>
      {optionSchemaField}
    </>
  );
}

/** The first fault of a field. */
function FieldErrorTemplate({ errors, fieldPathId }: FieldErrorProps<FormValues>) {
  const [first] = errors ?? [];
  if (first === undefined) return null;
  return (
    <div className={styles.fault} id={errorId(fieldPathId)}>
      {first}
    </div>
  );
}

function FieldHelpTemplate({ help, fieldPathId }: FieldHelpProps) {
  if (!help) return null;
  return (
    <div className={styles.help} id={helpId(fieldPathId)}>
      {help}
    </div>
  );
}

/**
 * Passes on a number exactly as its widget gives it. rjsf's own field converts every value with
 * `Number`, which changes ids beyond 2^53. By itself rjsf would draw an unplanned number as text.
 */
function NumberField(props: FieldProps<FormValues, RJSFSchema>) {
  const { registry, schema, uiSchema } = props;
  const { StringField } = registry.fields;
  const isPlain = uiSchema?.["ui:widget"] === undefined && !registry.schemaUtils.isSelect(schema);
  const ui = isPlain ? { ...uiSchema, "ui:widget": "updown" } : uiSchema;
  return StringField ? <StringField {...props} {...(ui && { uiSchema: ui })} /> : null;
}

/** rjsf's form in antd's theme, with our own lighter templates of fields, records and lists. */
export const ThemedForm = withTheme<FormValues, RJSFSchema>({
  fields: { NumberField },
  templates: {
    ...generateTemplates<FormValues, RJSFSchema>(),
    FieldTemplate,
    ObjectFieldTemplate,
    ArrayFieldTemplate,
    ArrayFieldItemTemplate,
    FieldErrorTemplate,
    FieldHelpTemplate,
    MultiSchemaFieldTemplate,
    UnsupportedFieldTemplate,
    WrapIfAdditionalTemplate,
  },
});
