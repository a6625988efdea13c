import { DatePicker } from "antd";
import dayjs from "dayjs";
import { controlProps } from "../../runtime/control-props.ts";
import { momentIn } from "../../runtime/picked-moment.ts";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";

const fullWidth = { width: "100%" };

/** A day and a time of day, kept as the same moment wherever it is read. */
export function Widget(props: WidgetViewProps) {
  return (
    <DatePicker
      {...controlProps(props)}
      style={fullWidth}
      showTime
      value={momentIn(props.value)}
      onChange={(moment) => props.onChange(moment ? dayjs(moment).toISOString() : undefined)}
    />
  );
}
