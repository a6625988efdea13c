import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { formats } from "../../../src/language/formats.ts";

/**
 * A text as its form wants it, where that is only a matter of how it came here: an input method
 * writes wide digits, and what is pasted ends with a blank. All other texts stay as they are.
 */
export function inItsForm(text: string, { pattern, format }: JsonSchema): string {
  const plain = text.normalize("NFKC").trim();
  const isRight = (one: string): boolean =>
    (formats[format ?? ""]?.(one) ?? true) &&
    (pattern === undefined || new RegExp(pattern, "u").test(one));
  try {
    return plain !== text && !isRight(text) && isRight(plain) ? plain : text;
  } catch {
    return text;
  }
}
