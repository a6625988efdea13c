import { Dropdown, type DropdownProps } from "antd";
import { type FocusEvent, useRef } from "react";
import { afterKey } from "./keys/after-key.ts";

/**
 * A menu below its button, to which the focus returns when the menu closes, unless what was chosen
 * has taken it.
 */
export function MenuDropdown({ menu, onOpenChange, ...props }: DropdownProps) {
  const opener = useRef<Element | null>(null);
  const list = useRef<Element | null>(null);
  const noteOpener = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    list.current = currentTarget;
    if (!currentTarget.contains(relatedTarget)) opener.current = relatedTarget;
  };
  const giveBack = (): void => {
    const { activeElement, body } = document;
    // The list still has the focus while it fades out.
    const isLeft = activeElement === body || list.current?.contains(activeElement);
    if (isLeft && opener.current instanceof HTMLElement) {
      opener.current.focus({ preventScroll: true });
    }
  };
  const change: DropdownProps["onOpenChange"] = (isOpen, info) => {
    // The library focuses the button itself, but no longer listens once Escape has closed the menu.
    if (!isOpen && info.source === "trigger") giveBack();
    else if (!isOpen) afterKey(giveBack);
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
