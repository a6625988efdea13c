import { Select, type SelectProps, Space } from "antd";
import { useMemo } from "react";
import { clearButton } from "../../../src/ui/buttons/clear-button.tsx";
import { useTabLeaves } from "../../../src/ui/use-tab-leaves.ts";
import { iconNames } from "../../icon-names.ts";
import { NamedIcon } from "../../icons.tsx";
import type { PageHost } from "../page/host.ts";

interface Choice {
  value: string;
  label: string;
}

interface IconSelectProps
  extends Omit<SelectProps<string | undefined, Choice>, "value" | "onChange"> {
  /** The name of the chosen icon; empty if none is chosen. */
  value: string;
  text: PageHost["text"];
  onChange(name: string): void;
}

const search = { filterOption: isFound };

/**
 * A select for one of the named icons, each with its picture and its name in the language; both
 * names are searched.
 */
export function IconSelect({ value, text, onChange, ...control }: IconSelectProps) {
  const clear = clearButton(text("common.clear"));
  const options = useMemo(
    () => iconNames.map((name): Choice => ({ value: name, label: text(`icon.${name}`) })),
    [text],
  );
  const leaveByTab = useTabLeaves(false);
  return (
    <Select
      {...control}
      value={value === "" ? undefined : value}
      options={options}
      onInputKeyDown={leaveByTab}
      allowClear={clear}
      showSearch={search}
      placeholder={text("choose.choose")}
      prefix={value === "" ? undefined : <NamedIcon name={value} />}
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

function isFound(typed: string, choice?: Choice): boolean {
  const wanted = typed.trim().toLowerCase();
  return [choice?.label, choice?.value].some((name) => name?.toLowerCase().includes(wanted));
}
