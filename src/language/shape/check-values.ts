import { languages } from "../../i18n/language.ts";
import type { ProblemCode } from "../problem.ts";
import type { SourceNode } from "../source.ts";
import { entryNamed, plainValue } from "../source.ts";
import { suggest } from "../suggest.ts";
import { meantByOther, meantByPattern } from "./other-names.ts";
import type { ReferenceKind } from "./shape.ts";
import { faulty, type ShapeContext, wrongType } from "./shape-context.ts";

const unknownCode: Readonly<Record<ReferenceKind, ProblemCode>> = {
  operation: "unknownOperation",
  cell: "unknownCell",
  widget: "unknownWidget",
  icon: "unknownIcon",
  field: "unknownField",
  block: "unknownBlock",
};

/** Checks a whole number against its bounds. */
export function checkInteger(
  node: SourceNode,
  { minimum, maximum }: { minimum: number; maximum: number },
  context: ShapeContext,
): unknown {
  if (typeof node.scalar !== "number" || !Number.isInteger(node.scalar)) {
    return wrongType(node, "integer", context);
  }
  if (node.scalar >= minimum && node.scalar <= maximum) return node.scalar;
  context.report("outOfRange", node.pointer, { value: node.scalar, minimum, maximum });
  return faulty;
}

/** Checks a string against a list of values or a pattern. */
export function checkString(
  node: SourceNode,
  { values, pattern }: { values: readonly string[] | null; pattern: string | null },
  context: ShapeContext,
): unknown {
  const value = node.scalar;
  if (typeof value !== "string") return wrongType(node, "string", context);
  if (values && !values.includes(value)) {
    const options = { suggestion: suggest(value, values) ?? meantByOther(value, values) };
    context.report("notOneOf", node.pointer, { value, known: values.join(", ") }, options);
    return faulty;
  }
  if (pattern && !compiled(pattern).test(value)) {
    const suggestion = meantByPattern(value, compiled(pattern));
    context.report("notOneOf", node.pointer, { value, known: pattern, pattern }, { suggestion });
    return faulty;
  }
  return value;
}

const patterns = new Map<string, RegExp>();

/** The compiled regular expression of a pattern, which is kept since shapes have few patterns. */
function compiled(pattern: string): RegExp {
  const known = patterns.get(pattern);
  if (known) return known;
  const made = new RegExp(pattern);
  patterns.set(pattern, made);
  return made;
}

/** How many names a message lists before it says that there are more. */
const mostNamed = 12;

const namedFew = (names: readonly string[]): string =>
  names.length <= 3 * mostNamed ? names.join(", ") : [...names.slice(0, mostNamed), "…"].join(", ");

/** Checks a name against the names that the whole language knows. */
export function checkReference(
  node: SourceNode,
  to: ReferenceKind,
  context: ShapeContext,
): unknown {
  const value = node.scalar;
  if (typeof value !== "string") return wrongType(node, to, context);
  const known = context.names[to];
  if (!known || known.has(value)) return value;
  const names = [...known.keys()];
  const suggestion = suggest(value, names) ?? meantByOther(value, names);
  context.report(
    unknownCode[to],
    node.pointer,
    { name: value, known: namedFew(names) },
    { suggestion },
  );
  return faulty;
}

/** Whether a text says nothing: it is empty, or the “…” that a quick fix leaves to be written. */
const isUnsaid = ({ scalar }: SourceNode): boolean => /^[\s….]*$/.test(String(scalar ?? ""));

/**
 * Checks a text for people: a string that is not empty, or an object with such a text for every
 * language.
 */
export function checkText(node: SourceNode, context: ShapeContext): unknown {
  if (typeof node.scalar === "string") {
    // An empty label of a button or heading cannot be found by anybody, so it is reported.
    if (isUnsaid(node)) {
      context.report("missingTranslation", node.pointer, { languages: languages.join(", ") });
    }
    return node.scalar;
  }
  if (node.type !== "object") return wrongType(node, "text", context);
  const isLanguage = ({ key }: { key: string }) => languages.some((language) => language === key);
  // An object with several entries, none of them a language, is not a translated text.
  if (node.entries.length > 1 && !node.entries.some(isLanguage)) {
    return wrongType(node, "text", context);
  }
  const strangers = node.entries.filter((entry) => !isLanguage(entry));
  const unwritten = languages.filter((language) => !entryNamed(node, language));
  const [meant = null] = strangers.length === 1 && unwritten.length === 1 ? unwritten : [];
  for (const entry of node.entries) {
    const { key, node: child } = entry;
    if (!isLanguage(entry)) {
      const values = { name: key, known: languages.join(", ") };
      const suggestion = meant ?? suggest(key, languages);
      context.report("unknownProperty", child.pointer, values, { suggestion, onKey: true });
    } else if (typeof child.scalar !== "string") wrongType(child, "string", context);
  }
  const said = node.entries.filter((entry) => !isUnsaid(entry.node));
  const written = new Set(said.map(({ key }) => key));
  const missing = languages.filter((language) => !written.has(language) && language !== meant);
  if (missing.length > 0) {
    context.report("missingTranslation", node.pointer, { languages: missing.join(", ") });
  } else {
    const left = untranslatedIn(node);
    if (left.length > 0) {
      context.report("untranslated", node.pointer, { languages: left.join(", ") });
    }
  }
  return plainValue(node);
}

/**
 * The languages whose text is only a copy of the English one, as a quick fix leaves it to be
 * translated. A name or an abbreviation may be the same in every language.
 */
function untranslatedIn(node: SourceNode): string[] {
  const textIn = (language: string) => String(entryNamed(node, language)?.node.scalar ?? "").trim();
  const english = textIn("en");
  const copied = languages.filter((one) => one !== "en" && textIn(one) === english);
  const words = english.replaceAll(/\{\{.*?\}\}/g, " ").match(/\p{L}+/gu) ?? [];
  const isSentence = words.slice(1).some((word) => /^\p{Ll}{3}/u.test(word));
  const isWord = words.some((word) => /^\p{L}\p{Ll}{2}/u.test(word));
  const isAll = copied.length === languages.length - 1;
  const isEast = copied.includes("zh") && copied.includes("ja");
  // Spanish shares words with English, such as “Total”.
  const told = isAll ? copied : copied.filter((language) => language !== "es" || isSentence);
  return isSentence || (isWord && isEast) ? told : [];
}
