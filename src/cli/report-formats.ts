import { problemSeverity } from "../language/problem.ts";
import type { CheckedPages, FileProblem } from "./checked-page.ts";

/** How `screens check` can print what it found. */
export const reportFormats = { text, json, sarif } as const;

export type ReportFormat = keyof typeof reportFormats;

export function isReportFormat(name: string): name is ReportFormat {
  return Object.hasOwn(reportFormats, name);
}

/** One line for each problem, as compilers print them, and the totals. */
function text({ pages, problems }: CheckedPages): string {
  const lines = problems.map(
    ({ file, line, column, severity, code, message, remedy }) =>
      `${file}:${line}:${column} ${severity} ${code}: ${message} ${remedy}`,
  );
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return [...lines, `${pages} pages, ${errors} errors`].join("\n");
}

/** For programs: the problems with all that is known of them. */
function json({ pages, problems }: CheckedPages): string {
  return JSON.stringify({ pages, problems }, null, 2);
}

/** SARIF 2.1.0, which code hosts show beside the lines of a change. */
function sarif({ problems }: CheckedPages): string {
  const rules = Object.entries(problemSeverity).map(([id, level]) => ({
    id,
    defaultConfiguration: { level },
  }));
  const driver = { name: "screens", rules };
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results: problems.map(sarifResult) }],
  };
  return JSON.stringify(log, null, 2);
}

function sarifResult({ code, severity, message, remedy, file, ...place }: FileProblem) {
  return {
    ruleId: code,
    level: severity,
    message: { text: `${message} ${remedy}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.replaceAll("\\", "/") },
          region: {
            startLine: place.line,
            startColumn: place.column,
            charOffset: place.offset,
            charLength: place.length,
          },
        },
        logicalLocations: [{ fullyQualifiedName: place.pointer }],
      },
    ],
  };
}
