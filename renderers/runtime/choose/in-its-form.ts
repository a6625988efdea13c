import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { formats } from "../../../src/language/formats.ts";

/** The letters, digits and marks that an input method writes as wide as a Chinese character. */
const wide = /[\uFF01-\uFF5E\u3000]/g;

/**
 * A text as its form wants it, where that is only a matter of how it came here: an input method
 * writes wide digits, and what is pasted ends with a blank. All other texts stay as they are: `10²`
 * is not `102`.
 */
export function inItsForm(text: string, { pattern, format }: JsonSchema): string {
  const plain = text.replace(wide, (one) => one.normalize("NFKC")).trim();
  const isRight = (one: string): boolean =>
    (formats[format ?? ""]?.(one) ?? true) &&
    (pattern === undefined || new RegExp(pattern, "u").test(one));
  try {
    return plain !== text && !isRight(text) && isRight(plain) ? plain : text;
  } catch {
    return text;
  }
}
