import { descriptionOf } from "../../description.ts";
import type { LanguageEnvironment } from "../../environment.ts";
import { table } from "../table.ts";
import { type ReferenceLanguage, word } from "../words.ts";
import { type ExpressionSection, expressionSections } from "./chapter-sections.ts";
import { signatureOf } from "./signature.ts";

/**
 * The reference's chapter on expressions with examples, and the list of icons that a page may use.
 */
export function expressionsChapter(environment: LanguageEnvironment): string {
  const { icons } = environment;
  return [
    `# ${word(environment, "expressions")}`,
    ...expressionSections.map((section) => sectionText(section, environment)),
    `# ${word(environment, "icons")}\n\n${icons.map((name) => `\`${name}\``).join(", ")}`,
  ].join("\n\n");
}

function sectionText(section: ExpressionSection, language: ReferenceLanguage): string {
  const { heading, about, entries } = section;
  return [
    `## ${word(language, heading)}`,
    ...about.map(({ summary }) => descriptionOf(language, summary)),
    ...(Object.keys(entries).length > 0 ? [entryTable(section, language)] : []),
  ].join("\n\n");
}

function entryTable({ heading, entries }: ExpressionSection, language: ReferenceLanguage): string {
  const lines = Object.entries(entries).map(([name, entry]) => [
    `\`${writtenAs(name, heading)}\``,
    descriptionOf(language, entry.summary),
    ...(entry.example !== undefined
      ? [`\`${entry.example}\``, `\`${JSON.stringify(entry.result)}\``]
      : []),
  ]);
  const heads = ["written", "purpose", "example", "result"].slice(0, lines[0]?.length);
  return table(
    heads.map((head) => word(language, head)),
    lines,
  );
}

function writtenAs(name: string, heading: string): string {
  if (heading === "functions") return signatureOf(name, false) ?? name;
  return (isCalledOnValues(heading) && signatureOf(name, true)) || name;
}

const isCalledOnValues = (heading: string): boolean =>
  heading === "macros" || heading === "methods";
