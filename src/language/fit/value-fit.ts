import { interpretSchema } from "../../catalogue/schema/interpret-schema.ts";
import { pointerStep, pointTo, stepsOf } from "../../catalogue/schema/pointer.ts";
import { isRecord } from "../../catalogue/schema/record.ts";
import type { ValidatorError } from "../../catalogue/validators/validator-function.ts";
import { shortened } from "../../catalogue/written/shortened.ts";
import { formats } from "../formats.ts";
import type { ProblemCode } from "../problem.ts";
import { suggest } from "../suggest.ts";
import { anyType, type RecordType, type Said, type Type } from "../type.ts";
import { otherFault, sentenceOfFault } from "./fault-sentence.ts";

/** A fault of a part of a value, with what a problem reports of it. */
export interface Misfit {
  code: ProblemCode;
  /** The JSON pointer of the part within the value. */
  at: string;
  values: Record<string, string | number>;
  suggestion: string | null;
}

/**
 * Finds all parts of a literal value that do not fit, by the same validation as the service, with
 * one misfit for each part; none if nothing is known about the wanted value.
 */
export function misfitsOfValue(value: unknown, wanted: Type): Misfit[] {
  const { said } = wanted;
  if (!said) return [];
  const misfits = new Map<string, Misfit>();
  for (const error of errorsOf(value, said)) {
    const misfit = misfitOfError(error, value, wanted);
    if (!misfits.has(misfit.at)) misfits.set(misfit.at, misfit);
  }
  return [...misfits.values(), ...strayFields(value, wanted, "", new Set(misfits.keys()))];
}

/** The fault in the number of entries of a list. */
export function misfitsOfSize(length: number, { said }: Type): Misfit[] {
  const { minItems = 0, maxItems = length } = said?.schema ?? {};
  const keyword = length < minItems ? "minItems" : length > maxItems ? "maxItems" : null;
  if (keyword === null) return [];
  const limit = keyword === "minItems" ? minItems : maxItems;
  const error = { instancePath: "", keyword, params: { limit } };
  return [misfitOfError(error, `[${length}]`, anyType)];
}

/** Finds missing required fields and unknown fields of a record, whatever the fields' values. */
export function misfitsOfNames(names: readonly string[], wanted: RecordType): Misfit[] {
  const { required = [] } = wanted.said?.schema ?? {};
  const missing = required.filter((name) => !names.includes(name));
  const strays = names.flatMap((name) => strayField(name, wanted, ""));
  const meant = strays.map(({ suggestion }) => suggestion);
  const lacks = missing.filter((name) => !meant.includes(name));
  return lacks.length > 0 ? lacks.map((name) => lackOf("", name)) : strays;
}

function lackOf(at: string, name: string): Misfit {
  return { code: "missingProperty", at, values: { name }, suggestion: null };
}

/**
 * Finds unknown fields in the records within a value, except in records that have other misfits.
 */
function strayFields(
  value: unknown,
  wanted: Type,
  at: string,
  told: ReadonlySet<string>,
): Misfit[] {
  if (wanted.kind === "list" && Array.isArray(value)) {
    return value.flatMap((item, index) => strayFields(item, wanted.of, `${at}/${index}`, told));
  }
  if (wanted.kind !== "record" || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const type = wanted.fields().get(name);
    if (type) return strayFields(part, type, at + pointerStep(name), told);
    return told.has(at) ? [] : strayField(name, wanted, at);
  });
}

function strayField(name: string, wanted: RecordType, at: string): Misfit[] {
  const { additionalProperties, patternProperties } = wanted.said?.schema ?? {};
  const isOpen = additionalProperties !== undefined || patternProperties !== undefined;
  return isOpen || wanted.fields().has(name) ? [] : [strayAt(name, wanted, at)];
}

function strayAt(name: string, wanted: Type, at: string): Misfit {
  const known = wanted.kind === "record" ? [...wanted.fields().keys()] : [];
  const values = { name, known: known.join(", ") || "—" };
  const suggestion = suggest(name, known);
  return { code: "unknownField", at: at + pointerStep(name), values, suggestion };
}

/** The type of the part of a value at the steps of a pointer into it. */
export function typeAt(type: Type, [step, ...others]: readonly string[]): Type {
  if (step === undefined) return type;
  if (type.kind === "list") return typeAt(type.of, others);
  const field = type.kind === "record" ? type.fields().get(step) : undefined;
  return field ? typeAt(field, others) : anyType;
}

/** Whether a type accepts a plain value; an empty text counts as not entered yet. */
export function isTaken(value: string | number, { values, said }: Type & Listed): boolean {
  if (values) return values.some((other) => other === value);
  return !said || said.isEntered === true || value === "" || errorsOf(value, said).length === 0;
}

interface Listed {
  values: readonly (string | number)[] | null;
}

function errorsOf(value: unknown, { schema, catalogue }: Said): ValidatorError[] {
  const errors = interpretSchema({ documents: catalogue.documents, formats }, schema, value);
  return errors.filter(({ keyword }) => keyword !== "endless");
}

function misfitOfError(error: ValidatorError, value: unknown, wanted: Type): Misfit {
  const { instancePath: at, keyword, params } = error;
  const part = pointTo(value, at);
  const misfit = { at, suggestion: null };
  switch (keyword) {
    case "type":
      return { ...misfit, code: "wrongType", values: wrongSort(params.type, part) };
    case "enum":
    case "const": {
      const known = at === "" && "values" in wanted && wanted.values;
      return notOneOf(at, part, known || [params.allowedValues ?? params.allowedValue].flat());
    }
    case "required":
      return lackOf(at, String(params.missingProperty));
    case "additionalProperties": {
      const name = String(params.additionalProperty);
      return strayAt(name, typeAt(wanted, stepsOf(at)), at);
    }
    default:
      return { ...misfit, code: "valueDoesNotFit", values: { value: shown(part), ...said(error) } };
  }
}

function said({ keyword, params }: ValidatorError): Misfit["values"] {
  const { key, values } = sentenceOfFault(keyword, params) ?? otherFault;
  return { fault: key, ...values };
}

function notOneOf(at: string, value: unknown, listed: readonly unknown[]): Misfit {
  const known = listed.map(String);
  const suggestion = typeof value === "string" ? suggest(value, known) : null;
  const values = { value: shown(value), known: known.join(", ") };
  return { code: "notOneOf", at, values, suggestion };
}

/** The names of types that differ between the catalogue and the language. */
const names: Readonly<Record<string, string>> = { array: "list", object: "record" };

function wrongSort(types: unknown, value: unknown): Misfit["values"] {
  const wanted = [types].flat().map((type) => names[String(type)] ?? String(type));
  const isList = Array.isArray(value);
  const given = isList
    ? "list"
    : value === null
      ? "null"
      : isRecord(value)
        ? "record"
        : typeof value;
  return { wanted: wanted.join(" | "), given };
}

/** A value for messages: text without quotes, shortened if long. */
function shown(value: unknown): string {
  return shortened(typeof value === "string" ? value : (JSON.stringify(value) ?? ""), longest);
}

const longest = 60;
