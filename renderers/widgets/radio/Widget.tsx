import { Radio } from "antd";
import { typesOf } from "../../../src/catalogue/schema/json-schema.ts";
import { isTextOrNumber } from "../../../src/catalogue/schema/record.ts";
import { unlistedIn } from "../../runtime/choose/choices.ts";
import { controlProps } from "../../runtime/choose/control-props.ts";
import { useSchemaChoices } from "../../runtime/choose/use-choices.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { ChoicesSelect } from "../choices-select.tsx";

/** Maximum values shown as radio buttons, which people can still take in at a glance. */
const mostSeen = 20;

/** Radio buttons for one of a few values; a select if there are more. */
export function Widget(props: WidgetViewProps) {
  const { text } = useHost();
  const listed = useSchemaChoices(props);
  // A group without the value that the record has would look as if it had none.
  const held = unlistedIn(props.schema, props.value).filter(isTextOrNumber);
  const choices = [...listed, ...held.map((value) => ({ value, label: String(value) }))];
  const isBoolean = typesOf(props.schema)[0] === "boolean";
  const yesAndNo = [
    { value: true, label: text("common.yes") },
    { value: false, label: text("common.no") },
  ];
  if (choices.length > mostSeen) return <ChoicesSelect {...props} choices={choices} />;
  const { status: _status, autoFocus: _autoFocus, ...control } = controlProps(props);
  return (
    <Radio.Group
      {...control}
      name={props.id}
      aria-labelledby={`${props.id}__title`}
      value={props.value}
      options={isBoolean ? yesAndNo : choices}
      onChange={({ target }) => props.onChange(target.value)}
    />
  );
}
