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
  textsOf,
  typeName,
} from "../type.ts";
import { checkCall, checkMethod } from "./check-calls.ts";
import type { CheckContext } from "./check-context.ts";
import { meantAsMember } from "./foreign-names.ts";
import { innerNodes } from "./inner-nodes.ts";
import { commonType, expectType, isBinary, typeOfBinary, typeOfLiteral } from "./operators.ts";

/** The type of an expression; every fault in it is reported, never only the first. */
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
      return checkCall(node, node.args, context, checkExpression);
    case "rcall":
      return checkMethod(node, node.args, context, checkExpression);
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

function checkVariable(node: ASTNode, name: string, context: CheckContext): Type {
  const { scope, report, uses } = context;
  uses.add(name);
  const type = Object.hasOwn(scope, name) ? scope[name] : undefined;
  if (type) return type;
  const known = Object.keys(scope);
  report(
    "unknownVariable",
    node,
    { name, known: known.join(", ") },
    meantAsVariable(name, context),
  );
  return anyType;
}

/** Maximum known names listed in a problem. */
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
  const ofSome = type.kind === "record" ? type.some?.().get(name) : undefined;
  if (ofSome) {
    // A test for presence may name a field that some records lack.
    if (node.op === ".")
      context.report("notInEvery", place, { name, known: known.join(", ") || "—" });
    return ofSome;
  }
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

/** Whether a node is the address query, in which a parameter may occur several times. */
function isQuery(node: ASTNode): boolean {
  return node.op === "." && node.args[1] === "query" && isVariable(node.args[0], "route");
}

function checkIndex([owner, index]: [ASTNode, ASTNode], context: CheckContext): Type {
  const type = checkExpression(owner, context);
  if (type.kind === "list") {
    expectOperand(index, numberType, "[]", context);
    return type.of;
  }
  // The address query may be a list as well as a record, so it accepts an index as well as a name.
  const isOfQuery = owner.op === "." && isQuery(owner.args[0]);
  if (type.kind === "any" || isOfQuery) checkExpression(index, context);
  else expectOperand(index, stringType, "[]", context);
  return anyType;
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
  const first = isUnknown(left, context) ? right : left;
  const known = checkExpression(first, context);
  const beside = { ...context, texts: textsOf(known) };
  const other = checkExpression(first === left ? right : left, beside);
  const types = first === left ? ([known, other] as const) : ([other, known] as const);
  return typeOfBinary(node, ...types, context);
}

const isUnknown = (node: ASTNode, { scope }: CheckContext): boolean =>
  node.op === "id" && !Object.hasOwn(scope, node.args);

/**
 * Reports a negated order comparison whose operand may be `null`, because it holds for `null` too.
 */
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

/** The names in other languages of this language's constants. */
const constants: Readonly<Record<string, string>> = {
  nil: "null",
  None: "null",
  NULL: "null",
  undefined: "null",
  True: "true",
  TRUE: "true",
  False: "false",
  FALSE: "false",
};

/**
 * The probable meaning of an unknown variable: a text without quotes, a constant, a block, or a
 * misspelt name.
 */
function meantAsVariable(
  name: string,
  { scope, texts }: Pick<CheckContext, "scope" | "texts">,
): string | null {
  if (texts?.includes(name)) return `'${name}'`;
  if (Object.hasOwn(constants, name)) return constants[name] ?? null;
  const { blocks } = scope;
  if (blocks?.kind === "record" && blocks.fields().has(name)) return `blocks.${name}`;
  // The name of a list is never suggested for the name of a single record.
  return suggest(
    name,
    Object.keys(scope).filter((known) => name !== `${known}s`),
  );
}
