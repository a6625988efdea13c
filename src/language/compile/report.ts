import type { SourceRange } from "../migrations/read-page.ts";
import { type Problem, type ProblemCode, problemSeverity } from "../problem.ts";
import type { Report } from "../shape/check-shape.ts";
import { createLineIndex, type SourceNode } from "../source.ts";

/** Collects problems and finds their places in the page's text. */
export interface ProblemCollector {
  report: (...args: Parameters<Report>) => Problem;
  /** A problem of the text as a whole, before it has nodes. */
  reportAt(code: ProblemCode, offset: number, length: number, values: Problem["values"]): void;
  problems: Problem[];
}

/**
 * A collector for one text; `find` answers the node at a pointer, and `originalRange` where a
 * stretch of what was read stands in the text as it was written.
 */
export function createCollector(
  text: string,
  find: (pointer: string) => SourceNode | null,
  originalRange: (range: SourceRange) => SourceRange = (range) => range,
): ProblemCollector {
  const place = createLineIndex(text);
  const problems: Problem[] = [];
  const add = (
    code: ProblemCode,
    pointer: string,
    read: SourceRange,
    values: Problem["values"],
    suggestion: string | null,
  ): Problem => {
    const severity = problemSeverity[code];
    const range = originalRange(read);
    const at = place(range.offset);
    const problem = { code, severity, pointer, ...range, ...at, values, suggestion };
    problems.push(problem);
    return problem;
  };
  return {
    problems,
    reportAt: (code, offset, length, values) => {
      add(code, "", { offset, length }, values, null);
    },
    report: (code, pointer, values = {}, options = {}) => {
      const range = rangeOf(find, pointer, options);
      return add(code, pointer, range, values, options.suggestion ?? null);
    },
  };
}

function rangeOf(
  find: (pointer: string) => SourceNode | null,
  pointer: string,
  options: { onKey?: boolean; within?: { start: number; end: number } },
): { offset: number; length: number } {
  const node = find(pointer) ?? nearest(find, pointer);
  if (!node) return { offset: 0, length: 1 };
  if (options.within) {
    // One past the opening quote; exact as long as no escape comes before.
    const offset = Math.min(node.offset + 1 + options.within.start, node.offset + node.length - 1);
    return { offset, length: Math.max(1, options.within.end - options.within.start) };
  }
  if (options.onKey) {
    const owner = find(pointer.slice(0, pointer.lastIndexOf("/")));
    const entry = owner?.entries.find(({ node: value }) => value.pointer === pointer);
    if (entry) return { offset: entry.keyOffset, length: entry.keyLength };
  }
  if (node.type === "object" || node.type === "array") return { offset: node.offset, length: 1 };
  return { offset: node.offset, length: node.length };
}

/** The closest ancestor that stands in the source, for parts that were never written. */
function nearest(find: (pointer: string) => SourceNode | null, pointer: string): SourceNode | null {
  let current = pointer;
  while (current !== "") {
    current = current.slice(0, current.lastIndexOf("/"));
    const node = find(current);
    if (node) return node;
  }
  return find("");
}
