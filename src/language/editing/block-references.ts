import { placesIn } from "../../i18n/places.ts";
import { offsetWithin } from "../compile/report.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { type ShapedNode, shapedFrom, shapedPage } from "../shape/shaped-node.ts";
import type { SourceNode } from "../source.ts";
import { expressionTokens } from "./expression-tokens.ts";
import { alternatives } from "./property-options.ts";

/** A place in a page that names a block. */
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
  return shapedFrom(shapedPage(root, environment), environment).flatMap((shaped) =>
    referencesIn(shaped, source),
  );
}

/** An expression with its offset in the value that holds it. */
export interface HeldExpression {
  expression: string;
  start: number;
}

/** The expressions in a value: the value itself, or the expressions in a text's placeholders. */
export function expressionsIn({ node, allowed }: ShapedNode): HeldExpression[] {
  if (node.type !== "string") return [];
  const value = String(node.scalar ?? "");
  const types = new Set(alternatives(allowed).map(({ type }) => type));
  if (types.has("expression") || types.has("argument")) return [{ expression: value, start: 0 }];
  if (!types.has("text")) return [];
  return placesIn(value).map(({ source, start }) => ({ expression: source, start: start + 2 }));
}

/** The blocks that the expressions of a value read. */
export function referencesIn(shaped: ShapedNode, source: string): BlockReference[] {
  return expressionsIn(shaped).flatMap((held) => referencesOf(held, shaped.node, source));
}

function referencesOf(
  { expression, start: first }: HeldExpression,
  node: SourceNode,
  source: string,
): BlockReference[] {
  const tokens = expressionTokens(expression);
  return tokens.flatMap(({ kind, text, start, end }, index) => {
    const isName = kind === "name" && tokens[index - 1]?.text === ".";
    if (!isName || tokens[index - 2]?.text !== "blocks" || tokens[index - 3]?.text === ".") {
      return [];
    }
    const offset = offsetWithin(source, node, first + start);
    return [{ name: text, offset, length: offsetWithin(source, node, first + end) - offset }];
  });
}
