import type { Translator } from "../../i18n/translator.ts";
import { commonProperties } from "../block.ts";
import { cellProperties } from "../cell.ts";
import { descriptionOf } from "../description.ts";
import type { LanguageEnvironment, ValueKind } from "../environment.ts";
import { blocksOfKind } from "../migrations/migration.ts";
import { pageShape } from "../page.ts";
import { problemSeverity } from "../problem.ts";
import type { Property } from "../shape/shape.ts";
import { entryNamed, nodesIn, plainValue, readSource, type SourceNode } from "../source.ts";
import { expressionsChapter } from "./expressions/expression-chapter.ts";
import { namedShapes, propertiesOf } from "./named-shapes.ts";
import { propertyLines } from "./property-lines.ts";
import { table } from "./table.ts";
import { opening, type ReferenceLanguage, word } from "./words.ts";

/** A chapter of the reference: a Markdown file that links to the files of other chapters. */
export interface Chapter {
  file: string;
  markdown: string;
}

/**
 * The reference of the page language in the environment's language, generated from the shapes and
 * summaries of all registries, with examples from existing pages.
 */
export function referenceOf(
  environment: LanguageEnvironment,
  sources: readonly string[],
): readonly Chapter[] {
  const examples = examplesFrom(sources);
  return [
    { file: "pages.md", markdown: pageChapter(environment) },
    { file: "blocks.md", markdown: blocksChapter(environment, examples) },
    { file: "parts.md", markdown: partsChapter(environment) },
    { file: "cells.md", markdown: cellsChapter(environment, examples) },
    { file: "widgets.md", markdown: widgetsChapter(environment, examples) },
    { file: "expressions.md", markdown: expressionsChapter(environment) },
    { file: "problems.md", markdown: problemsChapter(environment) },
  ];
}

/** The whole reference as one document. */
export function wholeReference(chapters: readonly Chapter[]): string {
  const whole = chapters.map(({ markdown }) => markdown).join("\n\n");
  return `${whole.replaceAll(/\]\([a-z]+\.md#/g, "](#")}\n`;
}

/** The chapter on the page and the properties that all blocks share. */
function pageChapter(language: ReferenceLanguage): string {
  return [
    opening(language, "pages"),
    propertyTable(language, propertiesOf(pageShape)),
    `#${opening(language, "texts")}`,
  ].join("\n\n");
}

function blocksChapter(environment: LanguageEnvironment, examples: Examples): string {
  const kinds = [...environment.blocks.values()].map(({ name, summary, shape }) =>
    [
      `## ${name}\n\n${descriptionOf(environment, summary)}`,
      propertyTable(environment, propertiesOf(shape)),
      ...exampleOf(examples.ofKind(name)),
    ].join("\n\n"),
  );
  const every = word(environment, "everyBlock");
  const common = `## ${every}\n\n${propertyTable(environment, commonProperties)}`;
  return [`# ${word(environment, "blocks")}`, common, ...kinds].join("\n\n");
}

/** The chapter on the parts that kinds share: actions, calls, columns and fields. */
function partsChapter(language: ReferenceLanguage): string {
  const parts = namedShapes.map(({ name, summary, properties }) =>
    [`## ${name}\n\n${descriptionOf(language, summary)}`, propertyTable(language, properties)].join(
      "\n\n",
    ),
  );
  return [`# ${word(language, "parts")}`, ...parts].join("\n\n");
}

function cellsChapter(environment: LanguageEnvironment, examples: Examples): string {
  const all = [...environment.cells.values()].map((cell) => {
    const properties = cellProperties(cell);
    const isTold = Object.keys(properties).length > 0;
    return [
      `## ${cell.name}\n\n${descriptionOf(environment, cell.summary)}`,
      ...(isTold ? [propertyTable(environment, properties)] : []),
      ...exampleOf(examples.ofProperty("cell", cell.name)),
    ].join("\n\n");
  });
  return [opening(environment, "cells"), ...all].join("\n\n");
}

function widgetsChapter(environment: LanguageEnvironment, examples: Examples): string {
  const all = [...environment.widgets.values()].map((widget: ValueKind) =>
    [
      `## ${widget.name}\n\n${descriptionOf(environment, widget.summary)}`,
      ...exampleOf(examples.ofProperty("widget", widget.name)),
    ].join("\n\n"),
  );
  return [opening(environment, "widgets"), ...all].join("\n\n");
}

function problemsChapter(language: ReferenceLanguage): string {
  const { texts } = language;
  const lines = Object.entries(problemSeverity).map(([code, severity]) => [
    `\`${code}\``,
    word(language, `severity.${severity}`),
    general(texts, `problem.${code}.message`),
    general(texts, `problem.${code}.remedy`),
  ]);
  const heads = words(language, ["code", "severityHead", "wrong", "remedy"]);
  return `# ${word(language, "problems")}\n\n${table(heads, lines)}`;
}

/** A text with its placeholders, in its most general form where it has plural forms. */
function general(texts: Translator, key: string): string {
  const said = texts.say(key);
  return said === key ? texts.say(`${key}_other`) : said;
}

function propertyTable(
  language: ReferenceLanguage,
  properties: Readonly<Record<string, Property>>,
): string {
  const lines = propertyLines(properties, language).map(({ path, type, isRequired, summary }) => [
    `\`${path}\``,
    type,
    isRequired ? word(language, "required") : "",
    summary,
  ]);
  return table(words(language, ["property", "type", "needed", "purpose"]), lines);
}

function words(language: ReferenceLanguage, keys: readonly string[]): string[] {
  return keys.map((key) => word(language, key));
}

function exampleOf(source: string | null): string[] {
  return source === null ? [] : [`\`\`\`json\n${source}\n\`\`\``];
}

/** Finds parts of existing pages to serve as examples in the reference. */
interface Examples {
  /** The shortest block of a kind, as JSON; `null` where no page has one. */
  ofKind(kind: string): string | null;
  /**
   * The shortest part with a property of a value, such as a column with a `cell`; `null` if there
   * is none.
   */
  ofProperty(name: string, value: string): string | null;
}

function examplesFrom(sources: readonly string[]): Examples {
  const roots = sources.flatMap((source) => readSource(source).root ?? []);
  const nodes = roots.flatMap(nodesIn);
  return {
    ofKind: (kind) => shortest(roots.flatMap((root) => blocksOfKind(root, kind))),
    ofProperty: (name, value) =>
      shortest(
        nodes.filter((node) => {
          const found = entryNamed(node, name)?.node;
          return (
            found?.scalar === value || (found && entryNamed(found, "kind")?.node.scalar === value)
          );
        }),
      ),
  };
}

function shortest(nodes: readonly SourceNode[]): string | null {
  const written = nodes.map((node) => JSON.stringify(plainValue(node), null, 2));
  return written.toSorted((a, b) => a.length - b.length)[0] ?? null;
}
