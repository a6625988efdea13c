import { Select, Space } from "antd";
import { iconNames } from "../../icon-names.ts";
import { NamedIcon } from "../../icons.tsx";
import { useHost } from "../../runtime/contexts.ts";
import { controlProps } from "../../runtime/control-props.ts";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";

const options = iconNames.map((name) => ({
  value: name,
  name,
  label: (
    <Space size={8}>
      <NamedIcon name={name} />
      {name}
    </Space>
  ),
}));

const fullWidth = { width: "100%" };
const search = { optionFilterProp: "name" };

/** One of the named icons. */
export function Widget(props: WidgetViewProps) {
  const host = useHost();
  return (
    <Select
      {...controlProps(props)}
      style={fullWidth}
      value={props.value || undefined}
      options={options}
      allowClear
      showSearch={search}
      placeholder={host.text("form.choose")}
      onChange={(name: unknown) => props.onChange(name ?? undefined)}
    />
  );
}
