import { DeleteOutlined } from "@ant-design/icons";
import type { RJSFSchema, UnsupportedFieldProps, WrapIfAdditionalTemplateProps } from "@rjsf/utils";
import { englishStringTranslator, TranslatableString } from "@rjsf/utils";
import { Button, Input } from "antd";
import { useContext } from "react";
import { flushSync } from "react-dom";
import { own } from "../../../../src/catalogue/schema/record.ts";
import { LocalsContext, useHost } from "../../../runtime/page/contexts.ts";
import { valueText } from "../../../runtime/show/text-in.ts";
import styles from "../form.module.css";
import type { FormValues } from "../state/form-values.ts";

/** A field that a person has added to an open record: its name, its value, and its removal. */
export function WrapIfAdditionalTemplate(
  props: WrapIfAdditionalTemplateProps<FormValues, RJSFSchema>,
) {
  const { id, label, children, onRemoveProperty, onKeyRenameBlur } = props;
  const { text } = useHost();
  const isFixed = props.disabled === true || props.readonly === true;
  const keyId = `${id}-key`;
  const remove = (): void => {
    flushSync(() => onRemoveProperty());
    // The record's own button, since nothing of the field is left to have the focus.
    document.getElementById(`${id.slice(0, -label.length - 1)}__add`)?.focus();
  };
  return (
    <div className={styles.freeField}>
      <div className={styles.freeName}>
        <label className={styles.label} htmlFor={keyId}>
          {text("form.fieldName")}
        </label>
        <Input
          key={label}
          id={keyId}
          defaultValue={label}
          disabled={isFixed}
          onBlur={onKeyRenameBlur}
        />
      </div>
      <div className={styles.freeValue}>{children}</div>
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={text("form.removeField", { name: label })}
        disabled={isFixed}
        onClick={remove}
      />
    </div>
  );
}

/** A value that rjsf has no input for, such as a list in an open record: it is shown and kept. */
export function UnsupportedFieldTemplate({ fieldPathId }: UnsupportedFieldProps) {
  const host = useHost();
  const { form } = useContext(LocalsContext);
  const held = fieldPathId.path.reduce<unknown>(
    (part, key) => (Array.isArray(part) ? part[Number(key)] : own(part, String(key))),
    form,
  );
  const value = valueText(host, held);
  return <div className={styles.help}>{host.text("form.unchangeable", { value })}</div>;
}

/** A new free field begins empty, where rjsf would write an English text into it. */
export function translateString(name: TranslatableString, values?: string[]): string {
  return name === TranslatableString.NewStringDefault ? "" : englishStringTranslator(name, values);
}
