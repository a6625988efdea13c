import { offsetWithin } from "../../compile/report.ts";
import type { LanguageEnvironment } from "../../environment.ts";
import { readLoosely } from "../../source.ts";
import { pathTo, shapedAlong } from "../along.ts";
import { expressionsIn } from "../block-references.ts";
import { keyDocument, valueDocument } from "./documents.ts";
import { type Hover, hoverExpression } from "./hover-expression.ts";

/** The documentation for an offset in the text: of a property, kind, operation or expression. */
export function hoverAt(
  source: string,
  offset: number,
  environment: LanguageEnvironment,
): Hover | null {
  const root = readLoosely(source);
  const along = root && shapedAlong(root, pathTo(root, offset), environment);
  const last = along?.at(-1);
  if (!root || !along || !last) return null;
  const { entry, node } = last;
  if (entry && offset <= entry.keyOffset + entry.keyLength) {
    const found = keyDocument(along, environment);
    return found && { from: entry.keyOffset, to: entry.keyOffset + entry.keyLength, ...found };
  }
  if (node.type === "object" || node.type === "array") return null;
  const held = expressionsIn(last).find(
    ({ expression, start }) =>
      offset <= offsetWithin(source, node, start + expression.length) &&
      (start === 0 || offset >= offsetWithin(source, node, start)),
  );
  if (held) return hoverExpression({ root, source, offset, environment }, last, held);
  const found = valueDocument(root, along, environment);
  return found && { from: node.offset, to: node.offset + node.length, ...found };
}
