import { Select } from "antd";
import type { OptionsPlan } from "../../../src/language/plan/input.ts";
import { type ChoiceNode, isMultiple, itemOf } from "../../runtime/choices.ts";
import { useClearButton } from "../../runtime/clear-button.tsx";
import { useHost } from "../../runtime/contexts.ts";
import { controlProps } from "../../runtime/control-props.ts";
import { useRowChoices, useSchemaChoices } from "../../runtime/use-choices.ts";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";

/** One or several of the values that the catalogue, a dictionary or a call gives. */
export function Widget(props: WidgetViewProps) {
  const options = props.options.input?.options;
  return options ? <RowSelect {...props} plan={options} /> : <SchemaSelect {...props} />;
}

function SchemaSelect(props: WidgetViewProps) {
  const choices = useSchemaChoices(props.schema);
  const item = itemOf(props.schema);
  const isFree = item.enum === undefined && item["x-dict"] === undefined && !props.schema["x-dict"];
  return <Choices {...props} choices={choices} isLoading={false} isFree={isFree} />;
}

function RowSelect({ plan, ...props }: WidgetViewProps & { plan: OptionsPlan }) {
  const { choices, read } = useRowChoices(plan);
  return <Choices {...props} choices={choices} isLoading={read.status === "loading"} />;
}

interface ChoicesProps extends WidgetViewProps {
  choices: ChoiceNode[];
  isLoading: boolean;
  /** Whether what is typed may itself become a value. */
  isFree?: boolean;
}

/** More choices than these are searched rather than read. */
const mostUnsearched = 8;

const fullWidth = { width: "100%" };
const search = { optionFilterProp: "label" };

function Choices({ choices, isLoading, isFree = false, ...props }: ChoicesProps) {
  const host = useHost();
  const clear = useClearButton();
  const isMany = isMultiple(props.schema);
  const { value, required, onChange } = props;
  return (
    <Select
      {...controlProps(props)}
      style={fullWidth}
      mode={isMany ? (isFree ? "tags" : "multiple") : undefined}
      value={value === "" ? undefined : value}
      options={choices}
      loading={isLoading}
      placeholder={host.text("form.choose")}
      allowClear={required !== true && !isMany && clear}
      showSearch={isMany || choices.length > mostUnsearched ? search : false}
      onChange={(chosen: unknown) => onChange(chosen ?? undefined)}
    />
  );
}
