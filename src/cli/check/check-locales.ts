import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages, pluralForms } from "../../i18n/language.ts";
import type { Texts } from "../../i18n/messages.ts";
import { createTranslator, keysOf, type Translator } from "../../i18n/translator.ts";
import { createLineIndex } from "../../language/source.ts";
import { suggest } from "../../language/suggest.ts";
import { type FileFault, type FilePlace, type Finding, findingAt } from "./finding.ts";

/** The texts of each language, by its name. */
type Locales = Readonly<Record<string, Texts>>;

/** The texts of each part of the product, by the folder that holds its files. */
export type TextFolders = Readonly<Record<string, Locales>>;

/**
 * Holds the languages of each folder against each other: the same keys in all of them, each in the
 * plural forms of its language; the same places for values in each text, and no text empty. No two
 * folders begin their keys alike.
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

/** The names at which the keys of a folder begin, and of another one already. */
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

/** A key as a language has it: for one that ends in a plural form, each of the language's own. */
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

/** Where a key stands in a language's file, else the innermost part of it that is there. */
function placeOfKey(source: string, key: string): FilePlace {
  let from = 0;
  let found = { offset: 0, length: 1 };
  for (const [depth, step] of key.split(".").entries()) {
    // Such files are formatted: what is further in stands further in.
    const line = new RegExp(`^${"  ".repeat(depth + 1)}"?${step}"?:`, "m");
    const match = line.exec(source.slice(from));
    if (!match) break;
    const indent = 2 * (depth + 1);
    found = { offset: from + match.index + indent, length: match[0].length - indent - 1 };
    from += match.index + match[0].length;
  }
  return { pointer: key, ...found, ...createLineIndex(source)(found.offset) };
}
