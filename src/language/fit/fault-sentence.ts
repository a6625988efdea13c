import type { ValidatorError } from "../../catalogue/validators/validator-function.ts";
import { formats } from "../formats.ts";

/** The key of a message and the values in it. */
export interface FaultSentence {
  key: string;
  values: Readonly<Record<string, number>>;
}

/**
 * The message for a faulty value, by the keyword of the schema that is not met; `null` for keywords
 * that callers report in their own way, such as a missing property.
 */
export function sentenceOfFault(
  keyword: string,
  params: ValidatorError["params"],
): FaultSentence | null {
  const limit = Number(params.limit ?? 0);
  switch (keyword) {
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
      return { key: `requestFault.${keyword}`, values: { count: limit } };
    case "minimum":
    case "maximum":
      return { key: `requestFault.${keyword}`, values: { limit } };
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return { key: `validation.${keyword}`, values: { limit } };
    case "multipleOf":
      return { key: "validation.multipleOf", values: { of: Number(params.multipleOf) } };
    case "uniqueItems":
    case "pattern":
      return { key: `requestFault.${keyword}`, values: {} };
    case "x-bytes-under":
      return { key: "format.bytesUnder", values: { count: limit } };
    case "x-bytes-over":
      return { key: "format.bytesOver", values: { count: limit } };
    case "format":
      return { key: formatKey(String(params.format)), values: {} };
    default:
      return null;
  }
}

/** The message for a fault of which nothing more is known. */
export const otherFault: FaultSentence = { key: "requestFault.other", values: {} };

function formatKey(name: string): string {
  return Object.hasOwn(formats, name) ? `format.${name}` : "requestFault.pattern";
}
