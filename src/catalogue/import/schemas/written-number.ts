import { isRecord, type JsonObject, own, ownList, ownText } from "../../schema/record.ts";
import { isSafePattern } from "../../schema/safe-pattern.ts";

/**
 * A number that may also be written as a text, as the amounts of Pydantic, becomes that text: nobody
 * has to choose between the two, and no digit is lost. A text that its pattern restricts to numbers
 * is told as such.
 */
export function asWrittenNumber(schema: JsonObject): JsonObject {
  for (const name of ["anyOf", "oneOf"]) {
    const parts = ownList(schema, name).filter(isRecord);
    const typed = (type: string) => parts.filter((part) => ownText(part, "type") === type);
    const [text, ...texts] = typed("string");
    const numbers = [...typed("number"), ...typed("integer")];
    const isAll = parts.length === numbers.length + typed("null").length + 1;
    if (!text || texts.length > 0 || numbers.length === 0 || !isAll) continue;
    if (!isOfNumbers(text)) continue;
    const { [name]: _, ...rest } = schema;
    const type = typed("null").length > 0 ? ["string", "null"] : "string";
    return told({ ...text, ...rest, type });
  }
  const isPlain = ownText(schema, "type") === "string" && own(schema, "format") === undefined;
  return isPlain && isOfNumbers(schema) ? told(schema) : schema;
}

/** A text of a number, whose pattern is left out where it could not be used: the format says it. */
function told({ pattern, ...rest }: JsonObject): JsonObject {
  const isKept = typeof pattern === "string" && isSafePattern(pattern);
  return { ...rest, ...(isKept && { pattern }), format: "decimal" };
}

/** Whether a pattern admits numbers and nothing else, as far as examples show it. */
function isOfNumbers(schema: JsonObject): boolean {
  const pattern = ownText(schema, "pattern");
  if (pattern === undefined) return false;
  try {
    const expression = new RegExp(pattern, "u");
    const admits = (text: string) => expression.test(text);
    return ["1", "10", "1.5"].every(admits) && !nonNumbers.some(admits);
  } catch {
    return false;
  }
}

const nonNumbers = ["a", "1a", "1-5", "1:5", "1 5", "1,5", "1.5.2", "1/5"];
