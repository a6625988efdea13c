import { offsetWithin } from "../compile/report.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { type ShapedNode, shapedFrom, shapedPage } from "../shape/shaped-node.ts";
import type { SourceNode } from "../source.ts";
import { expressionTokens } from "./expression-tokens.ts";
import { alternatives } from "./property-options.ts";

/** A place that names a block. */
export interface BlockReference {
  name: string;
  offset: number;
  length: number;
}

/** Every place of a page that reads a block by its name, in the order written. */
export function blockReferences(
  root: SourceNode,
  source: string,
  environment: LanguageEnvironment,
): BlockReference[] {
  return shapedFrom(shapedPage(root, environment), environment)
    .filter(isExpression)
    .flatMap(({ node }) => referencesIn(node, source));
}

/** Whether a value is an expression. */
export function isExpression({ node, allowed }: ShapedNode): boolean {
  if (node.type !== "string") return false;
  return alternatives(allowed).some(({ type }) => type === "expression" || type === "argument");
}

/** The blocks that an expression reads. */
export function referencesIn(node: SourceNode, source: string): BlockReference[] {
  const tokens = expressionTokens(String(node.scalar ?? ""));
  return tokens.flatMap(({ kind, text, start, end }, index) => {
    const isName = kind === "name" && tokens[index - 1]?.text === ".";
    if (!isName || tokens[index - 2]?.text !== "blocks" || tokens[index - 3]?.text === ".") {
      return [];
    }
    const offset = offsetWithin(source, node, start);
    return [{ name: text, offset, length: offsetWithin(source, node, end) - offset }];
  });
}
