import { SearchOutlined } from "@ant-design/icons";
import { Input } from "antd";
import common from "./common.module.css";

interface SearchFieldProps {
  label: string;
  value: string;
  onType(typed: string): void;
}

/** A search field for the list beside it. */
export function SearchField({ label, value, onType }: SearchFieldProps) {
  return (
    <Input
      type="search"
      className={common.search}
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={label}
      allowClear
      spellCheck={false}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
