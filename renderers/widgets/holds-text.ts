import type { ValueKind } from "../../src/language/environment.ts";

/** Accepts texts of a format, and those of none. */
export function holdsText(format: string): ValueKind["accepts"] {
  return ({ kind }, schema) => kind === "string" && (schema.format ?? format) === format;
}
