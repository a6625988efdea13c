import { controlProps, fullWidth } from "../../runtime/choose/control-props.ts";
import { NumberInput } from "../../runtime/choose/number-input.tsx";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useHeldValue } from "../../runtime/draft/held-value.ts";
import { useHost } from "../../runtime/page/contexts.ts";

/** Enters a number. A number out of range is reported as faulty rather than corrected silently. */
export function Widget(props: WidgetViewProps) {
  const { id, value, onChange, onBlur } = props;
  const held = useHeldValue(value, (given) => onChange(given ?? undefined));
  return (
    <NumberInput
      language={useHost().language}
      {...controlProps(props)}
      value={held.shown}
      style={fullWidth}
      changeOnWheel={false}
      autoComplete="off"
      onChange={held.change}
      onBlur={() => {
        held.handOver();
        onBlur(id, value);
      }}
    />
  );
}
