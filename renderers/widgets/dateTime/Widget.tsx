import { controlProps } from "../../runtime/choose/control-props.ts";
import { MomentPicker } from "../../runtime/choose/moment-picker.tsx";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";

/** Enters a date with a time of day, stored as the same moment for readers in every time zone. */
export function Widget(props: WidgetViewProps) {
  const { value, onChange } = props;
  return (
    <MomentPicker sort="dateTime" control={controlProps(props)} value={value} onChange={onChange} />
  );
}
