import { useMemo } from "react";
import { languageNames, languages } from "../../i18n/language.ts";
import { useApplication, useSettings } from "../application.ts";
import { switchLanguage, useLanguagePack } from "../language/language-store.ts";
import { useTexts } from "../language/texts.ts";
import { sizes, themeModes } from "../settings.ts";
import type { Found } from "./found.ts";

/** The languages, themes and sizes that the user can switch to, without the current ones. */
export function useSettingsToFind(): readonly Found[] {
  const text = useTexts();
  const { language } = useLanguagePack();
  const { settings } = useApplication();
  const { theme, size, showSettings, sizeSelector } = useSettings();
  return useMemo(() => {
    const setting = (key: string, label: string, title: string, run: () => void): Found => {
      return { key: `setting-${key}`, title: `${label}: ${title}`, hint: "", leads: { run } };
    };
    const sizesShown = showSettings || sizeSelector ? sizes : [];
    return [
      ...languages
        .filter((key) => key !== language)
        .map((key) =>
          setting(key, text("shell.language"), languageNames[key], () => void switchLanguage(key)),
        ),
      ...themeModes
        .filter((mode) => mode !== theme)
        .map((mode) =>
          setting(mode, text("shell.theme.label"), text(`shell.theme.${mode}`), () =>
            settings.change({ theme: mode }),
          ),
        ),
      ...sizesShown
        .filter((key) => key !== size)
        .map((key) =>
          setting(key, text("shell.size.label"), text(`shell.size.${key}`), () =>
            settings.change({ size: key }),
          ),
        ),
    ];
  }, [text, language, settings, theme, size, showSettings, sizeSelector]);
}
