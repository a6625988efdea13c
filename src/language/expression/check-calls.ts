import type { ASTNode } from "@marcbachmann/cel-js";
import { suggest } from "../suggest.ts";
import { anyType, boolType, listType, numberType, type Type, typeName } from "../type.ts";
import type { CheckContext, CheckPart } from "./check-context.ts";
import { checkMoment } from "./dates/check-moments.ts";
import { meantBy } from "./foreign-names.ts";
import { answerOf, type LanguageFunction } from "./functions/language-function.ts";
import { groupsType } from "./functions/lists.ts";
import { functions, methods } from "./functions.ts";
import { isMacro, type Macro, macros } from "./macros.ts";
import { expectType } from "./operators.ts";

/** The type of a function call. */
export function checkCall(
  node: ASTNode,
  [name, args]: [string, ASTNode[]],
  context: CheckContext,
  check: CheckPart,
): Type {
  const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (found) {
    if (found.names === "permission") checkPermission(args[0], context);
    return checkArguments({ node, name, context, check }, found, args);
  }
  for (const argument of args) check(argument, context);
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

/** Reports a permission that no operation needs, since it is probably misspelt. */
function checkPermission(node: ASTNode | undefined, { permissions, report }: CheckContext): void {
  if (node?.op !== "value" || typeof node.args !== "string") return;
  const name = node.args;
  if (permissions.includes(name)) return;
  const parts = name.split(":");
  // A permission with the same number of segments is suggested only if each segment is similar.
  const near = permissions.filter((known) => {
    const knownParts = known.split(":");
    const isNear = (part: string, at: number) => suggest(part, [knownParts[at] ?? ""]) !== null;
    return parts.length !== knownParts.length || parts.every(isNear);
  });
  report("unknownPermission", node, { name }, () => suggest(name, near));
}

/** The type of a method call or a macro. */
export function checkMethod(
  node: ASTNode,
  [name, receiver, args]: [string, ASTNode, ASTNode[]],
  context: CheckContext,
  check: CheckPart,
): Type {
  if (isMacro(name)) return checkMacro({ node, name, context, check }, receiver, args);
  const found = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (found) return checkArguments({ node, name, context, check }, found, [receiver, ...args]);
  for (const argument of [receiver, ...args]) check(argument, context);
  reportUnknown(
    name,
    nameOf(name, receiver, context),
    [...Object.keys(methods), ...macros],
    context,
  );
  return anyType;
}

/** The offset of a method's name, which follows its receiver. */
function nameOf(name: string, receiver: ASTNode, { source }: CheckContext) {
  const start = source.indexOf(name, receiver.end);
  return { start, end: start + name.length };
}

/** A call of a function, a method or a macro, and what checks the parts of it. */
interface CheckedCall<Name extends string = string> {
  node: ASTNode;
  name: Name;
  context: CheckContext;
  check: CheckPart;
}

function checkArguments(
  { node, name, context, check }: CheckedCall,
  called: LanguageFunction,
  args: readonly ASTNode[],
): Type {
  const { parameters, optional = 0, sorts } = called;
  const wanted = parameters.length;
  if (args.length > wanted || args.length < wanted - optional) {
    context.report("wrongArgument", node, { name, wanted, given: args.length });
  }
  const types = args.map((argument, index) => {
    const type = check(argument, context);
    const parameter = parameters[index] ?? anyType;
    expectType(argument, type, parameter, name, context.report);
    checkMoment(name, argument, type, parameter, context);
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
  { node, name, context, check }: CheckedCall<Macro>,
  receiver: ASTNode,
  [variable, body]: ASTNode[],
): Type {
  const list = check(receiver, context);
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
  const type = check(body, inner);
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
