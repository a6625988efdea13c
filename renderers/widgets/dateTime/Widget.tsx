import { controlProps } from "../../runtime/choose/control-props.ts";
import { MomentPicker } from "../../runtime/choose/moment-picker.tsx";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";

/** A day and a time of day, kept as the same moment wherever it is read. */
export function Widget(props: WidgetViewProps) {
  const { value, onChange } = props;
  return <MomentPicker sort="dateTime" control={controlProps(props)} {...{ value, onChange }} />;
}
