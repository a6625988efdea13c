import type { ASTNode } from "@marcbachmann/cel-js";
import { suggest } from "../suggest.ts";
import {
  anyType,
  boolType,
  listType,
  numberType,
  recordType,
  stringType,
  type Type,
  typeName,
} from "../type.ts";
import { functions, type LanguageFunction, methods } from "./functions.ts";
import { isMacro, type Macro, macros } from "./macros.ts";
import {
  commonType,
  expectType,
  isBinary,
  type ReportFault,
  typeOfBinary,
  typeOfLiteral,
} from "./operators.ts";
import type { ScopeTypes } from "./scope.ts";

/** What the checker found beside the type: the variables used, and the blocks whose state is read. */
export interface CheckContext {
  scope: ScopeTypes;
  /** The permissions that `can` may ask for. */
  permissions: readonly string[];
  report: ReportFault;
  uses: Set<string>;
  reads: Set<string>;
  /** The types of its parts, for whoever asks. */
  types?: Map<ASTNode, Type>;
}

/** The type of an expression; every fault on the way is reported, never only the first. */
export function checkExpression(node: ASTNode, context: CheckContext): Type {
  const type = checkPart(node, context);
  context.types?.set(node, type);
  return type;
}

function checkPart(node: ASTNode, context: CheckContext): Type {
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

function checkVariable(node: ASTNode, name: string, { scope, report, uses }: CheckContext): Type {
  uses.add(name);
  const type = Object.hasOwn(scope, name) ? scope[name] : undefined;
  if (type) return type;
  const known = Object.keys(scope);
  report("unknownVariable", node, { name, known: known.join(", ") }, suggest(name, known));
  return anyType;
}

/** Of names that are known, a problem tells so many. */
const mostNamed = 40;

function checkMember(node: ASTNode, [owner, name]: [ASTNode, string], context: CheckContext): Type {
  const type = checkExpression(owner, context);
  const isBlock = isVariable(owner, "blocks");
  if (isBlock) context.reads.add(name);
  if (type.kind === "any") return anyType;
  const fields = type.kind === "record" ? type.fields() : null;
  const found = fields?.get(name) ?? (type.kind === "record" ? type.others : undefined);
  if (found) return found;
  const known = [...(fields?.keys() ?? [])];
  const place = { start: node.end - name.length, end: node.end };
  context.report(
    isBlock ? "unknownBlock" : isVariable(owner, "params") ? "unknownParam" : "unknownMember",
    place,
    { name, type: typeName(type), known: known.slice(0, mostNamed).join(", ") || "—" },
    () => suggest(name, known),
  );
  return anyType;
}

function isVariable(node: ASTNode, name: string): boolean {
  return node.op === "id" && node.args === name;
}

/** Whether it is the query of the address, in which a name may stand several times. */
function isQuery(node: ASTNode): boolean {
  return node.op === "." && node.args[1] === "query" && isVariable(node.args[0], "route");
}

function checkIndex([owner, index]: [ASTNode, ASTNode], context: CheckContext): Type {
  const type = checkExpression(owner, context);
  if (type.kind === "list") {
    expectOperand(index, numberType, "[]", context);
    return type.of;
  }
  // What may be a list as well as a record takes the place as well as the name.
  const isOfQuery = owner.op === "." && isQuery(owner.args[0]);
  if (type.kind === "any" || isOfQuery) checkExpression(index, context);
  else expectOperand(index, stringType, "[]", context);
  return anyType;
}

function checkCall(node: ASTNode, [name, args]: [string, ASTNode[]], context: CheckContext): Type {
  const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (found) {
    if (found.names === "permission") checkPermission(args[0], context);
    return checkArguments(node, name, found, args, context);
  }
  for (const argument of args) checkExpression(argument, context);
  const known = Object.keys(functions);
  context.report("unknownFunction", node, { name, known: known.join(", ") }, suggest(name, known));
  return anyType;
}

/** A permission that no operation needs is nobody's: asking for it is a slip of the pen. */
function checkPermission(node: ASTNode | undefined, { permissions, report }: CheckContext): void {
  if (node?.op !== "value" || typeof node.args !== "string") return;
  const name = node.args;
  if (permissions.includes(name)) return;
  report("unknownPermission", node, { name }, suggest(name, permissions));
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
  name: Macro,
  receiver: ASTNode,
  [variable, body]: ASTNode[],
  context: CheckContext,
): Type {
  const list = checkExpression(receiver, context);
  const member = list.kind === "list" ? list.of : anyType;
  if (list.kind !== "list" && list.kind !== "any") {
    expectType(receiver, list, listType(anyType), name, context.report);
  }
  if (variable?.op !== "id" || !body) {
    context.report("wrongArgument", node, { name, wanted: 2, given: body ? 2 : 1 });
    return anyType;
  }
  const uses = new Set<string>();
  const inner = { ...context, uses, scope: { ...context.scope, [variable.args]: member } };
  const type = checkExpression(body, inner);
  uses.delete(variable.args);
  for (const used of uses) context.uses.add(used);
  if (name === "map") return listType(type);
  expectType(body, type, boolType, name, context.report);
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
  return typeOfBinary(
    node,
    checkExpression(left, context),
    checkExpression(right, context),
    context.report,
  );
}

function expectOperand(node: ASTNode, wanted: Type, operator: string, context: CheckContext): void {
  expectType(node, checkExpression(node, context), wanted, operator, context.report);
}
