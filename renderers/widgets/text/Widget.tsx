import { Input } from "antd";
import { controlProps, textOf, valueOfText } from "../../runtime/choose/control-props.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useHeldValue } from "../../runtime/draft/held-value.ts";

const inputModes: Readonly<Record<string, "email" | "url" | "tel">> = {
  email: "email",
  url: "url",
  "cn-mobile": "tel",
  "cn-phone": "tel",
  "cn-landline": "tel",
};

/** One line of text. */
export function Widget(props: WidgetViewProps) {
  const { id, value, schema, onChange, onBlur } = props;
  const isOneTimeCode = schema["x-autocomplete"] === "one-time-code";
  const held = useHeldValue(textOf(value), (text) => onChange(valueOfText(text)));
  return (
    <Input
      {...controlProps(props)}
      value={held.shown}
      inputMode={isOneTimeCode ? "numeric" : inputModes[schema.format ?? ""]}
      autoComplete={schema["x-autocomplete"] ?? "off"}
      onChange={({ target }) => held.change(target.value)}
      onBlur={() => {
        held.handOver();
        onBlur(id, value);
      }}
    />
  );
}
