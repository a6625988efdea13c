import type { en } from "./en.ts";
import type { Language, PluralForm } from "./language.ts";

/** A tree of texts; leaves are sentences with `{{name}}` places. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Texts that are loaded when something first needs them: those of a kind, or of the studio. */
export type TextPart = Readonly<Record<Language, () => Promise<Texts>>>;

/**
 * The texts of `English` in another language: the same keys, and for `name_one` and `name_other`
 * the plural forms that this language has.
 */
export type Translation<English, L extends Language> = {
  [Key in keyof English as InForms<Key, L>]: English[Key] extends string
    ? string
    : Translation<English[Key], L>;
};

type InForms<Key, L extends Language> = Key extends `${infer Name}_${PluralForm<"en">}`
  ? `${Name}_${PluralForm<L>}`
  : Key;

/** All texts of one language; a language that lacks a key or a plural form fails the type check. */
export type Messages<L extends Language = "en"> = Translation<typeof en, L>;

type KeysOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${KeysOf<T[Key]>}`;
}[keyof T & string];

type NameOf<Key, Form extends string> = Key extends `${infer Name}_${Form}` ? Name : never;

/** The key of a text that says how many there are: it needs a `count`. */
export type PluralKey = NameOf<KeysOf<typeof en>, PluralForm<"en">>;

/** The key of a text that needs no `count`. */
export type PlainKey = Exclude<KeysOf<typeof en>, `${PluralKey}_${PluralForm<"en">}`>;

/**
 * A text of no language yet, as plans hold it: the key of a text, else words that are the same in
 * every language; or the words of each language. A translator says it.
 */
export type PlanText = string | Readonly<Partial<Record<Language, string>>>;

/** The values in a text's places. */
export type TextValues = Readonly<Record<string, string | number>>;
