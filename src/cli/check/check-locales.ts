import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages, pluralForms } from "../../i18n/language.ts";
import type { Texts } from "../../i18n/messages.ts";
import { createTranslator, keysOf, type Translator } from "../../i18n/translator.ts";
import { createLineIndex } from "../../language/source.ts";
import { suggest } from "../../language/suggest.ts";
import { type FileFault, type FilePlace, type Finding, findingAt } from "./finding.ts";

/** The texts of each language, by language code. */
type Locales = Readonly<Record<string, Texts>>;

/** The texts of each part of the product, by the folder that contains the files. */
export type TextFolders = Readonly<Record<string, Locales>>;

/**
 * Compares the languages of each folder. All must have the same keys, with the plural forms of the
 * language and the same placeholders, and no text may be empty. Top-level keys must differ between
 * folders.
 */
export function checkLocales(folders: TextFolders, root: string, sentences: Translator): Finding[] {
  const owners = new Map<string, string>();
  return Object.entries(folders).flatMap(([folder, locales]) => [
    ...repeatedNames(folder, locales, owners).map(({ key, other }) => {
      const file = `${folder}/en.ts`;
      const place = placeOfKey(readIfThere(join(root, file)), key);
      return findingAt(file, place, { code: "textTwice", values: { key, other } }, sentences);
    }),
    ...checkFolder(folder, locales, root, sentences),
  ]);
}

/** The top-level keys of a folder that another folder has too. */
function repeatedNames(
  folder: string,
  { en = {} }: Locales,
  owners: Map<string, string>,
): { key: string; other: string }[] {
  return Object.keys(en).flatMap((key) => {
    const other = owners.get(key);
    if (other === undefined) owners.set(key, folder);
    return other === undefined ? [] : [{ key, other }];
  });
}

function checkFolder(
  folder: string,
  locales: Locales,
  root: string,
  sentences: Translator,
): Finding[] {
  const all = languages.flatMap((language) => keysOf(locales[language] ?? {}));
  const english = createTranslator("en", locales.en ?? {});
  return languages.flatMap((language) => {
    const own = createTranslator(language, locales[language] ?? {});
    const file = `${folder}/${language}.ts`;
    const source = readIfThere(join(root, file));
    const wanted = new Set(all.flatMap((key) => formsOf(key, language)));
    return [...wanted].flatMap((key) => {
      const fault = faultOfKey(key, own, english);
      return fault ? findingAt(file, placeOfKey(source, key), fault, sentences) : [];
    });
  });
}

const pluralKey = /^(?<name>.+)_(?:zero|one|two|few|many|other)$/;

/**
 * The forms of a key in a language: a plural key has one key for each plural form of the language.
 */
function formsOf(key: string, language: Language): string[] {
  const name = pluralKey.exec(key)?.groups?.name;
  return name === undefined ? [key] : pluralForms[language].map((form) => `${name}_${form}`);
}

function faultOfKey(key: string, own: Translator, english: Translator): FileFault | null {
  const text = own.find(key);
  if (text === undefined) {
    const near = suggest(key, own.keys()) ?? "—";
    return { code: "missingText", values: { key, language: own.language, near } };
  }
  if (text.trim() === "") return { code: "emptyText", values: { key } };
  const name = pluralKey.exec(key)?.groups?.name ?? key;
  const wanted = placesIn(english.find(name) ?? text) || "—";
  const given = placesIn(text) || "—";
  return given === wanted ? null : { code: "otherPlaces", values: { key, given, wanted } };
}

function placesIn(text: string): string {
  return (text.match(/\{\{\w+\}\}/g) ?? []).toSorted().join(" ");
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** The place of a key in a language's file, or of its innermost part that exists. */
function placeOfKey(source: string, key: string): FilePlace {
  let from = 0;
  let found = { offset: 0, length: 1 };
  for (const [depth, step] of key.split(".").entries()) {
    // The formatter indents each level of keys, so the indentation shows the depth of a key.
    const line = new RegExp(`^${"  ".repeat(depth + 1)}"?${step}"?:`, "m");
    const match = line.exec(source.slice(from));
    if (!match) break;
    const indent = 2 * (depth + 1);
    found = { offset: from + match.index + indent, length: match[0].length - indent - 1 };
    from += match.index + match[0].length;
  }
  return { pointer: key, ...found, ...createLineIndex(source)(found.offset) };
}
