import { Input } from "antd";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useTypedText } from "../use-typed-text.ts";

const inputModes: Readonly<Record<string, "email" | "url" | "tel">> = {
  email: "email",
  url: "url",
  "cn-mobile": "tel",
  "cn-phone": "tel",
  "cn-landline": "tel",
};

/** Enters one line of text. */
export function Widget(props: WidgetViewProps) {
  const { schema } = props;
  const isOneTimeCode = schema["x-autocomplete"] === "one-time-code";
  return (
    <Input
      {...useTypedText(props)}
      inputMode={isOneTimeCode ? "numeric" : inputModes[schema.format ?? ""]}
      autoComplete={schema["x-autocomplete"] ?? "off"}
    />
  );
}
