import type { Descriptions } from "../description.ts";
import { answerOf, type LanguageFunction } from "../expression/functions/language-function.ts";
import { functions, methods } from "../expression/functions.ts";
import { macros } from "../expression/macros.ts";
import type { ScopeTypes } from "../expression/scope.ts";
import { binaryOperators } from "../expression/syntax-tree.ts";
import { isAssignable } from "../fit/type-fit.ts";
import { toldOfCalled } from "../reference/expressions/chapter-sections.ts";
import { anyType, type Type, typeName } from "../type.ts";
import type { CompletionOption } from "./completion.ts";
import { openBrackets, scopeAtEnd, typeOfPart } from "./expression-scope.ts";
import {
  type ExpressionToken,
  expressionTokens,
  isClosed,
  operandStart,
} from "./expression-tokens.ts";
import { recordPlaceAt } from "./record-place.ts";

/** The context of an expression that is being typed. */
export interface ExpressionPlace {
  scope: ScopeTypes;
  /** The type that the whole expression must have. */
  wanted: Type;
  permissions: readonly string[];
  /** Names of dictionaries, if the expression must name one. */
  dictionaries: readonly string[];
  /** Translations of the language's own descriptions. */
  descriptions: Descriptions;
}

/** Completions at the end of an expression; `typed` is the number of characters already typed. */
export interface ExpressionOptions {
  typed: number;
  options: CompletionOption[];
}

/** Completes an expression, given its text before the cursor. */
export function expressionOptions(before: string, place: ExpressionPlace): ExpressionOptions {
  const tokens = expressionTokens(before);
  const last = tokens.at(-1);
  const isWritten = last?.end === before.length;
  if (last?.kind === "string" && isWritten && !isClosed(last)) {
    return literalOptions(before, tokens.slice(0, -1), last, place);
  }
  if (last?.kind === "number" && isWritten) return { typed: 0, options: [] };
  const typed = last?.kind === "name" && isWritten ? last.text.length : 0;
  const complete = typed > 0 ? tokens.slice(0, -1) : tokens;
  const scope = scopeAtEnd(before, complete, place.scope);
  if (complete.at(-1)?.text === ".")
    return { typed, options: memberOptions(before, complete, scope, place) };
  const keys = keyOptions(complete, place.wanted);
  if (keys) {
    const quotedKey = ({ label, ...more }: CompletionOption): CompletionOption => {
      return { ...more, label, insert: `${quoted(label)}: ` };
    };
    return { typed, options: keys.map(quotedKey) };
  }
  if (isOperandEnd(complete.at(-1))) return { typed, options: operatorOptions() };
  const wanted = wantedAt(before, complete, scope, place.wanted);
  return { typed, options: [...valueOptions(wanted, place), ...rootOptions(scope, wanted, place)] };
}

function isOperandEnd(token: ExpressionToken | undefined): boolean {
  if (!token) return false;
  return token.kind === "mark" ? ")]}".includes(token.text) : token.text !== "in";
}

/** The fields and methods of the value before a dot. */
function memberOptions(
  before: string,
  tokens: readonly ExpressionToken[],
  scope: ScopeTypes,
  place: ExpressionPlace,
): CompletionOption[] {
  const point = tokens.length - 1;
  const start = tokens[operandStart(tokens, point)]?.start ?? 0;
  const type = typeOfPart(before.slice(start, tokens[point]?.start ?? 0), scope);
  const fields = type.kind === "record" ? [...type.fields()] : [];
  return [
    ...fields.map(([name, field]) => variable(name, field)),
    ...Object.entries(methods)
      .filter(([, method]) => type.kind !== "record" && isCallableOn(type, method))
      .map(([name, method]) => called(name, method, true, place)),
    ...(type.kind === "list" ? macros.map((name) => macro(name, place)) : []),
  ];
}

function isCallableOn(
  type: Type,
  { parameters: [of = anyType], sorts }: LanguageFunction,
): boolean {
  return fits(type, of) && (!sorts || type.kind === "any" || sorts.includes(type.kind));
}

function fits(type: Type, wanted: Type): boolean {
  return type.kind !== "null" && isAssignable(type, wanted);
}

function variable(name: string, type: Type): CompletionOption {
  return { label: name, detail: typeName(type), kind: "expression", insert: name };
}

function called(
  name: string,
  made: LanguageFunction,
  isMethod: boolean,
  place: ExpressionPlace,
): CompletionOption {
  const { names, optional = 0 } = made;
  const parameters = made.parameters.slice(isMethod ? 1 : 0);
  const insert = names ? `${name}('')` : `${name}()`;
  const cursor = parameters.length <= optional ? insert.length : name.length + (names ? 2 : 1);
  const info = toldOfCalled(name, isMethod, place).join("\n\n");
  const detail = `(${parameters.map(typeName).join(", ")}) → ${typeName(answerOf(made))}`;
  return { label: name, detail, info, kind: "expression", insert, cursor };
}

function macro(name: string, place: ExpressionPlace): CompletionOption {
  const insert = `${name}(item, item)`;
  return {
    label: name,
    detail: "(item, …)",
    info: toldOfCalled(name, true, place).join("\n\n"),
    kind: "expression",
    insert,
    cursor: insert.length - 1,
  };
}

/** The operators that may follow a value, the likeliest first. */
const operators = [...binaryOperators.slice(0, 7), "&&", "||", ...binaryOperators.slice(7), "?"];

function operatorOptions(): CompletionOption[] {
  return operators.map((label) => ({ label, kind: "expression", insert: label }));
}

/** The type that the operator before the cursor requires, else the type of the whole expression. */
function wantedAt(
  before: string,
  tokens: readonly ExpressionToken[],
  scope: ScopeTypes,
  wanted: Type,
): Type {
  const open = openBrackets(tokens).at(-1) ?? -1;
  const isList = tokens[open]?.text === "[" && tokens[open - 1]?.text === "in";
  const operator = isList ? open - 1 : tokens.length - 1;
  const { text = "" } = tokens[operator] ?? {};
  if (["==", "!=", "in"].includes(text)) {
    const start = operandStart(tokens, operator);
    const from = tokens[start]?.start ?? 0;
    const type = typeOfPart(before.slice(from, tokens[operator]?.start ?? 0), scope);
    return text === "in" && !isList ? { kind: "list", of: type } : type;
  }
  if (tokens.length === 0) return wanted;
  const place = recordPlaceAt(tokens, wanted);
  return place?.keys === null ? place.wanted : anyType;
}

/**
 * The fields that a record written out in the expression may still have, where the cursor is at
 * one of its keys; otherwise `null`.
 */
function keyOptions(tokens: readonly ExpressionToken[], whole: Type): CompletionOption[] | null {
  const place = recordPlaceAt(tokens, whole);
  if (!place?.keys) return null;
  const { keys, wanted } = place;
  const fields = wanted.kind === "record" ? [...wanted.fields()] : [];
  return fields.flatMap(([name, type]) => {
    const isWritten = keys.includes(name);
    return isWritten ? [] : [{ ...variable(name, type), kind: "field" as const }];
  });
}

/** The values that an enumerated type lists. */
function valueOptions(type: Type, { dictionaries }: ExpressionPlace): CompletionOption[] {
  const values = type.kind === "string" || type.kind === "number" ? (type.values ?? []) : [];
  return [
    ...values.map(literal),
    ...dictionaries.map((name) => ({ ...literal(name), kind: "dictionary" as const })),
    ...(type.kind === "bool" ? ["true", "false"].map(word) : []),
  ];
}

function literal(value: string | number): CompletionOption {
  const insert = typeof value === "number" ? String(value) : quoted(value);
  return { label: String(value), kind: "value", insert };
}

const insideQuotes = (option: CompletionOption): CompletionOption => ({
  ...option,
  insert: quoted(option.label).slice(1, -1),
});

const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, "\\$&")}'`;

const word = (label: string): CompletionOption => ({ label, kind: "value", insert: label });

function rootOptions(scope: ScopeTypes, wanted: Type, place: ExpressionPlace): CompletionOption[] {
  const constants = wanted.kind === "bool" ? ["null"] : ["true", "false", "null"];
  return [
    ...Object.entries(scope)
      .reverse()
      .map(([name, type]) => variable(name, type)),
    ...Object.entries(functions).map(([name, made]) => called(name, made, false, place)),
    ...constants.map(word),
  ];
}

/** Completions for an open string: a permission, a dictionary, or a value of an enumeration. */
function literalOptions(
  before: string,
  tokens: readonly ExpressionToken[],
  { start, text }: ExpressionToken,
  place: ExpressionPlace,
): ExpressionOptions {
  const typed = text.length - 1;
  const [name, bracket] = tokens.slice(-2);
  if (bracket?.text === "(" && name?.text && Object.hasOwn(functions, name.text)) {
    const names = functions[name.text]?.names === "permission" ? place.permissions : [];
    return { typed, options: names.map((label) => ({ label, kind: "value", insert: label })) };
  }
  const keys = keyOptions(tokens, place.wanted);
  if (keys) return { typed, options: keys.map(insideQuotes) };
  const scope = scopeAtEnd(before.slice(0, start), tokens, place.scope);
  const type = wantedAt(before, tokens, scope, place.wanted);
  const texts = type.kind === "string" ? (type.values ?? []) : [];
  const insides = (labels: readonly string[], kind: "value" | "dictionary"): CompletionOption[] =>
    labels.map((label) => ({ label, kind, insert: quoted(label).slice(1, -1) }));
  return {
    typed,
    options: [
      ...insides(texts, "value"),
      ...insides(tokens.length === 0 ? place.dictionaries : [], "dictionary"),
    ],
  };
}
