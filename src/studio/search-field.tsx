import { SearchOutlined } from "@ant-design/icons";
import { Input } from "antd";
import { clearButton } from "../ui/buttons/clear-button.tsx";
import common from "./common.module.css";
import { useStudio } from "./studio-host.ts";

interface SearchFieldProps {
  label: string;
  value: string;
  onType(typed: string): void;
}

/** A search field for the list beside it. */
export function SearchField({ label, value, onType }: SearchFieldProps) {
  const { text } = useStudio();
  return (
    <Input
      type="search"
      className={common.search}
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={label}
      allowClear={clearButton(text("common.clear"))}
      spellCheck={false}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
