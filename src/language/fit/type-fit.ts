import { pointerStep } from "../../catalogue/schema/pointer.ts";
import { type RecordType, type Type, typeName } from "../type.ts";
import { isOfNoKind } from "./kind-fit.ts";
import { canShareValue } from "./shared-values.ts";

/** The reason why a value of one type never fits another. */
export interface TypeMisfit {
  /** The part that does not fit, as a JSON pointer into the value. */
  at: string;
  given: Type;
  wanted: Type;
  /** The missing field of a record, if that is the reason. */
  missing: string | null;
}

/**
 * Why no value of one type fits where another is wanted, or `null` if one may fit. Partly unknown
 * types fit, and so does a type that may be `null`, since such a place waits for a value or is left
 * out.
 */
export function misfitOfType(given: Type, wanted: Type): TypeMisfit | null {
  return misfitAt(given, wanted, "", new Set());
}

/** Whether a value of one type may be used where another is wanted. */
export function isAssignable(given: Type, wanted: Type): boolean {
  return misfitOfType(given, wanted) === null;
}

/** Whether `==` between two types can ever be true. */
export function isComparable(a: Type, b: Type): boolean {
  return isAssignable(a, b) || isAssignable(b, a);
}

/** Finds a misfit; `around` holds the enclosing records, since a recursive type contains itself. */
function misfitAt(
  given: Type,
  wanted: Type,
  at: string,
  around: ReadonlySet<Type>,
): TypeMisfit | null {
  if (wanted.kind === "any" && isOfNoKind(given, wanted.said)) {
    return { at, given, wanted, missing: null };
  }
  if (wanted.kind === "any" || given.kind === "any" || given.kind === "null") return null;
  if (given.kind === "list" && wanted.kind === "list") {
    return misfitAt(given.of, wanted.of, `${at}/0`, around);
  }
  if (given.kind === "record" && wanted.kind === "record") {
    return around.has(wanted)
      ? null
      : misfitOfRecord(given, wanted, at, new Set([...around, wanted]));
  }
  const areTexts = given.kind === "string" && wanted.kind === "string";
  const areNumbers = given.kind === "number" && wanted.kind === "number";
  const fits = areTexts || areNumbers ? canShareValue(given, wanted) : given.kind === wanted.kind;
  return fits ? null : { at, given, wanted, missing: null };
}

function misfitOfRecord(
  given: RecordType,
  wanted: RecordType,
  at: string,
  around: ReadonlySet<Type>,
): TypeMisfit | null {
  const known = given.fields();
  const required = wanted.said?.schema.required ?? [];
  for (const [name, type] of wanted.fields()) {
    const own = known.get(name);
    const isMissing = !own && required.includes(name) && !type.said?.schema.readOnly;
    if (isMissing) return { at, given, wanted, missing: name };
    const held = own ?? given.some?.().get(name);
    const misfit = held && misfitAt(held, type, at + pointerStep(name), around);
    if (misfit) return misfit;
  }
  return null;
}

/** The name of a type in messages that compare types, which includes its format if it has one. */
export function fullTypeName(type: Type): string {
  if (type.kind === "list") return `list<${fullTypeName(type.of)}>`;
  const { format, type: named } = type.said?.schema ?? {};
  if (type.kind === "string" && !type.values && format) return `${typeName(type)} (${format})`;
  return type.kind === "number" && !type.values && [named].flat().includes("integer")
    ? "integer"
    : typeName(type);
}
