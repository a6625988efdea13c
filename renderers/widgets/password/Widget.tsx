import { Input } from "antd";
import { controlProps, textOf, valueOfText } from "../../runtime/choose/control-props.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useHeldValue } from "../../runtime/draft/held-value.ts";

/** A text that is not shown while it is typed. */
export function Widget(props: WidgetViewProps) {
  const { id, value, onChange, onBlur } = props;
  const held = useHeldValue(textOf(value), (text) => onChange(valueOfText(text)));
  return (
    <Input.Password
      {...controlProps(props)}
      value={held.shown}
      autoComplete={props.schema["x-autocomplete"] ?? "new-password"}
      onChange={({ target }) => held.change(target.value)}
      onBlur={() => {
        held.handOver();
        onBlur(id, value);
      }}
    />
  );
}
