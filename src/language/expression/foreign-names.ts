import type { Type } from "../type.ts";

/**
 * The names in other languages of this language's functions and methods, by the name in this
 * language.
 */
const foreign: Readonly<Record<string, readonly string[]>> = {
  upper: ["toUpperCase", "toLocaleUpperCase", "uppercase", "upperCase", "ucase"],
  lower: ["toLowerCase", "toLocaleLowerCase", "lowercase", "lowerCase", "lcase"],
  contains: ["includes", "indexOf", "has", "match"],
  replace: ["replaceAll", "substitute"],
  substring: ["slice", "substr", "mid", "left"],
  size: ["length", "len", "count", "Count"],
  string: ["str", "toString", "String", "text"],
  number: ["int", "double", "parseInt", "parseFloat", "Number", "toNumber"],
  average: ["avg", "mean"],
  sum: ["total", "reduce"],
  exists: ["some", "any"],
  all: ["every"],
  filter: ["where", "find"],
  map: ["select", "forEach"],
  distinct: ["unique", "uniq"],
  round: ["toFixed"],
  ceil: ["ceiling"],
  sortBy: ["orderBy", "sorted"],
};

/** The name in this language that a name from another language stands for. */
export function meantBy(name: string, known: readonly string[]): string | null {
  const found = Object.entries(foreign).find(([, names]) => names.includes(name))?.[0];
  return found !== undefined && known.includes(found) ? found : null;
}

/**
 * The call that replaces a property of texts and lists in other languages, such as `length`; `null`
 * for other properties.
 */
export function meantAsMember(name: string, { kind }: Type): string | null {
  const hasSize = kind === "string" || kind === "list";
  return hasSize && meantBy(name, ["size"]) ? "size()" : null;
}
