import type { ASTNode } from "@marcbachmann/cel-js";
import { wordsOf } from "../../catalogue/resources/paths.ts";
import { isIdName } from "../../catalogue/schema/id-name.ts";
import { stepsOf } from "../../catalogue/schema/pointer.ts";
import { literalText } from "../expression/syntax-tree.ts";
import { type ParameterPlace, type RecordType, type Type, typeName } from "../type.ts";
import { foreignKey, originOf, textOf } from "./foreign-key.ts";
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
  const texts = items.map(textOf);
  const twin = items.find((_, index) => texts.indexOf(texts[index] ?? "") < index);
  if (!twin) return [];
  const values = {
    value: textOf(twin),
    fault: "requestFault.uniqueItems",
  };
  return [{ code: "valueDoesNotFit", values, suggestion: null, part: twin }];
}

function misfitsOfKey(whole: ASTNode, wanted: Type, typeOf: TypeOf): ExpressionMisfit[] {
  if (wanted.kind === "list" && whole.op === "rcall" && whole.args[0] === "map") {
    const [, each] = whole.args[2];
    return each ? misfitsOfKey(each, wanted.of, typeOf) : [];
  }
  // A key stays a key of its record when it is converted.
  const node = wanted.kind === "list" ? whole : originOf(whole);
  const [owner, name] = node.op === "." ? node.args : [null, ""];
  const other = otherKey(typeOf(node), wanted);
  const foreign = other ? null : foreignKey(node, wanted, typeOf);
  if (foreign) return [{ code: "otherKey", ...foreign }];
  const type = owner ? typeOf(owner) : null;
  const [meant, ...others] = other && type ? fieldsWithKey(type, wanted) : [];
  const place = wanted.said?.place;
  const found = other
    ? { ...other, key: meant !== undefined && others.length === 0 ? meant : null }
    : type && (insteadOfKey(type, name, wanted) ?? (place && otherKeyByPath(type, name, place)));
  if (!found) return type && place ? misfitsOfName(node, type, name, place) : [];
  const { key, ...values } = found;
  return [{ code: "otherKey", values: { ...values, name }, suggestion: key, part: node }];
}

/**
 * Another value of a record than the one that has the name of the argument. A write may change a
 * value on purpose, so only what it needs besides the key of the record is reported.
 */
function misfitsOfName(
  part: ASTNode,
  owner: Type,
  name: string,
  { operation, parameter: wanted, beside = {} }: ParameterPlace,
): ExpressionMisfit[] {
  if (owner.kind !== "record" || isIdName(name)) return [];
  const [own, given] = [owner.fields(), textOf(part)];
  // A status may be compared with the next status, and two exchanged values are told as such.
  const isVariant = wordsOf(name).at(-1) === wordsOf(wanted).at(-1);
  const isExchanged = String(beside[name]).trim().endsWith(`.${wanted}`);
  if (isVariant || isExchanged || !own.has(name) || !own.has(wanted)) return [];
  // What a form reads by a field of another name is told beside the field itself.
  const isOfForm = /^form\b/.test(given);
  const isNeeded = operation.parameters.some((one) => one.name === wanted && one.required);
  const isOfRecord = isOfForm || given.replace(/\w+$/, "id") === String(beside.id).trim();
  if (operation.effect === "write" ? !isNeeded || !isOfRecord : isOfForm) return [];
  const values = { name, value: given, wanted, field: given.replace(/\w+$/, wanted) };
  return [{ code: "sentAsAnother", values, suggestion: wanted, part }];
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
