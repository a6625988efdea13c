import { Form, Input, type InputProps, Select, type SelectProps } from "antd";
import { type ReactNode, useId } from "react";

/** The properties of a text field: those of the input, its label, its fault and a hint. */
export interface TextFieldProps extends Omit<InputProps, "id" | "onChange"> {
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

type Choice<Value> = { value: Value; label: string };

interface SelectFieldProps<Value> extends Omit<SelectProps<Value, Choice<Value>>, "id"> {
  label: string;
  fault?: string;
  hint?: ReactNode;
}

/** A choice of one value with its label, its fault and a hint. */
export function SelectField<Value>({ label, fault, hint, ...own }: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      extra={hint}
      validateStatus={fault ? "error" : undefined}
      help={fault || undefined}
    >
      <Select<Value, Choice<Value>> id={id} {...own} />
    </Form.Item>
  );
}
