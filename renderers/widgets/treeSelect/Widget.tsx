import { TreeSelect } from "antd";
import type { OptionsPlan } from "../../../src/language/plan/options.ts";
import { clearButton } from "../../../src/ui/buttons/clear-button.tsx";
import { type ChoiceNode, type ChoiceValue, isMultiple } from "../../runtime/choose/choices.ts";
import { ChoicesState } from "../../runtime/choose/choices-state.tsx";
import { controlProps, fullWidth } from "../../runtime/choose/control-props.ts";
import {
  type RowChoices,
  useRowChoices,
  useSchemaChoices,
} from "../../runtime/choose/use-choices.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { PagesEndNote } from "../../runtime/read/pages/pages-end.tsx";
import { useManyChosen } from "../use-many-chosen.tsx";

/** A select for one or several nodes of a tree. */
export function Widget(props: WidgetViewProps) {
  const options = props.options.input?.options;
  return options ? <RowTree {...props} plan={options} /> : <SchemaTree {...props} />;
}

function SchemaTree(props: WidgetViewProps) {
  return <Nodes {...props} nodes={useSchemaChoices(props)} />;
}

function RowTree({ plan, ...props }: WidgetViewProps & { plan: OptionsPlan }) {
  const rows = useRowChoices(plan, props);
  return (
    <>
      <Nodes {...props} nodes={rows.choices} rows={rows} />
      <PagesEndNote end={rows.end} />
    </>
  );
}

interface NodesProps extends WidgetViewProps {
  nodes: ChoiceNode[];
  /** The state of the call that returns the nodes. */
  rows?: RowChoices;
}

const names = { label: "label", value: "value", children: "children" };
const search = { treeNodeFilterProp: "label" };

function Nodes({ nodes, rows, ...props }: NodesProps) {
  const host = useHost();
  const clear = clearButton(host.text("common.clear"));
  const control = controlProps(props);
  const isWaiting = rows?.isWaiting === true;
  const many = useManyChosen({
    value: props.value,
    isMultiple: isMultiple(props.schema),
    isFixed: control.disabled,
    onChange: props.onChange,
    labelOf: (value) => nodeIn(nodes, value)?.label ?? String(value),
  });
  return many.withList(
    <TreeSelect
      {...control}
      {...many.tags}
      disabled={control.disabled || isWaiting}
      style={fullWidth}
      multiple={isMultiple(props.schema)}
      value={props.value ?? undefined}
      treeData={nodes}
      fieldNames={names}
      loading={rows?.isLoading === true}
      notFoundContent={rows && <ChoicesState {...rows} />}
      placeholder={host.text(isWaiting ? "choose.optionsWait" : "choose.choose")}
      allowClear={props.required !== true && clear}
      showSearch={search}
      onChange={(chosen: unknown) => props.onChange(chosen ?? undefined)}
    />,
  );
}

function nodeIn(nodes: readonly ChoiceNode[], value: ChoiceValue): ChoiceNode | null {
  for (const node of nodes) {
    const found = node.value === value ? node : nodeIn(node.children ?? [], value);
    if (found) return found;
  }
  return null;
}
