import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { keptBy } from "../../../catalogue/kept-by.ts";
import type { CallPlanner } from "../../environment.ts";
import { suggest } from "../../suggest.ts";
import type { Type } from "../../type.ts";

/** Every dictionary that a field of the catalogue refers to. */
export const dictionariesOf = keptBy((catalogue: Catalogue): readonly string[] => [
  ...new Set(namedIn([...catalogue.documents.values()])),
]);

function namedIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === "x-dict" && typeof inner === "string" ? [inner] : namedIn(inner),
  );
}

/**
 * Reports a dictionary name that is similar to one of the catalogue's. Any other name may be a
 * dictionary that an administrator created, which is known only while the page runs.
 */
export function reportDictionary(
  { catalogue, report }: CallPlanner,
  operation: string,
  parameter: string,
  type: Type,
  pointer: string,
): void {
  const { dictionary } = catalogue;
  if (dictionary?.operation !== operation || dictionary.type !== parameter) return;
  const [name, ...others] = (type.kind === "string" && type.values) || [];
  const names = dictionariesOf(catalogue);
  if (name === undefined || others.length > 0 || names.includes(name)) return;
  const suggestion = suggest(name, names);
  if (suggestion === null) return;
  report("unknownDictionary", pointer, { name, known: names.join(", ") }, { suggestion });
}
