import { checkExpression } from "../expression/check.ts";
import { isMacro } from "../expression/macros.ts";
import { parseExpression } from "../expression/parse.ts";
import type { ScopeTypes } from "../expression/scope.ts";
import { anyType, type Type } from "../type.ts";
import { type ExpressionToken, operandStart } from "./expression-tokens.ts";

/** The type of a part of an expression; the type "any" if the part is not valid. */
export function typeOfPart(part: string, scope: ScopeTypes): Type {
  const parsed = parseExpression(part);
  if ("reason" in parsed) return anyType;
  return checkExpression(parsed.ast, {
    scope,
    source: part,
    permissions: [],
    report: () => undefined,
    uses: new Set(),
    reads: new Set(),
  });
}

/**
 * The variables in scope after the given tokens: those of the place, and those of macros around it.
 */
export function scopeAtEnd(
  expression: string,
  tokens: readonly ExpressionToken[],
  scope: ScopeTypes,
): ScopeTypes {
  let inner = scope;
  for (const index of openBrackets(tokens)) {
    const [dot, macro, , variable, comma] = tokens.slice(index - 2, index + 3);
    if (dot?.text !== "." || !macro || !isMacro(macro.text)) continue;
    if (variable?.kind !== "name" || comma?.text !== ",") continue;
    const start = tokens[operandStart(tokens, index - 2)]?.start ?? dot.start;
    const list = typeOfPart(expression.slice(start, dot.start), inner);
    inner = { ...inner, [variable.text]: list.kind === "list" ? list.of : anyType };
  }
  return inner;
}

/** The brackets that are still open after the given tokens, outermost first. */
export function openBrackets(tokens: readonly ExpressionToken[]): number[] {
  const open: number[] = [];
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== "mark") continue;
    if ("([{".includes(text)) open.push(index);
    else if (")]}".includes(text)) open.pop();
  }
  return open;
}
