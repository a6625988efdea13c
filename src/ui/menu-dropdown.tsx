import { Dropdown, type DropdownProps } from "antd";
import { type FocusEvent, useRef } from "react";

/** A menu below its button, to which the focus returns when the menu closes without a choice. */
export function MenuDropdown({ menu, onOpenChange, ...props }: DropdownProps) {
  const opener = useRef<Element | null>(null);
  const noteOpener = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) opener.current = relatedTarget;
  };
  const change: DropdownProps["onOpenChange"] = (isOpen, info) => {
    // The library focuses the button itself, but no longer listens once Escape has closed the menu.
    const isLeft = !isOpen && info.source === "trigger";
    if (isLeft && opener.current instanceof HTMLElement) {
      opener.current.focus({ preventScroll: true });
    }
    onOpenChange?.(isOpen, info);
  };
  return (
    <Dropdown
      autoFocus
      trigger={["click"]}
      {...props}
      menu={{ ...menu, onFocus: noteOpener }}
      onOpenChange={change}
    />
  );
}
