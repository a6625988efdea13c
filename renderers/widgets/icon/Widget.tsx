import { controlProps, fullWidth } from "../../runtime/choose/control-props.ts";
import { IconSelect } from "../../runtime/choose/icon-select.tsx";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useHost } from "../../runtime/page/contexts.ts";

/** Enters the name of an icon. */
export function Widget(props: WidgetViewProps) {
  const { text } = useHost();
  return (
    <IconSelect
      {...controlProps(props)}
      style={fullWidth}
      text={text}
      value={typeof props.value === "string" ? props.value : ""}
      onChange={(name) => props.onChange(name === "" ? undefined : name)}
    />
  );
}
