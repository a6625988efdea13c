import { DatePicker } from "antd";
import dayjs from "dayjs";
import { controlProps } from "../../runtime/control-props.ts";
import { momentIn } from "../../runtime/picked-moment.ts";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";

const fullWidth = { width: "100%" };

/** A day. */
export function Widget(props: WidgetViewProps) {
  return (
    <DatePicker
      {...controlProps(props)}
      style={fullWidth}
      value={momentIn(props.value)}
      onChange={(moment) => props.onChange(moment ? dayjs(moment).format("YYYY-MM-DD") : undefined)}
    />
  );
}
