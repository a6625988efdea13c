import type { ValueKind } from "../../src/language/environment.ts";

/** Creates a check that accepts texts of a format and texts without a format. */
export function holdsText(format: string): ValueKind["accepts"] {
  return ({ kind }, schema) => kind === "string" && (schema.format ?? format) === format;
}
