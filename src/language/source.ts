import { type Node, type ParseError, parseTree } from "jsonc-parser";
import { once } from "../catalogue/once.ts";
import { pointerStep } from "../catalogue/schema/pointer.ts";
import { type SyntaxFault, syntaxFaults } from "./syntax-faults.ts";

/** A value in a page's source, with its place in the text. */
export interface SourceNode {
  pointer: string;
  type: "object" | "array" | "string" | "number" | "boolean" | "null";
  /** The value of a scalar; the content of an object or a list is in `entries` or `items`. */
  scalar: string | number | boolean | null;
  entries: SourceEntry[];
  items: SourceNode[];
  offset: number;
  length: number;
}

/** A property of an object in a text, with the place of its key. */
export interface SourceEntry {
  key: string;
  keyOffset: number;
  keyLength: number;
  node: SourceNode;
}

/**
 * Maximum size and nesting of a page; others are refused before they are read. Seven thousand lines
 * fit, and any such page is checked in a fraction of a second, so that other requests are not
 * delayed.
 */
export const sourceLimits = { characters: 200_000, depth: 100 } as const;

const depthExceeded: SyntaxFault = { reason: "TooDeep", offset: 0, length: 1 };
const tooLarge: SyntaxFault = { reason: "TooLarge", offset: 0, length: 1 };

/**
 * Parses JSON with the place of every value; a text that is not JSON also has its syntax faults.
 */
export function readSource(text: string): { root: SourceNode | null; faults: SyntaxFault[] } {
  if (text.length > sourceLimits.characters) return { root: null, faults: [tooLarge] };
  if (deepestNesting(text) > sourceLimits.depth) return { root: null, faults: [depthExceeded] };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const faults = syntaxFaults(text, errors);
  if (!tree && faults.length === 0) {
    faults.push({ reason: "ValueExpected", offset: 0, length: 1 });
  }
  return { root: tree && faults.length === 0 ? toSourceNode(tree, "") : null, faults };
}

/**
 * Parses as much as possible of a text that someone is typing, and leaves out what is missing.
 * `null` for texts that are refused or empty.
 */
export function readLoosely(text: string): SourceNode | null {
  if (text.length > sourceLimits.characters) return null;
  if (deepestNesting(text) > sourceLimits.depth) return null;
  const tree = parseTree(text, [], { disallowComments: true, allowTrailingComma: true });
  return tree ? toSourceNode(tree, "") : null;
}

/** Whether a text is within the limits on the size and nesting of pages. */
export const isWithinSourceLimits = (text: string): boolean =>
  text.length <= sourceLimits.characters && deepestNesting(text) <= sourceLimits.depth;

/** The greatest nesting of brackets outside strings, computed without recursion. */
function deepestNesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === "\\") index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{" || character === "[") deepest = Math.max(deepest, ++depth);
    else if (character === "}" || character === "]") depth--;
  }
  return deepest;
}

function toSourceNode(node: Node, pointer: string): SourceNode {
  const { offset, length, children = [] } = node;
  if (node.type === "object") {
    const entries: SourceEntry[] = [];
    for (const property of children) addEntry(entries, property, pointer);
    return { pointer, type: "object", scalar: null, entries, items: [], offset, length };
  }
  if (node.type === "array") {
    const items = children.map((item, index) => toSourceNode(item, `${pointer}/${index}`));
    return { pointer, type: "array", scalar: null, entries: [], items, offset, length };
  }
  const type = node.type === "property" ? "null" : node.type;
  return { pointer, type, scalar: node.value ?? null, entries: [], items: [], offset, length };
}

function addEntry(entries: SourceEntry[], { children = [] }: Node, pointer: string): void {
  const [key, value] = children;
  if (!key || !value) return;
  const name = String(key.value);
  const node = toSourceNode(value, pointer + pointerStep(name));
  entries.push({ key: name, keyOffset: key.offset, keyLength: key.length, node });
}

type Place = Pick<SourceNode, "offset" | "length">;

/** The entry of an object by its own name. */
export function entryNamed({ entries }: SourceNode, name: string): SourceEntry | undefined {
  return entries.find(({ key }) => key === name);
}

/** The direct child values of a node. */
export function childrenOf({ entries, items }: SourceNode): SourceNode[] {
  return [...entries.map(({ node }) => node), ...items];
}

/** A node and all nodes inside it, in source order. */
export function nodesIn(node: SourceNode): SourceNode[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)];
}

/** The characters of a text at a node's place, or at that of a problem. */
export function writtenAt(source: string, { offset, length }: Place): string {
  return source.slice(offset, offset + length);
}

/** The plain value of a node; its objects have a null prototype, so that no key is special. */
export function plainValue(node: SourceNode): unknown {
  if (node.type === "array") return node.items.map(plainValue);
  if (node.type !== "object") return node.scalar;
  const value: Record<string, unknown> = Object.create(null);
  for (const { key, node: child } of node.entries) value[key] = plainValue(child);
  return value;
}

/** Creates a function that converts offsets to lines and columns, which both start at 1. */
export function createLineIndex(
  text: string,
): (offset: number) => { line: number; column: number } {
  const startsOfLines = once(() => lineStarts(text));
  return (offset) => {
    const starts = startsOfLines();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
