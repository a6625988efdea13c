import { Input } from "antd";
import { useState } from "react";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useTypedText } from "../use-typed-text.ts";

const inputModes: Readonly<Record<string, "email" | "url" | "tel">> = {
  email: "email",
  url: "url",
  "cn-mobile": "tel",
  "cn-phone": "tel",
  "cn-landline": "tel",
};

/**
 * Enters one line of text, or several where the value has them: an input would lose their ends as
 * soon as somebody typed into it.
 */
export function Widget(props: WidgetViewProps) {
  const { schema } = props;
  const typed = useTypedText(props);
  const hasLines = /[\r\n]/.test(typed.value);
  const [hadLines, setHadLines] = useState(hasLines);
  if (hasLines && !hadLines) setHadLines(true);
  if (hadLines) return <Input.TextArea {...typed} autoSize={{ minRows: 3, maxRows: 12 }} />;
  const isOneTimeCode = schema["x-autocomplete"] === "one-time-code";
  return (
    <Input
      {...typed}
      inputMode={isOneTimeCode ? "numeric" : inputModes[schema.format ?? ""]}
      autoComplete={schema["x-autocomplete"] ?? "off"}
    />
  );
}
