import { Form, Input, type InputProps } from "antd";
import { type ReactNode, useId } from "react";

interface TextFieldProps extends Omit<InputProps, "id" | "onChange"> {
  label: string;
  value: string;
  /** The fault of the typed value; empty without one. */
  fault?: string;
  hint?: ReactNode;
  onChange(value: string): void;
}

/** A one-line text field with its label, its fault and a hint. */
export function TextField({ label, fault = "", hint, required, onChange, ...own }: TextFieldProps) {
  const id = useId();
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      required={required ?? false}
      extra={hint}
      validateStatus={fault ? "error" : undefined}
      help={fault || undefined}
    >
      <Input
        id={id}
        spellCheck={false}
        {...own}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}
