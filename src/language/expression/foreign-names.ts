import type { Type } from "../type.ts";

/** The names that other languages use for functions and methods of this one, by the name here. */
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

/** The known name that a name from another language stands for. */
export function meantBy(name: string, known: readonly string[]): string | null {
  const found = Object.entries(foreign).find(([, names]) => names.includes(name))?.[0];
  return found !== undefined && known.includes(found) ? found : null;
}

/** What stands for a property that texts and lists have in other languages. */
export function meantAsMember(name: string, { kind }: Type): string | null {
  const hasSize = kind === "string" || kind === "list";
  return hasSize && meantBy(name, ["size"]) ? "size()" : null;
}
