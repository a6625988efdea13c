import type { PlainKey, PluralKey, TextValues } from "../../i18n/messages.ts";
import { currentTexts, useLanguagePack } from "./language-store.ts";

/** Says the text of a key; one with plural forms needs a `count`. */
interface Say {
  (key: PlainKey, values?: TextValues): string;
  (key: PluralKey, values: TextValues & { count: number }): string;
}

/** The text of a key in the language shown. */
export const text: Say = (key: string, values?: TextValues) => currentTexts().say(key, values);

/** The text of a key, else the text itself: for titles from menus and pages. */
export function keyOrText(value: string, values?: TextValues): string {
  return currentTexts().say(value, values);
}

/** `text`, in a component that redraws when the language changes; another function then. */
export function useTexts(): Say {
  return useLanguagePack().texts.say;
}
