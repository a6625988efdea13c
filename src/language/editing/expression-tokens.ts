/** A token of an expression that may be incomplete. */
export interface ExpressionToken {
  kind: "name" | "number" | "string" | "mark";
  text: string;
  start: number;
  end: number;
}

const part = /[A-Za-z_$][\w$]*|\d[\w.]*|'(?:[^'\\]|\\.)*'?|"(?:[^"\\]|\\.)*"?|[=!<>]=|&&|\|\||\S/g;

/** The tokens of an expression; an unclosed string extends to its end. */
export function expressionTokens(expression: string): ExpressionToken[] {
  return [...expression.matchAll(part)].map(({ 0: text, index }) => ({
    kind: kindOf(text),
    text,
    start: index,
    end: index + text.length,
  }));
}

function kindOf(text: string): ExpressionToken["kind"] {
  if (/^[A-Za-z_$]/.test(text)) return "name";
  if (/^\d/.test(text)) return "number";
  return /^['"]/.test(text) ? "string" : "mark";
}

/** Whether a string token has both its quotes. */
export function isClosed({ text }: ExpressionToken): boolean {
  return text.length > 1 && text.at(-1) === text[0];
}

const openers: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** The index of the first token of the value that ends before `end`; `end` if there is no value. */
export function operandStart(tokens: readonly ExpressionToken[], end: number): number {
  let start = end;
  for (let at = end - 1; at >= 0; ) {
    const { kind, text } = tokens[at] ?? { kind: "mark", text: "" };
    const opener = openers[text];
    if (opener) at = openerOf(tokens, at);
    else if (kind === "mark") break;
    if (at < 0) break;
    start = at;
    const before = tokens[at - 1];
    const isCalled = opener !== undefined && before?.kind === "name";
    const isIndexed = text === "]" && before && (before.kind === "name" || openers[before.text]);
    if (isCalled || isIndexed) at -= 1;
    else if (before?.text === ".") at -= 2;
    else break;
  }
  return start;
}

/** The index of the bracket that matches the closing one at an index; negative if there is none. */
function openerOf(tokens: readonly ExpressionToken[], at: number): number {
  let depth = 0;
  for (let index = at; index >= 0; index--) {
    const text = tokens[index]?.text ?? "";
    if (openers[text]) depth++;
    else if (Object.values(openers).includes(text)) depth--;
    if (depth === 0) return index;
  }
  return -1;
}
