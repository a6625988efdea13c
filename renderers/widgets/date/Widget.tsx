import { MomentPicker } from "../../runtime/moment-picker.tsx";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";

/** A day. */
export function Widget(props: WidgetViewProps) {
  return <MomentPicker of={props} write={(moment) => moment.format("YYYY-MM-DD")} />;
}
