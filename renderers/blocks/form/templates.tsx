import {
  ADDITIONAL_PROPERTY_FLAG,
  descriptionId,
  errorId,
  type FieldErrorProps,
  type FieldHelpProps,
  type FieldTemplateProps,
  getTemplate,
  getUiOptions,
  helpId,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  titleId,
  type UiSchema,
} from "@rjsf/utils";
import { type ReactNode, useContext } from "react";
import type { FieldActionPlan } from "./field-action.ts";
import { FieldAction } from "./field-action-button.tsx";
import styles from "./form.module.css";
import type { FormValues } from "./form-values.ts";
import { ShownFieldsContext } from "./shown-fields.ts";

/** A field with its label above and help and fault below; far lighter than antd's own item. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, displayLabel, hidden, required, registry, schema, uiSchema } = props;
  if (hidden) return <div hidden>{children}</div>;
  const options = getUiOptions(uiSchema);
  const Wrap = getTemplate("WrapIfAdditionalTemplate", registry, options);
  const field = (
    <>
      {displayLabel && label !== "" && (
        <label
          className={required ? `${styles.label} ${styles.required}` : styles.label}
          htmlFor={id}
          id={titleId(id)}
        >
          {label}
        </label>
      )}
      <FieldInput id={id} action={options.action}>
        {children}
      </FieldInput>
      {props.help}
      {props.rawDescription && (
        <div className={styles.help} id={descriptionId(id)}>
          {props.rawDescription}
        </div>
      )}
      {props.errors}
    </>
  );
  const isRoot = props.fieldPathId.path.length === 0;
  if (isRoot) return field;
  const isAdded = ADDITIONAL_PROPERTY_FLAG in schema;
  return <div className={styles.field}>{isAdded ? <Wrap {...props}>{field}</Wrap> : field}</div>;
}

interface FieldInputProps {
  id: string;
  /** What `uiSchemaOfForm` gave it. */
  action: unknown;
  children: ReactNode;
}

/** A field's input, with the button that stands beside it where there is one. */
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
  return typeof action === "object" && action !== null && "call" in action;
}

/** The fields of a record in columns; of the form's own only those whose conditions hold. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, title, schema, uiSchema } = props;
  const shown = useContext(ShownFieldsContext);
  const isRoot = fieldPathId.path.length === 0;
  const visible = properties.filter(
    ({ name, hidden }) => !hidden && (!isRoot || shown === null || shown.has(name)),
  );
  return (
    <fieldset className={styles.grid} id={fieldPathId.$id}>
      {!isRoot && title && <legend className={styles.label}>{title}</legend>}
      {visible.map(({ name, content }) => (
        <div key={name} className={isWide(schema, uiSchema, name) ? styles.wide : undefined}>
          {content}
        </div>
      ))}
    </fieldset>
  );
}

function isWide(schema: RJSFSchema, uiSchema: UiSchema | undefined, name: string): boolean {
  const property = schema.properties?.[name];
  const type = typeof property === "object" ? property.type : undefined;
  const { input } = getUiOptions(uiSchema?.[name]);
  return type === "object" || (isPlanned(input) && wideWidgets.has(input.widget));
}

function isPlanned(input: unknown): input is { widget: string } {
  return typeof input === "object" && input !== null && "widget" in input;
}

const wideWidgets = new Set(["textarea", "image", "file"]);

/** The first thing that is wrong with a field. */
export function FieldErrorTemplate({ errors, fieldPathId }: FieldErrorProps<FormValues>) {
  const [first] = errors ?? [];
  if (first === undefined) return null;
  return (
    <div className={styles.fault} id={errorId(fieldPathId)}>
      {first}
    </div>
  );
}

/** The sentence that explains a field. */
export function FieldHelpTemplate({ help, fieldPathId }: FieldHelpProps) {
  if (!help) return null;
  return (
    <div className={styles.help} id={helpId(fieldPathId)}>
      {help}
    </div>
  );
}
