import type { ASTNode } from "@marcbachmann/cel-js";
import { isNullable } from "../../catalogue/schema/json-schema.ts";
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
import { meantAsMember, meantBy } from "./foreign-names.ts";
import { answerOf, type LanguageFunction } from "./functions/language-function.ts";
import { groupsType } from "./functions/lists.ts";
import { functions, methods } from "./functions.ts";
import { innerNodes } from "./inner-nodes.ts";
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
  /** The text of the expression. */
  source: string;
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
      checkDenied(node.args, context);
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
    () => (fields ? suggest(name, known) : meantAsMember(name, type)),
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
  const place = { start: node.start, end: node.start + name.length };
  reportUnknown(name, place, Object.keys(functions), context);
  return anyType;
}

function reportUnknown(
  name: string,
  place: { start: number; end: number },
  known: readonly string[],
  { report }: CheckContext,
): void {
  const values = { name, known: known.join(", ") };
  report("unknownFunction", place, values, () => meantBy(name, known) ?? suggest(name, known));
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
  reportUnknown(
    name,
    nameOf(name, receiver, context),
    [...Object.keys(methods), ...macros],
    context,
  );
  return anyType;
}

/** Where the name of a method stands, behind what it is called on. */
function nameOf(name: string, receiver: ASTNode, { source }: CheckContext) {
  const start = source.indexOf(name, receiver.end);
  return { start, end: start + name.length };
}

function checkArguments(
  node: ASTNode,
  name: string,
  called: LanguageFunction,
  args: readonly ASTNode[],
  context: CheckContext,
): Type {
  const { parameters, optional = 0, sorts } = called;
  const wanted = parameters.length;
  if (args.length > wanted || args.length < wanted - optional) {
    context.report("wrongArgument", node, { name, wanted, given: args.length });
  }
  const types = args.map((argument, index) => {
    const type = checkExpression(argument, context);
    expectType(argument, type, parameters[index] ?? anyType, name, context.report);
    return type;
  });
  const [first] = types;
  const isOfSort = !first || ["any", "null", ...(sorts ?? [first.kind])].includes(first.kind);
  if (args[0] && first && !isOfSort) {
    const values = { operator: name, wanted: sorts?.join(" | ") ?? "", given: typeName(first) };
    context.report("wrongOperand", args[0], values);
  }
  return answerOf(called, types);
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
  switch (name) {
    case "map":
      return listType(type);
    case "sortBy":
      return listType(member);
    case "groupBy":
      return groupsType(type, member);
    case "sumBy":
      expectType(body, type, numberType, name, context.report);
      return numberType;
    default:
      expectType(body, type, boolType, name, context.report);
      return name === "filter" ? listType(member) : boolType;
  }
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
  const types = [checkExpression(left, context), checkExpression(right, context)] as const;
  return typeOfBinary(node, ...types, context);
}

/** Nothing is before or after `null`, so that what denies an order holds where there is no value. */
function checkDenied(denied: ASTNode, { source, types, report }: CheckContext): void {
  if (!["<", "<=", ">", ">="].includes(denied.op)) return;
  const absent = innerNodes(denied.args).find((part) => {
    const schema = types?.get(part)?.said?.schema;
    return schema !== undefined && isNullable(schema);
  });
  if (absent) report("holdsWithoutValue", denied, { name: source.slice(absent.start, absent.end) });
}

function expectOperand(node: ASTNode, wanted: Type, operator: string, context: CheckContext): void {
  expectType(node, checkExpression(node, context), wanted, operator, context.report);
}
