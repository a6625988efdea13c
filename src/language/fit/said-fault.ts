import type { ValidatorError } from "../../catalogue/validators/validator-function.ts";
import { formats } from "../formats.ts";

/** What a sentence by its key says with its values. */
type Said = Record<string, string | number>;

/** A value, and the sentence that says what is wrong with it by its key, with its values. */
export function saidFault({ keyword, params }: ValidatorError, value: string): Said {
  return { value, ...sentenceOf(keyword, params) };
}

function sentenceOf(keyword: string, params: ValidatorError["params"]): Said {
  const limit = Number(params.limit ?? 0);
  switch (keyword) {
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
      return { fault: `requestFault.${keyword}`, count: limit };
    case "minimum":
    case "maximum":
      return { fault: `requestFault.${keyword}`, limit };
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return { fault: `validation.${keyword}`, limit };
    case "multipleOf":
      return { fault: "validation.multipleOf", of: Number(params.multipleOf) };
    case "uniqueItems":
    case "pattern":
      return { fault: `requestFault.${keyword}` };
    case "x-bytes-under":
      return { fault: "format.bytesUnder", count: limit };
    case "x-bytes-over":
      return { fault: "format.bytesOver", count: limit };
    case "additionalProperties":
      return { fault: "requestFault.unknown" };
    case "format":
      return { fault: formatKey(String(params.format)) };
    default:
      return { fault: "requestFault.other" };
  }
}

function formatKey(name: string): string {
  return Object.hasOwn(formats, name) ? `format.${name}` : "requestFault.pattern";
}
