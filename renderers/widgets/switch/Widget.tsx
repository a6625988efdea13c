import { Switch } from "antd";
import { isNullable } from "../../../src/catalogue/schema/json-schema.ts";
import { controlProps } from "../../runtime/choose/control-props.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { ChoicesSelect } from "../choices-select.tsx";

/** Enters a boolean by a switch; one that may be null by a choice, since a switch has two states. */
export function Widget(props: WidgetViewProps) {
  if (isNullable(props.schema)) return <YesOrNo {...props} />;
  const { status: _status, ...control } = controlProps(props);
  return (
    <Switch {...control} checked={props.value === true} onChange={(isOn) => props.onChange(isOn)} />
  );
}

/** A select for yes and no, which may be emptied. */
function YesOrNo(props: WidgetViewProps) {
  const { text } = useHost();
  const choices = [
    { value: "true", label: text("common.yes") },
    { value: "false", label: text("common.no") },
  ];
  return (
    <ChoicesSelect
      {...props}
      value={typeof props.value === "boolean" ? String(props.value) : undefined}
      choices={choices}
      onChange={(chosen) => props.onChange(chosen === undefined ? undefined : chosen === "true")}
    />
  );
}
