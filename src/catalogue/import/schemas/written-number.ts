import { type JsonObject, ownText } from "../../schema/record.ts";
import { isSafePattern } from "../../schema/safe-pattern.ts";

/** The pattern of texts that are numbers. */
const ofNumbers = String.raw`^[+-]?\d*\.?\d*$`;

/**
 * A text with a pattern that could not be used, which restricts it to numbers as that of Pydantic's
 * amounts does, has a plain one instead: a form asks for an amount that may be sent as a number or
 * as such a text in one field, and nobody has to choose between the two.
 */
export function asWrittenNumber(schema: JsonObject): JsonObject {
  const pattern = ownText(schema, "pattern");
  if (pattern === undefined || isSafePattern(pattern) || !isOfNumbers(pattern)) return schema;
  return { ...schema, pattern: ofNumbers };
}

/** Whether a pattern admits numbers and nothing else, as far as examples show it. */
function isOfNumbers(pattern: string): boolean {
  try {
    const expression = new RegExp(pattern, "u");
    const admits = (text: string) => expression.test(text);
    return ["1", "10", "1.5"].every(admits) && !nonNumbers.some(admits);
  } catch {
    return false;
  }
}

const nonNumbers = ["a", "1a", "1-5", "1:5", "1 5", "1,5", "1.5.2", "1/5", "1e5", "1%", "NaN"];
