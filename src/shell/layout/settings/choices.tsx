import { DesktopOutlined, MoonOutlined, SunOutlined } from "@ant-design/icons";
import type { MenuProps } from "antd";
import type { ReactNode } from "react";
import { languageNames, languages } from "../../../i18n/language.ts";
import { useApplication, useSettings } from "../../application.ts";
import { switchLanguage, useLanguagePack } from "../../language/language-store.ts";
import { useTexts } from "../../language/texts.ts";
import { sizes, themeModes } from "../../settings.ts";

/** A choice in a menu of the top bar. */
export interface Choices {
  key: string;
  label: string;
  options: readonly Choice[];
}

interface Choice {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  isChosen: boolean;
  choose: () => void;
}

/** The language choices; a change takes effect without a reload (specification section 9). */
export function useLanguageChoices(): Choices {
  const text = useTexts();
  const { language } = useLanguagePack();
  const options = languages.map((key) => ({
    key,
    label: <span lang={key}>{languageNames[key]}</span>,
    isChosen: key === language,
    choose: () => void switchLanguage(key),
  }));
  return { key: "language", label: text("shell.language"), options };
}

/** The icons of the themes. */
export const themeIcons = {
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
  system: <DesktopOutlined aria-hidden />,
};

/** The theme choices: light, dark, or the theme of the device. */
export function useThemeChoices(): Choices {
  const text = useTexts();
  const { settings } = useApplication();
  const { theme } = useSettings();
  const options = themeModes.map((mode) => ({
    key: mode,
    icon: themeIcons[mode],
    label: text(`shell.theme.${mode}`),
    isChosen: mode === theme,
    choose: () => settings.change({ theme: mode }),
  }));
  return { key: "theme", label: text("shell.theme.label"), options };
}

/** The choices of the interface's size (specification sections 2 and 9). */
export function useSizeChoices(): Choices {
  const text = useTexts();
  const { settings } = useApplication();
  const { size } = useSettings();
  const options = sizes.map((key) => ({
    key,
    label: text(`shell.size.${key}`),
    isChosen: key === size,
    choose: () => settings.change({ size: key }),
  }));
  return { key: "size", label: text("shell.size.label"), options };
}

/** Choices as menu items; the current choice is marked. */
export function choiceItems({ key, options }: Choices): NonNullable<MenuProps["items"]> {
  return options.map((option) => ({
    key: `${key}-${option.key}`,
    icon: option.icon,
    label: option.label,
    "aria-current": option.isChosen,
    onClick: option.choose,
  }));
}

/** The keys of the menu items whose choice is current. */
export function chosenKeys({ key, options }: Choices): string[] {
  return options.filter(({ isChosen }) => isChosen).map((option) => `${key}-${option.key}`);
}
