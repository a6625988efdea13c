import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../i18n/language.ts";
import type { Messages } from "../../i18n/messages.ts";
import { fillText, type Texts, textAt } from "../../i18n/translate.ts";
import { keysOf } from "../../language/plan/text.ts";
import { createLineIndex } from "../../language/source.ts";
import { suggest } from "../../language/suggest.ts";
import type { FilePlace, Finding } from "./finding.ts";

/** The texts of each language, by its name. */
export type Locales = Readonly<Record<string, Texts>>;

/**
 * Holds the languages against each other: the same keys in all of them, the same places for values
 * in each text, and no text empty.
 */
export function checkLocales(locales: Locales, root: string, messages: Messages): Finding[] {
  const all = new Set(languages.flatMap((language) => keysOf(locales[language] ?? {})));
  return languages.flatMap((language) => {
    const own = locales[language] ?? {};
    const file = `src/i18n/${language}.ts`;
    const source = readIfThere(join(root, file));
    const tell = (code: Code, key: string, values: Record<string, string>): Finding => {
      const { message, remedy } = messages.fileFault[code];
      const filled = { message: fillText(message, values), remedy: fillText(remedy, values) };
      return { file, ...placeOfKey(source, key), severity: "error", code, ...filled };
    };
    return [...all].flatMap((key) => faultsOfKey(key, own, locales, language, tell));
  });
}

type Code = "missingText" | "emptyText" | "otherPlaces";

function faultsOfKey(
  key: string,
  own: Texts,
  locales: Locales,
  language: string,
  tell: (code: Code, key: string, values: Record<string, string>) => Finding,
): Finding[] {
  const text = textAt(own, key);
  if (text === undefined) {
    const near = suggest(key, keysOf(own)) ?? "—";
    return [tell("missingText", key, { key, language, near })];
  }
  if (text.trim() === "") return [tell("emptyText", key, { key })];
  const wanted = placesIn(textAt(locales.en ?? {}, key) ?? text);
  const given = placesIn(text);
  if (given === wanted) return [];
  return [tell("otherPlaces", key, { key, given: given || "—", wanted: wanted || "—" })];
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
