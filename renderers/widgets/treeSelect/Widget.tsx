import { TreeSelect } from "antd";
import type { OptionsPlan } from "../../../src/language/plan/input.ts";
import { type ChoiceNode, isMultiple } from "../../runtime/choices.ts";
import { useClearButton } from "../../runtime/clear-button.tsx";
import { useHost } from "../../runtime/contexts.ts";
import { controlProps } from "../../runtime/control-props.ts";
import { useRowChoices, useSchemaChoices } from "../../runtime/use-choices.ts";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";

/** One or several nodes of a tree. */
export function Widget(props: WidgetViewProps) {
  const options = props.options.input?.options;
  return options ? <RowTree {...props} plan={options} /> : <SchemaTree {...props} />;
}

function SchemaTree(props: WidgetViewProps) {
  return <Nodes {...props} nodes={useSchemaChoices(props.schema)} isLoading={false} />;
}

function RowTree({ plan, ...props }: WidgetViewProps & { plan: OptionsPlan }) {
  const { choices, read } = useRowChoices(plan);
  return <Nodes {...props} nodes={choices} isLoading={read.status === "loading"} />;
}

interface NodesProps extends WidgetViewProps {
  nodes: ChoiceNode[];
  isLoading: boolean;
}

const names = { label: "label", value: "value", children: "children" };
const fullWidth = { width: "100%" };
const search = { treeNodeFilterProp: "label" };

function Nodes({ nodes, isLoading, ...props }: NodesProps) {
  const host = useHost();
  const clear = useClearButton();
  return (
    <TreeSelect
      {...controlProps(props)}
      style={fullWidth}
      multiple={isMultiple(props.schema)}
      value={props.value ?? undefined}
      treeData={nodes}
      fieldNames={names}
      loading={isLoading}
      placeholder={host.text("form.choose")}
      allowClear={props.required !== true && clear}
      showSearch={search}
      onChange={(chosen: unknown) => props.onChange(chosen ?? undefined)}
    />
  );
}
