import { offsetWithin } from "../../compile/report.ts";
import type { LanguageEnvironment } from "../../environment.ts";
import { toldOfCalled } from "../../reference/expressions/chapter-sections.ts";
import { signatureOf } from "../../reference/expressions/signature.ts";
import type { ShapedNode } from "../../shape/shaped-node.ts";
import type { SourceNode } from "../../source.ts";
import { type RecordType, type Type, typeName } from "../../type.ts";
import type { HeldExpression } from "../block-references.ts";
import { scopeAtEnd, typeOfPart } from "../expression-scope.ts";
import { type ExpressionToken, expressionTokens, operandStart } from "../expression-tokens.ts";
import { observe } from "../observe.ts";
import { alternatives } from "../property-options.ts";

/** The documentation of a range of a page's text. */
export interface Hover {
  from: number;
  to: number;
  title: string;
  markdown: string;
}

/** An offset in a page's text, whose parsed root is given. */
interface HoverPlace {
  root: SourceNode;
  source: string;
  offset: number;
  environment: LanguageEnvironment;
}

/**
 * The type of the name at an offset of an expression; elsewhere the type of the whole expression.
 */
export function hoverExpression(
  { root, source, offset, environment }: HoverPlace,
  { node, allowed }: ShapedNode,
  { expression, start: first }: HeldExpression,
): Hover {
  const { scope, fields } = observe(root, node.pointer, alternatives(allowed), environment);
  const tokens = expressionTokens(expression);
  const place = (index: number): number => offsetWithin(source, node, first + index);
  const at = tokens.findIndex(
    ({ kind, start, end }) => kind === "name" && offset >= place(start) && offset <= place(end),
  );
  const token = tokens[at];
  if (!token || (fields && tokens.length === 1)) {
    const isField = fields && Object.hasOwn(fields.properties ?? {}, expression);
    const type = typeOfPart(isField ? `row.${expression}` : expression, scope);
    return { from: node.offset, to: node.offset + node.length, ...typed(expression, type) };
  }
  const range = { from: place(token.start), to: place(token.end) };
  const called = calledAt(tokens, at, environment);
  if (called) return { ...range, title: token.text, markdown: called };
  const inner = scopeAtEnd(expression, tokens.slice(0, at), scope);
  const start = tokens[operandStart(tokens, at + 1)]?.start ?? token.start;
  const part = expression.slice(start, token.end);
  return { ...range, ...typed(part, typeOfPart(part, inner)) };
}

function typed(title: string, type: Type): Pick<Hover, "title" | "markdown"> {
  const record = type.kind === "list" ? type.of : type;
  const lines = record.kind === "record" ? fieldLines(record) : [];
  return { title, markdown: [`\`${typeName(type)}\``, ...lines].join("\n\n") };
}

/** Maximum fields of a record listed in a hover. */
const mostFields = 12;

function fieldLines(type: RecordType): string[] {
  const fields = [...type.fields()];
  const lines = fields
    .slice(0, mostFields)
    .map(([name, field]) => `- \`${name}\`: \`${typeName(field)}\``);
  return [[...lines, ...(fields.length > mostFields ? ["- …"] : [])].join("\n")];
}

/** The signature and the description of the function, method or macro with the name. */
function calledAt(
  tokens: readonly ExpressionToken[],
  at: number,
  environment: LanguageEnvironment,
): string | null {
  const name = tokens[at]?.text ?? "";
  if (tokens[at + 1]?.text !== "(") return null;
  const isMethod = tokens[at - 1]?.text === ".";
  const signature = signatureOf(name, isMethod);
  if (signature === null) return null;
  return [`\`${signature}\``, ...toldOfCalled(name, isMethod, environment)].join("\n\n");
}
