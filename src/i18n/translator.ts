import { createInstance } from "i18next";
import type { Language } from "./language.ts";
import type { PlanText, TextPart, Texts, TextValues } from "./messages.ts";
import { fillPlaces } from "./places.ts";

/** The texts of one language, found and said; the same in browser, service and command line. */
export interface Translator {
  readonly language: Language;
  /**
   * The text at a key that a page may say, its places unfilled, in its most general form; else
   * `undefined`, as for the texts of a part: they are there only with what needs them.
   */
  find(key: string): string | undefined;
  /**
   * A text in this language, its places filled: of a key, the text there in the form that `count`
   * asks for, else the key itself; of the words of each language, those of the nearest.
   */
  say(text: PlanText, values?: TextValues): string;
  /** Every key that a page may say. */
  keys(): readonly string[];
}

/** A translator to which texts can be added that are loaded later. */
export interface GrowingTranslator extends Translator {
  /** Loads a part's texts once, and has them from then on. */
  add(part: TextPart): Promise<void>;
}

/** A translator of texts that are there already, at once, with those of parts that are there too. */
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
    // A title may hold any sign, and be called as a group of texts is.
    nsSeparator: false,
    ignoreJSONStructure: false,
    returnedObjectHandler: (key: string) => key,
    // A place without a value stays visible.
    missingInterpolationHandler: (_text: string, [place]: RegExpExecArray) => place,
    // Texts do not hold each other, so that a title with "$t(" stays as it is.
    interpolation: { escapeValue: false, nestingPrefix: "\u0000" },
  });
  const say = instance.getFixedT(language);
  const added = new Map<TextPart, Promise<void>>();
  const load = async (part: TextPart): Promise<void> => {
    instance.addResourceBundle(language, "translation", await part[language]());
  };
  // Not asked of the instance: a page has hundreds of titles, of which most are no key.
  const find = (key: string): string | undefined => textsByKey(texts).get(key);
  return {
    language,
    find: (key) => find(key) ?? find(`${key}_other`),
    say: (text, values = {}) =>
      typeof text === "string" && !text.includes("{{")
        ? say(text, values)
        : fillPlaces(inLanguage(text, language), values),
    keys: () => keysOf(texts),
    add(part) {
      const known = added.get(part) ?? load(part);
      added.set(part, known);
      // What failed is tried again when it is needed again.
      known.catch(() => added.delete(part));
      return known;
    },
  };
}

function inLanguage(text: PlanText, language: Language): string {
  if (typeof text === "string") return text;
  return text[language] ?? text.en ?? Object.values(text)[0] ?? "";
}

const knownTexts = new WeakMap<Texts, ReadonlyMap<string, string>>();

/** Every dotted key of a tree of texts. */
export function keysOf(texts: Texts): readonly string[] {
  return [...textsByKey(texts).keys()];
}

/** The texts of a tree by their dotted keys. */
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
