import { Input } from "antd";
import { controlProps, textOf, valueOfText } from "../../runtime/control-props.ts";
import { useHeldValue } from "../../runtime/held-value.ts";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";

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
