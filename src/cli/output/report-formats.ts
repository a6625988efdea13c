import { relative, resolve } from "node:path";
import { importFaultSeverity } from "../../catalogue/import/import-fault.ts";
import { isError, problemSeverity } from "../../language/problem.ts";
import type { CheckedProject } from "../check/check-project.ts";
import type { Finding } from "../check/finding.ts";
import { faultCodes } from "./sentences.ts";

/**
 * The formats in which `screens check` prints its findings; the second argument is the project's
 * folder.
 */
export const reportFormats = { text, json, sarif } as const;

/** A finding on one line, as compilers print it; the path is relative to the current directory. */
export function findingLine(finding: Finding, root: string): string {
  const { line, column, severity, code, message, remedy } = finding;
  const file = relative(process.cwd(), resolve(root, finding.file));
  return `${file}:${line}:${column} ${severity} ${code}: ${message} ${remedy}`.trimEnd();
}

/** The last line of the output for people, with the totals. */
export function totalLine({ pages, operations, fixtures, findings }: CheckedProject): string {
  const errors = findings.filter(isError).length;
  const found = [counted(errors, "error"), counted(findings.length - errors, "warning")];
  const read = [
    counted(pages, "page"),
    counted(operations, "operation"),
    counted(fixtures, "fixture"),
  ];
  return [...read, ...found].join(", ");
}

const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? "" : "s"}`;

/** The findings for people, one line each, and the totals. */
function text(checked: CheckedProject, root: string): string {
  const lines = checked.findings.map((finding) => findingLine(finding, root));
  return [...lines, totalLine(checked)].join("\n");
}

/** The findings with all details as JSON, for programs. */
function json(checked: CheckedProject): string {
  return JSON.stringify(checked, null, 2);
}

/** The findings in SARIF 2.1.0, which code hosts show beside the lines of a change. */
function sarif({ findings }: CheckedProject): string {
  const driver = { name: "screens", rules: sarifRules(findings) };
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results: findings.map(sarifResult) }],
  };
  return JSON.stringify(log, null, 2);
}

/** Every code that exists, with its usual severity. */
function sarifRules(findings: readonly Finding[]) {
  const levels: Record<string, string> = {
    ...Object.fromEntries(findings.map(({ code, severity }) => [code, severity])),
    ...Object.fromEntries(faultCodes.map((code) => [code, "error"])),
    ...Object.fromEntries(Object.keys(importFaultSeverity).map((code) => [code, "error"])),
    ...problemSeverity,
  };
  return Object.entries(levels).map(([id, level]) => ({ id, defaultConfiguration: { level } }));
}

function sarifResult({ code, severity, message, remedy, file, ...place }: Finding) {
  return {
    ruleId: code,
    level: severity,
    message: { text: `${message} ${remedy}`.trimEnd() },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split("/").map(encodeURIComponent).join("/") },
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
