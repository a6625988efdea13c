import type { PlainKey, PluralKey, TextValues } from "../../i18n/messages.ts";
import { currentTexts, useLanguagePack } from "./language-store.ts";

/** Returns the text of a key; a key with plural forms needs a `count`. */
interface Say {
  (key: PlainKey, values?: TextValues): string;
  (key: PluralKey, values: TextValues & { count: number }): string;
}

/** The text of a key in the language shown. */
export const text: Say = (key: string, values?: TextValues) => currentTexts().say(key, values);

/**
 * The text of a key, or the value itself where it is no key, as titles of menus and pages may be
 * either.
 */
export function keyOrText(value: string, values?: TextValues): string {
  return currentTexts().say(value, values);
}

/**
 * The `text` function for components: it changes, and the component redraws, when the language
 * changes.
 */
export function useTexts(): Say {
  return useLanguagePack().texts.say;
}
