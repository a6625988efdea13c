import type { ASTNode } from "@marcbachmann/cel-js";
import { isMacro } from "../../src/language/expression/macros.ts";
import { parseExpression } from "../../src/language/expression/parse.ts";
import type { ShapedNode } from "../../src/language/shape/shaped-node.ts";
import type { SourceNode } from "../../src/language/source.ts";
import { type Defect, splice } from "./defect.ts";
import { withString } from "./name-rules.ts";

/** A part of an expression, with the string value of the page that contains it. */
export interface ExpressionNode {
  part: ASTNode;
  /** The text of the whole expression. */
  source: string;
  node: SourceNode;
  /** The page's text after a range of the expression was replaced. */
  replaced(start: number, end: number, by: string): string;
}

/** Every string of a page that is an expression. */
export function expressionsOf(nodes: readonly ShapedNode[]): SourceNode[] {
  return nodes
    .filter(({ shape }) => shape.type === "expression" || shape.type === "argument")
    .map(({ node }) => node)
    .filter(({ type }) => type === "string");
}

/** Every part of every expression of a page, except the variables that macros declare. */
export function expressionNodes(text: string, nodes: readonly ShapedNode[]): ExpressionNode[] {
  return expressionsOf(nodes).flatMap((node) => {
    const source = String(node.scalar);
    const parsed = parseExpression(source);
    if ("reason" in parsed) throw new Error(`${node.pointer}: ${parsed.reason}`);
    const replaced = (start: number, end: number, by: string) =>
      withString(text, node, splice(source, start, end - start, by));
    return [...partsOf(parsed.ast)].map((part) => ({ part, source, node, replaced }));
  });
}

function* partsOf(part: ASTNode): Iterable<ASTNode> {
  yield part;
  for (const inner of innerParts(part)) yield* partsOf(inner);
}

function innerParts(part: ASTNode): ASTNode[] {
  switch (part.op) {
    case "value":
    case "id":
      return [];
    case ".":
    case ".?":
      return [part.args[0]];
    case "call":
      return part.args[1];
    case "rcall": {
      const [name, receiver, args] = part.args;
      return [receiver, ...(isMacro(name) ? args.slice(1) : args)];
    }
    case "!_":
    case "-_":
      return [part.args];
    case "map":
      return part.args.map(([, value]) => value);
    default:
      return [...part.args];
  }
}

/** The defect that replaces a range of an expression; its offset is the start of the range. */
export function defectAt(
  { node, source, replaced }: ExpressionNode,
  code: Defect["code"],
  [start, end]: readonly [number, number],
  by: string,
): Defect {
  // The offset skips the opening quote and counts JSON escapes at their length in the text.
  const offset = node.offset + JSON.stringify(source.slice(0, start)).length - 1;
  return { text: replaced(start, end, by), code, pointer: node.pointer, offset };
}
