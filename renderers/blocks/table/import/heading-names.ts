import type { Translator } from "../../../../src/i18n/translator.ts";
import type { FieldPlan } from "../../../../src/language/plan/plans.ts";

/** A text as headings and labels are compared: whatever its case, width, spaces and mark. */
export function comparable(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\s*\*+\s*$/, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** All that a field may be called in a file: its name, and its title in every language. */
export function namesOf(
  { name, label, schema }: Pick<FieldPlan, "name" | "label" | "schema">,
  languages: readonly Translator[],
): Set<string> {
  const titles = languages.flatMap(({ say }) => [say(label), say(schema.title ?? name)]);
  return new Set([name, ...titles].map(comparable));
}
