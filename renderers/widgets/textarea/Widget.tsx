import { Input } from "antd";
import { controlProps, textOf, valueOfText } from "../../runtime/choose/control-props.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useHeldValue } from "../../runtime/draft/held-value.ts";

const rows = { minRows: 3, maxRows: 12 };

/** Several lines of text. */
export function Widget(props: WidgetViewProps) {
  const { id, value, onChange, onBlur } = props;
  const held = useHeldValue(textOf(value), (text) => onChange(valueOfText(text)));
  return (
    <Input.TextArea
      {...controlProps(props)}
      value={held.shown}
      autoSize={rows}
      onChange={({ target }) => held.change(target.value)}
      onBlur={() => {
        held.handOver();
        onBlur(id, value);
      }}
    />
  );
}
