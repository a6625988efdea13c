import { Input } from "antd";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useTypedText } from "../use-typed-text.ts";

/** Enters a text that is hidden while it is typed. */
export function Widget(props: WidgetViewProps) {
  return (
    <Input.Password
      {...useTypedText(props)}
      autoComplete={props.schema["x-autocomplete"] ?? "new-password"}
    />
  );
}
