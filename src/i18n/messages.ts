import type { en } from "./en.ts";
import type { Language, PluralForm } from "./language.ts";

/** A tree of texts, whose leaves are sentences with placeholders such as `{{name}}`. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Texts that are loaded when they are first needed, such as those of a kind or of the studio. */
export type TextPart = Readonly<Record<Language, () => Promise<Texts>>>;

/**
 * The type of the translation of `English` into another language: the same keys, and instead of
 * `name_one` and `name_other` the plural forms of that language.
 */
export type Translation<English, L extends Language> = {
  [Key in keyof English as InForms<Key, L>]: English[Key] extends string
    ? string
    : Translation<English[Key], L>;
};

type InForms<Key, L extends Language> = Key extends `${infer Name}_${PluralForm<"en">}`
  ? `${Name}_${PluralForm<L>}`
  : Key;

/** All texts of one language; a missing key or plural form fails the type check. */
export type Messages<L extends Language = "en"> = Translation<typeof en, L>;

type KeysOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${KeysOf<T[Key]>}`;
}[keyof T & string];

type NameOf<Key, Form extends string> = Key extends `${infer Name}_${Form}` ? Name : never;

/** The key of a text with plural forms, which requires a `count`. */
export type PluralKey = NameOf<KeysOf<typeof en>, PluralForm<"en">>;

/** The key of a text that requires no `count`. */
export type PlainKey = Exclude<KeysOf<typeof en>, `${PluralKey}_${PluralForm<"en">}`>;

/**
 * A text in a plan, which a translator turns into one language: the key of a text, words for all
 * languages, or separate words for each language.
 */
export type PlanText = string | Readonly<Partial<Record<Language, string>>>;

/** The values for a text's placeholders; several are listed as the language lists them. */
export type TextValues = Readonly<Record<string, string | number | readonly string[]>>;
