import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { TextLines } from "../text-lines.tsx";
import { useTypedText } from "../use-typed-text.ts";

/** Enters several lines of text. */
export function Widget(props: WidgetViewProps) {
  return <TextLines {...useTypedText(props)} />;
}
