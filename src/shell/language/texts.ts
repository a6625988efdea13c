import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../i18n/language.ts";
import type { Messages } from "../../i18n/messages.ts";
import { translations } from "./language-store.ts";

type KeysOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${KeysOf<T[Key]>}`;
}[keyof T & string];

/** A key of the locales. */
export type MessageKey = KeysOf<Messages>;

type Values = Readonly<Record<string, string | number>>;

/** The text of a key in the language shown. */
export function text(key: MessageKey, values: Values = {}): string {
  return translations.t(key, values);
}

/** The text of a key, else the text itself: for titles from menus and pages. */
export function keyOrText(value: string, values: Values = {}): string {
  return value !== "" && translations.exists(value) ? translations.t(value, values) : value;
}

const inLanguage = new Map<string, typeof keyOrText>();

/** `keyOrText` in a language: the same function each time, another one for another language. */
export function keyOrTextIn(language: Language): typeof keyOrText {
  const made = inLanguage.get(language);
  if (made) return made;
  const translate = translations.getFixedT(language);
  const keyOrTextThere: typeof keyOrText = (value, values = {}) =>
    value !== "" && translations.exists(value, { lng: language })
      ? translate(value, values)
      : value;
  inLanguage.set(language, keyOrTextThere);
  return keyOrTextThere;
}

/** `text`, in a component that redraws when the language changes; another function then. */
export function useTexts(): typeof text {
  const { i18n } = useTranslation(undefined, { i18n: translations });
  const { language } = i18n;
  return useMemo(() => {
    const translate = translations.getFixedT(language);
    return (key, values = {}) => translate(key, values);
  }, [language]);
}
