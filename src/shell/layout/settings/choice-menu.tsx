import { GlobalOutlined } from "@ant-design/icons";
import type { ReactNode } from "react";
import { useIsDark } from "../../theme/use-is-dark.ts";
import styles from "../top-bar.module.css";
import { useOnDemand } from "../use-on-demand.ts";
import { type Choices, themeIcons, useLanguageChoices, useThemeChoices } from "./choices.tsx";

const loadDropdown = async () => (await import("./choice-dropdown.tsx")).ChoiceDropdown;

/** Loads the menu before the button is pressed; a failure is reported only after the press. */
const expectDropdown = () => void loadDropdown().catch(() => undefined);

/** A button of the top bar whose menu, which is loaded for the first press, offers choices. */
export function ChoiceMenu({ choices, icon }: { choices: Choices; icon: ReactNode }) {
  const [Dropdown, load] = useOnDemand(loadDropdown);
  if (Dropdown) return <Dropdown choices={choices} icon={icon} />;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={choices.label}
      onPointerEnter={expectDropdown}
      onFocus={expectDropdown}
      onClick={() => void load()}
    >
      {icon}
    </button>
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
