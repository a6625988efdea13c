import { Select, Space } from "antd";
import { useMemo } from "react";
import { clearButton } from "../../../src/ui/clear-button.tsx";
import { iconNames } from "../../icon-names.ts";
import { NamedIcon } from "../../icons.tsx";
import { controlProps, fullWidth } from "../../runtime/choose/control-props.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useHost } from "../../runtime/page/contexts.ts";

interface Choice {
  value: string;
  label: string;
}

const search = { filterOption: isFound };

/**
 * A select for one of the named icons, each with its picture and its name in the language; both
 * names are searched.
 */
export function Widget(props: WidgetViewProps) {
  const { text } = useHost();
  const chosen = typeof props.value === "string" && props.value !== "" ? props.value : undefined;
  const clear = clearButton(text("common.clear"));
  const options = useMemo(
    () => iconNames.map((name): Choice => ({ value: name, label: text(`icon.${name}`) })),
    [text],
  );
  return (
    <Select
      {...controlProps(props)}
      style={fullWidth}
      value={chosen}
      options={options}
      allowClear={clear}
      showSearch={search}
      placeholder={text("choose.choose")}
      prefix={chosen === undefined ? undefined : <NamedIcon name={chosen} />}
      optionRender={({ data }) => (
        <Space size={8}>
          <NamedIcon name={data.value} />
          {data.label}
        </Space>
      )}
      onChange={(name: unknown) => props.onChange(name ?? undefined)}
    />
  );
}

function isFound(typed: string, choice?: Choice): boolean {
  const wanted = typed.trim().toLowerCase();
  return [choice?.label, choice?.value].some((name) => name?.toLowerCase().includes(wanted));
}
