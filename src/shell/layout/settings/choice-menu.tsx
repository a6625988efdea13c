import { GlobalOutlined } from "@ant-design/icons";
import { Dropdown } from "antd";
import type { ReactNode } from "react";
import { useIsDark } from "../../theme/themed.tsx";
import styles from "../top-bar.module.css";
import { withinLandmark } from "../within-landmark.ts";
import {
  type Choices,
  choiceItems,
  chosenKeys,
  themeIcons,
  useLanguageChoices,
  useThemeChoices,
} from "./choices.tsx";

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

/** Switches the language, without a reload (specification section 9). */
export function LanguageMenu() {
  return <ChoiceMenu choices={useLanguageChoices()} icon={<GlobalOutlined aria-hidden />} />;
}

/** The menu that chooses between the light theme, the dark theme and the theme of the device. */
export function ThemeMenu() {
  const icon = themeIcons[useIsDark() ? "dark" : "light"];
  return <ChoiceMenu choices={useThemeChoices()} icon={icon} />;
}
