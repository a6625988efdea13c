import { TreeSelect } from "antd";
import type { OptionsPlan } from "../../../src/language/plan/options.ts";
import { type ChoiceNode, isMultiple } from "../../runtime/choices.ts";
import { ChoicesState } from "../../runtime/choices-state.tsx";
import { useClearButton } from "../../runtime/clear-button.tsx";
import { useHost } from "../../runtime/contexts.ts";
import { controlProps } from "../../runtime/control-props.ts";
import { type RowChoices, useRowChoices, useSchemaChoices } from "../../runtime/use-choices.ts";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";

/** One or several nodes of a tree. */
export function Widget(props: WidgetViewProps) {
  const options = props.options.input?.options;
  return options ? <RowTree {...props} plan={options} /> : <SchemaTree {...props} />;
}

function SchemaTree(props: WidgetViewProps) {
  return <Nodes {...props} nodes={useSchemaChoices(props)} />;
}

function RowTree({ plan, ...props }: WidgetViewProps & { plan: OptionsPlan }) {
  const rows = useRowChoices(plan, props);
  return <Nodes {...props} nodes={rows.choices} rows={rows} />;
}

interface NodesProps extends WidgetViewProps {
  nodes: ChoiceNode[];
  /** How the call stands that answers them. */
  rows?: RowChoices;
}

const names = { label: "label", value: "value", children: "children" };
const fullWidth = { width: "100%" };
const search = { treeNodeFilterProp: "label" };

function Nodes({ nodes, rows, ...props }: NodesProps) {
  const host = useHost();
  const clear = useClearButton();
  const control = controlProps(props);
  const isWaiting = rows?.isWaiting === true;
  return (
    <TreeSelect
      {...control}
      disabled={control.disabled || isWaiting}
      style={fullWidth}
      multiple={isMultiple(props.schema)}
      value={props.value ?? undefined}
      treeData={nodes}
      fieldNames={names}
      loading={rows?.isLoading === true}
      notFoundContent={rows && <ChoicesState {...rows} />}
      placeholder={host.text(isWaiting ? "form.optionsWait" : "form.choose")}
      allowClear={props.required !== true && clear}
      showSearch={search}
      onChange={(chosen: unknown) => props.onChange(chosen ?? undefined)}
    />
  );
}
