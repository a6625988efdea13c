import { type ReactNode, useEffect, useRef, useState } from "react";
import { MenuDropdown } from "../../../ui/menu-dropdown.tsx";
import { Themed } from "../../theme/themed.tsx";
import styles from "../top-bar.module.css";
import { withinLandmark } from "../within-landmark.ts";
import { type Choices, choiceItems, chosenKeys } from "./choices.tsx";

/**
 * A button of the top bar with its menu of choices, open at first: it takes the place of the button
 * whose press has loaded it, and that button's focus.
 */
export function ChoiceDropdown({ choices, icon }: { choices: Choices; icon: ReactNode }) {
  // The sign-in page around it is drawn without antd.
  return (
    <Themed>
      <OpenDropdown choices={choices} icon={icon} />
    </Themed>
  );
}

function OpenDropdown({ choices, icon }: { choices: Choices; icon: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const menu = {
    items: choiceItems(choices),
    selectable: true,
    selectedKeys: chosenKeys(choices),
    className: styles.menu,
  };
  return (
    <MenuDropdown
      open={isOpen}
      onOpenChange={setIsOpen}
      getPopupContainer={withinLandmark}
      menu={menu}
    >
      <button ref={button} type="button" className={styles.button} aria-label={choices.label}>
        {icon}
      </button>
    </MenuDropdown>
  );
}
