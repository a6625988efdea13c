import type { ASTNode } from "@marcbachmann/cel-js";
import { stepsOf } from "../../catalogue/schema/pointer.ts";
import { literalText } from "../expression/syntax-tree.ts";
import { type RecordType, type Type, typeName } from "../type.ts";
import { foreignKey, originOf } from "./foreign-key.ts";
import { fieldsWithKey, insteadOfKey, otherKey } from "./key-fit.ts";
import { otherKeyByPath } from "./path-key.ts";
import { fullTypeName, misfitOfType } from "./type-fit.ts";
import { type Misfit, misfitsOfNames, misfitsOfSize, misfitsOfValue, typeAt } from "./value-fit.ts";
import { partAt, writtenValue } from "./written-value.ts";

/** A part of an expression that does not fit, and what is wrong with it. */
export interface ExpressionMisfit extends Pick<Misfit, "code" | "values" | "suggestion"> {
  part: ASTNode;
}

/** Returns the type of each part of a checked expression. */
type TypeOf = (node: ASTNode) => Type;

/**
 * Finds the parts of an expression whose values do not fit the wanted type: literals, also within
 * lists and records, are checked by value, and all other parts by type.
 */
export function misfitsOfExpression(
  node: ASTNode,
  wanted: Type,
  typeOf: TypeOf,
): ExpressionMisfit[] {
  const written = wanted.said ? writtenValue(node) : null;
  if (written) return misfitsOfWritten(node, written.value, wanted, typeOf);
  if (node.op === "?:") {
    const branches = node.args.slice(1).filter((branch) => writtenValue(branch)?.value !== null);
    return branches.flatMap((branch) => misfitsOfExpression(branch, wanted, typeOf));
  }
  if (node.op === "list" && wanted.kind === "list") {
    return [
      ...placed(misfitsOfSize(node.args.length, wanted), node),
      ...misfitsOfTwins(node.args, wanted),
      ...node.args.flatMap((item) => misfitsOfExpression(item, wanted.of, typeOf)),
    ];
  }
  if (node.op === "map" && wanted.kind === "record") {
    return misfitsOfFields(node, node.args, wanted, typeOf);
  }
  const misfit = misfitOfType(typeOf(node), wanted);
  if (!misfit) return misfitsOfKey(node, wanted, typeOf);
  const values = { given: fullTypeName(misfit.given), wanted: fullTypeName(misfit.wanted) };
  return misfit.missing === null
    ? [{ code: "expressionType", values, suggestion: null, part: node }]
    : [{ code: "missingProperty", values: { name: misfit.missing }, suggestion: null, part: node }];
}

/** Equal expressions have equal values, so a list of unique items must not repeat one. */
function misfitsOfTwins(items: readonly ASTNode[], wanted: Type): ExpressionMisfit[] {
  if (!wanted.said?.schema.uniqueItems) return [];
  const texts = items.map(({ input, start, end }) => input.slice(start, end));
  const twin = items.find((_, index) => texts.indexOf(texts[index] ?? "") < index);
  if (!twin) return [];
  const values = {
    value: twin.input.slice(twin.start, twin.end),
    fault: "requestFault.uniqueItems",
  };
  return [{ code: "valueDoesNotFit", values, suggestion: null, part: twin }];
}

function misfitsOfKey(whole: ASTNode, wanted: Type, typeOf: TypeOf): ExpressionMisfit[] {
  // A key stays a key of its record when it is converted.
  const node = wanted.kind === "list" ? whole : originOf(whole);
  const [owner, name] = node.op === "." ? node.args : [null, ""];
  const other = otherKey(typeOf(node), wanted);
  const foreign = other ? null : foreignKey(node, wanted, typeOf);
  if (foreign) return [{ code: "otherKey", ...foreign }];
  if (!other) {
    const found = owner && insteadOfKey(typeOf(owner), name, wanted);
    if (!found) return owner ? misfitsOfPath(node, typeOf(owner), name, wanted) : [];
    const { key, ...values } = found;
    return [{ code: "otherKey", values: { ...values, name }, suggestion: key, part: node }];
  }
  const [meant, ...others] = owner ? fieldsWithKey(typeOf(owner), wanted) : [];
  const suggestion = meant !== undefined && others.length === 0 ? meant : null;
  return [{ code: "otherKey", values: { ...other, name }, suggestion, part: node }];
}

function misfitsOfPath(
  node: ASTNode,
  owner: Type,
  name: string,
  { said }: Type,
): ExpressionMisfit[] {
  const other = said?.place ? otherKeyByPath(owner, name, said.place) : null;
  if (!other) return [];
  const { key, ...values } = other;
  return [{ code: "otherKey", values: { ...values, name }, suggestion: key, part: node }];
}

function misfitsOfWritten(
  node: ASTNode,
  value: unknown,
  wanted: Type,
  typeOf: TypeOf,
): ExpressionMisfit[] {
  return misfitsOfValue(value, wanted).map(({ code, at, values, suggestion }) => {
    const steps = stepsOf(at);
    const part = partAt(node, steps);
    if (code !== "wrongType" && code !== "notOneOf") return { code, values, suggestion, part };
    const types = {
      given: typeName(typeOf(part)),
      wanted: fullTypeName(typeAt(wanted, steps)),
      ...(values.value !== undefined && { name: values.value }),
    };
    return { code: "expressionType", values: types, suggestion, part };
  });
}

function misfitsOfFields(
  node: ASTNode,
  entries: readonly [ASTNode, ASTNode][],
  wanted: RecordType,
  typeOf: TypeOf,
): ExpressionMisfit[] {
  const names = entries.map(([key]) => literalText(key));
  const known = names.filter((name) => name !== null);
  // Computed field names are unknown, so only literal names are checked.
  const own = known.length === names.length ? misfitsOfNames(known, wanted) : [];
  return [
    ...placed(own, node),
    ...entries.flatMap(([key, value]) => {
      const type = wanted.fields().get(literalText(key) ?? "");
      return type ? misfitsOfExpression(value, type, typeOf) : [];
    }),
  ];
}

function placed(misfits: readonly Misfit[], node: ASTNode): ExpressionMisfit[] {
  return misfits.map(({ code, values, suggestion, at }) => {
    return { code, values, suggestion, part: partAt(node, stepsOf(at)) };
  });
}
