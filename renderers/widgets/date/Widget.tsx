import { controlProps } from "../../runtime/control-props.ts";
import { MomentPicker } from "../../runtime/moment-picker.tsx";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";

/** A day. */
export function Widget(props: WidgetViewProps) {
  const { value, onChange } = props;
  return <MomentPicker sort="date" control={controlProps(props)} {...{ value, onChange }} />;
}
