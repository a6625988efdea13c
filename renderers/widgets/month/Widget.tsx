import { MomentPicker } from "../../runtime/moment-picker.tsx";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";

/** A month, as 2025-03. */
export function Widget(props: WidgetViewProps) {
  return <MomentPicker of={props} picker="month" write={(moment) => moment.format("YYYY-MM")} />;
}
