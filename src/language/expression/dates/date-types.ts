import type { Type } from "../../type.ts";

const ofFormat = (format: string): Type => ({
  kind: "string",
  values: null,
  said: { schema: { type: "string", format }, catalogue: { documents: new Map() } },
});

/** The type of a date such as `2026-03-29`. */
export const dateType = ofFormat("date");

/** The type of a timestamp such as `2026-03-29T01:30:00Z`. */
export const dateTimeType = ofFormat("date-time");

/** The type of a time of day such as `08:00:00`. */
export const timeType = ofFormat("time");

/** The type of a date or a timestamp. */
export const momentType = ofFormat("date or date-time");

/** The type of a date or timestamp as a language writes it, such as `29 Mar 2026`. */
export const shownDateType = ofFormat("date as shown");

/** The type of a number that is written as a text, such as `12`. */
export const writtenNumberType = ofFormat("number as text");

/** The types of texts whose order, letter by letter, is not that of what they say. */
const writtenTypes: readonly Type[] = [shownDateType, writtenNumberType];

/** Whether texts of a type have an order that says nothing: `9` comes after `10`. */
export const isWrittenOut = (type: Type): boolean => writtenTypes.includes(type);

/**
 * Whether a text of digits, such as `'100'`, is compared with texts of any length, among which `9`
 * comes after it. A year and a number with a zero before it belong to texts of one length.
 */
export function isOfDigits(literal: Type, other: Type): boolean {
  if (literal.kind !== "string" || other.kind !== "string" || other.values) return false;
  const [text = "", ...others] = literal.values ?? [];
  const { format, pattern } = other.said?.schema ?? {};
  const isPlain = format === undefined && pattern === undefined;
  return isPlain && others.length === 0 && /^(?!(19|20)\d\d$)[1-9]\d+([.,]\d+)?$/.test(text);
}

/** Matches a zone with a fixed offset such as `+05:30`, which not every browser knows as a zone. */
export const fixedOffset = /^[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?$/;

/** The type of a time zone: a name such as `Europe/Berlin`, or a fixed offset. */
export const zoneType = ofFormat("time zone");
