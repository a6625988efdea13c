import { MomentPicker } from "../../runtime/moment-picker.tsx";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";

/** A day and a time of day, kept as the same moment wherever it is read. */
export function Widget(props: WidgetViewProps) {
  return <MomentPicker of={props} showTime write={(moment) => moment.toISOString()} />;
}
