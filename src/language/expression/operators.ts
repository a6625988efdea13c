import type { ASTNode } from "@marcbachmann/cel-js";
import { once } from "../../catalogue/once.ts";
import { fullTypeName, isAssignable, isComparable } from "../fit/type-fit.ts";
import { suggest } from "../suggest.ts";
import {
  anyType,
  boolType,
  listType,
  nullType,
  numberType,
  type RecordType,
  stringType,
  type Type,
  typeName,
} from "../type.ts";
import { checkMoments } from "./dates/check-moments.ts";
import { dateType, isOfDigits, isWrittenOut, shownDateType } from "./dates/date-types.ts";
import type { ReportFault } from "./report-fault.ts";
import { type BinaryOperator, binaryOperators, isBeyondNumbers } from "./syntax-tree.ts";

/** The type of a literal, which includes its value. */
export function typeOfLiteral(value: unknown): Type {
  if (value === null) return nullType;
  if (typeof value === "boolean") return boolType;
  if (typeof value === "string") return { kind: "string", values: [value] };
  if (typeof value === "number" || typeof value === "bigint") {
    return { kind: "number", values: [Number(value)] };
  }
  return anyType;
}

/** The text of an expression, and the function that reports its faults. */
interface Place {
  source: string;
  report: ReportFault;
}

type Binary = Extract<ASTNode, { op: BinaryOperator }>;

/** Whether a node is an operator with two operands. */
export function isBinary(node: ASTNode): node is Binary {
  return binaryOperators.some((operator) => operator === node.op);
}

/** The type of an operator with two operands; unsuitable operands are reported. */
export function typeOfBinary(node: Binary, left: Type, right: Type, place: Place): Type {
  const { report } = place;
  if (checkMoments(node, [left, right], place)) return typeOfFaulty(node);
  switch (node.op) {
    case "==":
    case "!=":
      expectComparable(node, left, right, report);
      return boolType;
    case "in":
      return typeOfMembership(node, left, right, report);
    case "+":
      return typeOfSum(node, left, right, place);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return typeOfOrder(node, left, right, report);
    default:
      expectType(node.args[0], left, numberType, node.op, report);
      expectType(node.args[1], right, numberType, node.op, report);
      checkNumbers(node, right, place);
      return numberType;
  }
}

/** The type of a comparison or calculation that has unsuitable operands. */
function typeOfFaulty({ op }: Binary): Type {
  return op === "+" || op === "-" ? anyType : boolType;
}

/** Reports an integer too large to calculate with exactly, and a division by zero. */
function checkNumbers(node: Binary, right: Type, { source, report }: Place): void {
  for (const operand of node.args) {
    if (operand.op !== "value" || typeof operand.args !== "bigint") continue;
    const name = source.slice(operand.start, operand.end);
    if (isBeyondNumbers(operand.args)) report("integerTooLarge", operand, { name });
  }
  const isZero = right.kind === "number" && right.values?.every((value) => value === 0);
  if ((node.op !== "/" && node.op !== "%") || !isZero) return;
  report("wrongOperand", node.args[1], { operator: node.op, wanted: "number ≠ 0", given: "0" });
}

function expectComparable(node: ASTNode, left: Type, right: Type, report: ReportFault): void {
  if (isComparable(left, right) && !isPartOf(node, left, right)) return;
  const [name, suggestion] = outsideOf(left, right) ?? outsideOf(right, left) ?? ["", null];
  const values = { left: typeName(left), right: typeName(right) };
  report("neverEqual", node, { ...values, ...(suggestion && { name }) }, suggestion);
}

/** Whether one side is a record literal without fields that every record of the other side has. */
function isPartOf(node: ASTNode, left: Type, right: Type): boolean {
  if (!isBinary(node)) return false;
  return node.args.some((side, index) => {
    const [own, other] = index === 0 ? [left, right] : [right, left];
    if (side.op !== "map" || own.kind !== "record") return false;
    const names = own.fields();
    return (other.said?.schema.required ?? []).some((name) => !names.has(name));
  });
}

/**
 * A literal text that is not among the listed values, and the listed value that was probably meant.
 */
function outsideOf(given: Type, listed: Type): [string, string | null] | null {
  if (given.kind !== "string" || listed.kind !== "string") return null;
  const [name, ...others] = given.values ?? [];
  if (name === undefined || others.length > 0 || !listed.values) return null;
  return [name, suggest(name, listed.values)];
}

function typeOfMembership(node: Binary, member: Type, list: Type, report: ReportFault): Type {
  const [, place] = node.args;
  const listed = place.op === "list" && place.args.length > 1 ? place.args : [];
  if (list.kind !== "list") expectType(place, list, listType(anyType), "in", report);
  else if (listed.length === 0 || !isComparable(member, list.of)) {
    expectComparable(node, member, list.of, report);
  }
  // Each item of a list literal is checked by itself, since a single one may be impossible.
  else {
    for (const item of listed) {
      if (item.op === "value") expectComparable(item, member, typeOfLiteral(item.args), report);
    }
  }
  return boolType;
}

function typeOfSum(node: Binary, left: Type, right: Type, place: Place): Type {
  for (const kind of ["number", "string", "list"] as const) {
    if (left.kind === kind && (right.kind === kind || right.kind === "any")) {
      if (kind === "number") checkNumbers(node, right, place);
      return widen(left);
    }
    if (left.kind === "any" && right.kind === kind) return widen(right);
  }
  if (left.kind !== "any" || right.kind !== "any") reportSum(node, left, right, place);
  return anyType;
}

/**
 * Reports operands that cannot be added; next to a text, at the operand that can be converted to
 * text.
 */
function reportSum(node: Binary, left: Type, right: Type, { source, report }: Place): void {
  const [first, second] = node.args;
  const isText = (type: Type) => type.kind === "string";
  const other = isText(left) ? second : isText(right) ? first : null;
  const written = other ? source.slice(other.start, other.end) : "";
  const isOne = /^[\w.]+$|^\w+\([^()]*\)$/.test(written);
  const values = {
    operator: "+",
    wanted: "number + number, string + string",
    given: `${typeName(left)} + ${typeName(right)}`,
  };
  if (other && isOne) {
    report("wrongOperand", other, { ...values, name: written }, `string(${written})`);
  } else report("wrongOperand", node, values);
}

function typeOfOrder(node: Binary, left: Type, right: Type, report: ReportFault): Type {
  const types = [left, right];
  const orderable =
    types.every(({ kind }) => ["number", "string", "any"].includes(kind)) &&
    !types.some(isWrittenOut);
  if (!orderable || !isComparable(widen(left), widen(right))) {
    const wanted = types.includes(shownDateType) ? dateType : numberType;
    report("wrongOperand", node, {
      operator: node.op,
      wanted: [wanted, wanted].map(fullTypeName).join(", "),
      given: types.map(widenUnlessWritten).map(fullTypeName).join(", "),
    });
  } else if (isOfDigits(left, right) || isOfDigits(right, left)) {
    report("comparesDigits", node, {});
  }
  return boolType;
}

/** Reports an operand that is not of the wanted type. */
export function expectType(
  node: ASTNode,
  given: Type,
  wanted: Type,
  operator: string,
  report: ReportFault,
): void {
  if (isAssignable(given, wanted)) return;
  report("wrongOperand", node, { operator, wanted: typeName(wanted), given: typeName(given) });
}

/** The type without its knowledge of particular values. */
function widen(type: Type): Type {
  if (type.kind === "number") return numberType;
  return type.kind === "string" ? stringType : type;
}

const widenUnlessWritten = (type: Type): Type => (isWrittenOut(type) ? type : widen(type));

/** The common type of several values, if they have one. */
export function commonType(types: readonly Type[]): Type {
  const given = types.filter(({ kind }) => kind !== "null");
  const [first, ...others] = given;
  if (!first) return anyType;
  if (others.every((other) => other === first)) return first;
  const records = given.filter((type) => type.kind === "record");
  if (records.length === given.length) return commonRecord(records);
  const lists = given.filter((type) => type.kind === "list");
  if (lists.length === given.length) return listType(commonType(lists.map((list) => list.of)));
  return others.some(({ kind }) => kind !== first.kind) ? anyType : widen(first);
}

/** The type of one of several records, which has the fields that all share and perhaps others. */
function commonRecord(records: readonly RecordType[]): Type {
  const held = (isWanted: (count: number) => boolean) =>
    once(() => {
      const all = records.map((record) => record.fields());
      const some = records.flatMap((record) => [...(record.some?.() ?? [])]);
      return new Map(
        [...new Set([...all.flatMap((one) => [...one.keys()]), ...some.map(([name]) => name)])]
          .filter((name) => isWanted(all.filter((one) => one.has(name)).length))
          .map((name) => {
            const own = all.flatMap((one) => one.get(name) ?? []);
            const others = some.flatMap(([other, type]) => (other === name ? [type] : []));
            return [name, commonType([...own, ...others])];
          }),
      );
    });
  const open = records.find(({ others }) => others)?.others;
  return {
    kind: "record",
    fields: held((count) => count === records.length),
    some: held((count) => count < records.length),
    ...(open && { others: open }),
  };
}
