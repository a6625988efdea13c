import { createInstance } from "i18next";
import { isolated } from "./isolated.ts";
import { type Language, languageTags, listed } from "./language.ts";
import type { PlanText, TextPart, Texts, TextValues } from "./messages.ts";
import { fillPlaces } from "./places.ts";

/** Looks up the texts of one language; the same in browser, service and command line. */
export interface Translator {
  readonly language: Language;
  /**
   * The text at a key that pages may use, in its most general form and with its placeholders;
   * otherwise `undefined`, also for texts of a part, which may not be loaded.
   */
  find(key: string): string | undefined;
  /**
   * A text in this language with its placeholders filled: for a key, the text in the plural form
   * that `count` requires, or the key itself if it is unknown; for words in several languages,
   * those of the closest language.
   */
  say(text: PlanText, values?: TextValues): string;
  /** Every key that pages may use. */
  keys(): readonly string[];
}

/** A translator to which further texts can be added later. */
export interface GrowingTranslator extends Translator {
  /** Loads the texts of a part once and keeps them. */
  add(part: TextPart): Promise<void>;
}

/** How many texts without values a translator remembers. */
const mostSaid = 2000;

/** Creates a translator of the given texts, and of the parts whose texts are given too. */
export function createTranslator(
  language: Language,
  texts: Texts,
  parts: readonly Texts[] = [],
): GrowingTranslator {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: Object.assign({}, ...parts, texts) } },
    // A title may contain any character, and may equal the key of a group of texts.
    nsSeparator: false,
    ignoreJSONStructure: false,
    returnedObjectHandler: (key: string) => key,
    // A placeholder without a value stays visible.
    missingInterpolationHandler: (_text: string, [place]: RegExpExecArray) => place,
    interpolation: { escapeValue: false },
  });
  const fixed = instance.getFixedT(language);
  // Texts cannot include other texts, so that a title with "$t(" stays unchanged.
  const translate = (key: string, filling = {}) => fixed(key, { ...filling, nest: false });
  const numbers = new Intl.NumberFormat(languageTags[language]);
  // The library takes some time for each text, and a page says the same ones for each of its rows.
  const said = new Map<string, string>();
  const sayAgain = (key: string): string => {
    const known = said.get(key);
    if (known !== undefined) return known;
    if (said.size >= mostSaid) said.clear();
    const found = translate(key);
    said.set(key, found);
    return found;
  };
  const added = new Map<TextPart, Promise<void>>();
  const load = async (part: TextPart): Promise<void> => {
    instance.addResourceBundle(language, "translation", await part[language]());
    said.clear();
  };
  // The lookup bypasses the translation library, since a page has hundreds of titles that are no
  // keys.
  const find = (key: string): string | undefined => textsByKey(texts).get(key);
  return {
    language,
    find: (key) => find(key) ?? find(`${key}_other`),
    say(text, values) {
      const filling = values && inSentence(values, language);
      if (typeof text !== "string" || text.includes("{{")) {
        return fillPlaces(inLanguage(text, language), filling ?? {});
      }
      if (!filling) return sayAgain(text);
      const { count } = filling;
      // Other numbers may be codes or line numbers, whose digits are not grouped.
      if (typeof count !== "number") return translate(text, filling);
      return translate(text, { count, replace: { ...filling, count: numbers.format(count) } });
    },
    keys: () => keysOf(texts),
    add(part) {
      const known = added.get(part) ?? load(part);
      added.set(part, known);
      // A part that failed to load is loaded again when it is next needed.
      known.catch(() => added.delete(part));
      return known;
    },
  };
}

/** Values as they stand in a sentence: lists as text, and no text that turns the others around. */
function inSentence(values: TextValues, language: Language): Record<string, string | number> {
  const said = Object.entries(values).map(([name, value]) => {
    if (typeof value === "number") return [name, value];
    const text = typeof value === "string" ? isolated(value) : listed(value, language);
    return [name, text];
  });
  return Object.fromEntries(said);
}

function inLanguage(text: PlanText, language: Language): string {
  if (typeof text === "string") return text;
  return text[language] ?? text.en ?? Object.values(text)[0] ?? "";
}

const knownTexts = new WeakMap<Texts, ReadonlyMap<string, string>>();

/** Every key of a tree of texts, joined with dots. */
export function keysOf(texts: Texts): readonly string[] {
  return [...textsByKey(texts).keys()];
}

/** The texts of a tree by their keys, joined with dots. */
function textsByKey(texts: Texts): ReadonlyMap<string, string> {
  const known = knownTexts.get(texts);
  if (known) return known;
  const found = new Map(readTexts(texts, ""));
  knownTexts.set(texts, found);
  return found;
}

function readTexts(texts: Texts, prefix: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : readTexts(value, `${prefix}${key}.`),
  );
}
