import { Switch } from "antd";
import { controlProps } from "../../runtime/choose/control-props.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";

/** Enters a boolean by a switch. */
export function Widget(props: WidgetViewProps) {
  const { status: _status, ...control } = controlProps(props);
  return (
    <Switch {...control} checked={props.value === true} onChange={(isOn) => props.onChange(isOn)} />
  );
}
