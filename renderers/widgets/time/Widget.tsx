import { TimePicker } from "antd";
import dayjs from "dayjs";
import { controlProps, fullWidth } from "../../runtime/choose/control-props.ts";
import { useMoment } from "../../runtime/choose/picked-moment.ts";
import { picksByEnter } from "../../runtime/choose/picks-by-enter.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";

/** Enters a time of day; the date that the picker needs has no meaning. */
export function Widget(props: WidgetViewProps) {
  const time = typeof props.value === "string" ? `2000-01-01T${props.value}` : null;
  return (
    <TimePicker
      {...controlProps(props)}
      style={fullWidth}
      // What is picked counts when the input is left, also without a press of the button.
      needConfirm={false}
      value={useMoment(time)}
      onKeyDown={picksByEnter}
      onChange={(moment) => props.onChange(moment ? dayjs(moment).format("HH:mm:ss") : undefined)}
    />
  );
}
