import { SearchOutlined } from "@ant-design/icons";
import { Input, type InputProps } from "antd";
import type { KeyboardEvent } from "react";
import { isComposing } from "../keys/is-composing.ts";
import { placeAfter } from "./place-after.ts";

interface OptionFieldProps
  extends Pick<InputProps, "autoFocus" | "size" | "variant" | "className" | "placeholder"> {
  /** The id of the list that the field controls. */
  listId: string;
  label: string;
  value: string;
  count: number;
  /** The index of the active option. */
  place: number;
  /** The id of the active option's element; `undefined` where there is none. */
  activeId: string | undefined;
  /** The step of the page keys in options. */
  pageOf: number;
  onType(value: string): void;
  onMove(place: number): void;
  onEnter(): void;
}

/**
 * The search field of a list of options. The focus stays in it: the arrow and page keys move
 * through the options, and Enter chooses the active one.
 */
export function OptionField(props: OptionFieldProps) {
  const { listId, label, value, count, place, activeId, pageOf, onType, onMove, onEnter } = props;
  const { autoFocus, size, variant, className, placeholder } = props;
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const to = placeAfter(event.key, place, count, pageOf);
    if (to !== null) onMove(to);
    else if (event.key === "Enter" && count > 0) onEnter();
    else return;
    event.preventDefault();
  };
  return (
    <Input
      autoFocus={autoFocus}
      size={size}
      variant={variant}
      className={className}
      placeholder={placeholder}
      value={value}
      prefix={<SearchOutlined aria-hidden />}
      role="combobox"
      aria-label={label}
      aria-expanded={count > 0}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={press}
    />
  );
}
