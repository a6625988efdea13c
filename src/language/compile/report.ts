import type { SourceRange } from "../migrations/read-page.ts";
import { type Problem, type ProblemCode, problemSeverity } from "../problem.ts";
import type { Report, Suggestion } from "../shape/shape-context.ts";
import { createLineIndex, type SourceNode } from "../source.ts";

/** Maximum problems reported for a page, since a malicious page could have a hundred thousand. */
export const mostProblems = 1_000;

/** Collects problems and finds their places in the page's text. */
export interface ProblemCollector {
  report: (...args: Parameters<Report>) => Problem;
  /** Reports a problem of the text as a whole, before its nodes are known. */
  reportAt(code: ProblemCode, offset: number, length: number, values: Problem["values"]): void;
  problems: Problem[];
  /** Whether the maximum number of problems is reached; further problems are dropped. */
  isFull(): boolean;
}

/**
 * Creates a collector for one text. `find` returns the node at a pointer; `originalRange` maps a
 * range of `readText`, the text that was parsed, to the original text. Beyond `mostProblems` the
 * collector reports once that there are more.
 */
export function createCollector(
  text: string,
  find: (pointer: string) => SourceNode | null,
  originalRange: (range: SourceRange) => SourceRange = (range) => range,
  readText = text,
): ProblemCollector {
  const place = createLineIndex(text);
  const problems: Problem[] = [];
  const isFull = () => problems.length > mostProblems;
  const add = (
    code: ProblemCode,
    pointer: string,
    read: SourceRange,
    values: Problem["values"],
    meant: Suggestion,
  ): Problem => {
    const suggestion = isFull() ? null : typeof meant === "function" ? meant() : meant;
    const severity = problemSeverity[code];
    const range = originalRange(read);
    const at = place(range.offset);
    const problem = { code, severity, pointer, ...range, ...at, values, suggestion };
    if (problems.length < mostProblems) problems.push(problem);
    else if (problems.length === mostProblems) problems.push(tooMany);
    return problem;
  };
  return {
    problems,
    isFull,
    reportAt: (code, offset, length, values) => {
      add(code, "", { offset, length }, values, null);
    },
    report: (code, pointer, values = {}, options = {}) => {
      const range = options.at ?? rangeOf(readText, find, pointer, options);
      return add(code, pointer, range, values, options.suggestion ?? null);
    },
  };
}

const tooMany: Problem = {
  code: "tooManyProblems",
  severity: problemSeverity.tooManyProblems,
  pointer: "",
  offset: 0,
  length: 1,
  line: 1,
  column: 1,
  values: { shown: mostProblems },
  suggestion: null,
};

function rangeOf(
  text: string,
  find: (pointer: string) => SourceNode | null,
  pointer: string,
  options: { onKey?: boolean; within?: { start: number; end: number } },
): { offset: number; length: number } {
  const node = find(pointer) ?? nearest(find, pointer);
  if (!node) return { offset: 0, length: 1 };
  if (options.within) {
    const offset = offsetWithin(text, node, options.within.start);
    return { offset, length: Math.max(1, offsetWithin(text, node, options.within.end) - offset) };
  }
  if (options.onKey) {
    const owner = find(pointer.slice(0, pointer.lastIndexOf("/")));
    const entry = owner?.entries.find(({ node: value }) => value.pointer === pointer);
    if (entry) return { offset: entry.keyOffset, length: entry.keyLength };
  }
  if (node.type === "object" || node.type === "array") return { offset: node.offset, length: 1 };
  return { offset: node.offset, length: node.length };
}

/**
 * Converts an offset in a string to an offset in the JSON text, where escapes take more characters.
 */
export function offsetWithin(text: string, { offset, length }: SourceNode, index: number): number {
  const end = offset + length - 1;
  let at = offset + 1;
  for (let read = 0; read < index && at < end; read++) {
    if (text[at] !== "\\") at += 1;
    else at += text[at + 1] === "u" ? 6 : 2;
  }
  return Math.min(at, end);
}

/**
 * The closest ancestor of a pointer that exists in the source, for parts that the page leaves out.
 */
function nearest(find: (pointer: string) => SourceNode | null, pointer: string): SourceNode | null {
  let current = pointer;
  while (current !== "") {
    current = current.slice(0, current.lastIndexOf("/"));
    const node = find(current);
    if (node) return node;
  }
  return find("");
}
