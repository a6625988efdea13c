import { Input } from "antd";
import { type KeyboardEvent, useRef, useState } from "react";
import { isComposing } from "../../../src/ui/keys/is-composing.ts";
import { inItsForm } from "../../runtime/choose/in-its-form.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { TextLines } from "../text-lines.tsx";
import { useTypedText } from "../use-typed-text.ts";

const inputModes: Readonly<Record<string, "email" | "url" | "tel">> = {
  email: "email",
  url: "url",
  "cn-mobile": "tel",
  "cn-phone": "tel",
  "cn-landline": "tel",
};

/** Whether a text must have a form that ordinary words lack, and not only be more than blanks. */
function mustHaveForm({ pattern, format }: WidgetViewProps["schema"]): boolean {
  if (format !== undefined || pattern === undefined) return format !== undefined;
  try {
    return !new RegExp(pattern, "u").test("Some words");
  } catch {
    return true;
  }
}

/** A phone keeps its hands off a text that must have a form, such as a code or an address. */
const asTyped = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false };

/**
 * Enters one line of text, or several where the value has them: an input would lose their ends as
 * soon as somebody typed into it.
 */
export function Widget(props: WidgetViewProps) {
  const { schema } = props;
  const typed = useTypedText(props);
  const isTyped = useRef(false);
  const hasLines = /[\r\n]/.test(typed.value);
  const [hadLines, setHadLines] = useState(hasLines);
  if (hasLines && !hadLines) setHadLines(true);
  if (hadLines) return <TextLines {...typed} />;
  // A value that was only looked at stays as it is stored.
  const settle = (): void => {
    const proper = isTyped.current ? inItsForm(typed.value, schema) : typed.value;
    if (proper !== typed.value) typed.onChange({ target: { value: proper } });
  };
  const isOneTimeCode = schema["x-autocomplete"] === "one-time-code";
  return (
    <Input
      {...typed}
      {...(mustHaveForm(schema) && asTyped)}
      inputMode={isOneTimeCode ? "numeric" : inputModes[schema.format ?? ""]}
      autoComplete={schema["x-autocomplete"] ?? "off"}
      onChange={(event) => {
        isTyped.current = true;
        typed.onChange(event);
      }}
      onBlur={() => {
        settle();
        isTyped.current = false;
        typed.onBlur();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === "Enter" && !isComposing(event)) settle();
      }}
    />
  );
}
