import { Select, Space } from "antd";
import { iconNames } from "../../../../renderers/icon-names.ts";
import { NamedIcon } from "../../../../renderers/icons.tsx";
import { useStudio } from "../../studio-host.ts";

interface IconSelectProps {
  id: string;
  /** An icon's name, or empty for the default one. */
  value: string;
  onChange(name: string): void;
}

/** A select of the available icons, each shown as a picture with its name. */
export function IconSelect({ id, value, onChange }: IconSelectProps) {
  const { text } = useStudio();
  const options = iconNames.map((name) => ({ value: String(name), label: text(`icon.${name}`) }));
  const chosen = value === "" ? undefined : value;
  return (
    <Select
      id={id}
      allowClear
      showSearch={{ optionFilterProp: "label" }}
      placeholder={text("choose.choose")}
      value={chosen}
      options={options}
      prefix={chosen === undefined ? undefined : <NamedIcon name={chosen} />}
      optionRender={({ data }) => (
        <Space size={8}>
          <NamedIcon name={data.value} />
          {data.label}
        </Space>
      )}
      onChange={(name?: string) => onChange(name ?? "")}
    />
  );
}
