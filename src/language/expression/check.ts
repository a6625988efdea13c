import type { ASTNode } from "@marcbachmann/cel-js";
import type { ProblemCode } from "../problem.ts";
import { suggest } from "../suggest.ts";
import {
  anyType,
  boolType,
  isAssignable,
  isComparable,
  listType,
  nullType,
  numberType,
  recordType,
  stringType,
  type Type,
  typeName,
} from "../type.ts";
import { functions, type LanguageFunction, methods } from "./functions.ts";
import type { ScopeTypes } from "./scope.ts";

/** Tells of one fault of an expression, at its place in the expression's text. */
export type ReportFault = (
  code: ProblemCode,
  node: { start: number; end: number },
  values: Record<string, string | number>,
  suggestion?: string | null,
) => void;

/** What the checker found beside the type: the blocks whose state the expression reads. */
export interface CheckContext {
  scope: ScopeTypes;
  report: ReportFault;
  reads: Set<string>;
}

/** The macros that bind a variable to each member of a list. */
export const macros = ["map", "filter", "exists", "all"] as const;

export function isMacro(name: string): name is (typeof macros)[number] {
  return macros.some((macro) => macro === name);
}

/** The type of an expression; every fault on the way is reported, never only the first. */
export function checkExpression(node: ASTNode, context: CheckContext): Type {
  switch (node.op) {
    case "value":
      return typeOfLiteral(node.args);
    case "id":
      return checkVariable(node, node.args, context);
    case ".":
    case ".?":
      return checkMember(node, node.args, context);
    case "[]":
    case "[?]":
      return checkIndex(node.args, context);
    case "call":
      return checkCall(node, node.args, context);
    case "rcall":
      return checkMethod(node, node.args, context);
    case "list":
      return listType(commonType(node.args.map((item) => checkExpression(item, context))));
    case "map":
      return checkRecord(node.args, context);
    case "?:":
      return checkConditional(node.args, context);
    case "||":
    case "&&":
      for (const side of node.args) expectOperand(side, boolType, node.op, context);
      return boolType;
    case "!_":
      expectOperand(node.args, boolType, "!", context);
      return boolType;
    case "-_":
      expectOperand(node.args, numberType, "-", context);
      return numberType;
    default:
      return checkBinary(node, context);
  }
}

function typeOfLiteral(value: unknown): Type {
  if (value === null) return nullType;
  if (typeof value === "boolean") return boolType;
  if (typeof value === "string") return { kind: "string", values: [value] };
  if (typeof value === "number" || typeof value === "bigint") {
    return { kind: "number", values: [Number(value)] };
  }
  return anyType;
}

function checkVariable(node: ASTNode, name: string, { scope, report }: CheckContext): Type {
  const type = Object.hasOwn(scope, name) ? scope[name] : undefined;
  if (type) return type;
  const known = Object.keys(scope);
  report("unknownVariable", node, { name, known: known.join(", ") }, suggest(name, known));
  return anyType;
}

function checkMember(node: ASTNode, [owner, name]: [ASTNode, string], context: CheckContext): Type {
  const type = checkExpression(owner, context);
  const isBlock = owner.op === "id" && owner.args === "blocks";
  if (isBlock) context.reads.add(name);
  if (type.kind === "any") return anyType;
  const fields = type.kind === "record" ? type.fields() : null;
  const found = fields?.get(name);
  if (found) return found;
  const known = [...(fields?.keys() ?? [])];
  const place = { start: node.end - name.length, end: node.end };
  context.report(
    isBlock ? "unknownBlock" : "unknownMember",
    place,
    { name, type: typeName(type), known: known.join(", ") || "—" },
    suggest(name, known),
  );
  return anyType;
}

function checkIndex([owner, index]: [ASTNode, ASTNode], context: CheckContext): Type {
  const type = checkExpression(owner, context);
  if (type.kind === "list") {
    expectOperand(index, numberType, "[]", context);
    return type.of;
  }
  expectOperand(index, stringType, "[]", context);
  return anyType;
}

function checkCall(node: ASTNode, [name, args]: [string, ASTNode[]], context: CheckContext): Type {
  const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (found) return checkArguments(node, name, found, args, context);
  for (const argument of args) checkExpression(argument, context);
  const known = Object.keys(functions);
  context.report("unknownFunction", node, { name, known: known.join(", ") }, suggest(name, known));
  return anyType;
}

function checkMethod(
  node: ASTNode,
  [name, receiver, args]: [string, ASTNode, ASTNode[]],
  context: CheckContext,
): Type {
  if (isMacro(name)) return checkMacro(node, name, receiver, args, context);
  const found = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (found) return checkArguments(node, name, found, [receiver, ...args], context);
  for (const argument of [receiver, ...args]) checkExpression(argument, context);
  const known = [...Object.keys(methods), ...macros];
  context.report("unknownFunction", node, { name, known: known.join(", ") }, suggest(name, known));
  return anyType;
}

function checkArguments(
  node: ASTNode,
  name: string,
  { parameters, answer }: LanguageFunction,
  args: readonly ASTNode[],
  context: CheckContext,
): Type {
  if (args.length !== parameters.length) {
    const values = { name, wanted: parameters.length, given: args.length };
    context.report("wrongArgument", node, values);
  }
  args.forEach((argument, index) => {
    expectOperand(argument, parameters[index] ?? anyType, name, context);
  });
  return answer;
}

function checkMacro(
  node: ASTNode,
  name: (typeof macros)[number],
  receiver: ASTNode,
  [variable, body]: ASTNode[],
  context: CheckContext,
): Type {
  const list = checkExpression(receiver, context);
  const member = list.kind === "list" ? list.of : anyType;
  if (list.kind !== "list" && list.kind !== "any") {
    context.report("wrongOperand", receiver, operand(name, listType(anyType), list));
  }
  if (variable?.op !== "id" || !body) {
    context.report("wrongArgument", node, { name, wanted: 2, given: body ? 2 : 1 });
    return anyType;
  }
  const inner = { ...context, scope: { ...context.scope, [variable.args]: member } };
  if (name === "map") return listType(checkExpression(body, inner));
  expectOperand(body, boolType, name, inner);
  return name === "filter" ? listType(member) : boolType;
}

function checkRecord(entries: readonly [ASTNode, ASTNode][], context: CheckContext): Type {
  const fields = entries.map(([key, value]): [string, Type] => {
    const name = key.op === "value" || key.op === "id" ? String(key.args) : "";
    return [name, checkExpression(value, context)];
  });
  return recordType(Object.fromEntries(fields));
}

function checkConditional(
  [condition, whenTrue, whenFalse]: [ASTNode, ASTNode, ASTNode],
  context: CheckContext,
): Type {
  expectOperand(condition, boolType, "?:", context);
  return commonType([checkExpression(whenTrue, context), checkExpression(whenFalse, context)]);
}

function checkBinary(node: ASTNode, context: CheckContext): Type {
  if (!isBinary(node)) return anyType;
  const [left, right] = node.args;
  switch (node.op) {
    case "==":
    case "!=":
      return checkEquality(node, left, right, context);
    case "in":
      return checkMembership(node, left, right, context);
    case "+":
      return checkSum(node, left, right, context);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return checkOrder(node, left, right, context);
    default:
      expectOperand(left, numberType, node.op, context);
      expectOperand(right, numberType, node.op, context);
      return numberType;
  }
}

type Binary = Extract<
  ASTNode,
  { op: "==" | "!=" | "in" | "+" | "-" | "*" | "/" | "%" | "<" | "<=" | ">" | ">=" }
>;

/** Whether the node has two operands and an operator between them. */
export function isBinary(node: ASTNode): node is Binary {
  return ["==", "!=", "in", "+", "-", "*", "/", "%", "<", "<=", ">", ">="].includes(node.op);
}

function checkEquality(node: ASTNode, a: ASTNode, b: ASTNode, context: CheckContext): Type {
  const [left, right] = [checkExpression(a, context), checkExpression(b, context)];
  if (!isComparable(left, right)) {
    context.report("neverEqual", node, { left: typeName(left), right: typeName(right) });
  }
  return boolType;
}

function checkMembership(node: ASTNode, a: ASTNode, b: ASTNode, context: CheckContext): Type {
  const [member, list] = [checkExpression(a, context), checkExpression(b, context)];
  if (list.kind === "any") return boolType;
  if (list.kind !== "list") {
    context.report("wrongOperand", b, operand("in", listType(anyType), list));
  } else if (!isComparable(member, list.of)) {
    context.report("neverEqual", node, { left: typeName(member), right: typeName(list.of) });
  }
  return boolType;
}

function checkSum(node: ASTNode, a: ASTNode, b: ASTNode, context: CheckContext): Type {
  const [left, right] = [checkExpression(a, context), checkExpression(b, context)];
  for (const kind of ["number", "string", "list"] as const) {
    if (left.kind === kind && (right.kind === kind || right.kind === "any")) return widen(left);
    if (left.kind === "any" && right.kind === kind) return widen(right);
  }
  if (left.kind !== "any" || right.kind !== "any") {
    context.report("wrongOperand", node, {
      operator: "+",
      wanted: "number + number, string + string",
      given: `${typeName(left)} + ${typeName(right)}`,
    });
  }
  return anyType;
}

function checkOrder(node: ASTNode, a: ASTNode, b: ASTNode, context: CheckContext): Type {
  const [left, right] = [widen(checkExpression(a, context)), widen(checkExpression(b, context))];
  const orderable = [left, right].every(({ kind }) => ["number", "string", "any"].includes(kind));
  if (!orderable || !isComparable(left, right)) {
    context.report("wrongOperand", node, {
      operator: node.op,
      wanted: "number, number",
      given: `${typeName(left)}, ${typeName(right)}`,
    });
  }
  return boolType;
}

function expectOperand(node: ASTNode, wanted: Type, operator: string, context: CheckContext): void {
  const given = checkExpression(node, context);
  if (!isAssignable(given, wanted)) {
    context.report("wrongOperand", node, operand(operator, wanted, given));
  }
}

function operand(operator: string, wanted: Type, given: Type): Record<string, string> {
  return { operator, wanted: typeName(wanted), given: typeName(given) };
}

/** Without the knowledge of single values. */
function widen(type: Type): Type {
  if (type.kind === "number") return numberType;
  return type.kind === "string" ? stringType : type;
}

function commonType(types: readonly Type[]): Type {
  const [first, ...others] = types.filter(({ kind }) => kind !== "null");
  if (!first) return anyType;
  return others.every(({ kind }) => kind === first.kind)
    ? others.length === 0
      ? first
      : widen(first)
    : anyType;
}
