import { Dropdown } from "antd";
import type { ReactNode } from "react";
import styles from "../top-bar.module.css";
import { withinLandmark } from "../within-landmark.ts";
import { type Choices, choiceItems, chosenKeys } from "./choices.tsx";

/** A button of the top bar whose menu offers choices. */
export function ChoiceMenu({ choices, icon }: { choices: Choices; icon: ReactNode }) {
  const menu = {
    items: choiceItems(choices),
    selectable: true,
    selectedKeys: chosenKeys(choices),
    className: styles.menu,
  };
  return (
    <Dropdown autoFocus getPopupContainer={withinLandmark} trigger={["click"]} menu={menu}>
      <button type="button" className={styles.button} aria-label={choices.label}>
        {icon}
      </button>
    </Dropdown>
  );
}
