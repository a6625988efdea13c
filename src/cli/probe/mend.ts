import { isBeyondInteger, nearestNumber } from "../../catalogue/schema/exact-json.ts";
import { pointerStep, pointTo, stepsOf } from "../../catalogue/schema/pointer.ts";
import { isRecord, own, ownList } from "../../catalogue/schema/record.ts";
import type { ValidatorError } from "../../catalogue/validators/validator-function.ts";
import type { Action, Looked } from "./misfit.ts";
import { placeOfAnswer, quoted, schemasAt, targetOf } from "./places.ts";

/** Maximum values of an enumeration; a document would not list more. */
const mostListed = 50;

/**
 * The overlay actions that change the document so that the response is valid; empty if none is
 * known.
 */
export function mend(looked: Looked, fault: ValidatorError): Action[] {
  const { document, operation } = looked;
  const answer = `${placeOfAnswer(document, operation)}/content/application~1json/schema`;
  const place = operation.service.envelope.data + fault.instancePath;
  return schemasAt(document, answer, place).flatMap((schema) => mendAt(looked, fault, schema));
}

function mendAt(
  { document, stated: first, data }: Looked,
  { keyword, params, instancePath }: ValidatorError,
  place: string,
): Action[] {
  const schema = pointTo(document, place);
  const stated = own(schema, keyword);
  if (stated === undefined) return [];
  const target = targetOf(document, place);
  const removal: Action = { target: targetOf(document, `${place}/${keyword}`), remove: true };
  switch (keyword) {
    case "type": {
      const before = [stated].flat();
      const seen = typesSeen(before, valuesAt(data, instancePath));
      // A type that an earlier proposal allowed is kept, since it fits other values, for example
      // deeper in a tree.
      const isFirst = JSON.stringify(own(pointTo(first, place), "type")) === JSON.stringify(stated);
      const types = isFirst ? seen : [...new Set([...before, ...seen])];
      const update = { target, update: { type: types.length === 1 ? types[0] : types } };
      // The old type is removed first, because an overlay's update only appends to a list.
      return Array.isArray(stated) ? [removal, update] : [update];
    }
    case "enum": {
      const values = [...new Set(valuesAt(data, instancePath))];
      const others = values.filter((value) => !ownList(schema, "enum").includes(value));
      const isList = others.length <= mostListed && !others.some((value) => isObject(value));
      return isList ? [{ target, update: { enum: others } }] : [removal];
    }
    case "required": {
      const name = String(params.missingProperty);
      if (!ownList(schema, "required").includes(name)) return [];
      return [{ target: `${removal.target}[?@ == ${quoted(name)}]`, remove: true }];
    }
    case "additionalProperties":
      return stated === false ? [{ target, update: { additionalProperties: true } }] : [];
    default:
      return [removal];
  }
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/**
 * The stated types that occur among the values, then the other types that occur; `null` stays
 * allowed.
 */
function typesSeen(stated: readonly unknown[], values: readonly unknown[]): string[] {
  const seen = new Set(stated.includes("null") ? ["null"] : []);
  for (const value of values) {
    const own = typeOf(value);
    const isInteger = own === "integer" || isBeyondInteger(value);
    if (isInteger && stated.includes("integer")) seen.add("integer");
    else if (nearestNumber(value) !== null && stated.includes("number")) seen.add("number");
    else seen.add(own);
  }
  const types = stated.filter((type) => typeof type === "string").filter((type) => seen.has(type));
  const others = [...seen].filter((type) => !types.includes(type));
  const all = [...types, ...others];
  // If every value is null, the stated types stay allowed.
  const isOnlyNull = all.every((type) => type === "null");
  return isOnlyNull ? [...stated.map(String).filter((type) => type !== "null"), "null"] : all;
}

/** The type of a value, as a schema names it. */
export function typeOf(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

/** All values at a place of a response, in every row of the lists that contain it. */
function valuesAt(data: unknown, pointer: string): unknown[] {
  let values = [data];
  for (const step of stepsOf(pointer)) {
    values = values.flatMap((value): unknown[] => {
      if (Array.isArray(value)) return value;
      if (!isRecord(value) || !Object.hasOwn(value, step)) return [];
      return [value[step]];
    });
  }
  return values;
}

/** The pattern of a pointer, in which the index of a list item stands for any item. */
export function inAnyRow(pointer: string): string {
  return stepsOf(pointer)
    .map((step) => (/^\d+$/.test(step) ? "/*" : pointerStep(step)))
    .join("");
}
