import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { shownDateType, writtenNumberType } from "../expression/dates/date-types.ts";
import type { Type } from "../type.ts";
import { isTaken } from "./value-fit.ts";

type Plain = Extract<Type, { kind: "string" | "number" }>;

/**
 * Whether two types of texts or numbers can have a value in common, judged by listed values,
 * otherwise by formats, lengths and bounds; true if these are unknown.
 */
export function canShareValue(one: Plain, other: Plain): boolean {
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
