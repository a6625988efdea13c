import { ownText } from "../../catalogue/schema/record.ts";
import { type Language, languages } from "../../i18n/language.ts";
import type { PlanText } from "../../i18n/messages.ts";
import type { Translator } from "../../i18n/translator.ts";

/** The entered title of a page. */
export interface TitleEntry {
  /** Whether the title is a text key of the product or a text of its own. */
  as: "text" | "key";
  key: string;
  texts: Readonly<Partial<Record<Language, string>>>;
}

export const noTitle: TitleEntry = { as: "text", key: "", texts: {} };

/**
 * The title as written in a page: a text key, one text for all languages, or one for each language.
 */
export function titleSource({ as, key, texts }: TitleEntry): PlanText {
  if (as === "key") return key;
  const given = languages.flatMap((language): [Language, string][] => {
    const text = texts[language]?.trim() ?? "";
    return text === "" ? [] : [[language, text]];
  });
  const [first] = given;
  return given.length > 1 ? Object.fromEntries(given) : (first?.[1] ?? "");
}

/** The form entry for an existing page's title. */
export function titleEntry(title: unknown, texts: Translator): TitleEntry {
  if (typeof title === "string") {
    return texts.find(title) === undefined
      ? { ...noTitle, texts: { [texts.language]: title } }
      : { ...noTitle, as: "key", key: title };
  }
  const given = languages.flatMap((one): [Language, string][] => {
    const text = ownText(title, one);
    return text === undefined ? [] : [[one, text]];
  });
  return { ...noTitle, texts: Object.fromEntries(given) };
}
