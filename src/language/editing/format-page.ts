import { applyEdits, format } from "jsonc-parser";
import { isWithinSourceLimits, readSource, type SourceNode, writtenAt } from "../source.ts";

/** Maximum length of a formatted line, in characters. */
const width = 100;

/**
 * A page's text in the layout of the shipped pages: a value that fits on a line of 100 characters
 * takes one line, unless an object's first property has a line of its own. A text that is not JSON
 * is only indented; one beyond the size limits stays unchanged.
 */
export function formatPage(source: string): string {
  if (!isWithinSourceLimits(source)) return source;
  const { root } = readSource(source);
  if (!root) {
    const options = { insertSpaces: true, tabSize: 2, keepLines: true };
    return applyEdits(source, format(source, undefined, options));
  }
  return `${laidOut(root, source, "", 0, 0)}\n`;
}

/**
 * Lays out a value; `taken` and `after` are the numbers of characters before and after it on its
 * line.
 */
function laidOut(
  node: SourceNode,
  source: string,
  indent: string,
  taken: number,
  after: number,
): string {
  if (node.type !== "object" && node.type !== "array") return writtenAt(source, node);
  const parts = node.type === "object" ? node.entries.map(({ node: value }) => value) : node.items;
  if (parts.length === 0) return node.type === "object" ? "{}" : "[]";
  if (!isSpread(node, source)) {
    const line = oneLine(node, source);
    if (taken + line.length + after <= width) return line;
  }
  const inner = `${indent}  `;
  const [open, close] = node.type === "object" ? ["{", "}"] : ["[", "]"];
  const lines = parts.map((part, index) => {
    const entry = node.entries[index];
    const key = entry
      ? `${source.slice(entry.keyOffset, entry.keyOffset + entry.keyLength)}: `
      : "";
    const isLast = index === parts.length - 1;
    return inner + key + laidOut(part, source, inner, inner.length + key.length, isLast ? 0 : 1);
  });
  return `${open}\n${filled(node) ? fill(lines, inner) : lines.join(",\n")}\n${indent}${close}`;
}

/** Whether an object, or one inside it, has its first property on a line of its own. */
function isSpread(node: SourceNode, source: string): boolean {
  const first = node.entries[0];
  if (first && source.slice(node.offset, first.keyOffset).includes("\n")) return true;
  return (
    node.items.some((item) => isSpread(item, source)) ||
    node.entries.some((entry) => isSpread(entry.node, source))
  );
}

function oneLine(node: SourceNode, source: string): string {
  if (node.type === "array") {
    return `[${node.items.map((item) => oneLine(item, source)).join(", ")}]`;
  }
  if (node.type !== "object") return writtenAt(source, node);
  if (node.entries.length === 0) return "{}";
  const parts = node.entries.map(
    ({ keyOffset, keyLength, node: value }) =>
      `${source.slice(keyOffset, keyOffset + keyLength)}: ${oneLine(value, source)}`,
  );
  return `{ ${parts.join(", ")} }`;
}

/** Whether a list contains only numbers, which share lines like the words of a paragraph. */
function filled({ items }: SourceNode): boolean {
  return items.length > 1 && items.every(({ type }) => type === "number");
}

function fill(lines: readonly string[], inner: string): string {
  const filledLines: string[] = [];
  for (const line of lines) {
    const last = filledLines.at(-1);
    const joined = `${last}, ${line.slice(inner.length)}`;
    if (last !== undefined && joined.length + 1 <= width)
      filledLines[filledLines.length - 1] = joined;
    else filledLines.push(line);
  }
  return filledLines.join(",\n");
}
