import { controlProps } from "../../runtime/choose/control-props.ts";
import { MomentPicker } from "../../runtime/choose/moment-picker.tsx";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";

/** Enters a month such as 2025-03. */
export function Widget(props: WidgetViewProps) {
  const { value, onChange } = props;
  return (
    <MomentPicker sort="month" control={controlProps(props)} value={value} onChange={onChange} />
  );
}
