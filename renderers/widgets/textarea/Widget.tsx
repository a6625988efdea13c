import { Input } from "antd";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useTypedText } from "../use-typed-text.ts";

const rows = { minRows: 3, maxRows: 12 };

/** Enters several lines of text. */
export function Widget(props: WidgetViewProps) {
  return <Input.TextArea {...useTypedText(props)} autoSize={rows} />;
}
