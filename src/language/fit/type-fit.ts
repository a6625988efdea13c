import { type JsonSchema, type JsonType, typesOf } from "../../catalogue/schema/json-schema.ts";
import { pointerStep } from "../../catalogue/schema/pointer.ts";
import { resolveSchema } from "../../catalogue/schema/resolve-schema.ts";
import { shownDateType, writtenNumberType } from "../expression/dates/date-types.ts";
import { type RecordType, type Said, type Type, typeName } from "../type.ts";
import { isTaken } from "./value-fit.ts";

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

const jsonTypes: Readonly<Record<Type["kind"], readonly JsonType[] | null>> = {
  any: null,
  null: null,
  bool: ["boolean"],
  number: ["number", "integer"],
  string: ["string"],
  record: ["object"],
  list: ["array"],
};

/** Whether a schema takes values of several kinds, none of which is that of the given type. */
function isOfNoKind({ kind }: Type, said: Said | undefined): boolean {
  const given = jsonTypes[kind];
  const taken = said && given && kindsOf(said, said.schema);
  return Boolean(taken) && !given?.some((type) => taken?.includes(type));
}

/** The JSON types that a schema takes, by its `type` or its branches; `null` if one is unknown. */
function kindsOf({ catalogue }: Pick<Said, "catalogue">, source: JsonSchema): JsonType[] | null {
  const schema = resolveSchema(catalogue.documents, source);
  const types = typesOf(schema);
  if (types.length > 0 || schema.type !== undefined) return types;
  const branches = schema.oneOf ?? schema.anyOf;
  const kinds = branches?.map((branch) => kindsOf({ catalogue }, branch));
  return kinds?.every((one) => one !== null) ? kinds.flatMap((one) => one ?? []) : null;
}

type Plain = Extract<Type, { kind: "string" | "number" }>;

/**
 * Whether two types of texts or numbers can have a value in common, judged by listed values,
 * otherwise by formats, lengths and bounds; true if these are unknown.
 */
function canShareValue(one: Plain, other: Plain): boolean {
  const [listed, rest] = one.values ? [one, other] : [other, one];
  if (listed.values) return listed.values.some((value) => isTaken(value, rest));
  const [first, second] = [one.said?.schema, other.said?.schema];
  if (!first || !second) return true;
  return (
    !excludesFormat(first, second) &&
    bounds.every(([least, most]) => !isBelow(first[most], second[least])) &&
    bounds.every(([least, most]) => !isBelow(second[most], first[least]))
  );
}

const bounds = [
  ["minLength", "maxLength"],
  ["minimum", "maximum"],
] as const satisfies readonly (readonly (keyof JsonSchema)[])[];

const isBelow = (most: number | undefined, least: number | undefined): boolean =>
  most !== undefined && least !== undefined && most < least;

/** Formats that exclude each other: no text has two of them. */
const exclusive: readonly string[] = [
  ...["date", "date-time", "time", "uuid", "email"],
  ...[shownDateType, writtenNumberType].map(({ said }) => said?.schema.format ?? ""),
];

function excludesFormat({ format: one = "" }: JsonSchema, { format: other = "" }: JsonSchema) {
  return one !== other && exclusive.includes(one) && exclusive.includes(other);
}
