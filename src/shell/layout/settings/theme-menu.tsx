import { useIsDark } from "../../theme/themed.tsx";
import { ChoiceMenu } from "./choice-menu.tsx";
import { themeIcons, useThemeChoices } from "./choices.tsx";

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
  const icon = themeIcons[useIsDark() ? "dark" : "light"];
  return <ChoiceMenu choices={useThemeChoices()} icon={icon} />;
}
