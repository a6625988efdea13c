import { type Texts, textAt } from "../../i18n/translate.ts";
import { commonProperties } from "../block.ts";
import { cellProperties } from "../cell.ts";
import type { LanguageEnvironment, ValueKind } from "../environment.ts";
import { functions, methods } from "../expression/functions.ts";
import { pageShape } from "../page.ts";
import { problemSeverity } from "../problem.ts";
import type { Property } from "../shape/shape.ts";
import { typeName } from "../type.ts";
import type { Examples } from "./examples.ts";
import { namedShapes, propertiesOf } from "./named-shapes.ts";
import { propertyLines } from "./property-lines.ts";

/** The page and what every block may say. */
export function pageChapter(): string {
  return [
    "# Pages\n\nA page is one JSON file. A string in an argument is an expression.",
    propertyTable(propertiesOf(pageShape)),
  ].join("\n\n");
}

/** Every block kind, with its properties and an example. */
export function blocksChapter({ blocks }: LanguageEnvironment, examples: Examples): string {
  const kinds = [...blocks.values()].map(({ name, summary, shape }) =>
    [
      `## ${name}\n\n${summary}`,
      propertyTable(propertiesOf(shape)),
      ...exampleOf(examples.ofKind(name)),
    ].join("\n\n"),
  );
  const common = `## Every block\n\n${propertyTable(commonProperties)}`;
  return ["# Blocks", common, ...kinds].join("\n\n");
}

/** The parts that kinds share: actions, calls, columns, fields. */
export function partsChapter(): string {
  const parts = namedShapes.map(({ name, summary, properties }) =>
    [`## ${name}\n\n${summary}`, propertyTable(properties)].join("\n\n"),
  );
  return ["# Parts", ...parts].join("\n\n");
}

/** Every cell, with what a page may tell it. */
export function cellsChapter({ cells }: LanguageEnvironment, examples: Examples): string {
  const all = [...cells.values()].map((cell) => {
    const properties = cellProperties(cell);
    const isTold = Object.keys(properties).length > 0;
    return [
      `## ${cell.name}\n\n${cell.summary}`,
      ...(isTold ? [propertyTable(properties)] : []),
      ...exampleOf(examples.ofProperty("cell", cell.name)),
    ].join("\n\n");
  });
  return ["# Cells\n\nHow a value is shown.", ...all].join("\n\n");
}

/** Every widget. */
export function widgetsChapter({ widgets }: LanguageEnvironment, examples: Examples): string {
  const all = [...widgets.values()].map((widget: ValueKind) =>
    [
      `## ${widget.name}\n\n${widget.summary}`,
      ...exampleOf(examples.ofProperty("widget", widget.name)),
    ].join("\n\n"),
  );
  return ["# Widgets\n\nHow a value is entered.", ...all].join("\n\n");
}

/** The functions of the expression language, and the icons that a page may name. */
export function expressionsChapter({ icons }: LanguageEnvironment): string {
  const lines = [
    ...Object.entries(functions).map(([name, { parameters, answer }]) => [
      `\`${name}(${parameters.map(typeName).join(", ")})\``,
      typeName(answer),
    ]),
    ...Object.entries(methods).map(
      ([
        name,
        {
          parameters: [of, ...others],
          answer,
        },
      ]) => [
        `\`${of ? typeName(of) : ""}.${name}(${others.map(typeName).join(", ")})\``,
        typeName(answer),
      ],
    ),
  ];
  return [
    "# Expressions",
    table(["Function", "Answers"], lines),
    `# Icons\n\n${icons.map((name) => `\`${name}\``).join(", ")}`,
  ].join("\n\n");
}

/** Every problem that a page can have, with what to do. */
export function problemsChapter(texts: Texts): string {
  const lines = Object.entries(problemSeverity).map(([code, severity]) => [
    `\`${code}\``,
    severity,
    textAt(texts, `problem.${code}.message`) ?? "",
    textAt(texts, `problem.${code}.remedy`) ?? "",
  ]);
  return `# Problems\n\n${table(["Code", "Severity", "What is wrong", "What to do"], lines)}`;
}

function propertyTable(properties: Readonly<Record<string, Property>>): string {
  const lines = propertyLines(properties).map(({ path, type, isRequired, summary }) => [
    `\`${path}\``,
    type,
    isRequired ? "required" : "",
    summary,
  ]);
  return table(["Property", "What stands there", "Needed", "What for"], lines);
}

function exampleOf(source: string | null): string[] {
  return source === null ? [] : [`\`\`\`json\n${source}\n\`\`\``];
}

/** A table of Markdown; bars in it stand for themselves. */
function table(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const row = (values: readonly string[]): string =>
    `| ${values.map((value) => value.replaceAll("|", "\\|")).join(" | ")} |`;
  return [row(heads), row(heads.map(() => "---")), ...lines.map(row)].join("\n");
}
